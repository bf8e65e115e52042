// Learns what positions of Loko moto promise: plays games of the master level against itself, few play-outs a move, and fits each
// seat's points to come to its features by least squares, for every number of players, interpolated between knots of turns left.
// Writes `packages/bots/loko-moto/master/weights.ts`; each run starts from the weights there.
//   node bench/train-loko-moto.ts --games 200 --playouts 150
//   node bench/train-loko-moto.ts --policy --games 3000       (from nothing: games by plan alone)
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keyedRng, type Rng } from '@turntable/engine';
import { workspaceFor, type Aim, type Workspace } from '@turntable/bots/loko-moto/master/aims.ts';
import { FEATURES, featuresOf, turnsOf } from '@turntable/bots/loko-moto/master/features.ts';
import { between } from '@turntable/bots/loko-moto/master/judge.ts';
import { step } from '@turntable/bots/loko-moto/master/playout.ts';
import { search } from '@turntable/bots/loko-moto/master/tree.ts';
import { KNOTS, WEIGHTS } from '@turntable/bots/loko-moto/master/weights.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import { close, make } from '@turntable/games/loko-moto/kernel/moves.ts';
import {
  copyOf,
  freeIn,
  positionOf,
  scoreIn,
  type Position,
} from '@turntable/games/loko-moto/kernel/position.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    playouts: { type: 'string', default: '150' },
    policy: { type: 'boolean' },
    /** Numbers of players to learn for; of the others the weights stay. */
    players: { type: 'string', default: '2,3,4,5' },
  },
});
const SIZE = FEATURES * KNOTS.length;
/** Keeps weights of what hardly occurs where they were, or small if there were none. */
const RIDGE = 6;
const RIDGE_AGAIN = 40;
const SHEETS = ['standard', 'standard', 'standard', 'small', 'square'];

interface Row {
  readonly features: Float64Array;
  readonly turns: number;
  readonly seat: number;
  readonly won: number;
  toCome: number;
}

function dealt(players: number, deal: number): Position {
  const sheet = SHEETS[deal % SHEETS.length]!;
  const options = { sheet, hiddenAgendas: deal % 3 === 0, advanced: deal % 4 === 0 };
  let state = lokoMoto.start(lokoMoto.host(options, players));
  for (let entry = 0; ; entry++) {
    const decision = lokoMoto.decisions(state)[0]!;
    if (decision.actors[0] !== 'chance') return positionOf(state);
    const action = lokoMoto.draw(state, decision, keyedRng(`train/${players}/${deal}`, entry));
    state = lokoMoto.apply(state, { decision: decision.id, actor: 'chance', action }).state;
  }
}

/** Plays one game and gives how every seat stood now and then, with what it still won. */
function played(position: Position, rng: Rng, playouts: number): Row[] {
  const { players } = position.board;
  const workspace: Workspace = workspaceFor(position);
  const aims: (Aim | undefined)[] = [];
  const out = new Float64Array(players * FEATURES);
  const rows: Row[] = [];
  for (let move = 0; move < 600 && freeIn(position) > 0; move++) {
    if (position.toClose > 0) {
      close(position, position.lists[rng.below(freeIn(position))]!);
      continue;
    }
    if (playouts > 0 || rng.below(4) === 0) {
      featuresOf(position, workspace, out);
      for (let seat = 0; seat < players; seat++)
        rows.push({
          features: out.slice(seat * FEATURES, (seat + 1) * FEATURES),
          turns: turnsOf(position),
          seat,
          won: position.won[seat]!,
          toCome: 0,
        });
    }
    if (playouts === 0) step(position, workspace, rng, aims);
    else {
      const branches = search(copyOf(position), rng, () => false, playouts);
      make(position, branches.reduce((a, b) => (b.visits > a.visits ? b : a)).move);
    }
  }
  for (const row of rows) row.toCome = scoreIn(position, row.seat) - row.won;
  return rows;
}

/** The places and factors of a row in the equations. */
function terms({ features, turns }: Row): [number, number][] {
  const [k, part] = between(turns);
  const out: [number, number][] = [];
  features.forEach((value, j) => {
    if (value === 0) return;
    out.push([k * FEATURES + j, (1 - part) * value], [(k + 1) * FEATURES + j, part * value]);
  });
  return out;
}

/** Least squares by the normal equations, held near the weights there were before. */
function fit(rows: readonly Row[], before: readonly number[] | undefined): Float64Array {
  const matrix = Array.from({ length: SIZE }, (_, i) => {
    const line = new Float64Array(SIZE + 1);
    line[i] = before ? RIDGE_AGAIN : RIDGE;
    line[SIZE] = before ? RIDGE_AGAIN * before[i]! : 0;
    return line;
  });
  for (const row of rows) {
    const all = terms(row);
    for (const [i, x] of all) {
      const line = matrix[i]!;
      for (const [j, y] of all) line[j]! += x * y;
      line[SIZE]! += x * row.toCome;
    }
  }
  for (let i = 0; i < SIZE; i++)
    for (let j = i + 1; j < SIZE; j++) {
      const factor = matrix[j]![i]! / matrix[i]![i]!;
      if (factor !== 0) for (let k = i; k <= SIZE; k++) matrix[j]![k]! -= factor * matrix[i]![k]!;
    }
  const found = new Float64Array(SIZE);
  for (let i = SIZE - 1; i >= 0; i--) {
    let sum = matrix[i]![SIZE]!;
    for (let j = i + 1; j < SIZE; j++) sum -= matrix[i]![j]! * found[j]!;
    found[i] = sum / matrix[i]![i]!;
  }
  return found;
}

const error = (rows: readonly Row[], weights: Float64Array): number =>
  Math.sqrt(
    rows.reduce((sum, row) => {
      const said = terms(row).reduce((total, [i, x]) => total + weights[i]! * x, 0);
      return sum + (said - row.toCome) ** 2;
    }, 0) / Math.max(1, rows.length),
  );

/** The weights of a number of players as source. */
function written(players: number, weights: Float64Array | readonly number[]): string {
  const by = KNOTS.map((_, k) =>
    Array.from(weights.slice(k * FEATURES, (k + 1) * FEATURES), (w) => Number(w.toFixed(3))).join(', '),
  );
  return `  ${players}: [\n${by.map((one) => `    ${one},`).join('\n')}\n  ],`;
}

const playouts = values.policy ? 0 : Number(values.playouts);
const lines: string[] = [];
for (const players of [2, 3, 4, 5]) {
  if (!values.players.split(',').includes(`${players}`)) {
    lines.push(written(players, WEIGHTS[players]!));
    continue;
  }
  const rng = fastRng(77 + players);
  // More seats give more rows a game, and take longer.
  const games = Math.round((2 * Number(values.games)) / players);
  const learn: Row[] = [];
  const test: Row[] = [];
  for (let deal = 0; deal < games; deal++) {
    const position = dealt(players, deal);
    (deal % 10 === 9 ? test : learn).push(...played(position, rng, playouts));
  }
  const weights = fit(learn, values.policy ? undefined : WEIGHTS[players]);
  console.log(
    players,
    'players',
    learn.length,
    'rows',
    error(learn, weights).toFixed(2),
    error(test, weights).toFixed(2),
  );
  lines.push(written(players, weights));
}
writeFileSync(
  new URL('../packages/bots/loko-moto/master/weights.ts', import.meta.url),
  `// Written by bench/train-loko-moto.ts.

/** Own turns left between which weights are interpolated. */
export const KNOTS = [${KNOTS.join(', ')}];

/** By number of players: for each knot the weight of every feature. */
export const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
${lines.join('\n')}
};
`,
);
