import type { Viewer } from '@turntable/engine';
import { knows } from '../versus/index.ts';
import type { Clause } from './clauses.ts';
import { MARKER_EVERY, ROSTER, SIDES, type Setup, type State } from './types.ts';

const pointer = (list: string, side: number, at: number, statistic: string): string =>
  `${list}/${side}/${at}/rear/values/${statistic.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * Amounts that the viewer must not learn (LD-1.3, LV-2.3): known values that were not read out, of every card but that of
 * their own active locomotive. Which values are known is no secret (LV-6.3). Of duplicates (LD-1.1) one card tells all,
 * so a locomotive that stands twice is left out.
 */
export function secrets(state: State, viewer: Viewer): readonly (readonly string[])[] {
  if (state.setup) return [beforeDeal(state.setup)].filter((group) => group.length > 1);
  if (viewer === 'judge') return [];
  const ids = state.rosters.flat().map(({ front }) => front.id);
  const twice = new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
  const hidden: string[] = [];
  for (const side of SIDES)
    state.rosters[side]!.forEach(({ front, rear }, at) => {
      if (twice.has(front.id)) return;
      if (viewer === side && state.locomotives[side][at] === 'active') return;
      for (const statistic of Object.keys(rear.values))
        if (!Object.hasOwn(state.read[side]![at]!, statistic))
          hidden.push(pointer('/rosters', side, at, statistic));
    });
  return [hidden].filter((group) => group.length > 1);
}

/** Before the deal nobody looks at a card. */
function beforeDeal({ rosters }: Setup): string[] {
  return SIDES.flatMap((side) =>
    rosters[side].flatMap((locomotive, at) =>
      Object.keys(locomotive?.rear.values ?? {}).map((id) => pointer('/setup/rosters', side, at, id)),
    ),
  );
}

/** Clauses that the position breaks: always none. */
export function audit(state: State): readonly Clause[] {
  if (state.phase === 'deal') return [];
  const broken: Clause[] = [];
  const check = (clause: Clause, holds: boolean): void => {
    if (!holds) broken.push(clause);
  };
  const { rosters, locomotives, markers, markersUsed, earned, called, scores, sequence } = state;
  check('LD-1.1', rosters.length === 2 && rosters.every((roster) => roster.length === ROSTER));
  for (const side of SIDES) {
    const active = locomotives[side].filter((status) => status === 'active').length;
    check('LD-1.2', active <= 1 && locomotives[side].length === ROSTER);
    if (state.phase !== 'activating' && state.phase !== 'over') check('LD-1.2', active === 1);
  }
  check('LD-2.1', new Set(called).size === called.length);
  check('LD-4.1', markers[0] + markers[1] + markersUsed === 2 * earned);
  check('LD-4.1', state.phase === 'over' || earned >= Math.floor((scores[0] + scores[1]) / MARKER_EVERY));
  check('LD-4.1', markers.every((left) => left >= 0) && scores.every((score) => Number.isSafeInteger(score)));
  check('LD-5.8', sequence === null || sequence.pairs < 25);
  check('LD-6.3', !state.resetDue || sequence !== null);
  for (const side of SIDES)
    rosters[side]!.forEach(({ rear, known }, at) => {
      const keys = Object.keys(rear.values);
      check('LV-1.2', keys.every((key) => knows(known, key)) && keys.length === Object.keys(known).length);
      for (const [statistic, { value }] of Object.entries(state.read[side]![at]!))
        check('LV-2.3', rear.values[statistic] === value);
    });
  return broken;
}
