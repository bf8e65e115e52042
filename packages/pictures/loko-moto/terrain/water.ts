import { curve, pathOf, wayAt } from './curve.ts';
import type { At, Lake, River } from './terrain.ts';

/** A river is this part of its width at its source, and full after this part of its course. */
const SPRING = 0.38;
const GROWN = 0.45;

/** How wide a river is at a part (0 to 1) of its course, in drawing units. */
export function widthAt({ width, whole }: River, part: number): number {
  return whole ? width : width * (SPRING + (1 - SPRING) * Math.min(1, part / GROWN));
}

/** The outline of a river, to be filled. */
export function riverPath(river: River): string {
  const samples = curve(river.course);
  const banks = [1, -1].map((side) =>
    samples.map(([x, y], i): At => {
      const [dx, dy] = wayAt(samples, i);
      const half = (side * widthAt(river, i / (samples.length - 1))) / 2;
      return [x - dy * half, y + dx * half];
    }),
  );
  return pathOf([...banks[0]!, ...banks[1]!.toReversed()], true);
}

/** The outline of a lake or an island. */
export function shorePath({ shore }: Lake): string {
  return pathOf(curve(shore, true), true);
}
