// Makes the puzzles that are shipped with the app: positions of games between bots in which two trains can be finished with a few
// lines and in few ways; and values of four statistics, each drawn by itself from those of the whole roster and so of no one
// locomotive, of which one beats clearly more of the roster than the others. Writes `packages/bots/puzzles/list.json`;
// `puzzles.test.ts` proves every solution again.
//   node bench/make-puzzles.ts
import { writeFileSync } from 'node:fs';
import { keyedRng, quickRng, viewerOf } from '@turntable/engine';
import { chooseAction } from '@turntable/bots';
import type { LinePuzzle, Puzzle } from '@turntable/bots/puzzles/puzzle.ts';
import { beats, finishes, solutions } from '@turntable/bots/puzzles/solve.ts';
import { gameById } from '@turntable/games';
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
const rng = quickRng(77);
for (let n = 1; n <= OF_EACH;) {
  // Values as they stand in the anonymous distribution: no locomotive is told by them.
  const ids = [...STATISTIC_IDS].sort(() => rng.below(3) - 1).slice(0, 4);
  const choices = ids.map((statistic) => {
    const sorted = DISTRIBUTION.values[statistic];
    return { statistic, value: sorted[rng.below(sorted.length)]! };
  });
  const shares = choices.map(({ statistic, value }) => beats(statistic, value)!);
  const [best, second] = shares.toSorted((a, b) => b - a);
  // Neither obvious nor too close.
  const ahead = best! - second!;
  if (ahead < 0.08 || ahead > 0.35 || best! < 0.5) continue;
  found.push({ id: `statistic-${n}`, kind: 'statistic', choices, answer: shares.indexOf(best!) });
  n++;
}
writeFileSync(
  new URL('../packages/bots/puzzles/list.json', import.meta.url),
  `[\n${found.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`,
);
console.log(`${found.length} puzzles`);
