import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dots, feltBand, grain, INSET, pencilLine } from './felt-pen.ts';

const HALF = 5.5;
const feltLine = (seed: number, length: number): string =>
  feltBand({ seed, from: INSET, to: length - INSET, half: HALF });
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('a felt pen line is the same each time it is drawn, and no two sections have the same', () => {
  assert.equal(feltLine(7, 100), feltLine(7, 100));
  assert.equal(new Set(Array.from({ length: 100 }, (_, seed) => feltLine(seed, 100))).size, 100);
  assert.equal(pencilLine(7, 100), pencilLine(7, 100));
  assert.deepEqual(dots(7, 100), dots(7, 100));
});

test('its edges are uneven, but only slightly, and it stays between its stations', () => {
  for (let seed = 0; seed < 50; seed++) {
    const values = numbers(feltLine(seed, 100));
    const ys = values.filter((_, i) => i % 2 === 1).map(Math.abs);
    const xs = values.filter((_, i) => i % 2 === 0);
    assert.ok(Math.max(...ys) <= HALF + 1.5);
    assert.ok(Math.max(...ys) - Math.min(...ys.filter((y) => y > 0)) > 0.2);
    assert.ok(Math.min(...xs) >= 0 && Math.max(...xs) <= 100);
    assert.ok(Math.min(...xs) >= INSET - HALF);
  }
});

test('a reservation is a row of dots between the stations, a longer section has more', () => {
  const row = dots(3, 100);
  assert.ok(row.length >= 4);
  for (const { x, r } of row) assert.ok(x - r >= INSET && x + r <= 100 - INSET);
  assert.ok(dots(3, 173).length > row.length);
});

test('grain is spread from 0 to 1', () => {
  const values = Array.from({ length: 1000 }, (_, i) => grain(i >> 5, i & 31));
  assert.ok(Math.min(...values) >= 0 && Math.max(...values) < 1);
  const mean = values.reduce((a, b) => a + b) / values.length;
  assert.ok(Math.abs(mean - 0.5) < 0.05, `mean ${mean}`);
});
