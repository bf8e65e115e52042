import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRONTS } from '@turntable/roster/fronts.ts';
import { meant, takenFor } from './taken-for.ts';

const taken = (text: string) => takenFor(text, [], 2, (n) => `card ${n}`);

test('a name of the roster is known as people type it, and by its id', () => {
  const front = FRONTS.find(({ name }) => /[\u00c0-\u017f]/.test(name))!;
  const plain = front.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  assert.notEqual(plain, front.name);
  for (const text of [front.name, ` ${plain} `, front.id]) assert.equal(taken(text).id, front.id, text);
  assert.equal(taken(plain).name, front.name);
});

test('any other name is a card that the book does not know, and none has the number of its place', () => {
  assert.deepEqual(taken('Mallard'), {
    id: 'named-mallard',
    name: 'Mallard',
    source: 'foreign',
    features: [],
  });
  assert.equal(taken(' ').name, 'card 3');
  assert.equal(taken('?!').source, 'foreign');
});

test('LD-5.8 a name that is typed twice is one locomotive, cards without a name are two', () => {
  const both = (a: string, b: string) =>
    [a, b].map((text, i) => takenFor(text, [], i, (n) => `card ${n}`).id);
  const [one, other] = both('My Engine', ' my engine');
  assert.equal(one, other);
  assert.equal(new Set(both('', '')).size, 2);
});

test('what may have been meant has all the words that were typed', () => {
  assert.deepEqual(meant('mallard', [], 2), ['LNER A4 Mallard']);
  assert.deepEqual(meant('my unknown one', [], 2), []);
  // Two letters are in too many names.
  assert.deepEqual(meant('un', [], 2), []);
  assert.equal(meant('union', [], 2).length, 2);
});
