// Moves a second end to end: 200 tables of 2 to 5 seats, every seat a socket of its own in a second process, every move on the
// disk before it is acknowledged; beside it, in the same run and taking turns, boardgame.io's server with its store in memory.
//   node bench/server.ts --rounds 5 --seconds 60
import { mkdtempDisposableSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NO_LIMITS, Program } from './load/program.ts';
import type { Figures } from './load/round.ts';
import { needRivals } from './rivals.ts';
import { grouped, keep, median } from './report.ts';

const TABLES = 200;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '60' } },
});
const ROUNDS = Number(values.rounds);
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

needRivals();
using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-bench-'));
using ours = new Program(path('../apps/server/main.ts'), [], {
  ...NO_LIMITS,
  PORT: '0',
  DATA_DIR: folder.path,
});
const ourLink = await ours.line('http');
using theirs = new Program(path('rivals/server.mjs'), []);
const theirLink = await theirs.line('http');
using people = new Program(path('load/turntable.ts'), [ourLink, `${ours.pid}`, `${TABLES}`, values.seconds]);
using others = new Program(path('rivals/load.mjs'), [
  theirLink,
  `${theirs.pid}`,
  `${TABLES}`,
  values.seconds,
]);

/** The load average before the measurement. */
const busy = loadavg()[0]!;
const figures = { ours: [] as Figures[], theirs: [] as Figures[] };
for (let round = 0; round <= ROUNDS; round++) {
  const now = { ours: await people.ask<Figures>(''), theirs: await others.ask<Figures>('') };
  // The first round only warms up.
  if (round === 0) continue;
  figures.ours.push(now.ours);
  figures.theirs.push(now.theirs);
}

const middle = (all: readonly Figures[], of: (each: Figures) => number): number => median(all.map(of));
const rate = ({ moves, seconds }: Figures): number => moves / seconds;
function row(name: string, all: readonly Figures[]): string {
  const [p50, p99] = [middle(all, (each) => each.p50), middle(all, (each) => each.p99)];
  const cpu = all.every((each) => each.cpu !== null) ? grouped(middle(all, (each) => each.cpu!)) : '–';
  const bytes = grouped(middle(all, (each) => each.bytes));
  return `| ${name} | ${grouped(middle(all, rate))} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${bytes} | ${cpu} |`;
}
const times = middle(figures.ours, rate) / middle(figures.theirs, rate);
const rows = [row('Turntable, durable', figures.ours), row('boardgame.io 0.50.2, in memory', figures.theirs)];
keep(
  'server',
  `Moves end to end, medians of ${ROUNDS} rounds of ${values.seconds} s at most in one run, taking turns: ${TABLES} tables of 2 to 5 seats, every seat a socket of
its own in a second process, everybody acting as soon as it is their turn. Turntable: whole games of Loko moto, one server process,
every move written and synchronised to the disk (SQLite, WAL, \`synchronous = FULL\`) before anybody is told. boardgame.io: its server
with its store in memory, a game with as many lines and players. Times are from sending an action to its acknowledgement.

| | moves a second | p50, ms | p99, ms | bytes an update (median) | server's processor time a move, µs |
|---|---:|---:|---:|---:|---:|
${rows.join('\n')}

Turntable makes ${times.toFixed(2)} times as many. Load of the machine when the run began: ${busy.toFixed(1)}.`,
  figures,
);
for (const program of [people, others, ours, theirs]) program[Symbol.dispose]();
