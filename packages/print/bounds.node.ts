import type { Box, Matrix } from './page.ts';
import { segments } from './path.ts';

const UNTURNED: Matrix = [1, 0, 0, 1, 0, 0];
/** For tests: a rectangle that holds the path once it is placed, its points and control points. */
export function boundsOf(d: string, at: Matrix = UNTURNED): Box {
  const [a, b, c, e, f, g] = at;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, ...numbers] of segments(d))
    for (let i = 0; i < numbers.length; i += 2) {
      const x = a * numbers[i]! + c * numbers[i + 1]! + f;
      const y = b * numbers[i]! + e * numbers[i + 1]! + g;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
