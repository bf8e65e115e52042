import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import { NO_SETTINGS, type GuestSettings } from '@turntable/protocol/quiet.ts';
import { DEFAULT_TELLS, type Tells } from '@turntable/protocol/tells.ts';
import type { Guest } from '../testing/guest.ts';
import type { TestServer } from '../testing/server.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { nextSlot } from './digests.ts';
import { emptied, hook, jobsOf, jsonOf, near, pair, Receiver, sit } from '../testing/notify.ts';
import { until } from '@turntable/testkit/until.node.ts';

const HOUR = 3_600_000;
/** What clocks in Greenwich show so many hours from now. */
const wall = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString().slice(11, 16);
/** Quiet hours from an hour ago until in two. */
const quietNow = (): GuestSettings => ({ ...NO_SETTINGS, quiet: { from: wall(-1), to: wall(2) } });
const choose = async (guest: Guest, settings: GuestSettings): Promise<void> => {
  assert.equal((await guest.post('me/settings', settings)).status, 200);
};
const tell = async (guest: Guest, tells: Partial<Tells>): Promise<void> => {
  const { channels } = (await guest.get<NotifyReply>('notify')).body;
  for (const { id } of channels)
    assert.equal((await guest.post(`notify/${id}/tells`, { ...DEFAULT_TELLS, ...tells })).status, 200);
};
/** A table of the two at which it is Ben's turn. */
async function bensTurn(ada: Guest, ben: Guest): Promise<string> {
  const { id } = await ada.table([{ kind: 'mine', name: 'Ada' }, { kind: 'open' }], {
    options: { sheet: 'small' },
  });
  await sit(ben, id);
  const seat = ada.sit(id, { as: 0 });
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  await seat.leave();
  return id;
}
async function benActs(ben: Guest, id: string): Promise<void> {
  const seat = ben.sit(id, { as: 1 });
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  await seat.leave();
}
const digestJob = async (server: TestServer) => (await jobsOf(server, 'digest'))[0];

test('summaries come at the chosen time of day, or every few hours from it, and not in quiet hours', () => {
  const budapest = { zone: 'Europe/Budapest', quiet: null, digestAt: '08:30' };
  const at = Date.parse('2026-07-01T12:00Z');
  const iso = (time: number): string => new Date(time).toISOString().slice(0, 16);
  assert.equal(iso(nextSlot(budapest, 24, at)), '2026-07-02T06:30');
  assert.equal(iso(nextSlot(budapest, 12, at)), '2026-07-01T18:30');
  assert.equal(iso(nextSlot(budapest, 6, at)), '2026-07-01T12:30');
  assert.equal(iso(nextSlot(budapest, 6, Date.parse('2026-07-01T12:30Z'))), '2026-07-01T18:30');
  const quiet = { ...budapest, quiet: { from: '20:00', to: '07:15' } };
  assert.equal(iso(nextSlot(quiet, 12, at)), '2026-07-02T05:15');
  const away = {
    from: '',
    to: '',
    start: Date.parse('2026-07-02T00:00Z'),
    end: Date.parse('2026-07-04T22:00Z'),
  };
  assert.equal(iso(nextSlot(budapest, 12, at, [away])), '2026-07-01T18:30', 'before a holiday');
  assert.equal(iso(nextSlot(budapest, 24, at, [away])), '2026-07-05T06:30', 'after it');
});

test('on holiday nobody is told of their move by turns, but of one at a live table; what still waits is told when they are back', async () => {
  await using receiver = await Receiver.open();
  await using server = await near();
  const { ada, ben, id } = await pair(server, { tempo: 'turns', clock: { kind: 'turns', hours: 24 } });
  await sit(ben, id);
  await hook(ben, receiver.url);
  const today = new Date().toISOString().slice(0, 10);
  assert.equal((await ben.post('me/holidays', { from: today, to: today })).status, 200);
  const seat = ada.sit(id, { as: 0 });
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  const live = await bensTurn(ada, ben);
  await receiver.until(2);
  await emptied(server);
  const texts = receiver.got.map((each) => JSON.stringify(jsonOf(each)));
  assert.ok(
    texts.every((text) => text.includes(live) && !text.includes(id)),
    texts.join(),
  );
  assert.equal((await ben.post('me/holidays/end', { from: today })).status, 200);
  await receiver.until(3);
  assert.ok(JSON.stringify(jsonOf(receiver.got[2]!)).includes(id));
  assert.deepEqual(server.errors, []);
});

test('quiet hours: nothing comes in them; what is still true comes afterwards, all at once, after a restart too', async () => {
  await using receiver = await Receiver.open();
  await using first = await near();
  const { ada, ben, id } = await pair(first, { options: { sheet: 'small' } });
  await hook(ben, receiver.url);
  const chosen = quietNow();
  await choose(ben, chosen);
  await sit(ben, id);
  const [one, two] = [await bensTurn(ada, ben), await bensTurn(ada, ben)];
  const answered = await bensTurn(ada, ben);
  await emptied(first);
  assert.equal(receiver.got.length, 0);
  const job = (await digestJob(first))!;
  const until = new Date(job.due).toISOString().slice(11, 16);
  assert.equal(until, chosen.quiet!.to);
  // What was acted on meanwhile drops out.
  await benActs(ben, answered);
  await first.stop();
  await using second = await near({ dataDir: first.dataDir });
  await choose(ben.at(second.link), NO_SETTINGS);
  await receiver.until(1);
  await emptied(second);
  assert.equal(receiver.got.length, 1);
  const { type, data } = jsonOf(receiver.got[0]!);
  assert.equal(type, 'table.digest');
  assert.equal(data['title'], 'Two tables wait for you');
  assert.equal(data['url'], first.link);
  const { tables, text } = data as unknown as { tables: string[]; text: string };
  assert.deepEqual(new Set(tables), new Set([one, two, id, answered]));
  assert.match(text, /^Loko moto with Ada: It is your turn: /m);
  assert.match(text, /^Loko moto with Ada: The game has begun\.$/m);
  assert.equal(await digestJob(second), undefined);
  assert.deepEqual([...first.errors, ...second.errors], []);
});

