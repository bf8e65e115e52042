import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { goneRow, Guests, type Caller } from './guests.ts';

const KEY = 'k'.repeat(64);
const GUEST = 'ada';

/** A guest with two sessions that are stored, and what knows them. */
async function two() {
  const store = new SqliteStore(':memory:');
  const { sessions } = store;
  const guests = new Guests(KEY, sessions, () => 1);
  const first: Caller = { guest: GUEST, session: 'first' };
  await guests.enroll(first, '');
  const second = await guests.open(GUEST, 'program', '', first.session);
  const ids = async (): Promise<string[]> => (await guests.list(first, '')).map(({ id }) => id);
  return { store, sessions, guests, first, second, ids };
}

test('where all sessions were ended no token of before stands; whoever comes back by other means lets none of them in', async () => {
  const { store, guests, first, second, ids } = await two();
  const lost = await guests.open(GUEST, 'browser', '');
  await guests.end(GUEST, lost.session);
  // As where each of two that ask at once ends the other.
  await guests.end(GUEST, second.session);
  await guests.end(GUEST, first.session);
  const ended = [first, second, lost, { guest: GUEST, session: '' }];
  for (const one of ended) assert.equal(await guests.stands(one), false);
  const back = await guests.open(GUEST, 'browser', '');
  assert.equal(await guests.stands(back), true);
  assert.deepEqual(await ids(), [back.session]);
  for (const one of ended) assert.equal(await guests.stands(one), false);
  await store.close();
});

test('sessions that were never stored stand all', async () => {
  const store = new SqliteStore(':memory:');
  const guests = new Guests(KEY, store.sessions, () => 1);
  await guests.notePhrase({ guest: GUEST, session: 'first' }, '');
  for (const session of ['first', 'second', ''])
    assert.equal(await guests.stands({ guest: GUEST, session }), true);
  await store.close();
});

test('a session that is ended while it makes another leaves none', async () => {
  const { store, sessions, guests, first, second, ids } = await two();
  const keep = sessions.keep.bind(sessions);
  sessions.keep = async (row) => {
    sessions.keep = keep;
    await guests.end(GUEST, second.session);
    await keep(row);
  };
  await assert.rejects(guests.open(GUEST, 'program', '', second.session), /signed-out/);
  assert.deepEqual(await ids(), [first.session]);
  await store.close();
});

test('no session of a guest who was deleted stands, even one that was stored since', async () => {
  const { store, sessions, guests, first } = await two();
  await sessions.keep(goneRow(GUEST, 1));
  assert.equal(await guests.stands(first), false);
  await store.close();
});

test('on a full disk a visit is not noted, and whoever comes is who they were; other errors are told', async () => {
  const store = new SqliteStore(':memory:');
  const { sessions } = store;
  const first: Caller = { guest: GUEST, session: 'first' };
  await new Guests(KEY, sessions, () => 1).enroll(first, '');
  const later = new Guests(KEY, sessions, () => 3 * 86_400_000);
  let why = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  sessions.keep = async () => {
    throw why;
  };
  assert.equal(await later.renew(first, ''), first);
  // A token from before sessions, of one who has none stored.
  const old: Caller = { guest: 'ben', session: '' };
  assert.equal(await later.renew(old, ''), old);
  why = Object.assign(new Error('broken'), { errcode: 1 });
  await assert.rejects(later.renew(first, ''), /broken/);
  await store.close();
});
