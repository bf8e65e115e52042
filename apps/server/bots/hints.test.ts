import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import type { ErrorBody, HintReply } from '@turntable/protocol';
import { Problem } from '../base/problem.ts';
import type { Table } from '../table/table.ts';
import { Guest, mine, open, type Seat } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { Hints } from './hints.ts';

const CANARY = 'canary-77aa';

/** A module for the bots' processes whose hints can be found again wherever they are written. */
function canaryWorker(): { url: URL; [Symbol.dispose](): void } {
  const dir = mkdtempSync(join(tmpdir(), 'turntable-hint-'));
  const path = join(dir, 'worker.mjs');
  const hint = { action: { type: CANARY }, move: { key: CANARY }, reason: { key: CANARY } };
  writeFileSync(
    path,
    `process.on('disconnect', () => process.exit());
     process.on('message', (ask) => process.send(ask.hint ? { hints: [${JSON.stringify(hint)}] } : { failed: 'none' }));`,
  );
  return { url: pathToFileURL(path), [Symbol.dispose]: () => rmSync(dir, { recursive: true }) };
}

/** Waits until all that was on its way to a socket has come. */
async function settled(seat: Seat): Promise<void> {
  const pongs = (): number => seat.messages.filter(({ t }) => t === 'pong').length;
  const before = pongs();
  await seat.send({ t: 'ping' });
  await seat.until(() => pongs() > before, 'the pong');
}

test('a hint goes to the device that asked; the log says only that the seat asked, and nothing else keeps it', async () => {
  using spy = canaryWorker();
  await using server = await openServer({ change: (config) => ({ ...config, botWorker: spy.url }) });
  const [ada, ben, watcher] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await ada!.table([mine('Ada'), open]);
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  // Ada's other device and her own socket too: the answer is the request's.
  const seats = [ada!, ada!, ben!, watcher!].map((guest) => guest.sit(id));
  await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  const asked = await ada!.post<HintReply>(`tables/${id}/hint`, { seat: 0 });
  assert.equal(asked.status, 200);
  assert.equal(asked.body.hints[0]?.move.key, CANARY);
  await Promise.all(seats.map(settled));
  const hintLines = seats[2]!.lines.filter(({ kind }) => kind === 'hint');
  assert.deepEqual(
    hintLines.map(({ by, with: values }) => [by, values]),
    [[0, undefined]],
  );
  // Asked again about the same question, it is told once.
  await ada!.post(`tables/${id}/hint`, { seat: 0 });
  await seats[0]!.act(simple(viewOf(seats[0]!)));
  await Promise.all(seats.map(settled));
  assert.equal(seats[2]!.lines.filter(({ kind }) => kind === 'hint').length, 1);
  for (const seat of seats) for (const text of seat.texts) assert.ok(!text.includes(CANARY), text);
  const pages = ['', '/record', '/ratings'].map((what) => `tables/${id}${what}`);
  for (const guest of [ada!, ben!, watcher!])
    for (const path of ['tables', 'tables/mine', ...pages])
      assert.ok(!JSON.stringify((await guest.get(path)).body).includes(CANARY), path);
  await server.stop();
  for (const file of readdirSync(server.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile())
      assert.ok(!readFileSync(join(file.parentPath, file.name)).includes(CANARY), `${file.name} keeps it`);
});

test('hints are for a seat one holds, when it is asked, in a game that runs', async () => {
  using spy = canaryWorker();
  await using server = await openServer({ change: (config) => ({ ...config, botWorker: spy.url }) });
  const [ada, ben] = await Promise.all([1, 2].map(() => Guest.arrive(server.link)));
  const { id } = await ada!.table([mine('Ada'), open]);
  const ask = async (guest: Guest, body: object): Promise<string> =>
    (await guest.post<ErrorBody>(`tables/${id}/hint`, body)).body.code;
  assert.equal(await ask(ada!, { seat: 0 }), 'not-running');
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  assert.equal(await ask(ben!, { seat: 0 }), 'not-your-seat');
  assert.equal(await ask(ben!, { seat: 1 }), 'not-allowed', 'it is not asked');
  assert.equal(await ask(ada!, { seat: 'x' }), 'bad-message');
});

/** The part of a table that hints need. */
function tableLike(rated: boolean): { table: Table; kinds: string[] } {
  const kinds: string[] = [];
  const decision = { id: '1', kind: 'turn', actors: [0] };
  const match = { n: 4, decisions: [decision], state: {}, game: { id: 'some', view: () => ({}) } };
  const table = {
    row: { seats: [{ guest: 'ada' }], rated: rated ? {} : null },
    events: [],
    running: () => match,
    event: (kind: string) => kinds.push(kind),
  };
  return { table: table as unknown as Table, kinds };
}

test('at a rated table there are none, and one guest gets only so many', async () => {
  let now = 0;
  const hints = new Hints({ hints: () => Promise.resolve([]) }, () => now);
  const rated = tableLike(true);
  await assert.rejects(
    hints.ask(rated.table, 'ada', 0, 'here'),
    (error: Problem) => error.body.code === 'not-allowed',
  );
  assert.deepEqual(rated.kinds, []);
  const { table } = tableLike(false);
  for (let i = 0; i < 6; i++) await hints.ask(table, 'ada', 0, 'here');
  await assert.rejects(
    hints.ask(table, 'ada', 0, 'here'),
    (error: Problem) => error.body.code === 'too-fast',
  );
  now += 5_000;
  await hints.ask(table, 'ada', 0, 'here');
});

test('a household waits for six hints at once, however many guests it has; others are given theirs', async () => {
  const answers: (() => void)[] = [];
  const hints = new Hints({ hints: () => new Promise((done) => answers.push(() => done([]))) });
  const of = (guest: string): Table => {
    const { table } = tableLike(false);
    return Object.assign(table, { row: { ...table.row, seats: [{ guest }] } });
  };
  const ask = (guest: string, household: string) => hints.ask(of(guest), guest, 0, household);
  const six = Array.from({ length: 6 }, (_, i) => ask(`guest ${i}`, 'here'));
  await assert.rejects(ask('a seventh', 'here'), (error: Problem) => error.body.code === 'too-fast');
  const other = ask('somebody', 'elsewhere');
  assert.equal(answers.length, 7);
  for (const answer of answers.splice(0)) answer();
  await Promise.all([...six, other]);
  const again = ask('a seventh', 'here');
  answers[0]!();
  assert.deepEqual((await again).hints, []);
});
