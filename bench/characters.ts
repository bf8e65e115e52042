// Whether one can feel how the levels of Loko moto play: what each does in games of two against medium, both sides of each deal.
//   node bench/characters.ts --deals 8 --ms 20
import { parseArgs } from 'node:util';
import { quickRng, type AnyGame } from '@turntable/engine';
import { chooseAction, LEVELS, type Level } from '@turntable/bots';
import { course } from '@turntable/bots/course.ts';
import { bestAim, workspaceFor } from '@turntable/bots/loko-moto/master/aims.ts';
import { missingOf } from '@turntable/bots/loko-moto/master/options.ts';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { moveOf } from '@turntable/games/loko-moto/kernel/actions.ts';
import { seenPosition } from '@turntable/games/loko-moto/kernel/seen.ts';
import { FREE, type Action, type State, type View } from '@turntable/games/loko-moto/types.ts';
import { keep } from './report.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '8' },
    ms: { type: 'string', default: '20' },
    levels: { type: 'string', default: LEVELS.join() },
  },
});
const deals = Number(values.deals);
const game = lokoMoto as unknown as AnyGame;
/** A constant in the place of a random number: of equal placements the first is taken. */
const still = { below: () => 0 };

interface Habits {
  games: number;
  moves: number;
  reserves: number;
  blocks: number;
  shapes: number;
  trains: number;
  price: number;
  /** Sections of the trains that cost 6 and more. */
  long: number;
  unused: number;
  /** Points of shape cards. */
  cards: number;
  score: number;
  won: number;
}

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Whether a move takes a line that the other's best aim misses and one's own does not. */
function getsInTheWay(view: View, action: Action): boolean {
  if (action.type !== 'reserve' && action.type !== 'build') return false;
  const position = seenPosition(view);
  const workspace = workspaceFor(position);
  const missing = (seat: number): number[] => {
    const aim = bestAim(position, seat, workspace, still, 0);
    return aim ? missingOf(position, seat, aim).filter((s) => position.lines[s] === FREE) : [];
  };
  const [own, other] = [missing(view.turn), missing(1 - view.turn)];
  const move = moveOf(position, action);
  const taken = move.kind === 'reserve' ? [move.a, move.b] : move.kind === 'build' ? [move.a] : [];
  return taken.some((section) => other.includes(section) && !own.includes(section));
}

/** What one should feel of a level, and of which levels it is told apart by that. */
const TRAITS: readonly (readonly [Level, string, (habits: Habits) => number])[] = [
  ['easy', 'trains with a shape card', ({ shapes, trains }) => shapes / trains],
  ['medium', 'dear trains', ({ long, trains }) => long / trains],
  ['hard', 'moves in the way', ({ blocks, moves }) => blocks / moves],
];

/** How often the two games of a deal show more of a level's trait than those of each other level with one; equal shares count half. */
function distinctions(pairs: ReadonlyMap<Level, readonly Habits[]>): string[] {
  return TRAITS.filter(([level]) => pairs.has(level)).map(([level, what, of]) => {
    const others = TRAITS.map(([other]) => other).filter((other) => other !== level && pairs.has(other));
    const shares = others.map((other) => {
      const sum = pairs.get(level)!.reduce((all, own, deal) => {
        const ahead = of(own) - of(pairs.get(other)![deal]!);
        return all + (ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5);
      }, 0);
      return `${((100 * sum) / pairs.get(level)!.length).toFixed(0)} % from ${other}`;
    });
    return `| ${level} | ${what} | ${shares.join(', ')} |`;
  });
}

const blank = (): Habits => ({
  ...{ games: 0, moves: 0, reserves: 0, blocks: 0, shapes: 0, trains: 0 },
  ...{ price: 0, long: 0, unused: 0, cards: 0, score: 0, won: 0 },
});

function play(level: Level, deal: number, side: number, habits: Habits): void {
  const setup = lokoMoto.host({}, 2);
  const questions = course({ game, setup, seed: `characters/${deal}` });
  const luck = quickRng(2 * deal + side);
  let next = questions.next();
  while (!next.done) {
    const { actor, decision, view } = next.value;
    const mine = actor === side;
    const end = worked() + Number(values.ms);
    const action = chooseAction(game, view, decision, mine ? level : 'medium', luck, () => worked() >= end);
    if (mine && action.type !== 'close') {
      habits.moves++;
      if (action.type === 'reserve') habits.reserves++;
      if (getsInTheWay(view as unknown as View, action as unknown as Action)) habits.blocks++;
    }
    next = questions.next(action);
  }
  const { hands, lines } = next.value.state as unknown as State;
  const hand = hands[side]!;
  const prices = hand.trains.map((id) => trainOf(setup, id).price);
  habits.games++;
  habits.shapes += hand.shapes.length;
  habits.trains += prices.length;
  habits.price += prices.reduce((sum, price) => sum + price, 0);
  habits.long += prices.filter((price) => price >= 6).length;
  habits.cards += hand.shapes.reduce((sum, id) => sum + shapeOf(setup, id).points, 0);
  const { winners } = next.value;
  habits.won += winners.includes(side) ? 1 / winners.length : 0;
  habits.unused += lines.filter((line) => line === 3 + 2 * side).length;
  habits.score += next.value.scores[side]!;
}

const pairs = new Map<Level, Habits[]>();
const lines = LEVELS.filter((level) => values.levels.split(',').includes(level)).map((level) => {
  const habits = blank();
  for (let deal = 0; deal < deals; deal++) {
    const pair = blank();
    for (const side of [0, 1]) play(level, deal, side, pair);
    pairs.set(level, [...(pairs.get(level) ?? []), pair]);
    for (const key of Object.keys(habits) as (keyof Habits)[]) habits[key] += pair[key];
  }
  const { games, moves, reserves, blocks, shapes, trains, price, long, unused, cards, score, won } = habits;
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const line = `| ${level} | ${games} | ${percent(shapes / trains)} | ${(cards / games).toFixed(1)} | ${(price / trains).toFixed(1)} | ${percent(long / trains)} | ${percent(reserves / moves)} | ${percent(blocks / moves)} | ${(unused / games).toFixed(1)} | ${(trains / games).toFixed(1)} | ${(score / games).toFixed(1)} | ${percent(won / games)} |`;
  console.log(line);
  return line;
});
keep(
  'characters',
  `Loko moto of two, each level against medium, ${values.ms} ms of processor time a move. *Shapes*: trains with a shape card; *dear*: trains that cost 6
or more; *in the way*: moves that take a free line which the best aim of the other misses and one's own does not.

| level | games | shapes | points of shapes | mean price | dear | reservations | in the way | unused lines at the end | trains | score | won |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${lines.join('\n')}

Felt after two games: how often the two games of a deal show more of a level's trait than the two of another level.

| level | trait | told apart |
|---|---|---|
${distinctions(pairs).join('\n')}`,
);
