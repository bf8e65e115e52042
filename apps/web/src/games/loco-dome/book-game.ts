import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { activeOf, thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { LocoDome } from '@turntable/games/loco-dome/types.ts';
import { DOME_VERDICTS } from '@turntable/games/loco-dome/verdicts.ts';
import type { DuelRules } from '../versus/book/model/draft.ts';
import type { DuelGame } from '../versus/book/model/duel-game.ts';

type State = LocoDome['State'];

/** How a scorebook of Loco Dome is kept. */
export const bookGame: DuelGame = {
  rules: locoDome as unknown as DuelRules,
  cards: 'rosters',
  targetClause: 'LD-2.2',
  verdicts: DOME_VERDICTS,
  noPoint: 'concede',
  // Points of a sequence are counted in pairs (LD-5).
  pointScores: false,
  canStick: true,
  caller: ({ calling }) => calling,
  claimType: (state, by) => ((state as State).sequence && by !== state.calling ? 'reply' : 'claim'),
  answers(state, _called, side, target) {
    const active = activeOf(state as State, side);
    return side === state.calling ? active : (target ?? active);
  },
  side(setup, all, side) {
    const state = all as State;
    const at = activeOf(state, side);
    return {
      names: [setup.names[side]!],
      score: state.scores[side],
      of: thresholdOf(state),
      locomotive: at === undefined ? undefined : setup.engines[side]![at],
      calls: state.calling === side && state.phase !== 'over',
      stalls: state.locomotives[side],
      markers: state.markers[side],
    };
  },
};