test('quiet hours: one thing that is still true comes as it would have; nothing comes if nothing is', async () => {
  await using server = await near();
  await using receiver = await Receiver.open();
  const { ada, ben } = await pair(server);
  await hook(ben, receiver.url);
  await tell(ben, { all: ['turn'] });
  await choose(ben, quietNow());
  const id = await bensTurn(ada, ben);
  await emptied(server);
  await choose(ben, NO_SETTINGS);
  await receiver.until(1);
  const { type, data } = jsonOf(receiver.got[0]!);
  assert.deepEqual([type, data['table'], data['url']], ['table.turn', id, `${server.link}t/${id}`]);
  await choose(ben, quietNow());
  const other = await bensTurn(ada, ben);
  await emptied(server);
  assert.ok(await digestJob(server));
  await benActs(ben, other);
  await choose(ben, NO_SETTINGS);
  await until(async () => !(await digestJob(server)), 'the end of the job');
  await emptied(server);
  assert.equal(receiver.got.length, 1);
  assert.deepEqual(server.errors, []);
});

/** Makes the next summary due now, as if its hour had come. */
async function strike(server: TestServer): Promise<void> {
  const { key, kind, body } = (await digestJob(server))!;
  const now = server.tables.now();
  server.jobs.put(key, kind, now, { ...(JSON.parse(body) as object), slot: now });
}

test('a summary names the tables that wait; none comes when none does; the next is planned with it, over a restart too', async () => {
  await using receiver = await Receiver.open();
  await using first = await near();
  const { ada, ben } = await pair(first);
  await hook(ben, receiver.url);
  await tell(ben, { all: [], digest: 24 });
  const [one, two] = [await bensTurn(ada, ben), await bensTurn(ada, ben)];
  await emptied(first);
  assert.equal(receiver.got.length, 0, 'single messages are not wanted');
  const { due } = (await digestJob(first))!;
  assert.ok(due > Date.now() && due <= Date.now() + 24 * HOUR);
  receiver.answers.push({ status: 503 });
  await strike(first);
  await receiver.until(2);
  await emptied(first);
  const { type, data } = jsonOf(receiver.got[1]!);
  assert.deepEqual([type, data['title']], ['table.digest', 'Two tables wait for you']);
  assert.deepEqual(new Set(data['tables']), new Set([one, two]));
  assert.equal(receiver.got[0]!.headers['webhook-id'], receiver.got[1]!.headers['webhook-id']);
  assert.equal((await digestJob(first))!.due, due, 'the next one is planned');
  await benActs(ben, one);
  await first.stop();
  await using second = await near({ dataDir: first.dataDir });
  assert.equal((await digestJob(second))!.due, due);
  await strike(second);
  await receiver.until(3);
  assert.deepEqual(jsonOf(receiver.got[2]!).data['tables'], [two]);
  await benActs(ben.at(second.link), two);
  await strike(second);
  await until(async () => (await digestJob(second))!.due > Date.now(), 'the next day');
  await emptied(second);
  assert.equal(receiver.got.length, 3, 'nothing waits, nothing comes');
  await tell(ben.at(second.link), {});
  assert.equal(await digestJob(second), undefined);
  assert.deepEqual([...first.errors, ...second.errors], []);
});

test('each channel tells what its owner chose, and of one game something else', async () => {
  await using server = await near();
  await using receiver = await Receiver.open();
  const { ada, ben, id } = await pair(server);
  await hook(ben, `${receiver.url}turns`);
  await tell(ben, { all: ['turn'] });
  const { channel } = await hook(ben, `${receiver.url}quiet`);
  const games = { 'loko-moto': [], 'loco-dome': ['turn'] };
  assert.equal((await ben.post(`notify/${channel.id}/tells`, { ...DEFAULT_TELLS, games })).status, 200);
  assert.deepEqual((await ben.get<NotifyReply>('notify')).body.channels[1]!.tells.games, games);
  await sit(ben, id);
  const seat = ada.sit(id, { as: 0 });
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  await receiver.until(1);
  await emptied(server);
  assert.deepEqual(
    receiver.got.map((each) => [each.path, jsonOf(each).type]),
    [['/turns', 'table.turn']],
  );
  for (const wrong of [
    { ...DEFAULT_TELLS, all: ['sport'] },
    { ...DEFAULT_TELLS, digest: 1 },
    { ...DEFAULT_TELLS, games: { 'X y': [] } },
    { all: [] },
  ])
    assert.equal((await ben.post(`notify/${channel.id}/tells`, wrong)).status, 400);
  assert.equal((await ada.post(`notify/${channel.id}/tells`, DEFAULT_TELLS)).status, 404);
});
