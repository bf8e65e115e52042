import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSeed } from '@turntable/engine';
import { gameById } from '@turntable/games';
import type { NewTable, Place, TableInfo, TableReply } from '@turntable/protocol';
import { bot, Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { row } from '../../testing/store.ts';
import type { TableRow } from '../../storage/rows.ts';
import { docOf, rowOf } from '../../storage/table-doc.ts';
import { begin } from './beginning.ts';
import { isReseated, undrafted, wasShown } from './draft.ts';

const game = gameById('double-header')!;
const DRAFT: Partial<NewTable> = { game: 'double-header', options: { lots: 'three' } };

const idsOf = (place: Place | undefined): string[] => place?.draft?.offers.map(({ id }) => id) ?? [];

test('DH-1.2 what is offered goes to its contestant alone and until they have chosen; choices are opened together', async () => {
  await using server = await openServer();
  const [ada, ben, eve] = [
    await Guest.arrive(server.link),
    await Guest.arrive(server.link),
    await Guest.arrive(server.link),
  ];
  const { id } = await ada.table([mine('Ada'), open], DRAFT);
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const [first, second, third] = [ada.sit(id), ben.sit(id), eve.sit(id)];
  await Promise.all([first, second, third].map((seat) => seat.ready()));
  assert.deepEqual(first.table!.draft!.chosen, [
    [false, false],
    [false, false],
  ]);
  assert.ok(first.table!.draft!.left! > 0);
  const refused = await ada.post<{ code: string }>(`tables/${id}/pick`, {
    seat: 0,
    engines: ['prr-t1', 'prr-t1'],
  });
  assert.equal(refused.body.code, 'not-allowed');

  const offered: string[][] = [];
  const heard = (seat: Seat): string => seat.texts.join('\n');
  for (const [guest, seat] of [
    [ada, 0],
    [ben, 1],
    [ada, 0],
    [ben, 1],
  ] as const) {
    const { body } = await guest.get<TableReply>(`tables/${id}`);
    const ids = idsOf(body.place);
    assert.equal(ids.length, 3);
    assert.ok(body.place.draft!.offers.every(({ values }) => Object.keys(values).length >= 28));
    const wrong = await guest.post<{ code: string }>(`tables/${id}/choose`, { seat, engine: 'wm-shay-6' });
    assert.equal(wrong.body.code, 'bad-options');
    const strange = await eve.post<{ code: string }>(`tables/${id}/choose`, { seat, engine: ids[0]! });
    assert.equal(strange.body.code, 'not-your-seat');
    const before = [first.texts.length, second.texts.length];
    const answer = await guest.post<TableReply>(`tables/${id}/choose`, { seat, engine: ids[1]! });
    assert.equal(answer.status, 200);
    // Nothing of the three comes again, to anybody, while the draft goes on.
    if (offered.length < 3) {
      const later = [
        ...first.texts.slice(before[0]),
        ...second.texts.slice(before[1]),
        JSON.stringify(answer.body),
      ];
      for (const one of ids) assert.doesNotMatch(later.join('\n'), new RegExp(`"${one}"`));
    }
    offered.push(ids);
  }
  assert.equal(new Set(offered.flat()).size, 12);
  await Promise.all(
    [first, second, third].map((seat) => seat.until(({ view }) => view !== null, 'the deal')),
  );
  const dealt = (third.view as unknown as { engines: { front: { id: string } }[][] }).engines;
  assert.deepEqual(
    dealt.map((pair) => pair.map(({ front }) => front.id)),
    [
      [offered[0]![1], offered[2]![1]],
      [offered[1]![1], offered[3]![1]],
    ],
  );
  // Ada never heard of Ben's offers but for what he chose, nor he of hers; who looks on of none.
  for (const [seat, others] of [
    [first, [1, 3]],
    [second, [0, 2]],
    [third, [0, 1, 2, 3]],
  ] as const)
    for (const one of others.flatMap((i) => [offered[i]![0]!, offered[i]![2]!]))
      assert.doesNotMatch(heard(seat), new RegExp(`"${one}"`), one);
  for (const seat of [first, second, third]) assert.equal(seat.table!.draft, undefined);
});

test('a game that was drafted says so in its record, and the check draws the offers again', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), bot(), bot(), bot()], DRAFT);
  const seat = ada.sit(id);
  await seat.ready();
  // Bots leave it to the lot at once, and nobody waits for who plays against them alone.
  assert.deepEqual(seat.table!.draft, {
    band: seat.table!.draft!.band,
    chosen: [[false], [true], [true], [true]],
  });
  const offers = idsOf(seat.place);
  await ada.post(`tables/${id}/choose`, { seat: 0, engine: null });
  await seat.until(({ view }) => view !== null, 'the deal');
  const ended = await seat.request({ t: 'propose', id: 'end', as: 0, end: 'resigned' });
  assert.equal(typeof ended, 'number');
  await seat.until(({ table }) => table?.status === 'over', 'the end');
  const { body } = await ada.get<{ fairness: { draft: { offers: string[][][]; chosen: unknown } } }>(
    `tables/${id}/record`,
  );
  assert.deepEqual(body.fairness.draft.offers[0], [offers]);
  assert.deepEqual(body.fairness.draft.chosen, [[null], [null], [null], [null]]);
  const { fits, drafted, dealt } = checkSeed(game, body);
  assert.deepEqual([fits, drafted, dealt], [true, true, true]);
});

