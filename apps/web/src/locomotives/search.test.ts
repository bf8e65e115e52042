import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRONTS } from '@turntable/roster/fronts.ts';
import { arrangements, found, sortedBy, sortedByValue, type Search } from './search.ts';

const all: Search = { words: '', country: '', whyte: '', features: [] };
const collator = new Intl.Collator('en', { numeric: true });
const ids = (search: Partial<Search>) => found(FRONTS, { ...all, ...search }).map(({ id }) => id);

test('every word must be somewhere on the front, in any case and without accents', () => {
  assert.deepEqual(ids({ words: 'skoda csd' }), ['csd-498-1']);
  assert.deepEqual(ids({ words: '  FLYING scotsman ' }), ['lner-a3-flying-scotsman']);
  assert.deepEqual(ids({ words: 'mallard union' }), []);
  assert.equal(ids({ words: '' }).length, FRONTS.length);
});

test('country, wheel arrangement and all chosen features narrow the list', () => {
  assert.deepEqual(ids({ country: 'HU' }), ['mav-424']);
  assert.deepEqual(ids({ whyte: '4-14-4' }), ['szd-aa20']);
  assert.deepEqual(ids({ features: ['garratt', 'oil-fired'] }), ['ear-59-garratt']);
});

test('locomotives stand in order of a fact, or of a value with the unknown last', () => {
  const named = sortedBy(FRONTS, 'name', collator).map(({ name }) => name);
  assert.deepEqual(named, [...named].sort(collator.compare));
  assert.equal(sortedBy(FRONTS, 'whyte', collator)[0]!.id, 'stephenson-rocket');
  const some = FRONTS.slice(0, 4);
  const values = { [some[1]!.id]: 5, [some[3]!.id]: 9 };
  assert.deepEqual(
    sortedByValue(some, values, collator).map(({ id }) => id).slice(0, 2),
    [some[3]!.id, some[1]!.id],
  ); // prettier-ignore
});

test('wheel arrangements are listed once, the fewest wheels first', () => {
  const list = arrangements(FRONTS);
  assert.equal(new Set(list).size, list.length);
  assert.deepEqual(list.slice(0, 2), ['0-2-2', '0-4-0']);
});
