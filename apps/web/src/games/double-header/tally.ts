import { other, teamOf } from '@turntable/games/double-header/sides.ts';
import { TEAMS, type Event, type Pair, type Team } from '@turntable/games/double-header/types.ts';

/** How a team came to its points. */
interface Tally {
  readonly statistics: number;
  readonly style: number;
  /** What a judge's corrections added or took. */
  readonly corrected: number;
  readonly total: number;
}

type Ruled = Extract<Event, { kind: 'ruled' }>;

/** The points of both teams by where they came from, from the log and the final score. */
export function tallies(
  log: readonly { readonly event: Event }[],
  players: 2 | 4,
  scores: Pair<number>,
): Pair<Tally> {
  const statistics: [number, number] = [0, 0];
  const style: [number, number] = [0, 0];
  for (const { event } of log) {
    if (event.kind === 'won') statistics[event.team] += event.points;
    if (event.kind !== 'ruled') continue;
    const team = favoured(event, players);
    if (team !== null) style[team]++;
  }
  const one = (team: Team): Tally => ({
    statistics: statistics[team],
    style: style[team],
    corrected: scores[team] - statistics[team] - style[team],
    total: scores[team],
  });
  return [one(TEAMS[0]), one(TEAMS[1])];
}

/** The team that a ruling gives the point to, if it gives it to one. */
function favoured({ seat, verdict }: Ruled, players: 2 | 4): Team | null {
  const team = teamOf(players, seat);
  return verdict === 'claimant' ? team : verdict === 'opponent' ? other(team) : null;
}
