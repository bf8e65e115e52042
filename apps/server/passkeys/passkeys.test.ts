import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody, Me } from '@turntable/protocol';
import type { PasskeyReply, Passkeys } from '@turntable/protocol/passkey.ts';
import type { OwnRatings } from '@turntable/protocol/ratings.ts';
import { Authenticator, type Asked, type Lies } from '../testing/authenticator.ts';
import { Guest } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';

const local = (link: string): string => link.replace('127.0.0.1', 'localhost');
const arrive = (link: string): Promise<Guest> => Guest.arrive(local(link));
const originOf = ({ link }: Guest): string => new URL(link).origin;
const idOf = async (guest: Guest): Promise<string> => (await guest.get<Me>('me')).body.guest;
const listOf = async (guest: Guest): Promise<Passkeys> => (await guest.get<Passkeys>('me/passkeys')).body;

const begin = async (guest: Guest): Promise<Asked> =>
  (await guest.post<Asked>('me/passkeys/begin', { name: 'Ada' })).body;
const ask = async (guest: Guest): Promise<Asked> => (await guest.post<Asked>('me/passkeys/ask', {})).body;

async function make(guest: Guest, lies?: Lies): Promise<{ key: Authenticator; status: number }> {
  const key = new Authenticator(originOf(guest));
  const { status } = await guest.post('me/passkeys', key.make(await begin(guest), lies));
  return { key, status };
}
/** Signs as this browser, and tells who it is afterwards. */
async function login(
  guest: Guest,
  key: Authenticator,
  lies?: Lies,
): Promise<{ reply: PasskeyReply; is: Guest | undefined }> {
  const { body, headers } = await guest.post<PasskeyReply>(
    'me/passkeys/login',
    key.use(await ask(guest), lies),
  );
  const token = /^guest=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1];
  return {
    reply: body,
    is: token === undefined ? undefined : new Guest(guest.link, decodeURIComponent(token)),
  };
}

test('a passkey brings a guest back into another browser, after a restart too; then they are known again', async () => {
  await using first = await openServer();
  const ada = await arrive(first.link);
  assert.deepEqual(await listOf(ada), { offered: true, passkeys: [] });
  const { key, status } = await make(ada);
  assert.equal(status, 201);
  const [passkey] = (await listOf(ada)).passkeys;
  assert.deepEqual([passkey?.id, passkey?.usedAt, passkey?.synced], [key.id, null, false]);
  assert.equal((await ada.get<OwnRatings>('me/ratings')).body.kept, true);
  await first.stop();

  // At the same address: a passkey is for one origin.
  await using second = await openServer({
    dataDir: first.dataDir,
    env: { PORT: new URL(first.link).port },
  });
  const { reply, is } = await login(await arrive(second.link), key);
  assert.deepEqual(reply, { state: 'done' });
  assert.equal(await idOf(is!), await idOf(ada));
  assert.ok((await listOf(is!)).passkeys[0]!.usedAt! > 0);
});

test('what was not asked of this browser, just now, once, for this server, opens nothing; and it is never told why', async () => {
  await using server = await openServer();
  const [ada, eve] = [await arrive(server.link), await arrive(server.link)];
  const { key } = await make(ada);
  const refused = async (what: string, lies: Lies, by = key): Promise<void> => {
    const { reply, is } = await login(eve, by, lies);
    assert.deepEqual([reply, is], [{ state: 'unknown' }, undefined], what);
  };
  await refused('another origin', { origin: 'https://evil.example' });
  await refused('another party', { party: 'evil.example' });
  await refused('a challenge of their own', { challenge: 'AAAA' });
  await refused('somebody else’s challenge', { challenge: (await ask(ada)).challenge });
  await refused('a challenge for making one', { challenge: (await begin(eve)).challenge });
  await refused('another’s handle', { handle: 'AAAA' });
  await refused('a passkey nobody has', {}, new Authenticator(originOf(eve)));
  await refused('another key under her id', { id: key.id }, new Authenticator(originOf(eve)));

  // Replay: the same assertion a second time.
  const { user } = await begin(ada);
  const answer = key.use(await ask(eve), { handle: user!.id });
  assert.equal((await eve.post<PasskeyReply>('me/passkeys/login', answer)).body.state, 'done');
  assert.equal((await eve.post<PasskeyReply>('me/passkeys/login', answer)).body.state, 'unknown');
  // A counter that goes back reveals a cloned authenticator.
  key.counter = 0;
  await refused('a copy', {});
});

test('a passkey is made only of what was asked, and nobody’s is taken over', async () => {
  await using server = await openServer();
  const [ada, eve] = [await arrive(server.link), await arrive(server.link)];
  for (const lies of [{ origin: 'https://evil.example' }, { party: 'evil.example' }, { challenge: 'AAAA' }])
    assert.equal((await make(ada, lies)).status, 400, JSON.stringify(lies));
  const asked = await begin(ada);
  const key = new Authenticator(originOf(ada));
  assert.equal((await eve.post('me/passkeys', key.make(asked))).status, 400, 'asked of somebody else');
  assert.equal((await ada.post('me/passkeys', key.make(asked))).status, 400, 'taken by that try');
  assert.equal((await ada.post('me/passkeys', key.make(await begin(ada)))).status, 201);
  assert.equal((await eve.post('me/passkeys', key.make(await begin(eve)))).status, 400, 'it is Ada’s');
  const { user } = await begin(ada);
  assert.ok(
    !JSON.stringify(user).includes(await idOf(ada)),
    'the authenticator does not learn the guest’s id',
  );

  await eve.post('me/passkeys/remove', { id: key.id });
  assert.equal((await listOf(ada)).passkeys.length, 1);
  const { body } = await ada.post<Passkeys>('me/passkeys/remove', { id: key.id });
  assert.deepEqual(body.passkeys, []);
  assert.deepEqual((await login(eve, key)).reply, { state: 'unknown' });
  for (const junk of [{}, { id: 'x' }, { id: '../', rawId: 'x', type: 'public-key', response: {} }])
    assert.equal((await ada.post<ErrorBody>('me/passkeys', junk)).body.code, 'bad-message');
});

test('not offered where browsers would not have it, and not without end', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  assert.equal((await listOf(ada)).offered, false, 'a number is no name');
  for (const path of ['begin', 'ask']) {
    const { status, body } = await ada.post<ErrorBody>(`me/passkeys/${path}`, { name: 'Ada' });
    assert.deepEqual([status, body.code], [403, 'not-allowed']);
  }
  const eve = await arrive(server.link);
  const tries = await Promise.all(
    Array.from({ length: 40 }, () => eve.post<ErrorBody>('me/passkeys/ask', {})),
  );
  assert.ok(tries.some(({ status, body }) => status === 429 && body.code === 'too-fast'));
});

test('a guest has ten passkeys at most, also when more were asked for while there was room', async () => {
  await using server = await openServer();
  const ada = await arrive(server.link);
  const asked = await Promise.all(Array.from({ length: 13 }, () => begin(ada)));
  const made = await Promise.all(
    asked.map((each) => ada.post('me/passkeys', new Authenticator(originOf(ada)).make(each))),
  );
  const kept = made.filter(({ status }) => status === 201).length;
  assert.equal((await listOf(ada)).passkeys.length, kept);
  assert.ok(kept <= 10, `${kept}`);
  assert.deepEqual(new Set(made.map(({ status }) => status)), new Set([201, 403]));
});
