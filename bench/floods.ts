// What an hour of flooding does to a built server that may open 4,096 files: idle connections beyond that, slow headers and
// bodies, silent ones, answers and sockets that nobody reads, too many messages, guesses of codes. `npm run build`, then
// `node bench/floods.ts [--scale 1] [--limits usual]`: with the usual limits of one address, or (none) with those out of the way.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Guest, mine } from '@turntable/server/testing/guest.ts';
import { simple, viewOf } from '@turntable/server/testing/loko-moto.ts';
import { grouped, keep, median } from './report.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    limits: { type: 'string', default: 'none' },
  },
});
if (!/^(none|usual)$/.test(values.limits)) throw new Error('--limits: expected none or usual');
const isLimited = values.limits === 'usual';
const scale = Number(values.scale);
const many = (count: number): number => Math.max(1, Math.round(count * scale));
const FILES = 4096;
/** Where the flood comes from; everybody else is at 127.0.0.1. */
const FROM = '127.0.0.9';
/** Letters of a code, and how many there are to choose from. */
const [LETTERS, ALPHABET] = [8, 'ACDEFHJKLMNPQRTUVWXY3479'];

const built = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
if (!existsSync(built)) throw new Error('build first: npm run build');
using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-floods-'));

/** The server with so many files. Without limits those of one address are out of the way: a flood may come from many. */
async function start(): Promise<{ server: ChildProcess; link: string; said: () => string }> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder.path,
    ...(isLimited
      ? {}
      : {
          CONNECTIONS_PER_ADDRESS: '1000000',
          SOCKETS_PER_ADDRESS: '1000000',
          REQUESTS_PER_MINUTE: '1000000000',
          MESSAGES_PER_ADDRESS: '1000000000',
        }),
  };
  const server = spawn('sh', ['-c', `ulimit -n ${FILES}; exec "${process.execPath}" "${built}"`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  server.stderr.on('data', (text) => (errors += text));
  const link = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      out += text;
      const found = /^(http\S+)\n/m.exec(out)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(errors)));
  });
  return { server, link, said: () => errors };
}
const { server, link, said } = await start();
let hasEnded = false;
server.once('exit', () => (hasEnded = true));
const port = Number(new URL(link).port);
const host = new URL(link).host;

/** Resident memory (MB). */
const memory = (): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid!}/status`, 'utf8'))![1]) / 1024;

/** Watches how quickly somebody else is answered, and how much memory there is, until it is stopped. */
function watch(): () => Promise<{ times: number[]; refused: number; peak: number }> {
  const times: number[] = [];
  let [refused, peak, isOver] = [0, memory(), false];
  const going = (async () => {
    while (!isOver) {
      const from = performance.now();
      const isWell = await fetch(`${link}healthz`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(10_000),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isWell) times.push(performance.now() - from);
      else refused++;
      if (!hasEnded) peak = Math.max(peak, memory());
      await sleep(100);
    }
  })();
  return async () => {
    isOver = true;
    await going;
    return { times, refused, peak };
  };
}

/** Connections that say `text` as they are opened; what comes is read only with `reads`. */
async function connections(count: number, text: string, reads = true): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i += 200) {
    const some = Array.from({ length: Math.min(200, count - i) }, () =>
      connect({ port, host: '127.0.0.1', localAddress: FROM }),
    );
    for (const socket of some) {
      socket.on('error', () => {});
      if (reads) socket.resume();
    }
    await Promise.all(some.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
    for (const socket of some) if (text !== '') socket.write(text);
    sockets.push(...some);
  }
  return sockets;
}
const open = (sockets: readonly Socket[]): number =>
  sockets.filter(({ destroyed, closed }) => !destroyed && !closed).length;

interface Row {
  readonly what: string;
  readonly result: string;
  readonly times: readonly number[];
  readonly refused: number;
  readonly peak: number;
  readonly after: number;
}
const rows: Row[] = [];
async function stage(what: string, work: () => Promise<string>): Promise<void> {
  if (!what.includes(values.only)) return;
  const stop = watch();
  const result = await work();
  const watched = await stop();
  if (hasEnded) throw new Error(`${what}: the server ended\n${said()}`);
  rows.push({ what, result, ...watched, after: memory() });
  console.log(`${what}: ${result}`);
}
/** Seconds until all of these are closed, at most so many. */
async function closedWithin(sockets: readonly Socket[], most: number, drip?: string): Promise<string> {
  const from = performance.now();
  let last = from;
  while (open(sockets) > 0 && performance.now() - from < most * 1000) {
    if (drip !== undefined && performance.now() - last > 1000) {
      last = performance.now();
      for (const socket of sockets) if (!socket.destroyed) socket.write(drip);
    }
    await sleep(50);
  }
  const left = open(sockets);
  for (const socket of sockets) socket.destroy();
  return left === 0
    ? `all closed after ${((performance.now() - from) / 1000).toFixed(0)} s`
    : `**${left} still open after ${most} s**`;
}

const before = memory();
await stage(`${grouped(many(4200))} connections that say nothing, at ${FILES} files`, async () => {
  const sockets = await connections(many(4200), '');
  await sleep(2_000);
  const held = open(sockets);
  return `${grouped(held)} held at once; ${await closedWithin(sockets, 120)}`;
});
await stage(`${grouped(many(1000))} with a header a second`, async () =>
  closedWithin(await connections(many(1000), `GET /api/me HTTP/1.1\r\nHost: ${host}\r\n`), 120, 'x: y\r\n'),
);
await stage(`${grouped(many(1000))} with a byte of a body a second`, async () => {
  const head = `POST /api/token HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n`;
  return closedWithin(await connections(many(1000), head), 120, ' ');
});
await stage(`${grouped(many(50))} that ask 200 times and read no answer`, async () => {
  const ask = `GET /api/tables HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(200);
  const sockets = await connections(many(50), ask, false);
  // Who does not read hears of no end: reading on finds it.
  const from = performance.now();
  await sleep(125_000);
  for (const socket of sockets) socket.resume();
  await sleep(2_000);
  const left = open(sockets);
  for (const socket of sockets) socket.destroy();
  return left === 0
    ? `all cut off when looked at after ${((performance.now() - from) / 1000).toFixed(0)} s`
    : `**${left} still open after 127 s**`;
});
await stage(`${grouped(many(500))} silent`, async () => closedWithin(await connections(many(500), ''), 120));

