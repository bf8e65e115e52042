// What a server holds in memory for tables at which nobody sits just now, and how quickly a long game is back.
//   node bench/idle.ts --tables 10000 --active 200 --actions 1000
import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import type { ServerMessage } from '@turntable/protocol';
import { SqliteStore } from '../apps/server/storage/sqlite/sqlite.ts';
import type { Stretch } from './load/crowd.ts';
import { lengthen } from './load/long-game.ts';
import { Visit } from './load/people.ts';
import { NO_LIMITS, Program } from './load/program.ts';
import { grouped, keep, median } from './report.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10000' },
    active: { type: 'string', default: '200' },
    actions: { type: 'string', default: '1000' },
  },
});
const [tables, active, actions] = [values.tables, values.active, values.actions].map(Number) as [
  number,
  number,
  number,
];
/** Milliseconds between two actions at an active table, in the middle. */
const PAUSE = 4000;
/** How long the memory is read, once all has come to rest; seconds. */
const READ = 60;
/** Tables that are made at the same time. */
const HANDS = 8;
/** Long games that are opened. */
const LONG = 15;

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const built = path('../dist/server/main.js');
if (!existsSync(built)) throw new Error('build first: npm run build');
using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-idle-'));
const start = (): Program => new Program(built, [], { ...NO_LIMITS, PORT: '0', DATA_DIR: folder.path });

/** The middle of what a server has resident over so many seconds, MB. */
async function resident(server: Program, seconds: number): Promise<number> {
  const read: number[] = [];
  for (let i = 0; i < seconds; i++) {
    await sleep(1000);
    if (server.memory === null) throw new Error('this system does not tell how much memory a process has');
    read.push(server.memory);
  }
  return median(read);
}

/** Milliseconds from the wish to sit down to the table's first sync, which tells of so many actions at least. */
function open(visit: Visit, table: string, token: string, least: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const began = performance.now();
  const socket = new WebSocket(visit.socket(table, 0), {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  socket.once('message', (data: Buffer) => {
    const took = performance.now() - began;
    const said = JSON.parse(data.toString()) as ServerMessage;
    if (said.t === 'sync' && said.n >= least) resolve(took);
    else reject(new Error(`table ${table}: expected ${least} actions, got ${said.t}`));
    socket.terminate();
  });
  socket.once('error', reject);
  return promise;
}

// 1. An idle server.
let server = start();
let visit = new Visit(await server.line('http'));
const alone = await resident(server, 20);

// 2. Very many tables, two in three of them begun, of people who have all gone; some are played at.
const guests = await visit.guests(200);
let made = 0;
const firstFew: string[] = [];
await Promise.all(
  Array.from({ length: HANDS }, async () => {
    while (made < tables) {
      const i = made++;
      const two = [guests[i % guests.length]!, guests[(i + 1) % guests.length]!];
      const id = i % 3 === 2 ? await visit.waiting(two[0]!) : await visit.table(two, 2);
      if (firstFew.length < 2 * LONG && i % 3 !== 2 && i % guests.length === 0) firstFew.push(id);
    }
  }),
);
const afterwards = server.memory!;
const people = new Program(path('load/crowd-turntable.ts'), [visit.link, `${active}`, `${PAUSE}`]);
await people.line('seated');
const [loaded, played] = await Promise.all([
  // What was made last goes out of memory a minute after.
  sleep(80_000).then(() => resident(server, READ)),
  people.ask<Stretch>(JSON.stringify({ play: 80 + READ })),
]);
people[Symbol.dispose]();
await server.end();

// 3. Long games, opened by whoever sits there, one after the other, none of them in memory.
const store = new SqliteStore(join(folder.path, 'turntable.db'));
const [long, fresh] = [firstFew.slice(0, LONG), firstFew.slice(LONG)];
for (const id of long) await lengthen(store, id, actions);
await store.close();
server = start();
visit = new Visit(await server.line('http'));
const times = { long: [] as number[], fresh: [] as number[] };
for (let i = 0; i < LONG; i++) {
  times.long.push(await open(visit, long[i]!, guests[0]!, actions));
  times.fresh.push(await open(visit, fresh[i]!, guests[0]!, 0));
}
await server.end();

const row = (name: string, all: readonly number[]): string =>
  `| ${name} | ${all[0]!.toFixed(1)} | ${median(all.slice(1)).toFixed(1)} | ${Math.max(...all.slice(1)).toFixed(1)} |`;
keep(
  'idle',
  `A built server on its own: ${grouped(alone)} MB resident. ${grouped(tables)} tables of Loko moto made there (two in three begun, then left): ${grouped(afterwards)} MB
when the last was made. With ${active} other tables of 2 to 5 people on sockets of their own, each table acting about every ${PAUSE / 1000} s
(${grouped(played.moves)} moves), median of ${READ} s: ${grouped(loaded)} MB, ${(loaded - alone).toFixed(1)} MB above the idle server.

A table that is not in memory, from the wish to sit down to its first sync, one after the other, ms:

| | first of a new server | median of ${LONG - 1} others | slowest of them |
|---|---:|---:|---:|
${row(`${grouped(actions)} actions in its log`, times.long)}
${row('just begun', times.fresh)}`,
);
