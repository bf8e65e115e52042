import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ErrorBody, Me, MyTables } from '@turntable/protocol';
import type { PhraseReply, PhraseState, RecoverReply } from '@turntable/protocol/phrase.ts';
import { readPhrase } from './phrase.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';

/** A browser that has no cookie yet asks; the cookie it then has makes it this guest. */
async function recover(link: string, phrase: string): Promise<{ reply: RecoverReply; guest: Guest }> {
  const response = await fetch(`${link}api/me/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phrase }),
  });
  const cookies = response.headers.getSetCookie();
  assert.equal(cookies.length, 1, 'one cookie, whoever it names');
  const token = decodeURIComponent(/^guest=([^;]+)/.exec(cookies[0]!)![1]!);
  assert.match(cookies[0]!, /HttpOnly/);
  return { reply: (await response.json()) as RecoverReply, guest: new Guest(link, token) };
}
const made = async (guest: Guest): Promise<string> =>
  (await guest.post<PhraseReply>('me/phrase')).body.phrase;
const idOf = async (guest: Guest): Promise<string> => (await guest.get<Me>('me')).body.guest;

test('twelve words bring a guest back into another browser, after a restart too; the disk does not have them', async () => {
  await using first = await openServer();
  const ada = await Guest.arrive(first.link);
  const { id } = await ada.table([mine('Ada'), open], { startWhenFull: false });
  assert.deepEqual((await ada.get<PhraseState>('me/phrase')).body, { made: false });
  const phrase = await made(ada);
  assert.equal(phrase.split(' ').length, 12);
  assert.deepEqual((await ada.get<PhraseState>('me/phrase')).body, { made: true });
  await first.stop();
  for (const file of readdirSync(first.dataDir))
    assert.ok(!readFileSync(join(first.dataDir, file)).includes(phrase), file);
  await using second = await openServer({ dataDir: first.dataDir });
  const { reply, guest } = await recover(second.link, `  ${phrase.toUpperCase().replaceAll(' ', ',\n')} `);
  assert.deepEqual(reply, { state: 'done' });
  assert.equal(await idOf(guest), await idOf(ada.at(second.link)));
  const { tables } = (await guest.get<MyTables>('tables/mine')).body;
  assert.deepEqual(
    tables.map(({ table }) => table.id),
    [id],
  );
});

test('a new phrase voids the one before it, and nobody else’s', async () => {
  await using server = await openServer();
  const [ada, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  const [old, bens] = [await made(ada), await made(ben)];
  const fresh = await made(ada);
  const stranger = await recover(server.link, old);
  assert.deepEqual(stranger.reply, { state: 'unknown' });
  assert.ok(![await idOf(ada), await idOf(ben)].includes(await idOf(stranger.guest)));
  assert.equal(await idOf((await recover(server.link, fresh)).guest), await idOf(ada));
  assert.equal(await idOf((await recover(server.link, bens)).guest), await idOf(ben));
});

test('a typing error is found by the word list alone: a phrase that exists and one that does not get the same answer', async () => {
  await using server = await openServer();
  const phrase = await made(await Guest.arrive(server.link));
  // All zeros and all ones are valid phrases that nobody was given.
  const nobodys = `${'abandon '.repeat(11)}about`;
  for (const words of [phrase, nobodys].map((text) => text.split(' '))) {
    const typed = words.with(2, 'railwey').with(7, 'loko').join(' ');
    assert.deepEqual((await recover(server.link, typed)).reply, { state: 'misspelt', words: [2, 7] });
    const short = words.slice(1).join(' ');
    assert.deepEqual((await recover(server.link, short)).reply, { state: 'misspelt', words: [] });
  }
  assert.deepEqual((await recover(server.link, nobodys)).reply, { state: 'unknown' });
  const jumbled = await readPhrase(`${'abandon '.repeat(12)}`);
  assert.deepEqual(jumbled, { ok: false, words: [] }, 'known words that fail the check');
});

test('guessing is slowed down, and what is no phrase is refused', async () => {
  await using server = await openServer();
  const eve = await Guest.arrive(server.link);
  const bad = await eve.post<ErrorBody>('me/recover', { phrase: 7 });
  assert.deepEqual([bad.status, bad.body.code], [400, 'bad-message']);
  const tries = [];
  for (let i = 0; i < 12; i++)
    tries.push((await eve.post('me/recover', { phrase: 'zoo '.repeat(12) })).status);
  assert.equal(tries[0], 200);
  assert.equal(tries.at(-1), 429);
});
