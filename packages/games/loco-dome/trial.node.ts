import { quickRng, type Rng } from '@turntable/engine';
import { FEATURES, STATISTIC_IDS } from '@turntable/roster';
import { canaryAmount, type CanaryOptions } from '@turntable/testkit/canaries.ts';
import type { TrialOptions } from '@turntable/testkit/trial.ts';
import type { Table } from '@turntable/testkit/sample.ts';
import { isBarred, type StylePoint } from '../versus/index.ts';
import { locoDome } from './index.ts';
import { afterAcceptance } from './refusals.ts';
import { CHOOSING, PLAIN, ROSTER, type Action, type LocoDome, type Side, type View } from './types.ts';
import { DOME_VERDICTS } from './verdicts.ts';

function table(name: string, options: object): Table<LocoDome> {
  return { name, seats: 2, setup: locoDome.host({ ...options }, 2) };
}

/** Places of a roster: `a0` to `a4` and `b0` to `b4`. */
const STALLS = ['a', 'b'].map((side) => Array.from({ length: ROSTER }, (_, at) => `${side}${at}`));

/** Two rosters of inline locomotives made one by one. */
const rostersOf = (make: (id: string, n: number) => object): object[][] =>
  STALLS.map((roster, side) => roster.map((id, at) => make(id, ROSTER * side + at)));

/** Locomotives that have a value for most of the statistics, so small that they tie often. */
function tied(statistics: readonly string[], options: object): Table<LocoDome> {
  const rng = quickRng(statistics.length);
  const rosters = rostersOf((id) => {
    const values = statistics.filter(() => rng.below(4) > 0).map((statistic) => [statistic, rng.below(3)]);
    const features = FEATURES.filter(() => rng.below(3) === 0);
    return { id, name: `Engine ${id}`, values: Object.fromEntries(values) as object, features };
  });
  return table(`${statistics.length} statistics, many ties`, { ...options, rosters });
}

/** Only one of the second roster can be called against, or call: soon it is stuck, or in use by force (LD-7.5). */
function strangers(): Table<LocoDome> {
  const rosters = rostersOf((id, n) => ({
    id,
    name: `Engine ${id}`,
    values: n < ROSTER ? { p: 1 + (n % 2), q: n } : n === ROSTER ? { p: 1, q: 2 } : { r: n },
    features: FEATURES.filter((_, i) => i % (n + 2) === 0),
  }));
  return table('strangers', { rosters, scoring: 'margin' });
}

/** The same five for both, so that identical ones meet (LD-1.1, LD-5.8). */
const MIRROR = [
  'lner-a4-mallard',
  'up-big-boy-4884-1',
  'stephenson-rocket',
  'lner-a3-flying-scotsman',
  'lner-a4-mallard',
];

/** Locomotives by lot and locomotives that tie, few statistics and all; both scorings; with a judge, free words and neither. */
export const TABLES: readonly Table<LocoDome>[] = [
  table('by lot', {}),
  table('by lot, judge, margin', { judge: true, scoring: 'margin' }),
  table('by lot, free words', { freeClaims: true, first: 1 }),
  tied(STATISTIC_IDS, { judge: true }),
  tied([...STATISTIC_IDS.slice(0, 20), 'whistles', 'constructor', 'a/b~c'], {
    freeClaims: true,
    scoring: 'margin',
  }),
  tied(STATISTIC_IDS.slice(0, 6), { scoring: 'margin', first: 1 }),
  tied(STATISTIC_IDS.slice(0, 3), {}),
  strangers(),
  table('the same rosters', { rosters: [MIRROR, MIRROR], scoring: 'margin' }),
];

/** Inline locomotives whose amounts are canaries. */
function singing(options: object): Table<LocoDome> {
  const rosters = rostersOf((id, n) => {
    const values = STATISTIC_IDS.flatMap((statistic, i) =>
      (i + n) % 4 === 0 ? [] : [[statistic, canaryAmount(100 * n + i)]],
    );
    const features = FEATURES.slice(n, 12 + 2 * n);
    return { id, name: `Engine ${id}`, values: Object.fromEntries(values) as object, features };
  });
  return table('canaries', { ...options, rosters });
}
export const CANARY_TABLES: readonly Table<LocoDome>[] = [
  singing({ judge: true }),
  singing({ freeClaims: true, scoring: 'margin' }),
];

/** Something a client might send. */
function generate(view: View, _decision: unknown, rng: Rng): Action {
  const any = <Item>(from: readonly Item[]): Item => from[rng.below(from.length)]!;
  const score = (): number => any([0, 4, 9, 16, 19, 20, 31, 45, 60, 85]);
  const words = (): string => any(['The cleaner lines', 'the CLEANER lines', 'The louder whistle']);
  const statistic = (): string => any([...view.box.statistics, 'no-statistic', 'toString']);
  const locomotive = (): number => rng.below(ROSTER);
  const actions: readonly (() => Action)[] = [
    () => ({ type: any(PLAIN) }),
    () => ({ type: any(PLAIN) }),
    () => ({ type: 'call', statistic: statistic() }),
    () => ({ type: 'call', statistic: statistic(), target: locomotive() }),
    () => ({ type: any(CHOOSING), locomotive: locomotive() }),
    () => ({ type: any(CHOOSING), locomotive: locomotive() }),
    () => (rng.below(2) ? { type: 'knock-out' } : { type: 'knock-out', free: true }),
    () => ({ type: any(['claim', 'reply']), feature: any(FEATURES) }),
    () => ({ type: any(['claim', 'reply']), text: words() }),
    () => ({ type: 'rule', verdict: any(DOME_VERDICTS) }),
    () => ({ type: rng.below(9) ? 'correct' : 'end-style', scores: [score(), score()], reason: 'misread' }),
    () => ({ type: 'deal', first: rng.below(2) as Side, locomotives: [] }),
  ];
  return actions[rng.below(actions.length)]!();
}

/** Whether LV-4.2 bars the point now; normalised actions keep the text of such a point. */
function isClaimed(view: View, point: StylePoint): boolean {
  return view.sequence !== null && isBarred(afterAcceptance(view), point, Number(view.viewer));
}

/** Actions that a uniform choice among many calls and claims would seldom reach. */
const RARE: readonly Action['type'][] = ['knock-out', 'sacrifice', 'detonate', 'equal'];

export const OPTIONS: TrialOptions<LocoDome> & CanaryOptions<LocoDome> = {
  games: 3,
  most: 2500,
  generate,
  fill: (action, rng) =>
    (action.type === 'claim' || action.type === 'reply') && 'text' in action
      ? { ...action, text: `Point ${rng.below(1_000_000)}` }
      : action,
  canon: (action, view) => {
    if ((action.type === 'claim' || action.type === 'reply') && 'text' in action)
      return isClaimed(view, action) ? action : { ...action, text: '' };
    return action.type === 'rule' ? { type: 'rule', verdict: action.verdict } : action;
  },
  prefer: (action) => RARE.includes(action.type) || 'text' in action,
  ownKeys: ['viewer', 'rear', 'known'],
};
