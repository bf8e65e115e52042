import type { View } from '@turntable/games/loco-dome/types.ts';
import type { Typing } from '../../../session/typing.ts';
import { claim, locomotive, statisticOf } from '../../versus/shell/typing.ts';

export const TYPING: Typing = {
  typed(view, say, seat) {
    const { box, rosters } = view as View;
    const words = claim(box.rules.freeClaims, say);
    const own = locomotive('locomotive', rosters[seat as 0 | 1]);
    return {
      // A call may name whom it goes against (LD-2.2).
      call: {
        hint: 'room.typed.target',
        members(text) {
          const [what = '', target] = text.split(/[\s,]+/);
          const statistic = statisticOf(what);
          return target === undefined ? { statistic } : { statistic, target: Number(target) - 1 };
        },
      },
      ...{ activate: own, swap: own, block: own, sacrifice: own },
      ...{ claim: words, reply: words },
    };
  },
  // There is no verdict for the opponents (LV-4.2).
  chosen: { rule: { member: 'verdict', of: ['claimant', 'equal', 'invalid'] } },
  // The Knock Out after a tie costs no marker (LD-3.4).
  members: (kind, type) => (kind === 'tie-break' && type === 'knock-out' ? { free: true } : {}),
};
