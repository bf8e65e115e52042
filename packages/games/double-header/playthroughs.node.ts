import { mkdirSync, writeFileSync } from 'node:fs';
import { choices, drawEntry, type Entry, type Rng } from '@turntable/engine';
import { seenValue } from '../versus/index.ts';
import { gameInWords, hostedGame, writtenGame, type Playthrough as Of } from '../versus/playthrough.node.ts';
import { replayed, STRONG, WEAK, type Table } from './fixtures.node.ts';
import { doubleHeader } from './index.ts';
import { TEAMS, type Action, type State, type View, type DoubleHeader } from './types.ts';

type Playthrough = Of<DoubleHeader>;

const NAMES = ['Ada', 'Béla', 'Csilla', 'Dénes'];

function hosted(title: string, seats: number, options: Record<string, unknown>, seed: string): Playthrough {
  return hostedGame(doubleHeader, title, { seats, options, seed }, choose);
}

/** A simple player: calls high values, plays boosters and Vetoes sometimes, claims what helps, then passes. */
function choose(state: State, rng: Rng): Entry<Action> {
  const chance = state.decisions.find((d) => d.actors.includes('chance'));
  if (chance) return drawEntry(doubleHeader, state, chance, rng);
  const all = [...choices(doubleHeader, state)];
  const seat = all[0]!.actor;
  const own = all.filter(({ actor }) => actor === seat);
  const view = doubleHeader.view(state, seat === 'chance' ? 'public' : seat);
  const weigh = ({ action }: (typeof own)[number]): number => weight(view, action) * (1 + rng.below(100));
  const [best] = own.map((choice) => ({ choice, worth: weigh(choice) })).sort((a, b) => b.worth - a.worth);
  const { decision, actor, action } = best!.choice;
  return { decision: decision.id, actor, action };
}

function weight(view: View, action: Action): number {
  switch (action.type) {
    case 'claim':
      return 'feature' in action && worth(view, action.feature) > 0 ? 9 : 0;
    case 'call':
      return seenValue(view.engines[view.calling]![view.inUse[view.calling]!]!, action.statistic)! > 100
        ? 3
        : 1;
    case 'pass':
    case 'decline':
    case 'accept':
      return 3;
    default:
      return 2;
  }
}

/** How many more of the viewer's locomotives than of the others have a feature. */
function worth(view: View, feature: string): number {
  const [one, two] = TEAMS.map(
    (team) =>
      view.engines[team]!.filter(({ front }) => (front.features as readonly string[]).includes(feature))
        .length,
  );
  const team = Number(view.viewer) >> (view.box.players === 4 ? 1 : 0);
  return team === 0 ? one! - two! : two! - one!;
}

/** A game written down action by action, in the short form of the fixtures; declines may be left out. */
function written(title: string, table: Table, moves: string): Playthrough {
  return writtenGame(title, moves.trim().split(/\s*\n\s*/), (...lines) => replayed(table, ...lines));
}

const FEATURES = {
  a0: ['streamlined', 'booster', 'preserved'],
  a1: ['streamlined', 'preserved'],
  b0: ['streamlined', 'compound', 'preserved'],
  b1: ['preserved', 'geared'],
};
const JUDGE = { options: { judge: true } };

