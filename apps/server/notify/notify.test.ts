import assert from 'node:assert/strict';
import { createHmac, createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import type { ErrorBody, Me } from '@turntable/protocol';
import type { ChannelReply, NotifyReply } from '@turntable/protocol/notify.ts';
import { Guest, mine, open, bot } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import {
  emptied,
  hook,
  jsonOf,
  near,
  pair,
  Receiver,
  sit,
  subscription,
  type Received,
} from '../testing/notify.ts';
import { until } from '@turntable/testkit/until.node.ts';

function assertSigned({ headers, body }: Received, secret: string): void {
  const signedText = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body.toString()}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const wanted = createHmac('sha256', key).update(signedText).digest('base64');
  assert.equal(headers['webhook-signature'], `v1,${wanted}`);
  assert.ok(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000) < 60);
}

test('a webhook hears of the start, of each turn and of the end, signed; retries keep the id', async () => {
  await using server = await near();
  await using receiver = await Receiver.open();
  const { ada, ben, id } = await pair(server, { options: { sheet: 'small' } });
  const { secret } = await hook(ben, `${receiver.url}hook`);
  receiver.answers.push({ status: 429, headers: { 'retry-after': '0' } }, { status: 500 });
  await sit(ben, id);
  await receiver.until(3);
  const first = receiver.got.slice(0, 3);
  assert.equal(jsonOf(first[0]!).type, 'table.start');
  assert.equal(new Set(first.map(({ headers }) => headers['webhook-id'])).size, 1);
  for (const each of first) assertSigned(each, secret!);

  const [seatA, seatB] = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })];
  await Promise.all([seatA.ready(), seatB.ready()]);
  await seatA.act(simple(viewOf(seatA)));
  await receiver.until(4);
  const { type, data } = jsonOf(receiver.got[3]!);
  assert.equal(type, 'table.turn');
  assert.equal(data['title'], 'Loko moto with Ada');
  assert.match(data['text']!, /^It is your turn: /);
  assert.equal(data['url'], `${server.link}t/${id}`);
  assert.notEqual(receiver.got[3]!.headers['webhook-id'], first[0]!.headers['webhook-id']);
  await seatB.until(({ n }) => n === 2, 'the move');
  for (;;) {
    const seat = viewOf(seatA).turn === 0 ? seatA : seatB;
    const n = (await seat.act(simple(viewOf(seat)))) as number;
    await Promise.all([seatA, seatB].map((each) => each.until((known) => known.n >= n, 'the update')));
    if (viewOf(seatA).outcome) break;
  }
  const typesSent = (): string[] => receiver.got.map((each) => jsonOf(each).type);
  for (let i = 5; !typesSent().includes('table.over'); i++) await receiver.until(i);
  for (const each of receiver.got) assertSigned(each, secret!);
  assert.deepEqual(server.errors, []);
});

test('whoever looks is not told; when the game is out of focus again they are', async () => {
  await using server = await near();
  await using receiver = await Receiver.open();
  const { ada, ben, id } = await pair(server);
  const seatB = ben.sit(id);
  await seatB.ready();
  await seatB.send({ t: 'focus', on: true });
  await seatB.send({ t: 'ping' });
  await seatB.until(({ messages }) => messages.some(({ t }) => t === 'pong'), 'the pong');
  await hook(ben, receiver.url);
  await sit(ben, id);
  const seatA = ada.sit(id, { as: 0 });
  await seatA.ready();
  await seatA.act(simple(viewOf(seatA)));
  const waits = async () =>
    (await server.store.jobs(-1, Date.now() + 30_000, 9)).find(({ kind }) => kind === 'deliver');
  // It is put off for less than a delivery under way would be.
  const job = await until(async () => {
    const found = await waits();
    return found && found.due > Date.now() + 5_000 && found;
  }, 'the job put off');
  assert.equal(receiver.got.length, 0);
  await seatB.send({ t: 'focus', on: false });
  await seatB.send({ t: 'ping' });
  await seatB.until(({ messages }) => messages.filter(({ t }) => t === 'pong').length === 2, 'the pong');
  server.jobs.put(job.key, job.kind, Date.now(), JSON.parse(job.body));
  await receiver.until(1);
  assert.equal(jsonOf(receiver.got[0]!).type, 'table.turn');
});

