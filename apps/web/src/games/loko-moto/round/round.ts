import type { Seat } from '@turntable/engine';
import type { Event } from '@turntable/games/loko-moto/types.ts';
import { counted } from '../../../session/counted.ts';

interface Item {
  readonly n: number;
  readonly event: Event;
}

/** One move, as the strip under the map tells it. */
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

/** What was done since a seat's last move: never more than one round. Watchers see the last round. */
export function since(
  all: readonly RoundMove[],
  seat: Seat | undefined,
  players: number,
): readonly RoundMove[] {
  const own = seat === undefined ? -1 : all.findLastIndex(({ by }) => by === seat);
  return all.slice(Math.max(own + 1, all.length - (seat === undefined ? players : players - 1)));
}
