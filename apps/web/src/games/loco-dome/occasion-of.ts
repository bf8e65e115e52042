import type { Event, Side, View } from '@turntable/games/loco-dome/types.ts';
import { curveOf, locomotiveOfTheMatch, type Run } from '../versus/end/occasion.ts';
import type { OccasionProps } from '../versus/end/Occasion.tsx';
import { callsIn } from './record/story.ts';

interface Ended {
  readonly view: View;
  readonly events: readonly Event[];
  /** The side on the left, and the one on the right. */
  readonly sides: readonly [Side, Side];
  readonly names: readonly string[];
  readonly verdict: string;
  feature(id: string): string;
}

/** What there is to say about a game of Loco Dome that is over, from what happened in it. */
export function occasionOf({ view, events, sides, names, verdict, feature }: Ended): OccasionProps {
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
  // Points of a knock-out score nothing here; the last that stood is the best that was said.
  let said: Extract<Event, { kind: 'claimed' }> | undefined;
  let claim: OccasionProps['claim'] = null;
  for (const event of events) {
    if (event.kind === 'claimed') said = event;
    if (event.kind !== 'ruled' || event.verdict !== 'claimant' || !said) continue;
    const { point, side } = said;
    const text = 'feature' in point ? feature(point.feature) : point.text;
    claim = { name: names[side] ?? '', text, reason: event.reason };
  }
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
    runs,
    match: deeds && front ? { ...deeds, front } : null,
    claim,
    locomotives: [of(a), of(b)],
  };
}