test('Discord: names format nothing and call nobody', async () => {
  await using server = await near();
  await using receiver = await Receiver.open();
  const ada = await Guest.arrive(server.link);
  await hook(ada, receiver.url, 'discord');
  await ada.table([mine('Ada'), bot()], { starter: 0 });
  const ben = await Guest.arrive(server.link);
  await hook(ben, `${receiver.url}2`, 'discord');
  const { id } = await ada.table([mine('@everyone **x**'), open]);
  await sit(ben, id);
  await receiver.until(3);
  const { content, allowed_mentions: mentions } = JSON.parse(
    receiver.got.find(({ path }) => path === '/2')!.body.toString(),
  ) as { content: string; allowed_mentions: object };
  assert.deepEqual(mentions, { parse: [] });
  assert.ok(content.startsWith('**Loko moto with \\@everyone \\*\\*x\\*\\***\n'), content);
  assert.ok(content.endsWith(`<${server.link}t/${id}>`));
});

test('addresses of the own network are refused unless the host allows them', async () => {
  await using server = await openServer();
  const guest = await Guest.arrive(server.link);
  for (const url of [
    'http://127.0.0.1:9/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'ftp://a.org',
    'x',
  ]) {
    const { status, body } = await guest.post<ErrorBody>('notify/webhook', {
      kind: 'webhook',
      url,
      language: 'en',
    });
    assert.equal(status, 400, url);
    assert.equal(body.code, 'bad-message');
  }
  // A name is judged when it is written to; the page then says that it does not work.
  await using receiver = await Receiver.open();
  const { channel } = await hook(guest, receiver.url.replace('127.0.0.1', 'localhost'));
  await guest.post(`notify/${channel.id}/test`);
  const trouble = async () => (await guest.get<NotifyReply>('notify')).body.channels[0]?.trouble;
  await until(trouble, 'the trouble');
  assert.equal(receiver.got.length, 0);
});

test('channels are their owner’s alone, and no answer tells their addresses or secrets again', async () => {
  await using server = await near();
  const [guest, other] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { channel, secret } = await hook(guest, 'https://hooks.example.org/very/secret');
  const { body } = await guest.get<NotifyReply>('notify');
  assert.deepEqual(body.channels, [channel]);
  const text = JSON.stringify(body);
  assert.ok(!text.includes('very') && !text.includes(secret!));
  assert.deepEqual((await other.get<NotifyReply>('notify')).body.channels, []);
  for (const what of ['test', 'remove'])
    assert.equal((await other.post(`notify/${channel.id}/${what}`)).status, 404);
  assert.deepEqual((await guest.post<NotifyReply>(`notify/${channel.id}/remove`)).body.channels, []);
});

test('a restart loses no channel and no message that was not delivered', async () => {
  await using receiver = await Receiver.open();
  await using first = await openServer({
    env: { WEBHOOKS_PRIVATE: '1' },
    change: (config) => ({ ...config, deliveryPauses: [300] }),
  });
  const { ben, id } = await pair(first);
  const { channel } = await hook(ben, receiver.url);
  receiver.answers.push({ status: 503 });
  await sit(ben, id);
  await receiver.until(1);
  await first.stop();
  assert.equal(receiver.got.length, 1);
  await using second = await near({ dataDir: first.dataDir });
  // The 503 may have been cut off by the stop; then the lease of a minute stands.
  const rows = await second.store.jobs(-1, Number.MAX_SAFE_INTEGER, 9);
  const row = rows.find(({ kind }) => kind === 'deliver');
  if (row && row.due > Date.now() + 1000)
    second.jobs.put(row.key, row.kind, Date.now(), JSON.parse(row.body));
  await receiver.until(2);
  assert.equal(receiver.got[1]!.headers['webhook-id'], receiver.got[0]!.headers['webhook-id']);
  assert.equal((await ben.at(second.link).get<NotifyReply>('notify')).body.channels[0]?.id, channel.id);
});

