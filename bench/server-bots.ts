// Whether thinking bots hold up the server: tables of bots alone, watched by their hosts, and how long the server's event loop is held
// meanwhile; how many processes think, and whether guests with few tables wait as long as one with many.
//   node bench/server-bots.ts --tables 20 --seconds 40
import { existsSync, mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import type { TableReply } from '@turntable/protocol';
import { Visit } from './load/people.ts';
import { NO_LIMITS, Program } from './load/program.ts';
import { keep, median } from './report.ts';

const { values } = parseArgs({
  options: { tables: { type: 'string', default: '20' }, seconds: { type: 'string', default: '40' } },
});
const [tables, seconds] = [Number(values.tables), Number(values.seconds)];

/**
 * Loaded into the server: tells once a second how late its event loop came round (ms), and how much its thread worked from one round to
 * the next. On a machine that others use too only the second says what the server itself does.
 */
const PROBE = `import { monitorEventLoopDelay } from 'node:perf_hooks';
if (!process.send) {
  const late = monitorEventLoopDelay({ resolution: 1 });
  late.enable();
  const worked = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
  let before = worked();
  let rounds = [];
  setInterval(() => { const now = worked(); rounds.push(now - before); before = now; }, 1).unref();
  setInterval(() => {
    rounds.sort((a, b) => a - b);
    const part = (share) => rounds[Math.floor(share * (rounds.length - 1))] ?? 0;
    const all = rounds.reduce((sum, each) => sum + each, 0);
    console.log('loop ' + JSON.stringify({ late99: late.percentile(99) / 1e6, late: late.max / 1e6, work99: part(0.99), work: part(1), all }));
    late.reset();
    rounds = [];
  }, 1000).unref();
}`;
interface Second {
  readonly late99: number;
  readonly late: number;
  readonly work99: number;
  readonly work: number;
  /** Milliseconds that the thread worked in this second. */
  readonly all: number;
}

const built = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
if (!existsSync(built)) throw new Error('build first: npm run build');
using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-bots-'));
using server = new Program(built, [], {
  ...NO_LIMITS,
  PORT: '0',
  DATA_DIR: folder.path,
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(PROBE)}`,
});
const visit = new Visit(await server.line('http'));

/** Processes that the server has started. */
const thinking = (): number =>
  readdirSync('/proc').filter((pid) => {
    const file = `/proc/${pid}/stat`;
    if (!/^\d+$/.test(pid) || !existsSync(file)) return false;
    return Number(readFileSync(file, 'utf8').split(') ')[1]!.split(' ')[1]) === server.pid;
  }).length;

/** One guest has half of the tables, the others one each. */
const [many, ...few] = await visit.guests(1 + Math.ceil(tables / 2));
const moves = { many: 0, few: 0 };
let counting = false;
async function open(guest: string, whose: keyof typeof moves): Promise<void> {
  const seats = ['master', 'hard', 'master'].map((level) => ({ kind: 'bot', level }));
  const wish = { game: 'loko-moto', options: {}, starter: 0, seats, entry: 'open', startWhenFull: true };
  const { table } = await visit.post<TableReply>('tables', guest, wish);
  if (table.status !== 'running') await visit.post(`tables/${table.id}/start`, guest);
  const socket = new WebSocket(visit.socket(table.id, 0).replace('as=0', 'as=public'), {
    headers: { authorization: `Bearer ${guest}` },
    perMessageDeflate: false,
  });
  socket.on('message', (data: Buffer) => {
    if (counting && (JSON.parse(data.toString()) as { t: string }).t === 'up') moves[whose]++;
  });
}

async function stretch(): Promise<Second[]> {
  const found: Second[] = [];
  for (let i = 0; i < seconds; i++) found.push(JSON.parse((await server.line('loop ')).slice(5)) as Second);
  return found;
}
await sleep(2000);
const idle = await stretch();
for (let i = 0; i < tables; i++) await (i % 2 === 0 ? open(many!, 'many') : open(few[i >> 1]!, 'few'));
await sleep(3000);
counting = true;
const busy = await stretch();
const processes = thinking();
await server.end();

const most = (all: readonly number[]): number => all.reduce((high, each) => Math.max(high, each), 0);
const row = (name: string, all: readonly Second[]): string => {
  const of = (key: keyof Second): string => {
    const figures = all.map((second) => second[key]);
    return `${median(figures).toFixed(1)} / ${most(figures).toFixed(1)}`;
  };
  return `| ${name} | ${of('work99')} | ${of('work')} | ${of('all')} | ${of('late99')} | ${of('late')} |`;
};
keep(
  'server-bots',
  `A built server with ${tables} tables of three bots each (master, hard, master), all at once, half of them one guest's and the others one guest's each.
Milliseconds, by seconds (the middle one of ${seconds} / the worst one). *Worked*: processor time of the server's thread from one round of its event
loop to the next, which is how long it held the loop up itself. *Late*: monitorEventLoopDelay of perf_hooks, which also counts whatever the
machine gave to others.

| | worked, 99 % of rounds within | worked, longest round | worked, all rounds of a second | late, 99 % | late, most |
|---|---:|---:|---:|---:|---:|
${row('no table', idle)}
${row(`${tables} tables`, busy)}

Processes of bots: ${processes}. Moves in that time: ${moves.many} at the ${Math.ceil(tables / 2)} tables of one guest, ${moves.few} at the ${Math.floor(tables / 2)} tables of ${Math.floor(tables / 2)} guests.`,
);
