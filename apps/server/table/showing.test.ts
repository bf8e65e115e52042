import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import type { DoubleHeader } from '@turntable/games/double-header/types.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { row as tableRow } from '../testing/store.ts';
import { Showing } from './showing.ts';

const MATCH = { game: gameById('double-header')! };
const PASS = { decision: 'x', actor: 0, action: { type: 'accept' } };
const BACK = { takeBack: 0 };
const happened = (...kinds: string[]) => kinds.map((kind) => ({ kind, clause: 'DH-2.5', by: 0 }));
const READ = happened('read', 'read', 'won');
const LIVE = tableRow('t', {});
const BY_TURNS = tableRow('t', { tempo: { kind: 'turns' } });

function scene(factor = 1) {
  const time = { now: 0 };
  return { time, showing: new Showing(factor, () => time.now) };
}

test('what happens while something is shown is shown after it; nobody waits more than twelve seconds', () => {
  const { time, showing } = scene();
  assert.equal(showing.left, 0);
  showing.heard(MATCH, LIVE, PASS, happened('vetoed'));
  assert.equal(showing.left, 600);
  time.now = 200;
  showing.heard(MATCH, LIVE, PASS, READ);
  assert.equal(showing.left, 4_400);
  for (let i = 0; i < 4; i++) showing.heard(MATCH, LIVE, PASS, READ);
  assert.equal(showing.left, 12_000);
  time.now = 20_000;
  assert.equal(showing.left, 0);
});

test('at a calm pace everything is shown half as long again, and so is the longest wait', () => {
  const { showing } = scene();
  const calm = tableRow('t', { options: { calm: true } });
  showing.heard(MATCH, calm, PASS, happened('vetoed'));
  assert.equal(showing.left, 900);
  for (let i = 0; i < 4; i++) showing.heard(MATCH, calm, PASS, READ);
  assert.equal(showing.left, 18_000);
});

test('nothing waits by turns, for what has no reveal, where the server is told so, and after a take-back', () => {
  const { showing } = scene();
  showing.heard(MATCH, BY_TURNS, PASS, READ);
  showing.heard({ game: gameById('loko-moto')! }, LIVE, PASS, READ);
  assert.equal(showing.left, 0);
  showing.heard(MATCH, LIVE, PASS, READ);
  assert.equal(showing.left, 4_000);
  showing.heard(MATCH, LIVE, BACK, []);
  assert.equal(showing.left, 0);
  const off = scene(0).showing;
  off.heard(MATCH, LIVE, PASS, READ);
  assert.equal(off.left, 0);
});

test('a question’s time, and the clock begin where the duel before it has been shown', async () => {
  await using server = await openServer({ env: { REVEAL_PERCENT: '100' } });
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const clock = { kind: 'live', bank: 300, increment: 5 } as const;
  const wish = { game: 'double-header', startWhenFull: false, answerSeconds: 20, clock };
  const { id } = await ada.table([mine('Ada'), open], wish);
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  await ada.post(`tables/${id}/start`);
  const seats = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })] as const;
  await Promise.all(seats.map((seat) => seat.ready()));
  const step = async (): Promise<number> => {
    const decision = seats[0].view!.decisions.find(({ standing }) => !standing)!;
    const by = seats[decision.actors[0] as number]!;
    const legal = [...doubleHeader.legalActions(by.view as DoubleHeader['View'], decision)];
    const n = (await by.act(legal.find(({ type }) => type === 'accept') ?? legal[0]!)) as number;
    await Promise.all(seats.map((seat) => seat.until((known) => known.n >= n, 'the update')));
    return n;
  };
  const clockMessage = () => seats[0].messages.findLast((message) => message.t === 'clock')!;
  const asked = (): string | undefined => seats[0].view!.decisions.find(({ standing }) => !standing)?.kind;
  while (asked() !== 'veto') await step();
  const { answering } = clockMessage();
  assert.ok(answering!.left <= 20_000 && answering!.left > 15_000, 'a call is on its sign at once');
  assert.deepEqual(
    answering!.ids,
    seats[0].view!.decisions.filter(({ kind }) => kind === 'veto').map((each) => each.id),
  );
  const before = server.tables.live(id)!.time;
  await step();
  const {
    showing: { left: showing },
    time,
  } = server.tables.live(id)!;
  const gone = time - before;
  assert.ok(showing <= 4_000 && showing >= 4_000 - gone, `${showing} ms of the reading are left`);
  const { row } = server.tables.live(id)!;
  const starts = row.tempo.clocks!.flatMap(({ since }) => since ?? []);
  assert.deepEqual(
    starts.map((since) => since >= before + 4_000 && since <= time + 4_000),
    [true],
  );
  await seats[0].until(
    () => clockMessage().clock!.seats.some(({ wait }) => wait !== undefined),
    'the clocks',
  );
  const runs = clockMessage().clock!.seats.find(({ runs: does }) => does)!;
  assert.ok(runs.wait! > 0 && runs.wait! <= 4_000 && runs.left <= 310_000, JSON.stringify(runs));
});
