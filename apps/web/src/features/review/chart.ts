import type { Review } from '@turntable/bots/review/review.ts';

/** The size of a chart, in its own units. */
interface Frame {
  readonly width: number;
  readonly height: number;
}
/** As wide as a page, and as a phone; letters are as large in both. */
export const WIDE: Frame = { width: 640, height: 220 };
export const NARROW: Frame = { width: 340, height: 240 };
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 36, 12, 24];

/** Dashes by side, so that curves are told apart without colour. */
export const DASHES = ['', '7 3', '2 3', '10 4 2 4', '1 5'];

/** The height of a chance from 0 to 1 in the chart, in its own units; 1 is at the top. */
export const y = ({ height }: Frame, chance: number): number => TOP + (height - TOP - BOTTOM) * (1 - chance);

/** The least distance of two letters at the ends of curves. */
const LETTER = 15;

/** A curve of chances, in the chart's own units. */
interface Curve {
  readonly side: number;
  readonly path: string;
  /** Where its letter stands: at its end, or so near to that as the others leave room. */
  readonly letter: readonly [number, number];
}
interface Mark {
  /** From 1, as in the list beside the chart. */
  readonly n: number;
  readonly at: readonly [number, number];
}

/**
 * A curve for each side: equal chances at first, one point a move, and the outcome at the end, shared among winners; without a
 * winner there is no outcome.
 */
export function curvesOf({ moves, sides, winners }: Review, frame: Frame): Curve[] {
  const count = Math.max(...sides) + 1;
  const curves = Array.from({ length: count }, (_, side) => {
    const points = [1 / count, ...moves.map(({ chances }) => chances[side]!)];
    return winners.length === 0 ? points : [...points, winners.includes(side) ? 1 / winners.length : 0];
  });
  const heights = apart(curves.map((points) => y(frame, points.at(-1)!)));
  return curves.map((points, side) => {
    const path = points.map(
      (chance, i) => `${i === 0 ? 'M' : 'L'}${at(frame, i, points.length)} ${fixed(y(frame, chance))}`,
    );
    return { side, path: path.join(''), letter: [edgesOf(frame)[1] + 8, heights[side]!] };
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
export function marksOf({ moves, turning, sides, winners }: Review, frame: Frame): Mark[] {
  return turning.map((index, i) => {
    const move = moves[index]!;
    const side = sides[move.seat]!;
    return {
      n: i + 1,
      at: [
        at(frame, index + 1, moves.length + (winners.length === 0 ? 1 : 2)),
        y(frame, move.chances[side]!),
      ],
    };
  });
}

const fixed = (value: number): number => Math.round(value * 10) / 10;
function at(frame: Frame, i: number, count: number): number {
  const [left, right] = edgesOf(frame);
  return fixed(left + ((right - left) * i) / Math.max(1, count - 1));
}

/** Left and right edge of what is drawn. */
export const edgesOf = ({ width }: Frame): readonly [left: number, right: number] => [LEFT, width - RIGHT];
