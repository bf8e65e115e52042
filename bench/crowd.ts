// Many tables at a walking pace, as on a busy evening: every seat a socket of its own in a second process, people who think
// before they act, sockets that break and come back. Beside it, in the same run and taking turns, boardgame.io's server
// with its store in memory. A turn is one round to warm up, in which the other side cleans up after its own, and so many that count.
//   node bench/crowd.ts --tables 500 --rate 572 --turns 2 --rounds 3 --seconds 15
import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Settled, Stretch } from './load/crowd.ts';
import { NO_LIMITS, Program } from './load/program.ts';
import { needRivals } from './rivals.ts';
import { grouped, keep, median } from './report.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '572' },
    turns: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'boolean', default: false },
  },
});
const { turns, rounds, seconds, ...rest } = values;
const [tables, rate] = [Number(rest.tables), Number(rest.rate)];
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const pause = `${(1000 * tables) / rate}`;

const built = path('../dist/server/main.js');
if (!existsSync(built)) throw new Error('build first: npm run build');
using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-crowd-'));
using ours = new Program(built, [], { ...NO_LIMITS, PORT: '0', DATA_DIR: folder.path });
const ourLink = await ours.line('http');
using people = new Program(path('load/crowd-turntable.ts'), [ourLink, `${tables}`, pause]);
await people.line('seated');

interface Side {
  readonly name: string;
  readonly people: Program;
  readonly server: Program;
  readonly stretches: Stretch[];
  memory: number | null;
}
const sides: Side[] = [{ name: 'Turntable, durable', people, server: ours, stretches: [], memory: null }];
if (!values.only) {
  needRivals();
  const server = new Program(path('rivals/server.mjs'), []);
  const others = new Program(path('rivals/crowd.mjs'), [await server.line('http'), `${tables}`, pause]);
  await others.line('seated');
  sides.push({ name: 'boardgame.io 0.50.2, in memory', people: others, server, stretches: [], memory: null });
}
const order = JSON.stringify({ play: Number(seconds) });
for (let turn = 0; turn < Number(turns); turn++)
  for (const side of sides) {
    await side.people.ask<Stretch>(order);
    for (let round = 0; round < Number(rounds); round++)
      side.stretches.push(await side.people.ask<Stretch>(order));
    side.memory = side.server.memory;
  }
const outcomes: Settled[] = [];
for (const side of sides) outcomes.push(await side.people.ask<Settled>('{"settle":true}'));
await ours.end();

/** Actions on the disk, and how many of them twice. */
function onDisk(): { stored: number; repeated: number } {
  const db = new DatabaseSync(join(folder.path, 'turntable.db'), { readOnly: true });
  const found = db
    .prepare(
      `SELECT count(*) AS stored, count(*) - count(DISTINCT table_no || ' ' || request) AS repeated
       FROM entries WHERE request IS NOT NULL`,
    )
    .get() as { stored: number; repeated: number };
  db.close();
  return found;
}
const disk = onDisk();

function at(delays: readonly number[], share: number): number {
  const sorted = delays.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)]!;
}
function row({ name, stretches, memory }: Side, i: number): string {
  const middle = (of: (stretch: Stretch) => number): number => median(stretches.map(of));
  const slowest = stretches.map(({ delays }) => at(delays, 0.99)).toSorted((a, b) => a - b);
  const { acknowledged } = outcomes[i]!;
  const stored = i === 0 ? disk.stored : outcomes[i]!.stored!;
  const cells = [
    grouped(middle((s) => s.moves / s.seconds)),
    middle(({ delays }) => at(delays, 0.5)).toFixed(1),
    median(slowest).toFixed(1),
    `${slowest[0]!.toFixed(1)} to ${slowest.at(-1)!.toFixed(1)}`,
    memory === null ? '–' : grouped(memory),
    grouped(middle(({ cuts }) => cuts)),
    grouped(acknowledged),
    grouped(Math.max(0, acknowledged - stored)),
    i === 0 ? grouped(disk.repeated) : '–',
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}
keep(
  `crowd-${tables}`,
  `${tables} tables of 2 to 5 seats, every seat a socket of its own in a second process; somebody at each table acts about every
${(Number(pause) / 1000).toFixed(1)} s (pauses drawn at random), and one action in 25 goes with a broken socket that comes back within 2 s. Medians of
rounds of ${seconds} s: ${turns} turns each of a round to warm up and ${rounds} that count. Turntable: Loko moto, every move on the disk before it is
acknowledged, built server. boardgame.io: store in memory. Times are from sending an action to its acknowledgement, broken sockets
left out. Moves a second count those alone. Lost: acknowledged, and not in the
database (boardgame.io: not in the last state).

| | moves a second | p50, ms | p99, ms | p99 by round | server's memory, MB | sockets broken a round | acknowledged | lost | repeated |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${sides.map(row).join('\n')}`,
);
for (const { people: crowd, server } of sides)
  for (const program of [crowd, server]) program[Symbol.dispose]();
