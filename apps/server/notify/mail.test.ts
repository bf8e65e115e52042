import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import type { ChannelReply, NotifyReply } from '@turntable/protocol/notify.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { Journal } from '../storage/journal.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import type { JobRow } from '../storage/rows.ts';
import { Child } from '../testing/child.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { BOT_WORKER, openServer, type TestServer } from '../testing/server.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { freePort } from '../testing/free-port.ts';
import { PostOffice } from '../testing/post-office.ts';
import { emptied, hurry, jobsOf } from '../testing/notify.ts';
import { failing } from '../testing/log.ts';
import { until } from '@turntable/testkit/until.node.ts';

const PUBLIC = 'https://play.example.org/';

const withMail = (office: PostOffice, dataDir?: string): Promise<TestServer> =>
  openServer({
    env: office.env(PUBLIC),
    ...(dataDir === undefined ? {} : { dataDir }),
    change: (config) => ({ ...config, deliveryPauses: [5, 5, 5] }),
  });
const ask = (guest: Guest, address: string) =>
  guest.post<ChannelReply & ErrorBody>('notify/mail', { address, language: 'en' });
const tokenIn = (text: string): string => /mail\/(?:confirm|stop)\/([\w.-]+)/.exec(text)![1]!;
const channelsOf = async (guest: Guest) => (await guest.get<NotifyReply>('notify')).body.channels;

/** A guest whose address has been confirmed; the confirmation letter is the first in the test's mail server. */
async function confirmed(guest: Guest, office: PostOffice, address: string): Promise<string> {
  assert.equal((await ask(guest, address)).status, 201);
  await office.until(office.got.length + 1);
  const token = tokenIn(office.got.at(-1)!.text);
  assert.equal((await guest.post(`mail/confirm/${token}`)).status, 200);
  return token;
}

test('an address hears nothing before it was confirmed by the link in its first letter, then all', async () => {
  await using office = await PostOffice.open();
  await using server = await withMail(office);
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { status, body } = await ask(ben, 'ben@example.net');
  assert.equal(status, 201);
  assert.deepEqual([body.channel.host, body.channel.pending], ['b…@example.net', true]);
  await office.until(1);
  const first = office.got[0]!;
  assert.equal(first.to, 'ben@example.net');
  assert.equal(first.headers.get('from'), 'Turntable <games@play.example.org>');
  assert.equal(first.headers.get('list-unsubscribe'), undefined);
  const link = /https:\/\/play\.example\.org\/mail\/confirm\/\S+/.exec(first.text);
  assert.ok(link, first.text);
  assert.equal((await ben.post<ErrorBody>(`notify/${body.channel.id}/test`)).body.code, 'not-allowed');
  const { id } = await ada.table([mine('Ada'), open], { starter: 0 });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  // Nobody here is notified of the start, so the outbox is empty.
  const jobs = await server.store.jobs(-1, Number.MAX_SAFE_INTEGER, 99);
  assert.deepEqual(
    jobs.filter(({ kind }) => kind === 'deliver'),
    [],
  );
  // Whoever reads the letters confirms, in whatever browser.
  const stranger = await Guest.arrive(server.link);
  assert.equal((await stranger.post(`mail/confirm/${tokenIn(link[0])}`)).status, 200);
  assert.equal((await channelsOf(ben))[0]!.pending, undefined);
  await ben.post(`notify/${body.channel.id}/test`);
  await office.until(2);
  const letter = office.got[1]!;
  assert.equal(letter.headers.get('subject'), 'Turntable');
  assert.equal(letter.headers.get('auto-submitted'), 'auto-generated');
  assert.match(letter.headers.get('content-type')!, /^text\/plain; charset=utf-8/);
  assert.match(
    letter.text,
    /^This is how a message arrives\.\n\nhttps:\/\/play\.example\.org\/notifications\n/,
  );
  assert.deepEqual(server.errors, []);
});

