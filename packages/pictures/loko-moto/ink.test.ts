import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtLine, reservedLine, usedLine, wonLine, type Mark } from './ink.ts';

const drawn = (marks: readonly Mark[]): string => JSON.stringify(marks);
const SEATS = [0, 1, 2, 3, 4];

test('five players and nobody are told apart by shape alone, built and turned in', () => {
  const built = SEATS.map((seat) => drawn(builtLine(seat, 7, 100)));
  const used = [...SEATS, null].map((seat) => drawn(usedLine(seat, 7, 100)));
  assert.equal(new Set([...built, ...used]).size, 11);
});

test('ink runs unbroken over whatever a turned-in line had been', () => {
  for (const seat of [...SEATS, null]) {
    const ink = usedLine(seat, 7, 100).at(-1)!;
    assert.equal(ink.tone, 'ink');
    assert.equal(ink.d.split('M').length - 1, 1);
  }
});

test('a line is the same each time, and stays between its stations', () => {
  for (const marks of [
    ...SEATS.map((seat) => builtLine(seat, 3, 100)),
    reservedLine(3, 100),
    wonLine(2, 3, 100),
  ]) {
    assert.ok(marks.every(({ d }) => !/NaN|undefined/.test(d)));
    const starts = marks.flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)));
    assert.ok(Math.min(...starts) > 8 && Math.max(...starts) < 92, String(starts));
  }
  assert.equal(drawn(builtLine(4, 3, 100)), drawn(builtLine(4, 3, 100)));
});