/** A waiting table as a draft works on it, with a clock that the test sets. */
function scene(seats: TableRow['seats'], kind: TableRow['tempo']['kind'] = 'live') {
  const picks = {
    engines: seats.map(() => null),
    consents: seats.map(() => false),
    presets: seats.map(() => []),
  };
  const waiting = row('t', { status: 'waiting', options: { lots: 'three' }, seats, picks });
  const table = {
    game,
    row: { ...waiting, tempo: { ...waiting.tempo, kind } },
    time: 1_000,
    back: undefined as number | null | undefined,
    started: 0,
    change(slices: Partial<TableRow>) {
      table.row = { ...table.row, ...slices };
    },
    comeBack: (at: number | null) => void (table.back = at),
    start: () => void table.started++,
  };
  return table;
}
const person = (guest: string) => ({ kind: 'person' as const, name: guest, guest });

test('when the time is over the lot chooses for who has not, and the game is dealt', () => {
  const table = scene([person('ada'), person('ben')]);
  begin(table);
  assert.deepEqual([table.started, table.back], [0, 61_000]);
  table.time = 60_999;
  begin(table);
  assert.equal(table.started, 0);
  table.time = 61_000;
  begin(table);
  assert.equal(table.started, 1);
  assert.deepEqual(table.row.picks!.draft!.chosen.flat(), ['lot', 'lot', 'lot', 'lot']);
});

test('by turns one has a day, on one device and against bots alone as long as one likes', () => {
  const turns = scene([person('ada'), person('ben')], 'turns');
  const device = scene([person('ada'), person('ada')], 'device');
  const alone = scene([person('ada'), { kind: 'bot', name: 'Bot', level: 'easy' }]);
  for (const table of [turns, device, alone]) begin(table);
  assert.deepEqual([turns.back, device.back, alone.back], [86_401_000, null, null]);
});

test('a seat has changed hands where another guest sits, or none; a new name is no change', () => {
  const [ada, ben] = ['a', 'b'].map((guest) => ({ kind: 'person', name: guest, guest }) as const);
  const seats = [ada!, ben!];
  assert.equal(isReseated(seats, [{ ...ada!, name: 'Ada' }, ben!]), false);
  assert.equal(isReseated(seats, [ada!, { ...ben!, guest: 'c' }]), true);
  assert.equal(isReseated(seats, [ada!, { kind: 'open', name: '' }]), true);
  assert.equal(isReseated(seats, [ben!, ada!]), true);
});

test('who comes back to a seat is offered the same again, and the others keep nothing of it', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open], DRAFT);
  const join = (): Promise<{ body: TableReply }> =>
    ben.post<TableReply>(`tables/${id}/join`, { name: 'Ben' });
  const before = idsOf((await join()).body.place);
  const { body } = await ben.post<{ table: TableInfo }>(`tables/${id}/leave`);
  assert.equal(body.table.draft, undefined);
  assert.deepEqual(idsOf((await join()).body.place), before);
});

test('who sits down where somebody else has seen the offers gets others, of a seed that is promised anew', async () => {
  await using server = await openServer();
  const guests = [];
  for (let i = 0; i < 3; i++) guests.push(await Guest.arrive(server.link));
  const [ada, second, ben] = guests as [Guest, Guest, Guest];
  const { id, commitment } = await ada.table([mine('Ada'), open], DRAFT);
  const first = idsOf((await second.post<TableReply>(`tables/${id}/join`, { name: 'X' })).body.place);
  const adas = idsOf((await ada.get<TableReply>(`tables/${id}`)).body.place);
  await second.post(`tables/${id}/leave`);
  const { body } = await ben.post<TableReply>(`tables/${id}/join`, { name: 'Ben' });
  const bens = idsOf(body.place);
  assert.equal(bens.length, 3);
  assert.notDeepEqual(bens, first);
  assert.notDeepEqual(idsOf((await ada.get<TableReply>(`tables/${id}`)).body.place), adas);
  assert.notEqual(body.table.commitment, commitment);
  // Nor does who left come back to what they saw, once others have been there.
  await ben.post(`tables/${id}/leave`);
  const again = await second.post<TableReply>(`tables/${id}/join`, { name: 'X' });
  assert.notDeepEqual(idsOf(again.body.place), first);
  for (const [guest, seat] of [
    [ada, 0],
    [second, 1],
    [ada, 0],
    [second, 1],
  ] as const)
    await guest.post(`tables/${id}/choose`, { seat, engine: null });
  const seat = ada.sit(id);
  await seat.ready();
  await seat.request({ t: 'propose', id: 'end', as: 0, end: 'resigned' });
  await seat.until(({ table }) => table?.status === 'over', 'the end');
  assert.equal(server.tables.live(id)!.row.picks!.offered, undefined);
  const { body: record } = await ada.get<{ fairness: { commitment: string } }>(`tables/${id}/record`);
  assert.equal(record.fairness.commitment, again.body.table.commitment);
  const { fits, drafted } = checkSeed(game, record);
  assert.deepEqual([fits, drafted], [true, true]);
});

test('whom a broken draft was shown to is known after a restart, and without their names', () => {
  const before = scene([person('ada'), person('ben')]);
  begin(before);
  const broken = { ...before.row, picks: undrafted(before.row) };
  const { columns, doc } = docOf(broken);
  assert.doesNotMatch(JSON.stringify(doc.bench), /ada|ben/);
  const after = rowOf({ ...columns, code: 'C' }, doc);
  assert.equal(wasShown(after), false);
  assert.equal(wasShown({ ...after, seats: [person('ada'), person('eve')] }), true);
  assert.equal(wasShown({ ...after, seats: [person('ben'), person('ada')] }), true);
});
