import {
  ROSTER,
  SIDES,
  type Action,
  type Kind,
  type State,
  type View,
} from '@turntable/games/loco-dome/types.ts';
import { quickRng } from '@turntable/engine';
import { FEATURES, STATISTIC_IDS } from '@turntable/roster';
import { blankWorld, type World } from '../../versus/beliefs.ts';
import type { Ring } from './state.ts';
import { ATTACK, DETONATE, PLACE, PLAIN, RESET, REST } from './tree.ts';

/** The choice of a code as the rules write it. */
export function actionOf(kind: Kind, code: number, view: View): Action {
  if (code < PLACE) {
    const statistic = view.box.statistics[Math.floor(code / 6)]!;
    const target = (code % 6) - 1;
    return target < 0 ? { type: 'call', statistic } : { type: 'call', statistic, target };
  }
  switch (code) {
    case REST:
      return { type: 'rest' };
    case DETONATE:
      return { type: 'detonate' };
    case RESET:
      return { type: 'reset' };
    case ATTACK:
      return kind === 'tie-break' ? { type: 'knock-out', free: true } : { type: 'knock-out' };
    case PLAIN:
      return { type: kind === 'between' ? 'pass' : kind === 'answer' ? 'answer' : 'stand' };
  }
  const locomotive = code - PLACE;
  if (kind === 'answer') return { type: 'block', locomotive };
  return { type: kind === 'between' || kind === 'call' ? 'swap' : 'activate', locomotive };
}

/** The values of a state itself, for comparing a search with the rules. */
export function worldOf(state: State, ring: Ring): World {
  const world = blankWorld(ring.beliefs);
  for (const side of SIDES)
    state.rosters[side]!.forEach(({ rear }, place) => {
      const l = ring.of[ROSTER * side + place]!;
      state.box.statistics.forEach((statistic, s) => {
        const value = rear.values[statistic];
        if (value !== undefined) world.value[l * ring.statistics + s] = value;
      });
    });
  return world;
}

/** Rosters of locomotives with few values, so small that they tie and are soon all called. */
export function fewValues(seed: number): Readonly<Record<string, unknown>> {
  const rng = quickRng(seed);
  const made = (id: string): object => {
    // Some lack a value, so that there is one that nobody can be called with.
    const values = STATISTIC_IDS.slice(0, 6).flatMap((statistic) =>
      rng.below(3) > 0 ? [[statistic, rng.below(3)]] : [],
    );
    return {
      id,
      name: id,
      values: Object.fromEntries(values) as object,
      features: FEATURES.filter(() => rng.below(3) === 0),
    };
  };
  return { rosters: ['a', 'b'].map((side) => [1, 2, 3, 4, 5].map((n) => made(`${side}${n}`))) };
}
