import { mkdirSync, writeFileSync } from 'node:fs';
import { choices, type Entry, type Rng } from '@turntable/engine';
import { gameInWords, hostedGame, writtenGame, type Playthrough as Of } from '../versus/playthrough.node.ts';
import { has } from './absent.ts';
import { LEVEL, replayed, START, STRONG, WEAK, type Table } from './fixtures.node.ts';
import { locoDome } from './index.ts';
import { thresholdOf } from './roundhouse.ts';
import { other, type Action, type Side, type State, type View, type LocoDome } from './types.ts';

// Long: the moves of each golden game, one after another.

type Playthrough = Of<LocoDome>;

const NAMES = ['Ada', 'Béla'];

function hosted(title: string, options: Record<string, unknown>, seed: string): Playthrough {
  return hostedGame(locoDome, title, { seats: 2, options, seed }, choose);
}

/** A simple player: calls at random, prefers knock-outs, uses other markers sometimes, and claims while the cards uphold it. */
function choose(state: State, rng: Rng): Entry<Action> {
  const all = [...choices(locoDome, state)];
  const { actor } = all[0]!;
  const view = locoDome.view(state, actor as Side);
  const own = all.filter((choice) => choice.actor === actor);
  const weighed = own.map((choice) => ({
    choice,
    worth: weight(view, choice.action) * (1 + rng.below(100)),
  }));
  const { decision, action } = weighed.sort((a, b) => b.worth - a.worth)[0]!.choice;
  return { decision: decision.id, actor, action };
}

function weight(view: View, action: Action): number {
  switch (action.type) {
    case 'claim':
    case 'reply': {
      const side = view.viewer as Side;
      const upheld =
        'feature' in action && has(view, side, action.feature) && !has(view, other(side), action.feature);
      return upheld ? 500 : 0;
    }
    case 'knock-out':
    case 'pass':
    case 'answer':
      return 20;
    case 'concede':
    case 'swap':
    case 'sacrifice':
      return 1;
    default:
      return 2;
  }
}

/** A game written down action by action, in the short form of the fixtures; declines may be left out. */
function written(title: string, table: Table, ...moves: readonly string[]): Playthrough {
  return writtenGame(title, moves, (...lines) => replayed(table, ...lines));
}

const five = <Item>(item: Item): Item[] => [item, item, item, item, item];
const JUDGE = { options: { judge: true } };
const correct = (a: number, b: number): string => `judge correct ${a} ${b}`;
/** Side a wins whatever is called. */
const AHEAD: Table = { a: five(STRONG), b: five(WEAK), ...JUDGE };
/** Whatever is called ties, and side a has nothing to try with. */
const EVEN: Table = { a: [STRONG], b: five(STRONG), ...JUDGE };
/** A free knock-out that side a wins. */
const fall = (statistic: string): string[] => [
  `0 call ${statistic}`,
  '0 knock-out free',
  '0 claim "The cleaner lines"',
  'judge rule claimant',
  '1 concede',
];
const FOUR = [...START, ...[...'pqrs'].flatMap((id, at) => [...fall(id), `1 activate ${at + 1}`])];
/** The same locomotives for both, each with one statistic of its own. */
const lonely = [...'pqrst'].map((id) => ({ [id]: 1, n: null }));
const TWINS: Table = {
  a: lonely,
  b: lonely,
  ids: Object.fromEntries([0, 1, 2, 3, 4].flatMap((at) => [`a${at}`, `b${at}`].map((id) => [id, `l${at}`]))),
};
const twinsFall = [...'pqrst'].flatMap((id, at) => [
  `0 activate ${at}`,
  `1 activate ${at}`,
  `0 call ${id}`,
  '0 knock-out free',
]);
const tied = (values: readonly number[]) => values.map((p) => ({ p, n: null }));
const STUCK: Table = {
  a: [{ p: 5, n: null }, ...[1, 2, 3, 4].map(() => ({ x: 1, n: null }))],
  b: [{ p: 5, n: null }, ...[1, 2, 3, 4].map(() => ({ y: 1, n: null }))],
  options: { freeClaims: true },
};
const pairs = Array.from({ length: 25 }, (_, i) => [`0 claim "Point ${i}"`, `1 reply "Reply ${i}"`]).flat();
const FEATURES = {
  a0: ['streamlined', 'booster', 'prototype'],
  b0: ['booster', 'oil-fired'],
};

