// Each level of bots against the one below: the same deals from both sides, thinking cut to so many milliseconds a move.
//   node bench/levels.ts --game loko-moto --games 400 --ms 50 --workers 2
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { LEVELS, type Level } from '@turntable/bots';
import { playMatch } from '@turntable/bots/arena.node.ts';
import { gameById } from '@turntable/games';
import { levelSetup } from './setups.ts';
import { keep } from './report.ts';

interface Task {
  readonly game: string;
  readonly upper: Level;
  readonly lower: Level;
  readonly deal: number;
  readonly ms: number;
}
interface Result {
  /** Points of the upper level in both games of a deal: 1 for a victory, ½ for a shared one. */
  readonly upper: number;
  readonly margin: number;
}

/** Processor time of this thread (ms), so that load on the machine does not weaken a level. */
function thought(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A deal played twice, with the sides changed. */
function playPair({ game: id, upper, lower, deal, ms }: Task): Result {
  const game = gameById(id)!;
  let won = 0;
  let margin = 0;
  for (const side of [0, 1]) {
    const { setup, sideOf } = levelSetup(id, deal);
    const players = sideOf.map((s) => (s === side ? upper : lower));
    const timer = (): (() => boolean) => {
      const end = thought() + ms;
      return () => thought() >= end;
    };
    const { winners, scores } = playMatch({ game, setup, players, seed: `levels/${deal}`, timer });
    if (winners.includes(side)) won += 1 / winners.length;
    margin += scores[side]! - scores[1 - side]!;
  }
  return { upper: won, margin };
}

if (!isMainThread) {
  parentPort!.on('message', (task: Task) => parentPort!.postMessage(playPair(task)));
} else {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'loko-moto' },
      games: { type: 'string', default: '400' },
      ms: { type: 'string', default: '50' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string' },
    },
  });
  const lines: string[] = [];
  for (let i = 1; i < LEVELS.length; i++) {
    const [lower, upper] = [LEVELS[i - 1]!, LEVELS[i]!];
    if (values.only && values.only !== upper) continue;
    const deals = Math.ceil(Number(values.games) / 2);
    const tasks = Array.from({ length: deals }, (_, deal): Task => ({
      game: values.game,
      upper,
      lower,
      deal,
      ms: Number(values.ms),
    }));
    const results = await all(tasks, Number(values.workers));
    const won = results.reduce((sum, r) => sum + r.upper, 0);
    const games = 2 * deals;
    const share = won / games;
    const error = 1.96 * Math.sqrt((share * (1 - share)) / games);
    const margin = results.reduce((sum, r) => sum + r.margin, 0) / games;
    lines.push(
      `| ${upper} against ${lower} | ${games} | ${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)} | ${margin.toFixed(1)} |`,
    );
    console.log(lines.at(-1));
  }
  keep(
    `levels-${values.game}`,
    `Every deal was played twice with the sides changed; a shared victory counts half. Thinking was cut to ${values.ms} ms of processor time a move.

| | games | won by the upper | margin of points |
|---|---:|---:|---:|
${lines.join('\n')}`,
  );
}

/** Hands the tasks to workers as they become free. */
async function all(tasks: readonly Task[], workers: number): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(fileURLToPath(import.meta.url));
      while (next < tasks.length) {
        worker.postMessage(tasks[next++]!);
        const [result] = (await once(worker, 'message')) as [Result];
        results.push(result);
        if (results.length % 25 === 0)
          console.log(`${2 * results.length}: ${results.reduce((sum, r) => sum + r.upper, 0)}`);
      }
      await worker.terminate();
    }),
  );
  return results;
}
