import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match } from '@turntable/match/match.ts';
import type { ErrorBody, NewTable } from '@turntable/protocol';
import { Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { row } from '../../testing/store.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Effect } from '../match/effects.ts';
import { agree, askBack, propose } from './agreement.ts';

/** Ada hosts, and wishes for Ben's seat before the game. */
async function wishing(link: string, more: Partial<NewTable> = {}) {
  const [ada, ben] = [await Guest.arrive(link), await Guest.arrive(link)];
  const { id } = await ada.table([mine('Ada'), open], { startWhenFull: false, ...more });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const seats = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })] as const;
  assert.equal(typeof (await seats[0].request({ t: 'propose', id: 'a', as: 0, swap: 1 })), 'number');
  await seats[1].until(({ table }) => table?.asking, 'the wish');
  const yes = (): Promise<number | ErrorBody> => seats[1].request({ t: 'agree', id: 'y', as: 1, yes: true });
  return { ada, id, ben: seats[1], yes };
}
const names = ({ table }: Seat): string[] => table!.seats.map(({ name }) => name);

test('LM-7.2 a wish for another seat is gone once the game runs: whoever agreed then would show their cards', async () => {
  await using server = await openServer();
  const { ada, id, ben, yes } = await wishing(server.link);
  assert.equal((await ada.post(`tables/${id}/start`)).status, 200);
  await ben.until(({ view }) => view !== null, 'the deal');
  assert.equal(ben.table!.asking, undefined);
  assert.equal(((await yes()) as ErrorBody).code, 'nothing-to-take-back');
  assert.deepEqual(names(ben), ['Ada', 'Ben']);
  assert.deepEqual(server.errors, []);
});

test('a wish still waits after somebody changed their name or the date of their journey', async () => {
  await using server = await openServer();
  const { ada, id, ben, yes } = await wishing(server.link);
  assert.equal((await ada.post(`tables/${id}/journey`, { seat: 0, journey: '2026-01-02' })).status, 200);
  assert.equal((await ada.post(`tables/${id}/join`, { name: 'Adél' })).status, 200);
  assert.equal(await yes(), 0);
  await ben.until((seat) => names(seat)[0] === 'Ben', 'the other seat');
  assert.deepEqual(names(ben), ['Ben', 'Adél']);
});

test('a wish for another pace is still open then', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open], { startWhenFull: false });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const seat = ada.sit(id, { as: 0 });
  await seat.ready();
  const pace = { tempo: 'turns', clock: { kind: 'turns', hours: 24 } };
  assert.equal(typeof (await seat.request({ t: 'propose', id: 'a', as: 0, pace })), 'number');
  assert.equal((await ada.post(`tables/${id}/start`)).status, 200);
  assert.equal(server.tables.live(id)!.row.asking?.what, 'tempo');
});

test('a wish for another seat is gone once locomotives are offered to each seat', async () => {
  await using server = await openServer();
  const { ada, id, ben, yes } = await wishing(server.link, {
    game: 'double-header',
    options: { lots: 'three' },
  });
  assert.equal((await ada.post(`tables/${id}/start`)).status, 200);
  await ben.until(({ table }) => table?.draft, 'the offers');
  assert.equal(ben.table!.asking, undefined);
  assert.equal(((await yes()) as ErrorBody).code, 'nothing-to-take-back');
  assert.deepEqual(names(ben), ['Ada', 'Ben']);
});

test('a yes grants no wish that may not be any more', () => {
  const waiting: TableRow = row('t', {
    seats: [
      { kind: 'person', name: 'Ada', guest: 'a' },
      { kind: 'person', name: 'Ben', guest: 'b' },
    ],
    asking: { what: 'swap', by: 0, waiting: [1], with: { seat: 1 } },
  });
  const said = (now: TableRow, yes: boolean): number =>
    agree({ row: now, match: null, events: [], now: 0 }, 'b', { t: 'agree', id: 'y', as: 1, yes }, 'b y')
      .length;
  assert.equal(said({ ...waiting, status: 'waiting' }, true), 3);
  assert.throws(() => said({ ...waiting, status: 'running' }, true), { message: 'not-waiting' });
  assert.equal(said({ ...waiting, status: 'running' }, false), 2);
});

