import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf } from './bounds.node.ts';
import { CORE, penPath, usedPath } from './pens.ts';

/** A pattern on a grid of 0.5 units, as a bitmap of its bars and beads outside a core; `reach`: up and down. */
function bitmapOf(path: string, reach: number, core = 0): number[] {
  const parts = path.split(/(?=M)/);
  const cells: number[] = [];
  for (let x = 0.25; x < 78; x += 0.5)
    for (let y = 0.1 - reach; y < reach; y += 0.5)
      if (Math.abs(y) > core)
        cells.push(
          parts.some((part) => {
            const { x: left, y: top, width, height } = boundsOf(part);
            if (!part.includes('a')) return x >= left && x <= left + width && y >= top && y <= top + height;
            return Math.hypot(x - left - width / 2, y - top - height / 2) <= width / 2;
          })
            ? 1
            : 0,
        );
  return cells;
}
function expectDifferent(maps: readonly number[][]): void {
  for (let a = 0; a < 5; a++)
    for (let b = 0; b < a; b++) {
      const found = correlation(maps[a]!, maps[b]!);
      assert.ok(found < 0.9, `${a} and ${b}: ${found}`);
    }
}

test('the five patterns differ without colour', () => {
  expectDifferent([0, 1, 2, 3, 4].map((seat) => bitmapOf(penPath(seat, 0, 78), 7)));
});

test('the five patterns differ without colour beside the black core of a line that was turned in', () => {
  expectDifferent([0, 1, 2, 3, 4].map((seat) => bitmapOf(usedPath(seat, 0, 78), 8, CORE)));
});

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (of: readonly number[]): number => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  a.forEach((value, i) => {
    ab += (value - ma) * (b[i]! - mb);
    aa += (value - ma) ** 2;
    bb += (b[i]! - mb) ** 2;
  });
  return ab / Math.sqrt(aa * bb);
}
