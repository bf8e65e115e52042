// Makes the puzzles that are shipped with the app: positions of games between bots in which two trains can be finished with a few
// lines and in few ways; and positions in which a bot has to call, of duels between locomotives whose values are each drawn by
// itself from those of the whole roster, with four calls of which one beats clearly more of the roster than the others. Writes
// `packages/bots/puzzles/list.json`;
// `puzzles.test.ts` proves every solution again.
//   node bench/make-puzzles.ts
import { writeFileSync } from 'node:fs';
import { keyedRng, quickRng, viewerOf, type Rng } from '@turntable/engine';
import { chooseAction } from '@turntable/bots';
import type { LinePuzzle, Puzzle, StatisticPuzzle } from '@turntable/bots/puzzles/puzzle.ts';
import { beats, finishes, solutions } from '@turntable/bots/puzzles/solve.ts';
import { gameById } from '@turntable/games';
import type { State as Duel } from '@turntable/games/double-header/types.ts';
import { builtBy, FREE, type State } from '@turntable/games/loko-moto/types.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { DISTRIBUTION, STATISTIC_IDS } from '@turntable/roster';

const OF_EACH = 20;
const MOST_WAYS = 4;
const MOST_FREE = 20;

/** A puzzle of what a seat has built in a game, if there is a good one. */
function lineOf(state: State, seat: number, id: string): LinePuzzle | undefined {
  const { sheet, trains } = state.box;
  const { touching } = topology(sheet);
  const name = (s: number): string => sheet.sections[s]!.join('-');
  const built = state.lines.flatMap((line, s) => (line === builtBy(seat) ? [s] : []));
  if (built.length < 4 || built.length > 9) return undefined;
  const near = new Set(built);
  for (let step = 0; step < 2; step++)
    for (const s of [...near]) for (const t of touching[s]!) if (state.lines[t] === FREE) near.add(t);
  const free = [...near].filter((s) => state.lines[s] === FREE).map(name);
  if (free.length > MOST_FREE || free.length < 6) return undefined;
  const market = state.market.flatMap((each) => trains.filter((train) => train.id === each));
  for (const a of market)
    for (const b of market) {
      if (a.id >= b.id) continue;
      const lines = a.price + b.price - built.length;
      if (lines < 2 || lines > 4) continue;
      const pair = [a, b].map(({ name: train, price }) => ({ name: train, price }));
      const base = { built: built.map(name), free, trains: pair };
      let ways = 0;
      for (const _ of solutions(base, lines)) if (++ways > MOST_WAYS) break;
      if (ways === 0 || ways > MOST_WAYS) continue;
      return { id, kind: 'lines', sheet: sheet.id, ...base, lines, ways };
    }
  return undefined;
}

const found: Puzzle[] = [];
const game = gameById('loko-moto')!;
const duel = gameById('double-header')!;
for (let deal = 0; found.length < OF_EACH; deal++) {
  const rng = quickRng(deal + 1);
  let state = game.start(game.host({ sheet: 'small' }, 2)) as unknown as State;
  let puzzle: LinePuzzle | undefined;
  for (let n = 0; n < 300 && !puzzle; n++) {
    const decision = game.decisions(state as never)[0];
    if (!decision) break;
    const actor = decision.actors[0]!;
    if (typeof actor === 'number' && state.phase === 'main')
      puzzle = lineOf(state, actor, `lines-${found.length + 1}`);
    const action =
      actor === 'chance'
        ? game.draw(state as never, decision, keyedRng(`puzzle/${deal}`, n))
        : chooseAction(game, game.view(state as never, viewerOf(actor)), decision, 'easy', rng, () => false);
    state = game.apply(state as never, { decision: decision.id, actor, action }).state as unknown as State;
  }
  if (
    puzzle &&
    finishes(
      [...puzzle.built, ...[...solutions(puzzle, puzzle.lines)][0]!],
      puzzle.trains.map(({ price }) => price),
    )
  )
    found.push(puzzle);
}
/** Values of some statistics that a seat may call, if one is best and that is neither obvious nor too close. */
function statisticOf(choices: StatisticPuzzle['choices'], id: string): StatisticPuzzle | undefined {
  const shares = choices.map(({ statistic, value }) => beats(statistic, value)!);
  const [best, second] = shares.toSorted((a, b) => b - a) as [number, number];
  const ahead = best - second;
  if (ahead < 0.08 || ahead > 0.35 || best < 0.5) return undefined;
  return { id, kind: 'statistic', choices, answer: shares.indexOf(best) };
}

/** A locomotive that never was: a puzzle must not tell which values a real one has together (LV-1.1). */
function imagined(rng: Rng, id: string): object {
  const values = STATISTIC_IDS.map((statistic) => {
    const all = DISTRIBUTION.values[statistic];
    return [statistic, all[rng.below(all.length)]!];
  });
  return { id, name: id, values: Object.fromEntries(values) };
}

for (let deal = 0; found.length < 2 * OF_EACH; deal++) {
  const rng = quickRng(deal + 77);
  const engines = ['a', 'b'].map((side) => [1, 2].map((n) => imagined(rng, `${side}${n}`)));
  let state = duel.start(duel.host({ engines }, 2)) as unknown as Duel;
  let puzzle: StatisticPuzzle | undefined;
  // How many statistics are gone at least, so that not every puzzle is of a game's first calls.
  const from = deal % 12;
  while (!puzzle) {
    const decision = duel.decisions(state as never)[0];
    if (!decision) break;
    const actor = decision.actors[0]!;
    const view = duel.view(state as never, viewerOf(actor));
    if (decision.kind === 'call' && state.called.length >= from) {
      const calls = [...duel.legalActions(view, decision)].flatMap((action) => {
        const { type, statistic = '' } = action as { readonly type: string; readonly statistic?: string };
        const value = state.engines[state.calling]![state.inUse[state.calling]!]!.rear.values[statistic];
        return type === 'call' && value !== undefined ? [{ statistic, value }] : [];
      });
      const choices = Array.from({ length: 4 }, () => calls.splice(rng.below(calls.length), 1)).flat();
      if (choices.length === 4) puzzle = statisticOf(choices, `statistic-${found.length - OF_EACH + 1}`);
    }
    const action =
      actor === 'chance'
        ? duel.draw(state as never, decision, keyedRng(`duel/${deal}`, state.asked))
        : chooseAction(duel, view, decision, 'hard', rng, () => false);
    state = duel.apply(state as never, { decision: decision.id, actor, action }).state as unknown as Duel;
  }
  if (puzzle) found.push(puzzle);
}
writeFileSync(
  new URL('../packages/bots/puzzles/list.json', import.meta.url),
  `[\n${found.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`,
);
console.log(`${found.length} puzzles`);
