import type { Seat } from '@turntable/engine';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { Inkers, View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import type { RoundMove } from '../round/round.ts';

/** The columns of the final count, in the order in which they are counted. */
export const COLUMNS = ['trains', 'shapes', 'unused'] as const;
type Column = (typeof COLUMNS)[number];
/** One thing that is counted: a train with its bonus, a shape card, or the lines that were not turned in. */
export interface Counted {
  readonly seat: Seat;
  readonly column: Column;
  readonly card: string | null;
  readonly points: number;
}

/** Seats in the order in which they are counted: from the one after the last mover round to the last mover. */
export function countOrder(players: number, last: Seat): readonly Seat[] {
  return Array.from({ length: players }, (_, i) => (last + 1 + i) % players);
}

/** The final count, one thing after another: column by column, each seat in turn. */
export function countUp({ box, hands, scores }: View, order: readonly Seat[]): readonly Counted[] {
  const of = (seat: Seat, column: Column): Counted[] => {
    const hand = hands[seat]!;
    if (column === 'trains')
      return hand.trains.map((id) => {
        const { price, bonus } = trainOf(box, id);
        return { seat, column, card: id, points: price + bonus };
      });
    if (column === 'shapes')
      return hand.shapes.map((id) => ({ seat, column, card: id, points: shapeOf(box, id).points }));
    const won = [...of(seat, 'trains'), ...of(seat, 'shapes')].reduce((sum, { points }) => sum + points, 0);
    return scores[seat]! === won ? [] : [{ seat, column, card: null, points: scores[seat]! - won }];
  };
  return COLUMNS.flatMap((column) => order.flatMap((seat) => of(seat, column)));
}

/** A step of a player's curve: the points won after `move` moves, by this purchase. */
export interface Won {
  readonly move: number;
  /** The number of its entry in the log, by which a replay finds it. */
  readonly n: number;
  readonly points: number;
  readonly train: string;
  readonly shape: string | null;
  readonly gain: number;
}

/** Points won by trains and shape cards, purchase by purchase, by seat. */
export function curves({ box, hands }: View, moves: readonly RoundMove[]): readonly (readonly Won[])[] {
  return hands.map((_, seat) => {
    let points = 0;
    return moves.flatMap((made, i) => {
      if (made.by !== seat || made.train === null) return [];
      const { price, bonus } = trainOf(box, made.train);
      const gain = price + bonus + (made.shape === null ? 0 : shapeOf(box, made.shape).points);
      points += gain;
      return [{ move: i + 1, n: made.n, points, train: made.train, shape: made.shape, gain }];
    });
  });
}

/** The points at which a chart has a line across, from 0 up: a multiple of five apart, and few, however many points were won. */
export function gridOf(most: number): readonly number[] {
  let step = 5;
  while (most / step > MOST_GRID) step *= 2;
  return Array.from({ length: Math.ceil(Math.max(most, step) / step) + 1 }, (_, i) => i * step);
}
const MOST_GRID = 20;

/** The purchase that won most, the earliest of equals; null if nobody bought anything. */
export function bestPurchase(all: readonly (readonly Won[])[]): (Won & { readonly seat: Seat }) | null {
  const list = all.flatMap((won, seat) => won.map((each) => ({ ...each, seat })));
  return list.sort((a, b) => b.gain - a.gain || a.move - b.move)[0] ?? null;
}

/** Places as near to the wanted ones as they may be, in the same order, at least `gap` apart, none beyond `last`. */
export function apart(wanted: readonly number[], gap: number, last: number): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const places = [...wanted];
  let least = -Infinity;
  for (const i of order) {
    places[i] = Math.max(wanted[i]!, least);
    least = places[i]! + gap;
  }
  let most = last;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i]!, most);
    most = places[i]! - gap;
  }
  return places;
}

/** Searches end after this many steps for each railway; real ones need some thousands. */
const MOST_STEPS = 60_000;

/** The longest run along one owner's railway, built or turned in, no line twice: whose, and its lines in order. */
export function longestLine(
  plot: Plot,
  lines: readonly number[],
  inkedBy: Inkers,
  players: number,
): {
  readonly seat: Seat;
  readonly sections: readonly number[];
  readonly ends: readonly [number, number];
} | null {
  let best: { seat: Seat; sections: number[]; ends: readonly [number, number] } | null = null;
  for (let seat = 0; seat < players; seat++) {
    const own = new Set(
      lines.flatMap((line, i) =>
        line === 3 + 2 * seat || (line === 1 && inkedBy[plot.tracks[i]!.id] === seat) ? [i] : [],
      ),
    );
    let steps = 0;
    const used = new Set<number>();
    const run: number[] = [];
    const traverse = (from: number, at: number): void => {
      if (steps++ > MOST_STEPS) return;
      if (run.length > (best?.sections.length ?? 0)) best = { seat, sections: [...run], ends: [from, at] };
      for (const line of plot.meeting[at]!) {
        if (!own.has(line) || used.has(line)) continue;
        const { from: a, to: b } = plot.tracks[line]!;
        used.add(line);
        run.push(line);
        traverse(from, a === at ? b : a);
        run.pop();
        used.delete(line);
      }
    };
    const stations = new Set([...own].flatMap((i) => [plot.tracks[i]!.from, plot.tracks[i]!.to]));
    for (const station of stations) traverse(station, station);
  }
  return best;
}
