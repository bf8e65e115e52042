import { quickRng, type Rng } from '@turntable/engine';
import { FEATURES, isStatisticId, STATISTIC_IDS } from '@turntable/roster';
import { canaryAmount, type CanaryOptions } from '@turntable/testkit/canaries.ts';
import type { TrialOptions } from '@turntable/testkit/trial.ts';
import type { Table } from '@turntable/testkit/sample.ts';
import { doubleHeader } from './index.ts';
import { isBarred, VERDICTS, type StylePoint } from '../versus/index.ts';
import { afterAcceptance } from './refusals.ts';
import { teamOf } from './sides.ts';
import {
  BOOSTERS,
  COINS,
  PLAIN,
  type Action,
  type DoubleHeader,
  type LocomotiveIndex,
  type View,
} from './types.ts';

/** An inline locomotive with every other statistic or so, of values so small that they tie often; those of its own have decimals. */
function tying(id: string, statistics: readonly string[], rng: Rng): object {
  const values = statistics
    .filter(() => rng.below(4) > 0)
    .map((statistic) => [statistic, rng.below(3) / (isStatisticId(statistic) ? 1 : 10)]);
  const features = FEATURES.filter(() => rng.below(3) === 0);
  return { id, name: `Engine ${id}`, values: Object.fromEntries(values) as object, features };
}

function table(name: string, seats: 2 | 4, options: object): Table<DoubleHeader> {
  return { name: `${seats} seats, ${name}`, seats, setup: doubleHeader.host({ ...options }, seats) };
}

function tied(seats: 2 | 4, statistics: readonly string[], options: object): Table<DoubleHeader> {
  const rng = quickRng(statistics.length + seats);
  const all = ['a0', 'a1', 'b0', 'b1'].map((id) => tying(id, statistics, rng));
  const locomotives = seats === 4 ? all : [all.slice(0, 2), all.slice(2)];
  return table(`${statistics.length} statistics, many ties`, seats, { ...options, engines: locomotives });
}

/** Locomotives by lot and locomotives that tie, few statistics and all; both scorings; with a judge, free words and neither. */
export const TABLES: readonly Table<DoubleHeader>[] = [
  table('by lot', 4, {}),
  table('by lot, judge, margin', 4, { judge: true, scoring: 'margin' }),
  table('by lot, free words', 2, { freeClaims: true }),
  tied(4, STATISTIC_IDS, { judge: true }),
  tied(4, [...STATISTIC_IDS.slice(0, 20), 'whistles', 'constructor', 'a/b~c'], {
    freeClaims: true,
    scoring: 'margin',
  }),
  tied(2, STATISTIC_IDS, { judge: true, freeClaims: false, first: 1 }),
  tied(4, STATISTIC_IDS.slice(0, 3), {}),
];

/** Inline locomotives whose amounts are canaries. */
function singing(seats: 2 | 4, options: object): Table<DoubleHeader> {
  const all = ['a0', 'a1', 'b0', 'b1'].map((id, e) => {
    const values = STATISTIC_IDS.flatMap((statistic, i) =>
      (i + e) % 4 === 0 ? [] : [[statistic, canaryAmount(100 * e + i)]],
    );
    return {
      id,
      name: `Engine ${id}`,
      values: Object.fromEntries(values) as object,
      features: FEATURES.slice(e, 20 + 5 * e),
    };
  });
  const locomotives = seats === 4 ? all : [all.slice(0, 2), all.slice(2)];
  return table('canaries', seats, { ...options, engines: locomotives });
}
export const CANARY_TABLES: readonly Table<DoubleHeader>[] = [
  singing(4, { judge: true }),
  singing(2, { freeClaims: true, scoring: 'margin' }),
];

/** Something a client might send. */
function generate(view: View, _decision: unknown, rng: Rng): Action {
  const any = <Item>(from: readonly Item[]): Item => from[rng.below(from.length)]!;
  const score = (): number => any([0, 4, 5, 9, 10, 15, 21, 30, 45]);
  const actions: readonly (() => Action)[] = [
    () => ({ type: any([...PLAIN, 'style']) }),
    () => ({ type: 'call', statistic: any([...view.box.statistics, 'no-statistic', 'toString']) }),
    () => ({ type: 'field', engine: rng.below(2) as LocomotiveIndex }),
    () => ({ type: 'boost', booster: any(BOOSTERS) }),
    () => ({ type: 'coin', result: any(COINS) }),
    () => ({ type: 'claim', feature: any(FEATURES) }),
    () => ({ type: 'claim', text: any(['The cleaner lines', 'the CLEANER lines', 'The louder whistle']) }),
    () => ({ type: 'rule', verdict: any(VERDICTS) }),
    () => ({ type: 'correct', scores: [score(), score()], reason: 'misread' }),
    () => ({ type: rng.below(9) ? 'correct' : 'end-style', scores: [score(), score()], reason: 'misread' }),
    () => ({ type: 'deal', first: rng.below(2) as 0 | 1, engines: [] }),
  ];
  return actions[rng.below(actions.length)]!();
}

/** Whether LV-4.2 bars the point now; normalised actions keep the text of such a point. */
function isClaimed(view: View, point: StylePoint): boolean {
  const { box, style, viewer } = view;
  return style !== null && isBarred(afterAcceptance(view), point, teamOf(box.players, Number(viewer)));
}

export const OPTIONS: TrialOptions<DoubleHeader> & CanaryOptions<DoubleHeader> = {
  games: 3,
  most: 1500,
  generate,
  fill: (action, rng) =>
    action.type === 'claim' && 'text' in action
      ? { ...action, text: `Point ${rng.below(1_000_000)}` }
      : action,
  canon: (action, view) => {
    if (action.type === 'claim' && 'text' in action)
      return isClaimed(view, action) ? action : { ...action, text: '' };
    return action.type === 'rule' ? { type: 'rule', verdict: action.verdict } : action;
  },
  ownKeys: ['viewer', 'rear', 'known'],
  // Who sees one of two values whose sum was read knows the other.
  reckoned: ({ sums, engines: locomotives, box }, viewer) =>
    sums.flatMap(({ team, statistic }) => {
      const sees = typeof viewer === 'number' && teamOf(box.players, viewer) === team;
      return sees ? locomotives[team]!.map(({ rear }) => String(rear.values[statistic])) : [];
    }),
};
