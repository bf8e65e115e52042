import type { Seat } from '@turntable/engine';
import type { Tally } from './tally.ts';

/** The parts of the final score, in the order in which they are counted. */
export const PARTS = ['trains', 'bonuses', 'shapes', 'unfinished'] as const;
export type Part = (typeof PARTS)[number];

/** One thing that is counted: whose, what it is called (its card's id, if it is one), and its points. */
export interface Item {
  readonly seat: Seat;
  readonly part: Part;
  readonly card: string | null;
  readonly points: number;
}

/** Items by steps; those of one step, at most one a player, are counted together. */
export function countUp(tallies: readonly Tally[]): readonly (readonly Item[])[] {
  const lists: Readonly<Record<Part, readonly (readonly Item[])[]>> = {
    trains: tallies.map(({ seat, trains }) =>
      trains.map(({ id, price }) => ({ seat, part: 'trains', card: id, points: price })),
    ),
    bonuses: tallies.map(({ seat, trains }) =>
      trains
        .filter(({ bonus }) => bonus !== 0)
        .map(({ id, bonus }) => ({ seat, part: 'bonuses', card: id, points: bonus })),
    ),
    shapes: tallies.map(({ seat, shapes }) =>
      shapes.map(({ id, points }) => ({ seat, part: 'shapes', card: id, points })),
    ),
    unfinished: tallies.map(({ seat, unfinished }) =>
      unfinished > 0 ? [{ seat, part: 'unfinished', card: null, points: -unfinished }] : [],
    ),
  };
  return PARTS.flatMap((part) => {
    const most = Math.max(0, ...lists[part].map((list) => list.length));
    return Array.from({ length: most }, (_, i) => lists[part].flatMap((list) => list[i] ?? []));
  });
}
