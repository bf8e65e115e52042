import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { membersOf, seatOf } from '@turntable/games/double-header/sides.ts';
import type { DoubleHeader } from '@turntable/games/double-header/types.ts';
import { VERDICTS } from '@turntable/games/versus/index.ts';
import type { DuelRules } from '../versus/book/model/draft.ts';
import type { DuelGame } from '../versus/book/model/duel-game.ts';
import { callsNow } from './record/calls-now.ts';

type State = DoubleHeader['State'];

/** How a scorebook of Double Header is kept. */
export const bookGame: DuelGame = {
  rules: doubleHeader as unknown as DuelRules,
  cards: 'engines',
  verdicts: VERDICTS,
  noPoint: 'pass',
  pointScores: true,
  canStick: false,
  caller(state) {
    const { box, calling, inUse } = state as State;
    return seatOf(box.players, calling, inUse[calling] ?? 0);
  },
  claimType: () => 'claim',
  // The call itself may have brought another locomotive into use (DH-2.4).
  answers: (_state, called, side) => (called as State).inUse[side] ?? undefined,
  side(setup, all, side) {
    const state = all as State;
    const at = state.inUse[side];
    return {
      names: membersOf(state.box.players, side).map((seat) => setup.names[seat]!),
      score: state.scores[side],
      locomotive: at === null ? undefined : setup.engines[side]![at],
      calls: callsNow(state, side),
      left: [
        ...state.boosters[side].map((booster) => `booster.${booster}`),
        ...(state.timeOuts[side] > 0 ? ['book.time-out'] : []),
      ],
    };
  },
};
