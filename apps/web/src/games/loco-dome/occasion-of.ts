import type { Event, Side, View } from '@turntable/games/loco-dome/types.ts';
import { claimsOf } from '../versus/judge/claims.ts';
import { closingClaim, curveOf, locomotiveOfTheMatch, type Run } from '../versus/end/occasion.ts';
import type { OccasionProps } from '../versus/end/Occasion.tsx';
import { callsIn } from './record/story.ts';
import type { ScreenProps } from './use-turn.ts';

interface Ended {
  readonly view: View;
  readonly events: readonly Event[];
  readonly log: ScreenProps['log'];
  /** What was said beside the game, where it is known. */
  readonly said: ScreenProps['events'];
  /** The side on the left, and the one on the right. */
  readonly sides: readonly [Side, Side];
  readonly names: readonly string[];
  readonly verdict: string;
  feature(id: string): string;
}

/** What there is to say about a game of Loco Dome that is over, from what happened in it. */
export function occasionOf({
  view,
  events,
  log,
  said,
  sides,
  names,
  verdict,
  feature,
}: Ended): OccasionProps {
  const [a, b] = sides;
  const runs = callsIn(events).flatMap(({ statistic, reads, end }): Run[] => {
    if (end?.kind !== 'won' && end?.kind !== 'undecided') return [];
    const given = (side: Side) => reads.findLast((read) => read.side === side);
    return [
      {
        statistic,
        values: [given(a)?.value ?? null, given(b)?.value ?? null],
        won: end.kind !== 'won' ? null : end.side === a ? 0 : 1,
        locomotives: [given(a)?.locomotive ?? null, given(b)?.locomotive ?? null],
        boosted: false,
      },
    ];
  });
  const deeds = locomotiveOfTheMatch(runs, []);
  const front = deeds && view.rosters[sides[deeds.side]]?.[deeds.locomotive]?.front;
  const scores = events.flatMap((event) =>
    event.kind === 'won' || event.kind === 'corrected' ? [event.scores] : [],
  );
  const of = (side: Side): string[] => (view.rosters[side] ?? []).map((one) => one.front.name);
  return {
    game: 'loco-dome',
    sides: [names[a] ?? '', names[b] ?? ''],
    seats: [a, b],
    scores: [view.scores[a], view.scores[b]],
    verdict,
    curve: curveOf(scores.map((one) => [one[a], one[b]] as const)),
    style: null,
    styleFrom: null,
    runs,
    match: deeds && front ? { ...deeds, front } : null,
    // Points of a knock-out score nothing here; one that stood is still the best that was said.
    claim: closingClaim(claimsOf(log), { events: said, names, feature }),
    locomotives: [of(a), of(b)],
  };
}
