// Random play-outs of Loko moto in the search kernel: plies and whole games a second on one core.
//   node bench/kernel.ts
import { keyedRng } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import { unmake } from '@turntable/games/loko-moto/kernel/moves.ts';
import { freeIn, positionOf, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { randomMove } from '@turntable/games/loko-moto/kernel/random.ts';
import { scratchFor } from '@turntable/games/loko-moto/kernel/sets.ts';
import { grouped, keep, median } from './report.ts';

const ROUNDS = 7;
const MS = 1000;
const FORMS: readonly { readonly players: number; readonly options: Readonly<Record<string, unknown>> }[] = [
  { players: 5, options: {} },
  { players: 5, options: { hiddenAgendas: true, advanced: true } },
  { players: 2, options: {} },
];

function dealt(players: number, options: Readonly<Record<string, unknown>>): Position {
  const start = lokoMoto.start(lokoMoto.host(options, players));
  const [decision] = lokoMoto.decisions(start);
  const action = lokoMoto.draw(start, decision!, keyedRng('kernel', 0));
  return positionOf(lokoMoto.apply(start, { decision: decision!.id, actor: 'chance', action }).state);
}

interface Speed {
  readonly plies: number;
  readonly games: number;
}

/** Play-outs from the deal to the end and back, by processor time of this thread. */
function run(position: Position, ms: number): Speed {
  const rng = fastRng(1);
  const scratch = scratchFor(position.board);
  let plies = 0;
  let games = 0;
  const began = process.threadCpuUsage();
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1e6;
  };
  while (spent() * 1000 < ms)
    for (let i = 0; i < 50; i++, games++) {
      for (; freeIn(position) > 0; plies++) randomMove(position, rng, scratch);
      while (position.top > 0) unmake(position);
    }
  const seconds = spent();
  return { plies: plies / seconds, games: games / seconds };
}

const lines = FORMS.map(({ players, options }) => {
  const position = dealt(players, options);
  const rounds = Array.from({ length: ROUNDS + 1 }, () => run(position, MS)).slice(1);
  const plies = median(rounds.map((r) => r.plies));
  const games = median(rounds.map((r) => r.games));
  const named = Object.keys(options).join(', ') || 'none';
  return `| ${players} | ${named} | ${grouped(plies)} | ${grouped(games)} | ${(plies / games).toFixed(0)} |`;
});
keep(
  'kernel',
  `Random play-outs from the deal to the end and all moves taken back, standard map, one core; medians of ${ROUNDS} rounds of
${MS} ms of processor time after one to warm up.

| players | options | plies a second | play-outs a second | plies a play-out |
|---:|---|---:|---:|---:|
${lines.join('\n')}`,
);
