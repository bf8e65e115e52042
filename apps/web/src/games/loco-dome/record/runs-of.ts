import type { Event, Side } from '@turntable/games/loco-dome/types.ts';
import type { Run } from '../../versus/runs/Runs.tsx';
import { callsIn } from './story.ts';

/** What became of the calls of a game, without one that is still open; the sides in this order. */
export function runsOf(events: readonly Event[], [left, right]: readonly [Side, Side]): readonly Run[] {
  return callsIn(events).flatMap(({ statistic, reads, end }): Run[] => {
    if (end === null || end.kind === 'tied') return [];
    const of = (side: Side) => reads.findLast((read) => read.side === side)?.value ?? null;
    const values = [of(left), of(right)] as const;
    if (end.kind !== 'won') return [{ statistic, values, end: 'tie' }];
    return [{ statistic, values, end: { won: end.side === left ? 0 : 1 } }];
  });
}
