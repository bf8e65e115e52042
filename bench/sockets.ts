// Very many people who look on: what the server holds in memory for their sockets, and how soon each of them hears of a move.
//   node bench/sockets.ts --tables 300 --sockets 10000 --pause 4000 --seconds 30 --rounds 3
import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NO_LIMITS, Program } from './load/program.ts';
import { processorTime } from './load/processor.ts';
import type { Fanned } from './load/sockets.ts';
import { grouped, keep, median } from './report.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    sockets: { type: 'string', default: '10000' },
    pause: { type: 'string', default: '4000' },
    seconds: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '3' },
  },
});
const { tables, sockets, pause, seconds, rounds } = values;
/** How long the memory is read while nobody acts (s). */
const READ = 10;

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const built = path('../dist/server/main.js');
if (!existsSync(built)) throw new Error('build first: npm run build');
using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-sockets-'));
using server = new Program(built, [], { ...NO_LIMITS, PORT: '0', DATA_DIR: folder.path });
const link = await server.line('http');

async function resident(): Promise<number> {
  const read: number[] = [];
  for (let i = 0; i < READ; i++) {
    await sleep(1000);
    if (server.memory === null) throw new Error('this system does not tell how much memory a process has');
    read.push(server.memory);
  }
  return median(read);
}
const alone = await resident();
using people = new Program(path('load/sockets.ts'), [link, tables, sockets, pause]);
const players = Number((await people.line('seated')).split(' ')[1]);
const open = await resident();

const played: Fanned[] = [];
const spent: number[] = [];
for (let round = 0; round <= Number(rounds); round++) {
  const before = processorTime(server.pid);
  const fanned = await people.ask<Fanned>(seconds);
  const after = processorTime(server.pid);
  // The first round only warms up.
  if (round === 0) continue;
  played.push(fanned);
  if (before !== null && after !== null) spent.push((1000 * (after - before)) / fanned.updates);
}
const playing = server.memory!;

const row = (name: string, of: (fanned: Fanned) => readonly [number, number]): string => {
  const [p50, p99] = [median(played.map((each) => of(each)[0])), median(played.map((each) => of(each)[1]))];
  return `| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`;
};
const rate = (of: (fanned: Fanned) => number): string =>
  grouped(median(played.map((each) => of(each) / each.seconds)));
keep(
  'sockets',
  `${grouped(Number(sockets))} sockets at ${grouped(Number(tables))} tables of Loko moto on one built server: ${grouped(players)} players, all others look on; each table acts about
every ${Number(pause) / 1000} s. All sockets are held by a second process on the same machine, so its reading is part of the delays.

Resident: ${grouped(alone)} MB alone, ${grouped(open)} MB with all sockets open and nobody acting (${((1024 * (open - alone)) / Number(sockets)).toFixed(1)} kB a socket, tables
included), ${grouped(playing)} MB after ${rounds} rounds of ${seconds} s of play. ${rate(({ moves }) => moves)} moves a second, ${rate(({ updates }) => updates)} updates a second,${
    spent.length > 0 ? ` ${median(spent).toFixed(1)} µs of the server's processor time an update.` : ''
  }

From sending an action, ms, medians of ${rounds} rounds:

| | p50 | p99 |
|---|---:|---:|
${row('to its acknowledgement', (each) => each.acknowledged)}
${row('to the update of each socket at the table', (each) => each.each)}
${row('to the last of them', (each) => each.last)}`,
  played,
);
