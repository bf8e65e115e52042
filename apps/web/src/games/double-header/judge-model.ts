import { membersOf } from '@turntable/games/double-header/sides.ts';
import type { View } from '@turntable/games/double-header/types.ts';
import { VERDICTS } from '@turntable/games/versus/index.ts';
import { waiting, type JudgedSide, type JudgeModel } from '../versus/judge/model.ts';
import { callsNow } from './record/calls-now.ts';

/** The judge's panel for a view of Double Header. */
export function judgeModel(view: View): JudgeModel {
  const sides = ([0, 1] as const).map((team): JudgedSide => {
    const seats = membersOf(view.box.players, team);
    return {
      seats,
      score: view.scores[team],
      calls: callsNow(view, team),
      first: view.first === team,
      locomotives: (view.engines[team] ?? []).map((locomotive, e) => ({
        locomotive,
        status: view.inUse[team] === e ? 'in-use' : 'waiting',
      })),
      left: {
        vetoes: seats.map((seat) => ({ seat, count: view.vetoes[seat] ?? 0 })),
        boosters: view.boosters[team],
        timeOuts: view.timeOuts[team],
      },
    };
  });
  return {
    scene: 'hall',
    sides,
    statistics: view.box.statistics,
    called: view.called,
    vetoed: view.vetoed,
    contest: view.contest?.statistic ?? null,
    meets: [view.inUse[0] ?? 0, view.inUse[1] ?? 0],
    claim: waiting(view, view.style?.waiting ?? null, VERDICTS, sides, {
      upheld: 'vs.verdict.claimant.means',
      alike: 'nothing',
    }),
    endStyle: view.phase === 'style' ? 'judge.end-style.over' : null,
    threshold: null,
    pairs: null,
  };
}
