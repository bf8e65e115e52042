// Moves a second through `play` with all its checks, beside chessops and boardgame.io's client, in one run.
import { keyedRng, play, quickRng, type Entry } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { Action, State } from '@turntable/games/loko-moto/types.ts';
import { playMatch } from '@turntable/bots/arena.node.ts';
import { needRivals } from './rivals.ts';
import { grouped, keep, median } from './report.ts';

const ROUNDS = 9;

interface Recorded {
  readonly start: State;
  readonly log: readonly Entry<Action>[];
}

/** Whole games of the easy bots, three players on the standard map: builds, reservations and purchases as people make them. */
function recorded(count: number): Recorded[] {
  return Array.from({ length: count }, (_, i) => {
    const setup = lokoMoto.host({}, 3);
    const match = { game: lokoMoto, setup, players: ['easy', 'easy', 'easy'] as const, seed: `bench/${i}` };
    const { log } = playMatch({ ...match, timer: () => () => false });
    return { start: lokoMoto.start(setup), log: log as readonly Entry<Action>[] };
  });
}

/** Plays them again through `play`: decision open, refusals, apply. Gives how many moves. */
function playAgain(games: readonly Recorded[]): number {
  let moves = 0;
  for (const { start, log } of games) {
    let state = start;
    for (const entry of log) {
      const played = play(lokoMoto, state, entry);
      if (!played.ok) throw new Error('a recorded move was refused');
      state = played.step.state;
      moves++;
    }
    if (!lokoMoto.outcome(state)) throw new Error('a recorded game did not end');
  }
  return moves;
}

function rate(run: () => number): number {
  const began = performance.now();
  const moves = run();
  return (moves / (performance.now() - began)) * 1000;
}

needRivals();
const chess = await import('./rivals/chess.mjs' as string);
const client = await import('./rivals/client.mjs' as string);
const luck = quickRng(keyedRng('chess', 0).below(2 ** 32));
const chessGames = chess.games(300, (n: number) => luck.below(n));
const ours = recorded(150);
const rates = {
  turntable: [] as number[],
  chess: [] as number[],
  checked: [] as number[],
  client: [] as number[],
};
for (let round = 0; round <= ROUNDS; round++) {
  const now = {
    turntable: rate(() => playAgain(ours)),
    chess: rate(() => chess.cloneAndPlay(chessGames)),
    checked: rate(() => chess.playAll(chessGames)),
    client: rate(() => client.playAll(25, 3)),
  };
  // The first round only warms up.
  if (round > 0) for (const key of Object.keys(now) as (keyof typeof now)[]) rates[key].push(now[key]);
}
const mid = {
  turntable: median(rates.turntable),
  chess: median(rates.chess),
  checked: median(rates.checked),
  client: median(rates.client),
};
keep(
  'engine',
  `Moves a second, medians of ${ROUNDS} rounds in one run, taking turns. Turntable: whole recorded games of three easy bots on the
standard map through \`play\` with all its checks. boardgame.io: its client alone, a game with as many lines and players.

| | moves a second | Turntable is |
|---|---:|---:|
| Turntable, \`play\` with its checks | ${grouped(mid.turntable)} | |
| chessops, clone and play, no check | ${grouped(mid.chess)} | ${(mid.turntable / mid.chess).toFixed(2)} × |
| chessops, with its check of legality | ${grouped(mid.checked)} | ${(mid.turntable / mid.checked).toFixed(2)} × |
| boardgame.io 0.50.2, client | ${grouped(mid.client)} | ${(mid.turntable / mid.client).toFixed(1)} × |`,
);
