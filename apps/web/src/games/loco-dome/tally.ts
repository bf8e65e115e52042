import type { Event, Pair, Side } from '@turntable/games/loco-dome/types.ts';

/** How a contestant came to their points: by statistics won, and by what a judge's corrections added or took. */
interface Tally {
  readonly statistics: number;
  readonly corrected: number;
}

/** The points of a contestant by where they came from, from the log and the score. */
export function tallyOf(events: readonly Event[], scores: Pair<number>, side: Side): Tally {
  let statistics = 0;
  for (const event of events) if (event.kind === 'won' && event.side === side) statistics += event.points;
  return { statistics, corrected: scores[side] - statistics };
}
