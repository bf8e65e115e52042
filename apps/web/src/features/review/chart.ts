import type { Review } from '@turntable/bots/review/review.ts';

export const WIDTH = 640;
export const HEIGHT = 220;
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 36, 12, 24];

/** Dashes by side, so that curves are told apart without colour. */
export const DASHES = ['', '7 3', '2 3', '10 4 2 4', '1 5'];

/** The height of a chance from 0 to 1 in the chart, in its own units; 1 is at the top. */
export const y = (chance: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);

/** The least distance of two letters at the ends of curves. */
const LETTER = 15;

/** A curve of chances, in the chart's own units. */
export interface Curve {
  readonly side: number;
  readonly path: string;
  /** Where its letter stands: at its end, or so near to that as the others leave room. */
  readonly letter: readonly [number, number];
}
export interface Mark {
  /** From 1, as in the list beside the chart. */
  readonly n: number;
  readonly at: readonly [number, number];
}

/**
 * A curve for each side: equal chances at first, one point a move, and the outcome at the end, shared among winners.
 */
export function curvesOf({ moves, sides, winners }: Review): Curve[] {
  const count = Math.max(...sides) + 1;
  const ends = Array.from({ length: count }, (_, side) => (winners.includes(side) ? 1 / winners.length : 0));
  const heights = apart(ends.map(y));
  return ends.map((won, side) => {
    const points = [1 / count, ...moves.map(({ chances }) => chances[side]!), won];
    const path = points.map(
      (chance, i) => `${i === 0 ? 'M' : 'L'}${at(i, points.length)} ${fixed(y(chance))}`,
    );
    return { side, path: path.join(''), letter: [at(points.length - 1, points.length) + 8, heights[side]!] };
  });
}

/** Heights moved apart so that no two letters overlap, upwards where they come too low. */
function apart(heights: readonly number[]): number[] {
  const places = [...heights];
  let lowest = Infinity;
  for (const i of [...heights.keys()].sort((a, b) => heights[b]! - heights[a]! || b - a)) {
    places[i] = Math.min(places[i]!, lowest);
    lowest = places[i]! - LETTER;
  }
  return places;
}

/** The turning points, each on the curve of the side that moved. */
export function marksOf({ moves, turning, sides }: Review): Mark[] {
  return turning.map((index, i) => {
    const move = moves[index]!;
    const side = sides[move.seat]!;
    return { n: i + 1, at: [at(index + 1, moves.length + 2), y(move.chances[side]!)] };
  });
}

const fixed = (value: number): number => Math.round(value * 10) / 10;
const at = (i: number, count: number): number =>
  fixed(LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, count - 1));

/** Left and right edge of what is drawn. */
export const EDGES = [LEFT, WIDTH - RIGHT] as const;