const guest = await Guest.arrive(link);
const { id } = await guest.table([mine('Ada'), mine('Ben')]);
const seats = [guest.sit(id, { as: 0 }), guest.sit(id, { as: 1 })];
await Promise.all(seats.map((seat) => seat.ready()));
for (let i = 0; i < 40; i++) {
  const mover = seats.find((seat) =>
    viewOf(seat).decisions.some(({ actors }) => actors.includes(seat.as as number)),
  )!;
  const n = (await mover.act(simple(viewOf(mover)))) as number;
  await Promise.all(seats.map((seat) => seat.until((each) => each.n >= n, 'the update')));
}
/** What is answered to somebody at the address of the flood. */
const statusOf = (path: string): Promise<number> =>
  new Promise((done) => {
    get({ host: '127.0.0.1', port, path: `/${path}`, localAddress: FROM, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    }).on('error', () => done(0));
  });
/** A text message of a client, masked with zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}
const upgrade = `GET /ws?table=${id} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
await stage(`${grouped(many(600))} sockets that never read and ask \`look\``, async () => {
  const sockets = await connections(many(600), upgrade, false);
  const look = frame('{"t":"look","as":"public"}');
  for (let second = 0; second < 20; second++) {
    for (const socket of sockets)
      if (!socket.destroyed && socket.writableLength < 64_000)
        for (let i = 0; i < 10; i++) socket.write(look);
    await sleep(1_000);
  }
  const gone = sockets.length - open(sockets);
  for (const socket of sockets) socket.destroy();
  // What a burst took is given back when it has been calm for half a minute.
  await sleep(45_000);
  return `${gone} let go in 20 s, ${grouped(20 * 10 * sockets.length)} looks asked`;
});
await stage(`${grouped(many(100))} sockets that say 40 things a second, for 20 s`, async () => {
  const sockets = await connections(many(100), upgrade);
  const ping = frame('{"t":"ping"}');
  let said = 0;
  for (let tick = 0; tick < 80; tick++) {
    for (const socket of sockets)
      if (!socket.destroyed) for (let i = 0; i < 10; i++, said++) socket.write(ping);
    await sleep(250);
  }
  const left = open(sockets);
  for (const socket of sockets) socket.destroy();
  return `${grouped(said)} said, ${sockets.length - left} of ${sockets.length} sent away`;
});
const n = seats[0]!.n;
await stage('guesses of codes over 50 connections for 20 s', async () => {
  let [tried, refused] = [0, 0];
  const end = performance.now() + 20_000;
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (performance.now() < end) {
        const code = Array.from(
          { length: LETTERS },
          () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)],
        ).join('');
        const status = await statusOf(`api/codes/${code}`);
        if (status === 429) refused++;
        else tried++;
      }
    }),
  );
  const years = ALPHABET.length ** LETTERS / 2 / ((tried / 20) * 86_400 * 365);
  return `${grouped(tried)} looked at, ${grouped(refused)} refused; half of all codes in ${grouped(years)} years at the first 20 seconds' rate`;
});
// The table that was played at is as it was.
const again = guest.sit(id, { as: 0 });
await again.ready();
if (again.n !== n) throw new Error(`the table is at ${again.n}, it was at ${n}`);
for (const seat of [...seats, again]) seat.socket.terminate();
server.kill('SIGTERM');
const from = performance.now();
await once(server, 'exit');
const errors = said()
  .split('\n')
  .filter((line) => line.includes('"level":"error"'));

const text = `\`node bench/floods.ts --scale ${scale} --limits ${values.limits}\`: a built server that may open ${FILES} files (\`ulimit -n\`), all from one address
${isLimited ? 'with the usual limits' : 'whose own limits are out of the way'}. Meanwhile somebody else asks for \`/healthz\` over connections of their own, every 100 ms.

| flood | what came of it | others: answered, not | median, longest (ms) | memory at most, after (MB) |
|---|---|---|---|---|
${rows.map(({ what, result, times, refused, peak, after }) => `| ${what} | ${result} | ${times.length}, ${refused} | ${times.length > 0 ? `${Math.round(median(times))}, ${Math.round(Math.max(...times))}` : '–'} | ${Math.round(peak)}, ${Math.round(after)} |`).join('\n')}

${Math.round(before)} MB before the first. It ended ${((performance.now() - from) / 1000).toFixed(1)} s after SIGTERM; errors in its log: ${errors.length === 0 ? 'none' : `**${errors.length}**, ${errors[0]!.slice(0, 200)}`}.`;
// A part of it is for looking at.
if (values.only === '') keep(isLimited ? 'floods-limited' : 'floods', text);
else console.log(text);
