import type { Seat } from '@turntable/engine';
import type { Event } from '@turntable/games/loko-moto/types.ts';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import { counted } from '../../../session/counted.ts';

interface Item {
  readonly n: number;
  readonly event: Event;
}

/** One move in the strip under the map. */
export interface RoundMove {
  /** The number of the entry it came from. */
  readonly n: number;
  readonly by: Seat;
  readonly kind: 'reserved' | 'built' | 'closed' | 'bought';
  /** Lines it touched, by index. */
  readonly sections: readonly number[];
  /** The train it bought, and the shape card that went along. */
  readonly train: string | null;
  readonly shape: string | null;
}

/** What became of a seat, among the moves of the strip. */
interface SeatNews {
  /** The number of the last entry before it. */
  readonly n: number;
  readonly seq: number;
  readonly by: Seat;
  readonly kind: (typeof SEAT_NEWS)[number];
  /** Who sits or sat there by the name at that time, and who sat there before. */
  readonly name: string | null;
  readonly before: string;
  readonly sections: readonly [];
}
const SEAT_NEWS = [
  'seat-bot',
  'kicked',
  'autopilot',
  'returned',
  'seat-substitute',
  'seat-refound',
  'seat-taken-back',
] as const;

/** A row of the strip. */
export type RoundRow = RoundMove | SeatNews;

/** The key of a row of the strip. */
export const keyOf = (row: RoundRow): string => ('seq' in row ? `seat ${row.seq}` : `move ${row.n}`);

/** All moves on the map that still count, the first first. */
export function moves(log: readonly Item[], index: ReadonlyMap<string, number>): readonly RoundMove[] {
  const out: RoundMove[] = [];
  for (const { n, event } of counted(log)) {
    if (typeof event.by !== 'number') continue;
    const common = { n, by: event.by, train: null, shape: null };
    const of = (ids: readonly string[]): number[] => ids.flatMap((id) => index.get(id) ?? []);
    if (event.kind === 'reserved') out.push({ ...common, kind: 'reserved', sections: of(event.sections) });
    if (event.kind === 'built') out.push({ ...common, kind: 'built', sections: of([event.section]) });
    if (event.kind === 'closed') out.push({ ...common, kind: 'closed', sections: of([event.section]) });
    if (event.kind === 'bought')
      out.push({ ...common, kind: 'bought', sections: of(event.sections), train: event.train });
    if (event.kind === 'claimed' && out.at(-1)?.n === n) out.push({ ...out.pop()!, shape: event.shape });
  }
  return out;
}

/** Table events about seats, as rows of the strip. */
export function seatNews(events: readonly TableEvent[]): readonly SeatNews[] {
  return events.flatMap(({ n, seq, by, kind: all, with: values }): SeatNews[] => {
    const kind = SEAT_NEWS.find((one) => one === all);
    // The host removes somebody: whose seat it was stands in the values.
    const seat = typeof by === 'number' ? by : values?.['seat'];
    if (!kind || typeof seat !== 'number') return [];
    const name = values?.['name'];
    const before = String(values?.['before'] ?? '');
    return [{ n, seq, by: seat, kind, name: typeof name === 'string' ? name : null, before, sections: [] }];
  });
}

/**
 * What was done since a seat's last move: never more than one round, and of each other seat no more than what became of it
 * last. Watchers see the last round.
 */
export function since(
  all: readonly RoundMove[],
  seat: Seat | undefined,
  players: number,
  news: readonly SeatNews[] = [],
): readonly RoundRow[] {
  const own = seat === undefined ? -1 : all.findLastIndex(({ by }) => by === seat);
  const from = Math.max(own + 1, all.length - (seat === undefined ? players : players - 1));
  const before = all[from - 1]?.n ?? 0;
  const latest = news.filter(
    ({ n, by, seq }) =>
      n >= before && by !== seat && !news.some((later) => later.by === by && later.seq > seq),
  );
  if (latest.length === 0) return all.slice(from);
  // What is told of a seat came after the move of its number; the sort keeps them so.
  return [...all.slice(from), ...latest].sort((a, b) => a.n - b.n);
}