/** Every way a game can go, by the name of its file in `playthroughs/`. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough>> = {
  'by-lot': hosted('Locomotives by lot, without a judge', { roster: 1 }, 'lot-1'),
  margin: hosted('Locomotives by lot, with margins', { roster: 1, scoring: 'margin' }, 'margin-1'),
  threshold: written(
    'The threshold is reached by a call, after a target and ties (LD-7.1, LD-2.2, LD-3)',
    {
      a: [
        { ...STRONG, u: 5, v: 5 },
        { u: 6, v: 5 },
      ],
      b: [WEAK, { u: 5, v: 5 }, { v: 5 }],
      ...JUDGE,
    },
    ...START,
    correct(19, 0),
    '0 call u 1',
    '0 activate 1',
    '0 swap 0',
    '0 call v 1',
    '1 activate 2',
    '0 activate 1',
    '1 call n',
    correct(99, 1),
    '1 swap 0',
    '1 call p 0',
    '0 answer',
  ),
  'falling-threshold': written(
    'A Detonation brings the threshold down to the leader (LD-4.7, LD-7.7)',
    AHEAD,
    ...START,
    correct(80, 20),
    '1 detonate',
  ),
  'falling-threshold-for-both': written(
    'A knock-out brings the threshold down to both (LD-7.4)',
    EVEN,
    ...START,
    correct(92, 92),
    ...fall('p'),
  ),
  'all-five': written('All five are knocked out (LD-7.2)', EVEN, ...FOUR, correct(0, 5), ...fall('t')),
  'both-last-at-once': written(
    'Identical locomotives fall in pairs, the last ones at once (LD-5.8, LD-7.3)',
    TWINS,
    ...twinsFall,
  ),
  stuck: written(
    'Nobody can call anything any more: a draw (LD-7.5)',
    STUCK,
    '0 activate 1',
    '1 activate 0',
    '0 activate 0',
    '0 call p',
    '0 knock-out free',
    '0 claim "The cleaner lines"',
    '1 concede',
    '1 activate 1',
  ),
  'two-resets': written(
    'Two resets on request with nothing between them (LD-6.2, LD-7.6)',
    { a: tied([5, 5]), b: tied([5, 5]) },
    ...START,
    '0 call p',
    '0 activate 1',
    '1 reset',
    '1 call p',
    '1 activate 1',
    '0 reset',
  ),
  'swap-and-block': written(
    'Swap and Block: the second marker resets the record (LD-4.2, LD-4.3, LD-6.3)',
    { ...AHEAD, b: [{ p: 1, q: 1 }, { q: 10 }] },
    ...START,
    correct(20, 0),
    '0 swap 1',
    '0 call p',
    '0 call q',
    '1 block 1',
    correct(20, 100),
  ),
  'rest-on-a-tie': written(
    'Rest on a tie: the statistic is skipped (LD-3.4)',
    { a: [{ p: 5, q: 9 }], b: [{ p: 5, q: 1 }], ...JUDGE },
    ...START,
    correct(20, 0),
    '0 call p',
    '0 rest',
    '0 call q',
    correct(100, 0),
  ),
  'rest-between-calls': written(
    'Rest between calls, with the last locomotive (LD-4.6)',
    EVEN,
    ...FOUR,
    correct(20, 0),
    '1 rest',
    correct(20, 60),
  ),
  sacrifice: written(
    'Sacrifice: a dormant locomotive falls, the contestants change roles (LD-4.5)',
    AHEAD,
    ...START,
    correct(40, 0),
    '0 knock-out',
    '0 claim "The cleaner lines"',
    'judge rule equal',
    '1 sacrifice 3',
    '0 activate 2',
    '1 call n',
    correct(90, 0),
  ),
  detonation: written(
    'Detonation: both active locomotives fall, and the caller stays the caller (LD-4.7)',
    AHEAD,
    ...START,
    correct(40, 0),
    '1 detonate',
    '0 activate 1',
    '1 activate 1',
    '0 call p',
    correct(80, 0),
  ),
  'knock-out-won': written(
    'A Knock Out is won at a table with a judge, who gives a reason and ends it (LD-5.6, LV-3.1)',
    AHEAD,
    ...START,
    correct(40, 0),
    '0 knock-out',
    '0 claim "The cleaner lines"',
    'judge rule claimant look at it',
    '1 reply "Wheels"',
    'judge rule invalid it has wheels, too',
    'judge end-style',
    '0 activate 1',
    '1 activate 1',
    correct(90, 0),
  ),
  'knock-out-lost': written(
    'A Knock Out is lost, by the cards (LD-5.7, LV-4.3)',
    { ...AHEAD, features: FEATURES },
    ...START,
    correct(40, 0),
    '0 knock-out',
    '0 claim streamlined',
    '1 reply oil-fired',
    '0 claim booster',
    '0 concede',
    '0 activate 4',
    '1 call n',
    correct(0, 90),
  ),
  'free-words-without-a-judge': written(
    'A free knock-out in free words without a judge: rulings, a correction, going on (LV-3.2, LD-5.2, LD-5.6)',
    {
      ...LEVEL,
      b: [{ p: 5 }, { y: 1 }],
      a: [{ p: 5, n: null }, ...[1, 2, 3, 4].map(() => ({ x: 1, n: null }))],
    },
    ...START,
    '0 call p',
    '0 knock-out free',
    '0 claim "It runs on two rails"',
    '1 equal',
    '0 claim "The cleaner lines"',
    '1 rule invalid I doubt it',
    '0 claim "The deeper whistle"',
    '1 reply "The taller wheels"',
    '0 claim "The longer tender"',
    '1 concede',
    '1 activate 1',
  ),
  'pairs-without-end': written(
    'Twenty-five pairs: both fall (LD-5.8)',
    { ...STUCK, a: [{ p: 5, n: null }, ...[1, 2, 3, 4].map(() => ({ x: 1, n: null }))] },
    ...START,
    '0 call p',
    '0 knock-out free',
    ...pairs,
    '0 rule claimant',
    '0 activate 1',
    '1 activate 1',
  ),
};

/** The game in words: the table, every event with its clause, the end. */
export function inWords(playthrough: Playthrough): string {
  return gameInWords(locoDome, playthrough, NAMES, { table: describeTable, end: describeEnd });
}

