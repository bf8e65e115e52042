import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRAINS } from './boxes.ts';

const count = (price: number): number => TRAINS.filter((t) => t.price === price).length;

test('LM-9.2 there are 26 trains, each with an id and a name of its own', () => {
  assert.equal(TRAINS.length, 26);
  assert.equal(new Set(TRAINS.map((t) => t.id)).size, 26);
  assert.equal(new Set(TRAINS.map((t) => t.name)).size, 26);
  for (const { id } of TRAINS) assert.match(id, /^[a-z0-9-]+$/);
});

test('LM-9.2 the Csörgő costs 6', () => {
  assert.equal(TRAINS.find((t) => t.name === 'Csörgő')?.price, 6);
});

test('LM-9.2 the draisine has a negative bonus, and no other train has one', () => {
  assert.deepEqual(
    TRAINS.filter((t) => t.bonus < 0).map((t) => t.name),
    ['Hajtány'],
  );
});

test('LM-9.2 prices spread over 2 to 9', () => {
  assert.deepEqual([...new Set(TRAINS.map((t) => t.price))].sort(), [2, 3, 4, 5, 6, 7, 8, 9]);
});

test('LM-9.2 the middle prices are the most frequent, fewer the further from it', () => {
  assert.equal(count(5), count(6));
  for (const price of [2, 3, 4]) assert.ok(count(price) < count(price + 1), `${price}`);
  for (const price of [7, 8, 9]) assert.ok(count(price) <= count(price - 1), `${price}`);
  assert.ok(count(7) < count(6));
});

test('LM-9.2 six trains have +1, and no bonus is another', () => {
  assert.equal(TRAINS.filter((t) => t.bonus === 1).length, 6);
  assert.ok(TRAINS.every((t) => t.bonus === 0 || t.bonus === 1 || t.name === 'Hajtány'));
});
