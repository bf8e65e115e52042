import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf } from './path.ts';
import { penPath } from './pens.ts';

test('the five patterns differ without colour', () => {
  // Each pattern on a grid of 0.5 units, as a bitmap of its bars and beads.
  const bitmap = (seat: number): number[] => {
    const parts = penPath(seat, 0, 78).split(/(?=M)/);
    const cells: number[] = [];
    for (let x = 0.25; x < 78; x += 0.5)
      for (let y = -6.9; y < 7; y += 0.5)
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
  };
  const maps = [0, 1, 2, 3, 4].map(bitmap);
  for (let a = 0; a < 5; a++)
    for (let b = 0; b < a; b++) {
      const found = correlation(maps[a]!, maps[b]!);
      assert.ok(found < 0.9, `${a} and ${b}: ${found}`);
    }
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
