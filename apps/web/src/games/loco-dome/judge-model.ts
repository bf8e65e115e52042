import { activeOf, thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { EQUAL_PAIRS, type View } from '@turntable/games/loco-dome/types.ts';
import { DOME_VERDICTS } from '@turntable/games/loco-dome/verdicts.ts';
import { waiting, type JudgedSide, type JudgeModel } from '../versus/judge/model.ts';

/** The judge's panel for a view of Loco Dome. */
export function judgeModel(view: View): JudgeModel {
  const { sequence } = view;
  const sides = ([0, 1] as const).map((side): JudgedSide => {
    const locomotives = (view.rosters[side] ?? []).map((locomotive, at) => ({
      locomotive,
      status: view.locomotives[side][at] ?? ('dormant' as const),
    }));
    return {
      seats: [side],
      score: view.scores[side],
      calls: view.calling === side && view.phase !== 'over',
      first: view.first === side,
      locomotives,
      left: {
        markers: view.markers[side],
        remaining: locomotives.filter(({ status }) => status !== 'knocked-out').length,
        detonated: view.detonated[side],
      },
    };
  });
  const said = sequence?.waiting;
  const claim = said && {
    seat: said.turn === 'claim' ? view.calling : 1 - view.calling,
    text: said.text,
  };
  return {
    scene: 'dome',
    sides,
    statistics: view.box.statistics,
    called: view.called,
    vetoed: {},
    contest: view.contest?.statistic ?? null,
    meets: view.contest ? meeting(view, view.contest.opposing) : null,
    claim: waiting(view, claim ?? null, DOME_VERDICTS, sides, {
      upheld: 'vs.verdict.claimant.dome',
      alike: said?.turn === 'claim' && sequence!.pairs < EQUAL_PAIRS ? 'pair' : 'another',
    }),
    endStyle: sequence !== null && !sequence.identical ? 'judge.end-style.lost' : null,
    threshold: thresholdOf(view),
    pairs: sequence?.pairs ?? null,
  };
}

/** The caller's active locomotive and the one that it called against (LD-2.2). */
function meeting(view: View, opposing: number): readonly [number, number] {
  const own = activeOf(view, view.calling) ?? 0;
  return view.calling === 0 ? [own, opposing] : [opposing, own];
}
