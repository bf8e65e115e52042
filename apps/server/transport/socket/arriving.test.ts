import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Me } from '@turntable/protocol';
import type { SessionList } from '@turntable/protocol/session.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

/** Does something once a socket's session has been read, and before it is known that its guest is not gone. */
function amidst({ store: { sessions } }: TestServer, act: () => Promise<unknown>): void {
  const of = sessions.of.bind(sessions);
  sessions.of = async (who) => {
    if (!who.startsWith('gone:')) return of(who);
    const rows = await of(who);
    sessions.of = of;
    await act();
    return rows;
  };
}

const idOf = async (guest: Guest): Promise<string> => (await guest.get<Me>('me')).body.guest;

test('a session that is ended while its socket is let in has no socket', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const thief = new Guest(server.link, (await ada.post<{ token: string }>('token')).body.token);
  const { id } = await ada.table([mine('Ada'), open]);
  amidst(server, () => ada.post<SessionList>('me/sessions/end', { others: true }));
  const seat = thief.sit(id, { as: 0 });
  await seat.ready();
  assert.deepEqual([seat.as, seat.place!.seats], ['public', []], 'whoever comes with it is a stranger');
});

test('a guest who is deleted while their socket is let in has no socket', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open]);
  const guest = await idOf(ben);
  amidst(server, () => ben.post('me/delete', { sure: true }));
  const seat = ben.sit(id);
  await seat.ready();
  assert.equal(
    server.tables.live(id)!.members.some((each) => each.guest === guest),
    false,
  );
});

test('an address that is banned while a socket from there is let in has none', async () => {
  await using server = await openServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), open]);
  const key = { 'x-admin-key': server.adminKey, 'x-forwarded-for': '203.0.113.7' };
  amidst(server, () => ada.post('admin/ban', { who: 'address:127.0.0.1', reason: 'x' }, key));
  const seat = ada.sit(id);
  const closed = await seat.until((each) => each.closed, 'the refusal');
  assert.deepEqual([closed, seat.n], [1006, -1]);
});
