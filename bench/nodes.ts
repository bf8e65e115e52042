// What one server carries with each store, and how it grows with two and three servers of one database behind nginx, taking turns in
// one run: `node bench/nodes.ts --rounds 7 --tables 200`. Everything is on one machine, so processor time is what compares.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Nodes } from '@turntable/server/testing/nodes.ts';
import { memoryOf } from './load/processor.ts';
import { NO_LIMITS, Program } from './load/program.ts';
import type { Figures } from './load/round.ts';
import { grouped, keep, median } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '8' },
    tables: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '1,2,3' },
  },
});
const ROUNDS = Number(values.rounds);
const PEOPLE = fileURLToPath(new URL('load/turntable.ts', import.meta.url));

interface Side {
  readonly name: string;
  readonly world: Nodes;
  readonly people: Program;
  readonly rounds: Figures[];
}

await using stack = new AsyncDisposableStack();
async function side(count: number, database: 'postgres' | 'file'): Promise<Side> {
  const world = stack.use(
    await Nodes.start(count, { durable: true, database, direct: true, env: NO_LIMITS }),
  );
  const groups = [
    world.nodes.map(({ child }) => child.pid),
    [world.postgres.pid],
    [world.redis.pid],
    [world.proxy],
  ];
  const processes = groups.map((pids) => pids.join('+')).join(',');
  const people = stack.use(new Program(PEOPLE, [world.link, processes, values.tables, values.seconds]));
  const name = database === 'file' ? '1, a file (SQLite)' : `${count}, PostgreSQL`;
  return { name, world, people, rounds: [] };
}

const sides = [await side(1, 'file')];
for (const count of values.nodes.split(',').map(Number)) sides.push(await side(count, 'postgres'));
for (let round = 0; round <= ROUNDS; round++)
  for (const { people, rounds } of sides) {
    const figures = await people.ask<Figures>('');
    // The first round only warms up.
    if (round > 0) rounds.push(figures);
  }

function row({ name, world, rounds }: Side): string {
  const middle = (of: (each: Figures) => number): number => median(rounds.map(of));
  const each = [0, 1, 2, 3].map((group) => grouped(middle((figures) => figures.each[group] ?? NaN)));
  const memory = world.nodes.map(({ child }) => Math.round(memoryOf(child.pid) ?? NaN));
  const times = [middle(({ p50 }) => p50).toFixed(1), middle(({ p99 }) => p99).toFixed(1)];
  return `| ${[name, grouped(middle(({ moves, seconds }) => moves / seconds)), ...times, ...each, memory.join(', ')].join(' | ')} |`;
}
keep(
  'nodes',
  `\`node bench/nodes.ts --rounds ${ROUNDS} --tables ${values.tables}\`: ${values.tables} tables of Loko moto, 2 to 5 players each on sockets of their own through nginx, everybody
acting as soon as it is their turn; every move durable before it is told. Medians of ${ROUNDS} rounds taking turns in one run. The players are a
process of their own, and all are on one machine: moves a second are what its processors allow. Times are from sending an action to its
acknowledgement; processor time is of all processes of that kind, for each action sent.

| servers | moves a second | p50, ms | p99, ms | servers, µs a move | PostgreSQL, µs | Redis, µs | nginx, µs | memory of each server, MB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${sides.map(row).join('\n')}`,
  sides.map(({ name, rounds }) => ({ name, rounds })),
);
