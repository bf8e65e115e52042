import { TURNS, turnPoint, pointKey } from '@turntable/games/loko-moto/lattice.ts';
import type { Lattice, Point, Shape } from '@turntable/games/loko-moto/types.ts';

/** Ways along a lattice as they lie on paper. */
export const WAYS = {
  triangular: ['right', 'down-right', 'down-left', 'left', 'up-left', 'up-right'],
  square: ['right', 'down', 'left', 'up'],
} as const;
type Way = (typeof WAYS)[Lattice][number];

/** A stretch of a pattern: the point it starts at (numbered from 1 in the order they are reached), and the ways from there. */
export interface Stretch {
  readonly from: number;
  readonly ways: readonly Way[];
}

function wayOf(lattice: Lattice, [aq, ar]: Point, [bq, br]: Point): Way {
  let step: Point = [1, 0];
  for (let turn = 0; turn < TURNS[lattice]; turn++) {
    if (step[0] === bq - aq && step[1] === br - ar) return WAYS[lattice][turn]!;
    step = turnPoint(lattice, step);
  }
  throw new RangeError('not a section of this lattice');
}

/**
 * A pattern in words that can be drawn from: from one end as far as it goes, then the branches. It starts at a point where an
 * odd number of sections meet, if there is one, so that there are as few branches as possible.
 */
export function stretches(lattice: Lattice, pattern: Shape['pattern']): readonly Stretch[] {
  let known = cache.get(pattern);
  if (!known) cache.set(pattern, (known = found(lattice, pattern)));
  return known;
}

/** Cards are described anew after every move; a pattern lies on one lattice only. */
const cache = new WeakMap<Shape['pattern'], readonly Stretch[]>();

function found(lattice: Lattice, pattern: Shape['pattern']): readonly Stretch[] {
  const left = new Set(pattern);
  const degree = new Map<string, number>();
  for (const point of pattern.flat()) degree.set(pointKey(point), (degree.get(pointKey(point)) ?? 0) + 1);
  const points = pattern.flat();
  const start = points.find((p) => degree.get(pointKey(p))! % 2 === 1) ?? points[0];
  if (!start) return [];
  const reached: Point[] = [start];
  const indexOf = (point: Point): number => reached.findIndex((other) => pointKey(other) === pointKey(point));
  const out: Stretch[] = [];
  for (let i = 0; i < reached.length; i++) {
    for (;;) {
      const ways: Way[] = [];
      let here = reached[i]!;
      for (;;) {
        const section = [...left].find((s) => s.some((point) => pointKey(point) === pointKey(here)));
        if (!section) break;
        left.delete(section);
        const there = pointKey(section[0]) === pointKey(here) ? section[1] : section[0];
        ways.push(wayOf(lattice, here, there));
        if (indexOf(there) < 0) reached.push(there);
        here = there;
      }
      if (ways.length === 0) break;
      out.push({ from: i + 1, ways });
    }
  }
  return out;
}
