import type { View } from '@turntable/games/double-header/types.ts';
import { teamOf } from '@turntable/games/double-header/sides.ts';
import type { Typing } from '../../../session/typing.ts';
import { claim, locomotive, statisticOf } from '../../versus/shell/typing.ts';

export const TYPING: Typing = {
  typed(view, say, seat) {
    const { box, engines } = view as View;
    return {
      call: { hint: 'room.typed.statistic', members: (text) => ({ statistic: statisticOf(text) }) },
      field: locomotive('engine', engines[teamOf(box.players, seat)]),
      claim: claim(box.rules.freeClaims, say),
    };
  },
  chosen: {
    boost: { member: 'booster', of: ['fifty-fifty', 'swap-orders', 'double-header'] },
    rule: { member: 'verdict', of: ['claimant', 'opponent', 'equal', 'invalid'] },
  },
};
