import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf } from './tell-move.ts';

test('the names of a told move stand out, and the sentence stays as it is', () => {
  const told = 'reserved Baja–Kaposvár and Losonc–Rozsnyó';
  const parts = partsOf(told, ['Baja–Kaposvár', 'Losonc–Rozsnyó']);
  assert.deepEqual(
    parts.filter(({ name }) => name).map(({ text }) => text),
    ['Baja–Kaposvár', 'Losonc–Rozsnyó'],
  );
  assert.equal(parts.map(({ text }) => text).join(''), told);
});

test('a purchase of more lines than its sentence has names only what stands in it', () => {
  const told = 'megvette: Bz, vele: Lépcső';
  const parts = partsOf(told, ['Baja–Kaposvár', 'Bz', 'Lépcső']);
  assert.equal(parts.map(({ text }) => text).join(''), told);
  assert.deepEqual(
    parts.map(({ name }) => name),
    [false, true, false, true],
  );
});
