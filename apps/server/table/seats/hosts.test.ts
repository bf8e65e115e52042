import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import type { TableEvent, NewTable, TableReply } from '@turntable/protocol';
import type { Member } from '../audience.ts';
import { heir, passHost } from './hosts.ts';
import { keeperOf } from './keeper.ts';
import type { Journal } from '../../storage/journal.ts';
import { SqliteStore } from '../../storage/sqlite/sqlite.ts';
import type { SeatRow, TableRow } from '../../storage/rows.ts';
import type { Table } from '../table.ts';
import { ClockJumps } from '../clock-jumps.ts';
import { NO_BOTS } from '../companions.ts';
import { Tables } from '../registry.ts';
import { coreServices } from '../services.ts';
import { Guest, bot, mine, open } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { row } from '../../testing/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const person = (guest: string): SeatRow => ({ kind: 'person', name: guest, guest });
const BOT: SeatRow = { kind: 'bot', name: 'Kandó', level: 'easy' };
const event = (seq: number, kind: TableEvent['kind'], by: TableEvent['by']): TableEvent => ({
  seq,
  n: 1,
  at: 0,
  kind,
  by,
});

test('who sits longest follows as host: whoever came by a link or back to a seat sits there since then', () => {
  const seats = [BOT, person('b'), person('c'), person('d')];
  assert.equal(heir(seats, []), 1);
  assert.equal(heir(seats, [event(0, 'seat-substitute', 1)]), 2);
  const lines = [event(0, 'seat-refound', 2), event(1, 'seat-substitute', 1), event(2, 'seat-taken-back', 3)];
  assert.equal(heir(seats, lines), 2);
  assert.equal(heir(seats, [event(0, 'phrase', 1)]), 1, 'words move nobody');
  assert.equal(
    heir(seats, lines, (guest) => guest === 'd'),
    3,
  );
  assert.equal(heir([BOT, { kind: 'open', name: '' }], []), undefined);
});

test('a running game keeps its keeper: the new host may play against those in the room', () => {
  const inRoom: SeatRow = { kind: 'room', name: 'Ada' };
  const running = row('t', { host: 'h', seats: [inRoom, person('b')], status: 'running' });
  const after = (before: TableRow): TableRow =>
    passHost(before, 1).reduce(
      (made, each) => (each.do === 'change' ? { ...made, ...each.row } : made),
      before,
    );
  assert.deepEqual([after(running).host, keeperOf(after(running))], ['b', 'h']);
  assert.equal(keeperOf(after({ ...running, keeper: 'f' })), 'f');
  // The keeper was deleted: nobody, until the host names one.
  assert.equal(keeperOf(after({ ...running, keeper: '' })), '');
  assert.equal(keeperOf(after({ ...running, host: '' })), '', 'nor where the host who kept it was');
  const judged = { ...running, judge: { guest: 'j', name: 'J' } };
  assert.deepEqual([keeperOf(after(judged)), after(judged).keeper], ['j', undefined]);
  assert.equal(
    keeperOf(after({ ...running, status: 'waiting' })),
    'b',
    'a host before the game may name one',
  );
});

/** A running table of three with time in hand: Ada hosts from seat 0, Ben and Cleo sit beside her. */
async function openHosted(more: Partial<NewTable> = {}) {
  const store = new SqliteStore(':memory:');
  let [now, slept] = [1e12, 0];
  const started = (): { tables: Tables; journal: Journal; jumps: ClockJumps } => {
    const log = { error: (what: string) => assert.fail(what) };
    const core = coreServices(
      store,
      log,
      () => now,
      () => now - slept,
    );
    const made = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
    return { tables: made, journal: core.journal, jumps: new ClockJumps({ ...core, tables: made }) };
  };
  let { tables, journal, jumps } = started();
  const wish: NewTable = {
    game: 'loko-moto',
    options: {},
    seats: [mine('Ada'), mine('Ben'), mine('Cleo')],
    starter: 0,
    startWhenFull: false,
    ...more,
  };
  const { id } = (await tables.create(wish, 'ada')).row;
  const made = await tables.get(id);
  made.change({ seats: ['ada', 'ben', 'cleo'].map(person) });
  made.start();
  await journal.settled();
  return {
    table: () => tables.get(id),
    /** Time goes by, with a look at the tables every so often. */
    async pass(ms: number, every = 5 * MINUTE): Promise<void> {
      for (let gone = 0; gone < ms; gone += every) {
        now += Math.min(every, ms - gone);
        tables.sweep();
        await journal.settled();
      }
    },
    /** As if the server was killed and came back: nothing is kept but what was stored. */
    async restart(): Promise<void> {
      await journal.settled();
      ({ tables, journal, jumps } = started());
    },
    /** The machine sleeps, and wakes with all sockets as they were. */
    async sleep(ms: number): Promise<void> {
      now += ms;
      slept += ms;
      await jumps.round();
    },
    sit(table: Table, guest: string, as: Member['as']): Member {
      const member: Member = { guest, as, focusedUntil: 0, seen: 1, deliver: () => {}, lost: () => {} };
      table.enter(member);
      return member;
    },
    /** A socket closes, as the server's own does it. */
    async part(table: Table, member: Member): Promise<void> {
      table.leave(member);
      tables.visits.leave(table, member);
      await journal.settled();
    },
  };
}
const eventsOf = ({ events }: Table) => events.map(({ kind, by, with: values }) => ({ kind, by, ...values }));

