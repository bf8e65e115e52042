// Endgames of Loko moto that the testkit's solver has solved, played by the master level: how often it plays a best move. Positions
// that take the solver too long are left out. Results are added to `endgames.json` beside the report.
//   node bench/endgames.ts --positions 200 --ms 1000 --free 4
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { quickRng } from '@turntable/engine';
import { chooseAction } from '@turntable/bots';
import { endgameOf, SOLVED, VICTORY } from '@turntable/bots/loko-moto/endgames.node.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { gameById } from '@turntable/games';
import { solve } from '@turntable/testkit/endgame.ts';
import { keep } from './report.ts';

interface Tried {
  readonly seed: number;
  readonly ms: number;
  readonly free: number;
  readonly moves: number;
  readonly best: number;
  readonly played: number;
}

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '200' },
    ms: { type: 'string', default: '1000' },
    free: { type: 'string', default: '4' },
    level: { type: 'string', default: 'master' },
  },
});
const FILE = new URL('./results/endgames.json', import.meta.url);
const [wanted, ms, free] = [Number(values.positions), Number(values.ms), Number(values.free)];
const all: Tried[] = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Tried[]) : [];
const known = (): Tried[] => all.filter((one) => one.ms === ms && one.free === free);

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const MOST_POSITIONS = 40_000;
const from = known().reduce((most, { seed }) => Math.max(most, seed + 1), 0);
for (let seed = from; known().length < wanted && seed < from + 20_000; seed++) {
  const state = endgameOf(seed, free);
  if (!state) continue;
  const solution = solve(SOLVED, state, MOST_POSITIONS);
  // Where every move is as good as another there is nothing to get wrong.
  if (!solution || solution.moves.every(({ value }) => value === solution.best)) continue;
  const end = worked() + ms;
  const view = lokoMoto.view(state, state.turn);
  const decision = lokoMoto.decisions(state)[0]!;
  const level = values.level as 'master';
  const action = chooseAction(
    gameById('loko-moto')!,
    view,
    decision,
    level,
    quickRng(seed),
    () => worked() >= end,
  );
  const keyOf = (one: object): string =>
    JSON.stringify('sections' in one ? { ...one, sections: (one.sections as string[]).toSorted() } : one);
  const move = solution.moves.find((one) => keyOf(one.action) === keyOf(action))!;
  all.push({ seed, ms, free, moves: solution.moves.length, best: solution.best, played: move.value });
  const tried = known();
  const right = tried.filter((one) => one.played === one.best).length;
  console.log(
    `${seed}: ${solution.moves.length} moves, ${solution.positions} positions, ${solution.best} played ${move.value}; ${right} of ${tried.length}`,
  );
  if (values.level === 'master')
    writeFileSync(FILE, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}
const tried = known();
const result = (value: number): number => Math.sign(Math.round(value / VICTORY));
const right = tried.filter((one) => one.played === one.best).length;
const same = tried.filter((one) => result(one.played) === result(one.best)).length;
const share = (count: number): string =>
  `${count} of ${tried.length} (${((100 * count) / Math.max(1, tried.length)).toFixed(1)} %)`;
keep(
  'endgames',
  `Endgames of two on a map of 33 sections with at most ${free} free ones, all cards turned up, solved by trying everything with the readable rules
(victory first, then the lead); positions in which all moves are equally good, or that take more than ${MOST_POSITIONS} positions, are left out. The
master level with ${ms} ms of processor time:

- a best move, victory and lead: ${share(right)}
- a move that keeps the best result (won, shared, lost): ${share(same)}`,
);