/** Every way a game can go, by the name of its file in `playthroughs/`. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough>> = {
  'two-against-two': hosted('Two against two, engines by lot', 4, { roster: 1 }, 'four-3'),
  'one-against-one': hosted('One against one, engines by lot', 2, { roster: 1 }, 'two-5'),
  margin: hosted('Two against two with margins', 4, { roster: 1, scoring: 'margin' }, 'margin-2'),
  'draw-after-style': written(
    'No valid statistic is left: style points by features end in a draw (DH-8.2, DH-8.5, DH-8.6)',
    { a0: { p: 1 }, b0: { p: 2 }, features: FEATURES },
    `0 field 0
     3 field 0
     0 call p
     2 pass
     0 claim booster
     3 claim preserved
     1 claim triplex
     0 pass
     3 pass
     1 pass`,
  ),
  'free-words-without-a-judge': written(
    'Free words without a judge: the other side rules, or accepts by going on (LV-3.2)',
    { a0: { p: 1 }, b0: { p: 2 }, features: FEATURES, options: { freeClaims: true } },
    `0 field 0
     2 field 0
     0 call p
     2 claim "The cleaner lines"
     1 rule opponent
     0 claim "The deeper whistle"
     3 claim "The taller wheels"
     0 rule invalid
     1 claim "the taller wheels"
     2 rule equal
     2 pass
     0 pass
     3 pass
     1 pass`,
  ),
  'judge-ends-the-phase': written(
    'A judge rules on free words and ends the phase (LV-3.1, DH-8.5)',
    { a0: { p: 1 }, b0: { p: 2 }, features: FEATURES, ...JUDGE },
    `1 field 0
     2 field 0
     0 call p
     2 claim "The cleaner lines"
     judge rule claimant
     0 claim "The deeper whistle"
     judge rule invalid
     judge correct 4 2
     3 claim compound
     judge end-style`,
  ),
  'style-points-skipped': written(
    'A team that leads by twenty skips style points (DH-8.3)',
    { a0: { p: 3 }, b0: { p: 2 }, ...JUDGE },
    `0 field 0
     2 field 0
     judge correct 21 0
     0 call p
     0 skip-style`,
  ),
  'moved-to-style': written(
    'The calling contestant moves the game to style points (DH-8.1), after a change when behind (DH-5.2)',
    {
      a0: { ...STRONG, x: 5, y: 5 },
      a1: { ...STRONG, x: 5, y: 5 },
      b0: { ...WEAK, x: 1 },
      b1: { ...WEAK, y: 1 },
      features: FEATURES,
      ...JUDGE,
    },
    `0 field 0
     2 field 0
     judge correct 0 9
     0 call p
     0 field 1
     1 call x
     1 call y
     judge correct 15 16
     1 style
     1 claim streamlined
     3 claim geared
     0 claim booster
     2 claim compound
     1 pass
     3 pass
     0 pass
     2 pass`,
  ),
  'veto-and-forced-switch': written(
    'A Veto undoes a forced switch (DH-2.4, DH-3.2); the call passes on when it has to (DH-2.6)',
    { a0: { p: 5, q: 1 }, a1: { r: 3 }, b0: { q: 2, r: 1 }, b1: { p: 9, r: 2 } },
    `0 field 0
     2 field 0
     0 call p
     3 veto
     0 call q
     2 call r
     1 accept
     3 call p
     3 pass
     0 pass
     2 pass
     1 pass`,
  ),
  'tags-on-a-tie': written(
    'Ties: tagging in, having to tag, and nobody scoring (DH-4.1 to DH-4.3)',
    {
      a0: { p: 5, q: 5, r: 5, s: 1 },
      a1: { q: 6, r: 5, s: 1 },
      b0: { p: 5, q: 7, r: 5, s: 1 },
      b1: { p: 8, q: 5, r: 5, s: 1 },
    },
    `0 field 0
     2 field 0
     0 call p
     2 tag
     3 call q
     0 stand
     2 call r
     0 stand
     0 call s
     3 tag
     2 pass
     1 pass
     3 pass
     0 pass`,
  ),
  'fifty-fifty': written(
    '50/50 against 50/50: two coins (DH-6.4, DH-6.8)',
    { a0: { p: 5, q: 1 }, b0: { p: 1, q: 1 }, ...JUDGE },
    `0 field 0
     2 field 0
     judge correct 5 6
     0 call p
     3 boost fifty-fifty
     1 boost fifty-fifty
     chance coin heads
     chance coin heads
     2 call q
     0 stand
     judge end-style`,
  ),
  'swap-orders': written(
    'Swap Orders: the other locomotive’s value is given, and a tie stays one (DH-6.4, DH-6.7)',
    { a0: { p: 5, q: 1 }, b0: { p: 1, q: 3 }, b1: { p: 5, q: 1 }, ...JUDGE },
    `0 field 0
     2 field 0
     judge correct 5 6
     0 call p
     3 boost swap-orders
     1 decline
     2 call q
     0 accept
     1 decline
     judge end-style`,
  ),
  'double-header': written(
    'Double Header, and a True Double Header that uses up nothing (DH-6.4, DH-6.6)',
    { a0: { p: 5, q: 5 }, a1: { p: 2, q: 2 }, b0: { p: 4, q: 4 }, b1: { p: 4, q: 2 }, ...JUDGE },
    `0 field 0
     2 field 0
     judge correct 5 6
     0 call p
     3 boost double-header
     1 boost double-header
     2 call q
     1 boost double-header
     3 decline
     judge end-style`,
  ),
  'time-outs': written(
    'Both Time Outs: the leading team announces first, and all are asked again (DH-7.1 to DH-7.3)',
    { a0: STRONG, a1: STRONG, b0: WEAK, b1: WEAK, ...JUDGE },
    `0 field 0
     2 field 0
     judge correct 12 9
     0 call p
     1 pass
     3 time-out
     0 field 1
     2 field 1
     0 time-out
     1 field 1
     3 field 0
     1 call q
     1 call r
     1 call s
     1 call t
     1 call u
     2 accept
     3 decline
     judge end-style`,
  ),
};
/** The game in words: the table, every event with its clause, the end. */
export function inWords(playthrough: Playthrough): string {
  return gameInWords(doubleHeader, playthrough, NAMES, { table: describeTable, end: describeEnd });
}

function describeTable({ box, engines: locomotives, calling }: State): string[] {
  const { scoring, judge, freeClaims } = box.rules;
  const owner = (team: number, locomotive: number): string =>
    NAMES[box.players === 4 ? 2 * team + locomotive : team]!;
  return [
    `First to call: team ${calling}; scoring ${scoring}, ${judge ? 'a judge' : 'no judge'}, ${freeClaims ? 'free words' : 'features only'}`,
    ...locomotives.flatMap((pair, team) =>
      pair.map(
        ({ front, rear }, locomotive) =>
          `  team ${team}: ${front.name} (${owner(team, locomotive)}), ${Object.keys(rear.values).length} values`,
      ),
    ),
  ];
}

function describeEnd({ scores, ended, boosters, timeOuts, vetoes, called }: State): string[] {
  return [
    `Score ${scores.join(' : ')}, ended by ${ended ?? 'nothing'}; ${called.length} statistics called`,
    `Left: Vetoes ${vetoes.join(' ')}, Time Outs ${timeOuts.join(' ')}, boosters ${boosters.map((b) => b.join('+') || 'none').join(' | ')}`,
  ];
}

/** Where a golden game is stored. */
export const playthroughFile = (name: string): URL => new URL(`playthroughs/${name}.txt`, import.meta.url);

if (import.meta.main) {
  mkdirSync(new URL('playthroughs/', import.meta.url), { recursive: true });
  for (const [name, playthrough] of Object.entries(PLAYTHROUGHS))
    writeFileSync(playthroughFile(name), inWords(playthrough));
}
