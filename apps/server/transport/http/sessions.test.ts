import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import cookies from '@fastify/cookie';
import type { ErrorBody, Me } from '@turntable/protocol';
import type { PhraseReply } from '@turntable/protocol/phrase.ts';
import type { SessionList } from '@turntable/protocol/session.ts';
import { Guest, mine, open, type Answer } from '../../testing/guest.ts';
import { HeldBody } from '../../testing/held-body.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { goneRow } from '../guests.ts';

const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A browser with its cookie jar. */
class Browser {
  readonly link: string;
  cookie = '';
  /** The cookie as it was last set, with what it was set with. */
  set = '';

  constructor(link: string, cookie = '') {
    this.link = link;
    this.cookie = cookie;
  }

  async ask<Body>(path: string, body?: object): Promise<Answer<Body>> {
    const response = await fetch(`${this.link}api/${path}`, {
      headers: {
        'user-agent': FIREFOX,
        ...(this.cookie ? { cookie: `guest=${this.cookie}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) {
      this.set = set;
      this.cookie = decodeURIComponent(/^guest=([^;]*)/.exec(set)![1]!);
    }
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  }
  /** As a program has it that plays. */
  get guest(): Guest {
    return new Guest(this.link, this.cookie);
  }
  async me(): Promise<Me> {
    return (await this.ask<Me>('me')).body;
  }
  async sessions(): Promise<SessionList['sessions']> {
    return (await this.ask<SessionList>('me/sessions')).body.sessions;
  }
}

/** A browser, and another that opened the same guest by the phrase. */
async function two(server: TestServer): Promise<[Browser, Browser]> {
  const [first, second] = [new Browser(server.link), new Browser(server.link)];
  await first.me();
  const { phrase } = (await first.ask<PhraseReply>('me/phrase', {})).body;
  assert.deepEqual((await second.ask('me/recover', { phrase })).body, { state: 'done' });
  return [first, second];
}

test('each device is one session in the list, and an ended one is nobody any more, in its sockets too', async () => {
  await using server = await openServer();
  const [first, second] = await two(server);
  const { guest } = await first.me();
  assert.equal((await second.me()).guest, guest);
  const { id } = await first.guest.table([mine('Ada'), mine('Ben')]);
  const listed = await first.sessions();
  assert.deepEqual(
    listed.map(({ kind, device, own }) => [kind, device, own]),
    [
      ['browser', 'Firefox, Linux', true],
      ['browser', 'Firefox, Linux', undefined],
    ],
  );
  const seat = second.guest.sit(id);
  await seat.ready();
  assert.equal(seat.as, 0);
  const earlier = second.cookie;
  const { body } = await first.ask<SessionList>('me/sessions/end', { id: listed[1]!.id });
  assert.equal(body.sessions.length, 1);
  assert.equal(await seat.until(({ closed }) => closed, 'the end of the socket'), 1013);
  assert.deepEqual(
    seat.messages.at(-1),
    { t: 'error', error: { code: 'signed-out' } },
    'it is told why, as it would come back as a watcher',
  );
  assert.notEqual((await second.me()).guest, guest, 'the browser is somebody new');
  assert.equal((await new Guest(server.link, earlier).get('me')).status, 403, 'so is its token');
  const late = new Guest(server.link, earlier).sit(id);
  await late.ready();
  assert.deepEqual([late.as, late.place!.seats], ['public', []]);
  assert.equal((await first.me()).guest, guest);
});

test('all others are ended at once; one’s own is not, nor what is not one’s own', async () => {
  await using server = await openServer();
  const [first, second] = await two(server);
  const { token } = (await first.ask<{ token: string }>('token', {})).body;
  const program = new Guest(server.link, token);
  const { guest } = await first.me();
  assert.equal((await program.get<Me>('me')).body.guest, guest);
  const listed = await second.sessions();
  assert.deepEqual(
    listed.map(({ kind }) => kind),
    ['browser', 'browser', 'program'],
  );
  const own = listed.find((each) => each.own)!.id;
  assert.equal((await second.ask('me/sessions/end', { id: own })).status, 403);
  assert.equal((await second.ask('me/sessions/end', { id: 'none' })).status, 404);
  const stranger = new Browser(server.link);
  await stranger.me();
  assert.equal((await stranger.ask('me/sessions/end', { id: own })).status, 404);
  assert.deepEqual(
    (await second.ask<SessionList>('me/sessions/end', { others: true })).body.sessions.map(({ id }) => id),
    [own],
  );
  assert.equal((await program.get<ErrorBody>('me')).body.code, 'not-allowed');
  assert.notEqual((await first.me()).guest, guest);
  assert.equal((await second.me()).guest, guest);
});

test('a new phrase ends the old, and the other devices are told when and where it was made', async () => {
  await using server = await openServer();
  const [first, second] = await two(server);
  const before = (await first.me()).phrase!;
  assert.deepEqual([before.here, before.device], [true, 'Firefox, Linux']);
  assert.equal((await second.me()).phrase!.here, false);
  const { phrase } = (await second.ask<PhraseReply>('me/phrase', {})).body;
  const recovery = (await first.me()).phrase!;
  assert.ok(recovery.madeAt >= before.madeAt);
  assert.deepEqual([recovery.here, (await second.me()).phrase!.here], [false, true]);
  const third = new Browser(server.link);
  assert.deepEqual((await third.ask('me/recover', { phrase })).body, { state: 'done' });
  assert.equal((await third.me()).guest, (await first.me()).guest);
});

/** One more session of a guest, as a program has it. */
const another = async (guest: Guest): Promise<Guest> =>
  new Guest(guest.link, (await guest.post<{ token: string }>('token')).body.token);

test('a session that is ended while its request is on the way does and makes nothing more', async () => {
  await using server = await openServer();
  const owner = await Guest.arrive(server.link);
  const thief = await another(owner);
  const guest = (await owner.get<Me>('me')).body.guest;
  const held = [
    await HeldBody.begin(thief, 'token', {}),
    await HeldBody.begin(thief, 'me/phrase', {}),
    await HeldBody.begin(thief, 'me/sessions/end', { others: true }),
    await HeldBody.begin(thief, 'me/delete', { sure: true }),
  ];
  assert.equal((await owner.post('me/sessions/end', { others: true })).status, 200);
  for (const one of held) assert.equal(await one.send(), 401);
  assert.equal(await server.store.hasPhrase(guest), false);
  const { sessions } = (await owner.get<SessionList>('me/sessions')).body;
  assert.deepEqual(
    sessions.map(({ own }) => own),
    [true],
  );
});

test('what another session makes while all others are ended is ended too', async () => {
  await using server = await openServer();
  const { sessions } = server.store;
  const owner = await Guest.arrive(server.link);
  await another(owner);
  const [own, other] = await sessions.of((await owner.get<Me>('me')).body.guest);
  // It is stored after the list was read of those to be ended.
  const end = sessions.end.bind(sessions);
  sessions.end = async (guest, id) => {
    sessions.end = end;
    await sessions.keep({ ...other!, id: 'late' });
    await end(guest, id);
  };
  const { body } = await owner.post<SessionList>('me/sessions/end', { others: true });
  assert.deepEqual(
    body.sessions.map(({ id }) => id),
    [own!.id],
  );
});

test('who is banned while a request is on the way has it refused', async () => {
  await using server = await openServer();
  const [owner, eve] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { guest } = (await eve.get<Me>('me')).body;
  const held = await HeldBody.begin(eve, 'me/settings', { zone: null, quiet: null, digestAt: '08:00' });
  const key = { 'x-admin-key': server.adminKey };
  assert.equal((await owner.post('admin/ban', { who: `guest:${guest}`, reason: 'x' }, key)).status, 200);
  assert.equal(await held.send(), 403);
});

test('a cookie is renewed with every visit; what was not renewed for 400 days opens nothing', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  await using server = await openServer();
  const browser = new Browser(server.link);
  const { guest } = await browser.me();
  const old = browser.cookie;
  assert.match(browser.set, /Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/);
  t.mock.timers.setTime(Date.now() + 399 * DAY);
  assert.equal((await browser.me()).guest, guest);
  assert.notEqual(browser.cookie, old);
  t.mock.timers.setTime(Date.now() + 399 * DAY);
  assert.equal((await browser.me()).guest, guest);
  assert.notEqual((await new Browser(server.link, old).me()).guest, guest);
});

test('a cookie from before sessions is still its guest; ended, those that were not renewed are so all', async () => {
  await using server = await openServer();
  const key = readFileSync(join(server.dataDir, 'key'), 'utf8');
  const old = cookies.signerFactory(key).sign('AAAAAAAAAAAAAAAA');
  const [first, second, third] = [1, 2, 3].map(() => new Browser(server.link, old));
  assert.equal((await first!.me()).guest, 'AAAAAAAAAAAAAAAA');
  assert.notEqual(first!.cookie, old);
  assert.equal((await second!.me()).guest, 'AAAAAAAAAAAAAAAA', 'another device with it');
  assert.deepEqual(
    (await first!.sessions()).map(({ id, own }) => [id === '', own]),
    [
      [true, undefined],
      [false, true],
      [false, undefined],
    ],
  );
  await first!.ask('me/sessions/end', { id: '' });
  assert.notEqual((await third!.me()).guest, 'AAAAAAAAAAAAAAAA');
  assert.equal((await second!.me()).guest, 'AAAAAAAAAAAAAAAA');
});

test('a program with a token from before sessions opens none at its visits: it could not keep the new token', async () => {
  await using server = await openServer();
  const key = readFileSync(join(server.dataDir, 'key'), 'utf8');
  const program = new Guest(server.link, cookies.signerFactory(key).sign('AAAAAAAAAAAAAAAA'));
  for (let visit = 0; visit < 3; visit++)
    assert.equal((await program.get<Me>('me')).body.guest, 'AAAAAAAAAAAAAAAA');
  assert.deepEqual(await server.store.sessions.of('AAAAAAAAAAAAAAAA'), []);
});

test('a proxy in front may ask for a password, which names nobody here', async () => {
  await using server = await openServer();
  const ask = (authorization: string, cookie = '') =>
    fetch(`${server.link}api/me`, { headers: { authorization, cookie } });
  const password = `Basic ${btoa('club:secret')}`;
  const first = await ask(password);
  assert.equal(first.status, 200);
  const { guest } = (await first.json()) as Me;
  const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!;
  assert.equal(((await (await ask(password, cookie)).json()) as Me).guest, guest);
  assert.equal((await ask('Bearer nobody')).status, 403);
  assert.equal((await ask('nobody')).status, 403);
});

test('visitors fill no disk with sessions: one guest has fifty at most, an address opens sixty an hour', async () => {
  await using server = await openServer();
  const visitor = new Browser(server.link);
  const { guest } = await visitor.me();
  await visitor.guest.table([mine('Ada'), open]);
  assert.deepEqual(await server.store.sessions.of(guest), []);
  for (let i = 0; i < 60; i++) await visitor.ask('token', {});
  const stored = await server.store.sessions.of(guest);
  assert.equal(stored.filter(({ kind }) => kind !== 'ended').length, 50);
  assert.equal((await visitor.me()).guest, guest, 'who asks is not the one that is ended for it');
  const another = new Browser(server.link);
  await another.me();
  assert.equal((await another.ask('token', {})).status, 429);
});

test('the token of a guest who was deleted opens nothing', async () => {
  await using server = await openServer();
  const browser = new Browser(server.link);
  const { guest } = await browser.me();
  const { cookie } = browser;
  await server.store.sessions.keep(goneRow(guest, Date.now()));
  assert.notEqual((await new Browser(server.link, cookie).me()).guest, guest);
  assert.ok(!JSON.stringify(goneRow(guest, 0)).includes(guest));
});

test('sixty strangers of one address may make their first phrase in an hour; who has one makes another all the same', async (t) => {
  const pass = letTimePass(t);
  await using server = await openServer();
  const known = new Browser(server.link);
  await known.me();
  const make = async (browser: Browser): Promise<number> => (await browser.ask('me/phrase', {})).status;
  assert.equal(await make(known), 200);
  const statuses: number[] = [];
  for (let i = 1; i < 62; i++) {
    // The route has a limit of its own by the minute.
    if (i % 10 === 0) pass(60_000);
    statuses.push(await make(new Browser(server.link)));
  }
  assert.deepEqual(statuses, [...Array.from({ length: 59 }, () => 200), 429, 429]);
  assert.equal(await make(known), 200);
  pass(3_600_000);
  assert.equal(await make(new Browser(server.link)), 200);
});