test('RFC 8058: one click in a mail program stops the letters; to look at the link does not', async () => {
  await using office = await PostOffice.open();
  await using server = await withMail(office);
  const ben = await Guest.arrive(server.link);
  await confirmed(ben, office, 'ben@example.net');
  const [channel] = await channelsOf(ben);
  await ben.post(`notify/${channel!.id}/test`);
  await office.until(2);
  const { headers, text } = office.got[1]!;
  assert.equal(headers.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
  const url = /^<https:\/\/play\.example\.org\/(\S+)>$/.exec(headers.get('list-unsubscribe')!)![1]!;
  assert.ok(text.includes(`https://play.example.org/${url.replace('api/', '')}`), text);
  const look = await fetch(server.link + url, { redirect: 'manual' });
  assert.deepEqual([look.status, look.headers.get('location')], [302, `/${url.replace('api/', '')}`]);
  assert.equal((await channelsOf(ben)).length, 1);
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  assert.equal((await fetch(server.link + url, { method: 'POST', body: form })).status, 200);
  assert.deepEqual(await channelsOf(ben), []);
  assert.equal((await fetch(server.link + url, { method: 'POST', body: form })).status, 404);
  for (const token of ['x', 'x.y', `${channel!.id}.`, `${channel!.id}.áé`, encodeURIComponent('../x')])
    assert.equal((await ben.post(`mail/stop/${token}`)).status, 404, token);
});

test('a letter about a move waits three minutes, and is not sent to one who has moved meanwhile', async () => {
  await using office = await PostOffice.open();
  await using server = await withMail(office);
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  await confirmed(ada, office, 'ada@example.net');
  const { id } = await ada.table([mine('Ada'), open], { starter: 0 });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const [job] = await jobsOf(server, 'deliver');
  assert.ok(job!.due > Date.now() + 170_000 && job!.due <= Date.now() + 180_000);
  const seat = ada.sit(id, { as: 0 });
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  await hurry(server);
  await emptied(server);
  assert.equal(office.got.length, 1);
  const other = ben.sit(id, { as: 1 });
  await other.ready();
  await other.act(simple(viewOf(other)));
  await hurry(server);
  await office.until(2);
  assert.equal(office.got[1]!.headers.get('subject'), 'Loko moto with Ben');
  assert.match(office.got[1]!.text, /^It is your turn/);
});

test('an address is asked three times in two days at most, whoever names it; what is no address is refused', async () => {
  await using office = await PostOffice.open();
  await using server = await withMail(office);
  const guests = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const statuses: number[] = [];
  for (const address of ['eve@example.net', 'Eve@example.net'])
    for (const guest of guests) statuses.push((await ask(guest, address)).status);
  assert.deepEqual(statuses, [201, 201, 201, 429]);
  for (const address of [
    '',
    'x',
    'a@b\r\nbcc: c@example.net',
    'a@example.net, b@example.net',
    `${'x'.repeat(250)}@a.net`,
  ])
    assert.equal((await ask(guests[0]!, address)).status, 400, address);
  await office.until(3);
  assert.equal(office.got.length, 3);
  // One who asks again before confirming gets the same link again.
  const [first, , third] = office.got;
  assert.notEqual(tokenIn(first!.text), tokenIn(third!.text));
});

test('a mailbox that is full is tried again under the same id; one that is not there is said to its owner', async () => {
  await using office = await PostOffice.open();
  await using server = await withMail(office);
  const ben = await Guest.arrive(server.link);
  await confirmed(ben, office, 'ben@example.net');
  const [channel] = await channelsOf(ben);
  office.manners.push({ refuse: 452 }, { refuse: 452 });
  await ben.post(`notify/${channel!.id}/test`);
  await office.until(2);
  assert.equal(office.manners.length, 0);
  office.manners.push({ refuse: 550 });
  await ben.post(`notify/${channel!.id}/test`);
  await until(async () => (await channelsOf(ben))[0]!.trouble, 'the trouble');
  assert.equal((await channelsOf(ben))[0]!.trouble?.status, 550);
  assert.equal(office.got.length, 2);
});

/** What waits in a server's outbox. */
async function deliveries(dataDir: string): Promise<JobRow[]> {
  const store = new SqliteStore(join(dataDir, 'turntable.db'));
  const rows = await store.jobs(-1, Number.MAX_SAFE_INTEGER, 99);
  await store.close();
  return rows.filter(({ kind }) => kind === 'deliver');
}
/** Makes all of it due at once, as if every lease had run out; gives how many there are. */
async function hurryStored(dataDir: string): Promise<number> {
  const rows = await deliveries(dataDir);
  const store = new SqliteStore(join(dataDir, 'turntable.db'));
  const journal = new Journal(store, failing);
  for (const job of rows) journal.write({ kind: 'job', key: job.key, job: { ...job, due: 1 } });
  if (rows.length > 0) await journal.settled();
  await store.close();
  return rows.length;
}

for (const [title, manner, wanted] of [
  ['killed before the mail server took a letter, the next server sends it, once', { refuse: 451 }, 1],
  // SMTP cannot be asked whether a letter arrived: killed between the server's 250 and our reading it, it is sent twice.
  [
    'killed before it heard that a letter was taken, the next server sends it again, under the same id',
    'silent',
    2,
  ],
] as const)
  test(`kill -9: ${title}`, async () => {
    await using office = await PostOffice.open();
    const dataDir = mkdtempSync(join(tmpdir(), 'turntable-'));
    const port = await freePort();
    const env = { ...office.env(`http://127.0.0.1:${port}/`), PORT: String(port) };
    try {
      const child = await Child.start(dataDir, env);
      try {
        office.manners.push(manner);
        await ask(await Guest.arrive(child.link), 'ben@example.net');
        if (manner === 'silent') await office.until(1);
        else await until(() => office.manners.length === 0, 'the refusal');
      } finally {
        await child.end('SIGKILL');
      }
      assert.equal(await hurryStored(dataDir), 1);
      await using next = await Child.start(dataDir, env);
      await office.until(wanted);
      // Once the outbox is empty nothing more can come.
      await until(async () => (await deliveries(dataDir)).length === 0, 'the end of the outbox');
      assert.equal(office.got.length, wanted);
      assert.equal(new Set(office.got.map(({ headers }) => headers.get('message-id'))).size, 1);
      assert.equal(next.errors, '');
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

test('settings for letters: all of them or none, and never said', () => {
  const place = { webDir: '', botWorker: BOT_WORKER, games: [] };
  const env = {
    SMTP_URL: 'smtp://user:secret@mail.example.org',
    MAIL_FROM: 'games@example.org',
    PUBLIC_URL: PUBLIC,
  };
  assert.deepEqual(readConfig(env, [], place).mail, { url: env.SMTP_URL, from: env.MAIL_FROM });
  assert.equal(readConfig({}, [], place).mail, null);
  for (const wrong of [
    { SMTP_URL: 'https://secret@mail.example.org' },
    { SMTP_URL: 'secret' },
    { MAIL_FROM: '' },
    { MAIL_FROM: 'Turntable' },
    { MAIL_FROM: 'a\r\nBcc: x@example.org' },
    { PUBLIC_URL: '' },
  ])
    assert.throws(
      () => readConfig({ ...env, ...wrong }, [], place),
      (error) => error instanceof ConfigError && !error.message.includes('secret'),
      JSON.stringify(wrong),
    );
});