test('a host who stays away for an hour while others are at a live table is followed by one of those', async () => {
  const at = await openHosted();
  const table = await at.table();
  const ada = at.sit(table, 'ada', 0);
  at.sit(table, 'cleo', 2);
  await at.pass(3 * HOUR);
  assert.equal(table.row.host, 'ada', 'she is here');
  await at.part(table, ada);
  await at.pass(55 * MINUTE);
  assert.equal(table.row.host, 'ada');
  at.sit(table, 'ada', 0);
  await at.pass(5 * MINUTE);
  const again = table.members.find(({ guest }) => guest === 'ada')!;
  await at.part(table, again);
  await at.pass(55 * MINUTE);
  assert.equal(table.row.host, 'ada', 'she was back in between');
  await at.pass(10 * MINUTE);
  assert.equal(table.row.host, 'cleo', 'Ben sits longer, but is not here');
  assert.deepEqual(eventsOf(table), [{ kind: 'host-passed', by: 2, name: 'cleo' }]);
  at.sit(table, 'ada', 0);
  await at.pass(3 * HOUR);
  assert.equal(table.row.host, 'cleo', 'it stays so');
});

test('by turns a host may be away for a week, and who only looks on is never host', async () => {
  const at = await openHosted({ clock: { kind: 'turns', hours: 72 } });
  const table = await at.table();
  const ada = at.sit(table, 'ada', 0);
  at.sit(table, 'eve', 'public');
  await at.part(table, ada);
  await at.pass(8 * DAY, HOUR);
  assert.equal(table.row.host, 'ada', 'nobody with a seat is here');
  at.sit(table, 'ben', 1);
  await at.pass(5 * MINUTE);
  assert.equal(table.row.host, 'ben');
});

test('nobody here, nobody follows; a restart forgets not that the host was away, and gives everybody time to be back', async () => {
  const at = await openHosted();
  let table = await at.table();
  const ada = at.sit(table, 'ada', 0);
  await at.part(table, ada);
  await at.pass(5 * HOUR);
  await at.restart();
  table = await at.table();
  at.sit(table, 'ben', 1);
  await at.pass(MINUTE, 15_000);
  assert.equal(table.row.host, 'ada', 'a minute after the start she may be about to come');
  await at.pass(2 * MINUTE, 15_000);
  assert.equal(table.row.host, 'ben');
  await at.restart();
  assert.equal((await at.table()).row.host, 'ben');
  assert.deepEqual(eventsOf(await at.table()), [{ kind: 'host-passed', by: 1, name: 'ben' }]);
});

test('after a machine has slept everybody has time to be back, too: whose socket seems open may be long gone', async () => {
  const at = await openHosted();
  const table = await at.table();
  const ada = at.sit(table, 'ada', 0);
  const ben = at.sit(table, 'ben', 1);
  await at.part(table, ada);
  await at.pass(MINUTE, 15_000);
  await at.sleep(8 * HOUR);
  await at.pass(MINUTE, 15_000);
  assert.equal(table.row.host, 'ada');
  await at.part(table, ben);
  await at.pass(HOUR);
  assert.equal(table.row.host, 'ada');
});

test('a host who gives up the seat is followed at once, and the new one makes links and removes; the old one may not', async () => {
  await using server = await openServer();
  const [ada, ben, cleo] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await ada!.table([mine('Ada'), open, open, bot()]);
  for (const [guest, name] of [
    [ben!, 'Ben'],
    [cleo!, 'Cleo'],
  ] as const)
    await guest.post(`tables/${id}/join`, { name });
  const { body } = await ada!.post<TableReply>(`tables/${id}/leave`);
  assert.equal(body.place.host, false);
  assert.equal((await ben!.get<TableReply>(`tables/${id}`)).body.place.host, true);
  assert.deepEqual(eventsOf(server.tables.live(id)!), [
    { kind: 'seat-bot', by: 0, name: 'Ada' },
    { kind: 'host-passed', by: 1, name: 'Ben' },
  ]);
  // Back on her own seat she is one of the players.
  assert.equal((await ada!.post(`tables/${id}/take-back`, { seat: 0 })).status, 200);
  assert.equal((await ada!.post(`tables/${id}/links`, { seat: 2 })).status, 403);
  assert.equal((await ada!.post(`tables/${id}/kick`, { seat: 2 })).status, 403);
  assert.equal((await ben!.post(`tables/${id}/links`, { seat: 2 })).status, 200);
  assert.equal((await ben!.post(`tables/${id}/kick`, { seat: 2 })).status, 200);
});

test('others who leave take nothing from the host, not even from one who only looks on', async () => {
  await using server = await openServer();
  const [host, ben, cleo] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const isHost = async (id: string) => (await host!.get<TableReply>(`tables/${id}`)).body.place.host;
  const { id } = await host!.table([open, open]);
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  await ben!.post(`tables/${id}/leave`);
  assert.equal(await isHost(id), true, 'the table waits for others');
  for (const guest of [ben!, cleo!]) await guest.post(`tables/${id}/join`, { name: 'X' });
  assert.equal(server.tables.live(id)!.row.status, 'running');
  await ben!.post(`tables/${id}/leave`);
  assert.equal(await isHost(id), true);
  assert.equal((await host!.post(`tables/${id}/links`, { seat: 1 })).status, 200);
});
