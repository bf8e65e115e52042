import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRONTS } from '@turntable/roster/fronts.ts';
import type { OwnLocomotive } from '../../locomotives/own.ts';
import { byLot, fitting, yearsOf } from './choice.ts';

const ANY = { words: '', country: '', era: '' } as const;

test('an era keeps the locomotives first built in it, and none whose year is not known', () => {
  const [a, b, c] = FRONTS;
  const years = { [a!.id]: 1899, [b!.id]: 1900 };
  const all = [a!, b!, c!];
  assert.deepEqual(fitting(all, { ...ANY, era: 'early' }, years), [a]);
  assert.deepEqual(fitting(all, { ...ANY, era: 'edwardian' }, years), [b]);
  assert.deepEqual(fitting(all, { ...ANY, era: 'late' }, years), []);
  assert.deepEqual(fitting(all, ANY, years), all);
});

test('LV-1.4 a locomotive of one’s own is of the era in which its own sheet has it first built', () => {
  const [front] = FRONTS;
  const own: OwnLocomotive = { ...front!, id: 'own-a', years: [1938, 1946], raw: {} };
  const { years: _years, ...unknown } = { ...own, id: 'own-b' };
  const all = [front!, own, unknown];
  const years = yearsOf(all, { [front!.id]: 1899 });
  assert.deepEqual(years, { [front!.id]: 1899, 'own-a': 1938 });
  assert.deepEqual(fitting(all, { ...ANY, era: 'between' }, years), [own]);
  assert.deepEqual(fitting(all, { ...ANY, era: 'early' }, years), [front]);
});

test('country and words narrow further', () => {
  const hungarian = fitting(FRONTS, { ...ANY, country: 'HU' }, {});
  assert.ok(hungarian.length > 0);
  assert.ok(hungarian.every(({ country }) => country === 'HU'));
  assert.deepEqual(fitting(FRONTS, { ...ANY, country: 'HU', words: 'no such engine' }, {}), []);
});

test('the lot draws different locomotives first, and repeats only when there are too few', () => {
  const numbers = [0.99, 0, 0.5];
  let at = 0;
  const random = (): number => numbers[at++ % numbers.length]!;
  assert.deepEqual(byLot(['a', 'b', 'c'], 3, random).toSorted(), ['a', 'b', 'c']);
  const drawn = byLot(['a', 'b'], 5, random);
  assert.equal(drawn.length, 5);
  assert.deepEqual(drawn.slice(0, 2).toSorted(), ['a', 'b']);
  assert.deepEqual(byLot([], 2, random), []);
});