function assertVapid({ headers }: Received, pushKey: string, audience: string): void {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '')!;
  assert.equal(key, pushKey);
  const point = Buffer.from(pushKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const genuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  assert.ok(genuine, 'the signature');
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
  };
  assert.equal(aud, audience);
  assert.ok(exp * 1000 > Date.now() && exp * 1000 < Date.now() + 86_400_000);
}

test('push is encrypted for the browser and signed with the same keys after a restart; one that is gone is forgotten', async () => {
  await using receiver = await Receiver.open();
  await using first = await near();
  const { ben, id } = await pair(first);
  const { wish, decrypt } = subscription(`${receiver.url}push/1`);
  await ben.post('notify/push', wish);
  const { channel } = (await ben.post<ChannelReply>('notify/push', wish)).body;
  const { pushKey, channels } = (await ben.get<NotifyReply>('notify')).body;
  assert.deepEqual(channels, [channel], 'the same subscription again renews it');
  await sit(ben, id);
  await receiver.until(1);
  const got = receiver.got[0]!;
  assertVapid(got, pushKey, receiver.url.slice(0, -1));
  assert.equal(got.headers['content-encoding'], 'aes128gcm');
  assert.deepEqual(JSON.parse(decrypt(got)), {
    title: 'Loko moto · Ada',
    text: 'Elkezdődött a játszma.',
    path: `/t/${id}`,
  });
  await first.stop();
  await using second = await near({ dataDir: first.dataDir });
  const back = ben.at(second.link);
  assert.equal((await back.get<NotifyReply>('notify')).body.pushKey, pushKey);
  receiver.answers.push({ status: 410 });
  await back.post(`notify/${channel.id}/test`);
  await receiver.until(2);
  const left = async () => (await back.get<NotifyReply>('notify')).body.channels;
  await until(async () => (await left()).length === 0, 'the end of the channel');
});

/** One more session of a guest. */
const another = async (guest: Guest): Promise<Guest> =>
  new Guest(guest.link, (await guest.post<{ token: string }>('token')).body.token);

test('a device that was ended is told of nothing any more; the others and the webhooks are', async () => {
  await using server = await near();
  await using receiver = await Receiver.open();
  const ada = await Guest.arrive(server.link);
  const phone = await another(ada);
  for (const [device, path] of [
    [ada, 'desk'],
    [phone, 'phone'],
  ] as const)
    assert.equal((await device.post('notify/push', subscription(`${receiver.url}${path}`).wish)).status, 201);
  await hook(phone, `${receiver.url}hook`);
  const listed = async (): Promise<number> => (await ada.get<NotifyReply>('notify')).body.channels.length;
  assert.equal(await listed(), 3);
  assert.equal((await ada.post('me/sessions/end', { others: true })).status, 200);
  assert.deepEqual((await server.store.channels()).map(({ url }) => new URL(url).pathname).toSorted(), [
    '/desk',
    '/hook',
  ]);
  assert.equal(await listed(), 2);
  const ben = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), open]);
  await sit(ben, id);
  await receiver.until(2);
  await emptied(server);
  assert.deepEqual(receiver.got.map(({ path }) => path).toSorted(), ['/desk', '/hook']);
});

test('a subscription whose session is ended while it is stored is forgotten', async () => {
  await using server = await near();
  const { journal, store } = server;
  const ada = await Guest.arrive(server.link);
  const phone = await another(ada);
  const { guest } = (await ada.get<Me>('me')).body;
  const ended = (await store.sessions.of(guest)).find(({ kind }) => kind === 'program')!;
  const write = journal.write.bind(journal);
  journal.write = (wish) => {
    // Another server ends it, which does not know of the channel yet.
    if (wish.kind === 'channel' && wish.row) void store.sessions.end(guest, ended.id);
    write(wish);
  };
  const { status, body } = await phone.post<ErrorBody>(
    'notify/push',
    subscription('https://push.example.org/1').wish,
  );
  assert.deepEqual([status, body.code], [401, 'signed-out']);
  assert.deepEqual(await store.channels(), []);
});