function describeTable({ box, rosters, calling }: State): string[] {
  const { scoring, judge, freeClaims } = box.rules;
  return [
    `First to call: ${NAMES[calling]!}; scoring ${scoring}, ${judge ? 'a judge' : 'no judge'}, ${freeClaims ? 'free words' : 'features only'}`,
    ...rosters.flatMap((roster, side) =>
      roster.map(
        ({ front, rear }) => `  ${NAMES[side]!}: ${front.name}, ${Object.keys(rear.values).length} values`,
      ),
    ),
  ];
}

function describeEnd(state: State): string[] {
  const { scores, ended, markers, markersUsed, locomotives, called } = state;
  return [
    `Score ${scores.join(' : ')}, threshold ${thresholdOf(state)}, ended by ${ended ?? 'nothing'}; ${called.length} statistics in the record`,
    `Markers left ${markers.join(' ')}, used ${markersUsed}; ${locomotives.map((roster) => roster.join(' ')).join(' | ')}`,
  ];
}

/** Where a golden game is stored. */
export const playthroughFile = (name: string): URL => new URL(`playthroughs/${name}.txt`, import.meta.url);

if (import.meta.main) {
  mkdirSync(new URL('playthroughs/', import.meta.url), { recursive: true });
  for (const [name, playthrough] of Object.entries(PLAYTHROUGHS))
    writeFileSync(playthroughFile(name), inWords(playthrough));
}
