import type { Outcome, Viewer } from '@turntable/engine';
import { seenLocomotive, untold } from '../versus/index.ts';
import { frontsOf } from './setup.ts';
import { SIDES, type Side, type State, type View } from './types.ts';
import type { Clause } from './clauses.ts';

/**
 * All that `viewer` may know: a contestant the rear of their active locomotive's card only (LD-1.3), the judge all, spectators
 * none. Which values there are is shown to contestants, who have to choose by it (LV-6.2), but not to spectators.
 */
export function view(state: State, viewer: Viewer): View {
  const { setup, read, locomotives } = state;
  const known = viewer !== 'public';
  return {
    viewer,
    box: state.box,
    deal: setup && { first: setup.first, picks: frontsOf(setup) },
    rosters: state.rosters.map((roster, side) =>
      roster.map((locomotive, at) =>
        seenLocomotive(locomotive, read[side]![at]!, {
          rear: viewer === 'judge' || (viewer === side && locomotives[side as Side][at] === 'active'),
          known,
        }),
      ),
    ),
    phase: state.phase,
    asked: state.asked,
    decisions: state.decisions,
    scores: state.scores,
    first: state.first,
    calling: state.calling,
    locomotives,
    markers: state.markers,
    markersUsed: state.markersUsed,
    earned: state.earned,
    detonated: state.detonated,
    called: state.called,
    contest: untold(state.contest),
    passed: state.passed,
    due: state.due,
    sequence: state.sequence,
    resetDue: state.resetDue,
    idleReset: state.idleReset,
    ended: state.ended,
    winners: state.winners,
    outcome: outcome(state) ?? null,
  };
}

/** Winners first; on a draw (LD-7.5) both share the place. */
export function outcome({ ended, winners }: Pick<State, 'ended' | 'winners'>): Outcome<Clause> | undefined {
  if (ended === null) return undefined;
  const losers = SIDES.filter((side) => !winners.includes(side));
  return { places: [winners, losers].filter((place) => place.length > 0), by: ended };
}
