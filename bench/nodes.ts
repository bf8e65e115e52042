// What one server carries with each store, and how it grows with two and three servers of one database behind nginx:
// `node bench/nodes.ts --seconds 15 --tables 24`. Processor time is what counts on a machine that others use too.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Nodes } from '@turntable/server/testing/nodes.ts';
import { couple } from './faults/couple.ts';
import type { Player } from './faults/player.ts';
import { grouped, keep } from './report.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    tables: { type: 'string', default: '24' },
    nodes: { type: 'string', default: '1,2,3' },
  },
});
const seconds = Number(values.seconds);
/** Ticks of processor time a second (`getconf CLK_TCK`, 100 on Linux). */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  /** Processor time of it and of those of its children that have ended (ms). */
  readonly own: number;
  readonly ended: number;
}
function statOf(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const ms = (from: number): number => ((fields[from]! + fields[from + 1]!) * 1000) / TICKS;
    return { parent: fields[1]!, own: ms(11), ended: ms(13) };
  } catch {
    return undefined;
  }
}
/** Processor time of a process and its children (ms). */
function busy(pid: number): number {
  const self = statOf(pid);
  let sum = (self?.own ?? 0) + (self?.ended ?? 0);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = statOf(Number(name));
    if (stat?.parent === pid) sum += stat.own;
  }
  return sum;
}
/** Resident memory (MB). */
const memory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

interface Figures {
  readonly name: string;
  readonly moves: number;
  readonly each: Readonly<Record<'servers' | 'postgres' | 'redis' | 'nginx', number>>;
  readonly memory: readonly number[];
}

/** Couples at work for a while; the first seconds do not count. */
async function measure(count: number, database: 'postgres' | 'file'): Promise<Figures> {
  await using world = await Nodes.start(count, {
    durable: true,
    database,
    env: { MESSAGES_PER_SECOND: '100000', MESSAGE_BURST: '100000', TABLES_PER_GUEST: '100000' },
  });
  const players: Player[] = [];
  let ended = false;
  let seed = 1;
  let moves = 0;
  const tables = Array.from({ length: Number(values.tables) }, async () => {
    while (!ended) {
      const own = await couple(world.link, (seed += 2), 0);
      players.push(...own);
      while (!ended && !own.every(({ over }) => over)) await sleep(20);
      for (const player of own) player.leave();
    }
  });
  const done = (): number => players.reduce((sum, { acts }) => sum + acts.length, 0);
  await sleep(3_000);
  const pids = {
    servers: world.nodes.map(({ child }) => child.pid),
    postgres: [world.postgres.pid],
    redis: [world.redis.pid],
    nginx: [world.proxy],
  };
  const all = () =>
    Object.entries(pids).map(
      ([name, list]) => [name, list.reduce((sum, pid) => sum + busy(pid), 0)] as const,
    );
  const [before, from, start] = [Object.fromEntries(all()), done(), performance.now()];
  await sleep(seconds * 1000);
  const passed = (performance.now() - start) / 1000;
  moves = done() - from;
  const each = Object.fromEntries(all().map(([name, ms]) => [name, ((ms - before[name]!) * 1000) / moves]));
  const resident = pids.servers.map(memory);
  ended = true;
  await Promise.all(tables);
  return {
    name: database === 'file' ? '1, a file (SQLite)' : `${count}, PostgreSQL`,
    moves: moves / passed,
    each: each as Figures['each'],
    memory: resident,
  };
}

const figures = [await measure(1, 'file')];
for (const count of values.nodes.split(',').map(Number)) figures.push(await measure(count, 'postgres'));
const row = ({ name, moves, each, memory: resident }: Figures): string =>
  `| ${name} | ${grouped(moves)} | ${[each.servers, each.postgres, each.redis, each.nginx].map((us) => grouped(us)).join(' | ')} | ${resident.map((mb) => Math.round(mb)).join(', ')} |`;
keep(
  'nodes',
  `\`node bench/nodes.ts --seconds ${seconds} --tables ${values.tables}\`: ${values.tables} tables of Loko moto, two players each on sockets of their own through nginx,
everybody acting as soon as it is their turn; every move durable before it is told. The players are a process on the same machine.
Processor time is of all processes of that kind, for each action sent.

| servers | moves a second | servers, µs a move | PostgreSQL, µs | Redis, µs | nginx, µs | memory of each server, MB |
|---|---:|---:|---:|---:|---:|---:|
${figures.map(row).join('\n')}`,
  figures,
);
