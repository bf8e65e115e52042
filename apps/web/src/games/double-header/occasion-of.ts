import { membersOf, teamOf } from '@turntable/games/double-header/sides.ts';
import {
  LOCOMOTIVE_INDICES,
  STYLE_FROM,
  TEAMS,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import { claimsOf } from '../versus/judge/claims.ts';
import { closingClaim, curveOf, locomotiveOfTheMatch, type Run } from '../versus/end/occasion.ts';
import type { OccasionProps } from '../versus/end/Occasion.tsx';
import { duelOf, episodes } from './duel.ts';
import type { ScreenProps } from './use-turn.ts';
import type { Words } from './words.ts';

interface Ended {
  readonly view: View;
  readonly log: ScreenProps['log'];
  readonly words: Words;
  readonly names: readonly string[];
  /** What was said beside the game, where it is known. */
  readonly events: ScreenProps['events'];
  readonly verdict: string;
  feature(id: string): string;
}

/** What there is to say about a game of Double Header that is over, from its log. */
export function occasionOf({ view, log, words, names, events, verdict, feature }: Ended): OccasionProps {
  const { players } = view.box;
  const runs = episodes(log).flatMap((each): Run[] => {
    const { statistic, sides, end } = duelOf(each, each.beats.length);
    if (end?.kind !== 'won' && end?.kind !== 'undecided') return [];
    return [
      {
        statistic,
        values: [sides[0].value, sides[1].value],
        won: end.kind === 'won' ? end.team : null,
        locomotives: [sides[0].locomotive, sides[1].locomotive],
        boosted: sides[0].booster !== null || sides[1].booster !== null,
      },
    ];
  });
  const claims = claimsOf(log);
  const upheld = claims.filter(({ ruling }) => ruling?.verdict === 'claimant');
  // One against one a claim is for both of the contestant's locomotives.
  const style =
    players === 2 ? [] : upheld.map(({ seat }) => ({ side: teamOf(4, seat), locomotive: seat % 2 }));
  const deeds = locomotiveOfTheMatch(runs, style);
  const front = deeds && view.engines[deeds.side]?.[deeds.locomotive]?.front;
  const scored = log.flatMap(({ event }) =>
    event.kind === 'won' || event.kind === 'ruled' || event.kind === 'corrected' ? [event] : [],
  );
  const curve = curveOf(scored.map(({ scores }) => scores));
  const first = scored.findIndex(({ kind }) => kind === 'ruled');
  const of = (team: Team): string[] =>
    LOCOMOTIVE_INDICES.map((locomotive) => words.locomotive(team, locomotive));
  return {
    game: 'double-header',
    sides: [words.team(TEAMS[0]), words.team(TEAMS[1])],
    seats: [membersOf(players, 0)[0]!, membersOf(players, 1)[0]!],
    scores: view.scores,
    verdict,
    curve,
    styleFrom: STYLE_FROM,
    style: first < 0 ? null : curveOf(scored.slice(0, first).map(({ scores }) => scores)).length - 1,
    runs,
    match: deeds && front ? { ...deeds, front } : null,
    claim: closingClaim(claims, {
      ...{ events, names, feature },
      ...(players === 4 && {
        locomotive: (seat: number) => words.locomotive(teamOf(4, seat), LOCOMOTIVE_INDICES[seat % 2]!),
      }),
    }),
    locomotives: [of(0), of(1)],
  };
}
