import type { Outcome, Seat, Viewer } from '@turntable/engine';
import { seenLocomotive, untold, type SeenLocomotive } from '../versus/index.ts';
import { frontsOf } from './setup.ts';
import { membersOf, seatOf } from './sides.ts';
import { leaders } from './style.ts';
import type { Clause } from './clauses.ts';
import type { LocomotiveIndex, State, Team, View } from './types.ts';

/**
 * All that `viewer` may know: a contestant the rear of their own cards only (DH-1.2), the judge all four, spectators none.
 * Which values there are is shown to contestants, who have to choose by it (LV-6.2), but not to spectators.
 */
export function view(state: State, viewer: Viewer): View {
  const { box, setup, engines: locomotives, read } = state;
  const known = viewer !== 'public';
  const see = (team: Team, locomotive: LocomotiveIndex): SeenLocomotive => {
    const rear = viewer === 'judge' || viewer === seatOf(box.players, team, locomotive);
    return seenLocomotive(locomotives[team]![locomotive]!, read[team][locomotive], { rear, known });
  };
  const dealt = locomotives.length > 0;
  return {
    viewer,
    box,
    deal: setup && { first: setup.first, picks: frontsOf(setup) },
    engines: dealt
      ? [
          [see(0, 0), see(0, 1)],
          [see(1, 0), see(1, 1)],
        ]
      : [],
    phase: state.phase,
    asked: state.asked,
    decisions: state.decisions,
    scores: state.scores,
    first: state.first,
    calling: state.calling,
    inUse: state.inUse,
    called: state.called,
    uncalled: state.uncalled,
    vetoed: state.vetoed,
    vetoes: state.vetoes,
    boosters: state.boosters,
    timeOuts: state.timeOuts,
    served: state.served,
    contest: untold(state.contest),
    between: state.between,
    timeOut: state.timeOut,
    leader: state.leader,
    style: state.style,
    sums: state.sums,
    ended: state.ended,
    outcome: outcome(state) ?? null,
  };
}

/** Teams by points; on equal points a draw (DH-8.6). */
export function outcome({
  ended,
  scores,
  box,
}: Pick<State, 'ended' | 'scores' | 'box'>): Outcome<Clause> | undefined {
  if (ended === null) return undefined;
  const seats = (teams: readonly Team[]): Seat[] => teams.flatMap((team) => membersOf(box.players, team));
  const winners = leaders(scores);
  const losers = ([0, 1] as const).filter((team) => !winners.includes(team));
  return { places: [seats(winners), seats(losers)].filter((place) => place.length > 0), by: ended };
}
