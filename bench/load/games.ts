// Plays whole games between bots, one after the other. Started with what to play; each line of its input is an order to play
// for so many milliseconds, answered by what that came to.
import { createInterface } from 'node:readline';
import { playMatch } from '@turntable/bots/arena.node.ts';
import { gameById } from '@turntable/games';
import { levelSetup } from '../setups.ts';

/** What a while of play came to. */
export interface Rate {
  readonly games: number;
  /** Entries of their logs. */
  readonly entries: number;
  /** Seconds of processor time, and of the clock on the wall. */
  readonly cpu: number;
  readonly wall: number;
}

type Play = (n: number) => number | Promise<number>;

function ours(id: string): Play {
  const game = gameById(id)!;
  return (n) => {
    const { setup, sideOf } = levelSetup(id, n);
    const players = sideOf.map(() => 'easy' as const);
    return playMatch({ game, setup, players, seed: `speed/${n}`, timer: () => () => false }).log.length;
  };
}
async function theirs(format: string): Promise<Play> {
  const { battle } = (await import('../rivals/showdown.mjs' as string)) as {
    battle(format: string, seed: number): Promise<number>;
  };
  return (n) => battle(format, n + 1);
}

const what = process.argv[2]!;
const play = gameById(what) ? ours(what) : await theirs(what);
console.log('ready');
let n = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const [began, before, first] = [performance.now(), process.cpuUsage(), n];
  let entries = 0;
  while (performance.now() - began < Number(line)) entries += await play(n++);
  const { user, system } = process.cpuUsage(before);
  const wall = (performance.now() - began) / 1000;
  const rate: Rate = { games: n - first, entries, cpu: (user + system) / 1e6, wall };
  console.log(JSON.stringify(rate));
}
process.exit(0);
