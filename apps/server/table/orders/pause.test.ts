import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import { pause, within, type Uniform } from './pause.ts';

const RANGE = { from: 1500, to: 9000 };
function uniform(seed: number): Uniform {
  const rng = quickRng(seed);
  return () => rng.below(2 ** 30) / 2 ** 30;
}
const drawn = (count: number, luck: Uniform): number[] =>
  Array.from({ length: count }, () => pause(RANGE, luck)).sort((a, b) => a - b);

test('pauses stay in the range, and their median is its middle as time is felt', () => {
  const all = drawn(4000, uniform(1));
  assert.ok(all[0]! >= RANGE.from && all.at(-1)! <= RANGE.to);
  const median = all[2000]!;
  assert.ok(Math.abs(median - Math.sqrt(RANGE.from * RANGE.to)) < 200, String(median));
  const mean = all.reduce((sum, ms) => sum + ms, 0) / all.length;
  assert.ok(mean > median, 'skewed to the right, as response times are');
});

test('they are not one of a few: an observer cannot tell them by their length', () => {
  assert.ok(new Set(drawn(1000, uniform(2))).size > 800);
  assert.ok(new Set(Array.from({ length: 200 }, () => pause(RANGE))).size > 150, 'the system’s luck');
});

test('a range of one length is that length, none at all is no pause', () => {
  assert.equal(pause({ from: 0, to: 0 }), 0);
  assert.equal(pause({ from: 40, to: 40 }), 40);
  assert.ok(pause({ from: 0, to: 5 }) <= 5);
});

test('where the answer’s time is short they shrink alike, and end before it does', () => {
  assert.equal(within(4000, RANGE, 60_000), 4000);
  assert.equal(within(4000, RANGE, 12_000), 4000);
  for (const left of [11_999, 6000, 1000, 1]) {
    assert.ok(within(9000, RANGE, left) < left);
    const [short, long] = [within(2000, RANGE, left), within(8000, RANGE, left)];
    assert.ok(Math.abs(long - 4 * short) < 4, 'in proportion');
  }
  assert.equal(within(4000, RANGE, -5), 0);
});