/** A running game in which these actors have answered: who sits on the first of them takes back to before their own. */
const played = (...actors: (number | 'judge' | 'chance')[]): Match => {
  const log = actors.map((actor) => ({ decision: 'd', actor, action: { type: 'x' } }));
  const undo = () => ({ signal: 'ask', count: actors.length - 1 });
  return { log, undo, counted: log.length, n: log.length } as unknown as Match;
};

test('no bot agrees for a judge whose ruling would be taken back', () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'bot', name: 'Baross', level: 'easy' },
  ] as const;
  const running = row('t', { status: 'running', seats, judge: { guest: 'judy', name: 'Judy' } });
  const message = { t: 'back', id: 'x', as: 0 } as const;
  const ask = (...actors: (number | 'judge' | 'chance')[]) =>
    askBack({ row: running, match: played(...actors), events: [], now: 0 }, 'ada', message, 'r', () => false);
  assert.equal(ask('chance', 0, 1)[0]?.do, 'take-back');
  assert.throws(() => ask('chance', 0, 'judge'), /sealed/);
});

test('whoever plays far away asks the keeper, who answers for those in the room, before a move or the pace is changed', () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'room', name: 'Béla' },
    { kind: 'room', name: 'Cili' },
  ] as const;
  const running = row('t', { status: 'running', seats, host: 'kata' });
  const facts = (now: TableRow) => ({ row: now, match: played('chance', 0, 1), events: [], now: 0 });
  const asked = (effects: readonly Effect[]): TableRow => {
    const [first] = effects;
    return first?.do === 'change' ? { ...running, ...first.row } : running;
  };
  const back = (guest: string, as: number, now = running) =>
    askBack(facts(now), guest, { t: 'back', id: 'x', as }, 'r', () => false);
  const wished = asked(back('ada', 0));
  assert.deepEqual(wished.asking, { what: 'back', by: 0, waiting: [1, 2] });
  const agreed = (guest: string) =>
    agree(facts(wished), guest, { t: 'agree', id: 'y', as: 1, yes: true }, 'y').map((effect) => effect.do);
  assert.throws(() => agreed('ada'), /not-your-seat/);
  assert.deepEqual(agreed('kata'), ['event', 'take-back', 'proceed'], 'once for all of them');
  assert.deepEqual(asked(back('kata', 1)).asking?.waiting, [0], 'the keeper asks as others do');

  const pace = { tempo: 'turns', clock: { kind: 'turns', hours: 24 } } as const;
  const proposal = { t: 'propose', id: 'x', as: 0, pace } as const;
  assert.deepEqual(asked(propose(facts(running), 'ada', proposal, 'r')).asking?.waiting, [1, 2]);

  assert.equal(back('ada', 0, { ...running, keeper: '' })[0]?.do, 'take-back', 'nobody is there to agree');
});

test('a wish to take back takes no other wish away, which could not be put again at this point', () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'person', name: 'Ben', guest: 'ben' },
  ] as const;
  const asking = { what: 'end', with: { reason: 'abandoned' }, by: 1, waiting: [0] } as const;
  const back = (now: Partial<TableRow>) => {
    const facts = { row: row('t', { status: 'running', seats, ...now }), match: played('chance', 0, 1) };
    const message = { t: 'back', id: 'x', as: 0 } as const;
    return askBack({ ...facts, events: [], now: 0 }, 'ada', message, 'r', () => false)[0]?.do;
  };
  assert.throws(() => back({ asking }), /no other wish/);
  assert.equal(back({}), 'change');
});
