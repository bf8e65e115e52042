import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BoxReply } from '@turntable/protocol/box.ts';
import type { Me, TableReply } from '@turntable/protocol';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import { Guest } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { hasBatteryClock } from '../../time/wall.ts';

const inTheRoom = { change: (config: import('../../config/config.ts').Config) => ({ ...config, lan: true }) };
const table = (name: string, seats: object[], more: object = {}) => ({
  ...{ game: 'loko-moto', options: {}, starter: 0, startWhenFull: true },
  seats: [{ kind: 'mine', name }, ...seats],
  ...more,
});
const BOT = { kind: 'bot', level: 'easy' };

test('the screen of the box shows who arrived, free seats, and what is played by others than by links alone', async () => {
  await using server = await openServer(inTheRoom);
  const [screen, ada, ben] = [
    await Guest.arrive(server.link),
    await Guest.arrive(server.link),
    await Guest.arrive(server.link),
  ];
  const { body: running } = await ada.post<TableReply>('tables', table('Ada', [BOT]));
  await ada.post<TableReply>('tables', table('Ada', [BOT], { entry: 'links' }));
  const { body: free } = await ben.post<TableReply>(
    'tables',
    table('Ben', [{ kind: 'open' }], { entry: 'open' }),
  );
  const { status, body } = await screen.get<BoxReply>('box');
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(
    body.arrived.map(({ name }) => name),
    ['Ben', 'Ada'],
  );
  assert.deepEqual(
    body.running.map(({ id }) => id),
    [running.table.id],
  );
  assert.deepEqual(
    body.open.map(({ id }) => id),
    [free.table.id],
  );
  assert.equal(JSON.stringify(body).includes(free.place.code ?? 'none'), false, 'no code is told');
  assert.equal(body.certificate, null);
  assert.equal((await ada.get<NotifyReply>('notify')).body.hooks, false, 'webhooks need a network');
});

test('who is refused did not arrive at the box', async () => {
  await using server = await openServer(inTheRoom);
  const [screen, banned] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const arrived = async (): Promise<number> => (await screen.get<BoxReply>('box')).body.arrived.length;
  const { guest } = (await banned.get<Me>('me')).body;
  const before = await arrived();
  const key = { 'x-admin-key': server.adminKey };
  assert.equal((await screen.post('admin/ban', { who: `guest:${guest}`, reason: 'x' }, key)).status, 200);
  assert.equal((await banned.get('me')).status, 403);
  const foreign = { method: 'POST', headers: { origin: 'https://elsewhere.example' } };
  for (const [path, init, status] of [
    ['api/token', foreign, 403],
    ['api/me', { headers: { authorization: 'Bearer nobody' } }, 403],
    ['api/nothing', {}, 404],
  ] as const)
    assert.equal((await fetch(`${server.link}${path}`, init)).status, status);
  assert.equal(await arrived(), before);
});

test('a server that is no box has no such screen', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  assert.equal((await ada.get('box')).status, 404);
  assert.equal((await ada.get<NotifyReply>('notify')).body.hooks, true);
});

test('a box without a battery clock says from when its dates are unsure, and believes only other devices', async () => {
  await using server = await openServer(inTheRoom);
  const ada = await Guest.arrive(server.link);
  const ahead = Date.now() + 1000 * 3600_000;
  const { body } = await ada.get<Me>(`me?date=${ahead}`);
  // This test runs on the server's own machine, whose date is the server's.
  const open = body.unsure?.map(({ to }) => to);
  assert.deepEqual(open, hasBatteryClock() ? undefined : [Number.MAX_SAFE_INTEGER]);
  assert.equal((await ada.get(`me?date=tomorrow`)).status, 400);
});
