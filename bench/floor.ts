// What a move costs at the very least with Node, ws and a commit on the disk: the server of `floor/` knows no rules and no views.
// Beside it, taking turns in one run, the whole server.
//   node bench/floor.ts --rounds 9
import { mkdtempDisposableSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NO_LIMITS, Program } from './load/program.ts';
import type { Figures } from './load/round.ts';
import { grouped, keep, median } from './report.ts';

const TABLES = 200;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const ROUNDS = Number(values.rounds);
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-floor-'));
using floor = new Program(path('floor/server.ts'), [folder.path]);
const floorLink = await floor.line('http');
using whole = new Program(path('../apps/server/main.ts'), [], {
  ...NO_LIMITS,
  PORT: '0',
  DATA_DIR: folder.path,
});
const wholeLink = await whole.line('http');
using sockets = new Program(path('floor/people.ts'), [floorLink, `${floor.pid}`, `${TABLES}`, '8']);
using people = new Program(path('load/turntable.ts'), [wholeLink, `${whole.pid}`, `${TABLES}`, '8']);

const busy = loadavg()[0]!;
const figures = { floor: [] as Figures[], whole: [] as Figures[] };
for (let round = 0; round <= ROUNDS; round++) {
  const now = { floor: await sockets.ask<Figures>(''), whole: await people.ask<Figures>('') };
  // The first round only warms up.
  if (round === 0) continue;
  figures.floor.push(now.floor);
  figures.whole.push(now.whole);
}

const row = (name: string, all: readonly Figures[]): string => {
  const cpu = all.map((each) => each.cpu ?? NaN);
  return `| ${name} | ${grouped(median(all.map(({ moves, seconds }) => moves / seconds)))} | ${grouped(median(all.map(({ bytes }) => bytes)))} | ${grouped(median(cpu))} | ${grouped(Math.min(...cpu))} |`;
};
keep(
  'floor',
  `\`node bench/floor.ts --rounds ${ROUNDS}\`: ${TABLES} tables of 2 to 5 sockets, everybody acting as soon as it is their turn, medians of ${ROUNDS} rounds taking turns in one
run. The floor reads a message through ws, stores a row and, once all moves of a turn of the event loop are on the disk (SQLite, WAL,
\`synchronous = FULL\`), writes an update of the middle length to each socket of the table. It knows no rules, no views, no clocks and
nobody's name.

| | moves a second | bytes an update (median) | server's processor time a move, µs | the best round |
|---|---:|---:|---:|---:|
${row('floor', figures.floor)}
${row('Turntable, whole games of Loko moto', figures.whole)}

Load of the machine when the run began: ${busy.toFixed(1)}.`,
  figures,
);
for (const program of [people, sockets, floor, whole]) program[Symbol.dispose]();
