import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { Line, LobbyQuery } from '@turntable/protocol';
import type { SeatOrders } from './orders.ts';
import { Conflict, type Batch, type Store, type TableRow } from './storage.ts';

/** What an implementation gives to be tested. */
export interface StoreUnderTest {
  /** A store over the same data each time within one test, whoever has it open already. */
  open(): Promise<Store>;
  /** Removes the data. */
  clean(): Promise<void>;
}

const nothing: Batch = {
  tables: [],
  setups: [],
  entries: [],
  lines: [],
  dues: [],
  jobs: [],
  precedents: [],
  reports: [],
  rated: [],
  visits: [],
  orders: [],
  removed: [],
};

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `C-${id}`,
  game: 'toy',
  status: 'waiting',
  madeAt: 1000,
  changedAt: 1000,
  version: 1,
  host: 'g-host',
  options: { hidden: true, list: [1, 'ő'] },
  starter: 'lot',
  startWhenFull: false,
  seats: [
    { kind: 'person', name: 'Ádám 🚂', guest: 'g-host', journey: '2026-01-02' },
    { kind: 'open', name: '' },
    { kind: 'bot', name: 'Kandó', level: 'hard' },
  ],
  seed: 'secret',
  commitment: 'hash',
  rematch: null,
  asking: null,
  answered: [],
  ...more,
});
const make = (...rows: TableRow[]): Batch => ({
  ...nothing,
  tables: rows.map((each) => ({ row: each, was: 0 })),
});
const entry = (table: string, seq: number, request: string | null = null) => ({
  table,
  seq,
  request,
  body: `{"n":${seq}}`,
});

const line = (seq: number, more: Partial<Line> = {}): Line => ({
  seq,
  n: 3,
  at: 1000,
  kind: 'undo-asked',
  by: 0,
  with: { waiting: [1] },
  ...more,
});
const job = (key: string, due: number, body = '{}'): Batch['jobs'][number] => ({
  key,
  job: { key, kind: 'digest', due, body },
});

/** The laws that every store keeps, whatever it stores in. */
export function storeLaws(name: string, prepare: () => StoreUnderTest): void {
  describe(`laws of storage: ${name}`, () => {
    let place: StoreUnderTest;
    let store: Store;
    beforeEach(async () => {
      place = prepare();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.clean();
    });
    const again = async (): Promise<void> => {
      await store.close();
      store = await place.open();
    };

    test('a row comes back as it was written, by id and by code', async () => {
      const made = row('a');
      await store.commit(make(made));
      assert.deepEqual(await store.row('a'), made);
      assert.deepEqual(await store.rowByCode('C-a'), made);
      assert.equal(await store.row('b'), undefined);
      assert.equal(await store.rowByCode('C-b'), undefined);
      assert.equal(await store.load('b'), undefined);
    });

    test('what was committed is there after opening again', async () => {
      const batch = { ...make(row('a')), setups: [{ table: 'a', setup: '{"s":1}' }] };
      await store.commit({
        ...batch,
        entries: [entry('a', 0), { ...entry('a', 1, 'g r1'), at: 1234 }],
        lines: [{ table: 'a', line: line(0) }],
        dues: [{ table: 'a', due: 7 }],
      });
      await again();
      assert.deepEqual(await store.load('a'), {
        row: row('a'),
        setup: '{"s":1}',
        due: 7,
        entries: [entry('a', 0), { ...entry('a', 1, 'g r1'), at: 1234 }],
        lines: [line(0)],
        visits: [],
        orders: [],
      });
    });

    test('what was reported outlives its table, newest first', async () => {
      const report = (at: number) => ({
        table: 'a',
        at,
        by: 'g1',
        who: 1,
        guest: 'g2',
        name: 'Ő',
        reason: 'rude',
        said: ['thanks', 'x'],
      });
      await store.commit({ ...make(row('a')), reports: [report(1), report(2)] });
      await store.commit({ ...nothing, reports: [report(3)], removed: ['a'] });
      await again();
      assert.deepEqual(await store.reports(2), [report(3), report(2)]);
    });

    test('rulings are found by words of claim or reason in any case, with or without accents, newest first', async () => {
      const ruling = (at: number, claim: string, reason: string) =>
        ({ game: 'loco-dome', claim, verdict: 'invalid', reason, judge: 'Ő', at }) as const;
      const all = [ruling(1, 'Tűzszekrény', ''), ruling(2, 'x', 'a TUZSZEKRENY'), ruling(3, 'y', '100 %')];
      await store.commit({ ...nothing, precedents: all });
      await again();
      for (const words of ['tűzszekrény', 'TŰZ', 'tuz'])
        assert.deepEqual(await store.precedents(words, null, 9), [all[1], all[0]]);
      assert.deepEqual(await store.precedents('%', null, 9), [all[2]]);
      assert.deepEqual(await store.precedents('', null, 1), [all[2]]);
      assert.deepEqual(await store.precedents('tuz', 'double-header', 9), []);
    });

    test('entries come back in the order of their numbers, of their own table only', async () => {
      await store.commit(make(row('a'), row('b')));
      for (const seq of Array.from({ length: 12 }, (_, i) => i))
        await store.commit({ ...nothing, entries: [entry('b', seq), entry('a', seq)] });
      const loaded = await store.load('a');
      assert.deepEqual(
        loaded?.entries.map(({ table, seq }) => [table, seq]),
        Array.from({ length: 12 }, (_, i) => ['a', i]),
      );
    });

    test('a number is given once: the second writer has a conflict and leaves nothing behind', async () => {
      await store.commit({ ...make(row('a')), entries: [entry('a', 0)] });
      const late = { ...nothing, entries: [entry('a', 1), { ...entry('a', 0), body: 'other' }] };
      await assert.rejects(store.commit({ ...make(row('b')), ...late }), Conflict);
      assert.deepEqual((await store.load('a'))?.entries, [entry('a', 0)]);
      await store.commit({ ...nothing, entries: [entry('a', 1)] });
      assert.equal((await store.load('a'))?.entries.length, 2);
    });

    test('what belongs to no table is a conflict', async () => {
      await assert.rejects(store.commit({ ...nothing, entries: [entry('a', 0)] }), Conflict);
      await assert.rejects(store.commit({ ...nothing, setups: [{ table: 'a', setup: '1' }] }), Conflict);
      await assert.rejects(store.commit({ ...nothing, dues: [{ table: 'a', due: 1 }] }), Conflict);
    });

    test('a code is given once', async () => {
      await store.commit(make(row('a')));
      await assert.rejects(store.commit(make(row('b', { code: 'C-a' }))), Conflict);
      assert.equal(await store.row('b'), undefined);
    });

    test('an id is given once', async () => {
      await store.commit(make(row('a')));
      await assert.rejects(store.commit(make(row('a', { code: 'other' }))), Conflict);
    });

    test('a row changed meanwhile is a conflict; what came with the change is not kept either', async () => {
      await store.commit(make(row('a')));
      const next = row('a', { version: 2, status: 'running' });
      await store.commit({ ...nothing, tables: [{ row: next, was: 1 }] });
      const stale = row('a', { version: 2, status: 'over' });
      const batch = { ...nothing, tables: [{ row: stale, was: 1 }], entries: [entry('a', 0)] };
      await assert.rejects(store.commit(batch), Conflict);
      assert.equal((await store.row('a'))?.status, 'running');
      assert.deepEqual((await store.load('a'))?.entries, []);
    });

    test('a change of a row keeps its setup, its entries and what is due', async () => {
      const batch = { ...make(row('a')), setups: [{ table: 'a', setup: '1' }], entries: [entry('a', 0)] };
      await store.commit({ ...batch, dues: [{ table: 'a', due: 5 }] });
      const next = row('a', { version: 4, status: 'over', changedAt: 2000, answered: ['g x'] });
      await store.commit({ ...nothing, tables: [{ row: next, was: 1 }] });
      assert.deepEqual(await store.load('a'), {
        row: next,
        setup: '1',
        due: 5,
        entries: [entry('a', 0)],
        lines: [],
        visits: [],
        orders: [],
      });
    });

    const ids = (rows: readonly TableRow[]): string[] => rows.map(({ id }) => id);
    const sat = (guest: string): TableRow['seats'] => [{ kind: 'person', name: 'x', guest }];
    const free: TableRow['seats'] = [...sat('g'), { kind: 'open', name: '' }];

    test('the lobby lists open tables with room and games that may be watched, latest change first, and bounded', async () => {
      const open = { entry: 'open', seats: free } as const;
      const watched = { status: 'running', seats: sat('g'), watch: true } as const;
      await store.commit(
        make(
          row('a', { ...open, changedAt: 10 }),
          row('b', { ...open, changedAt: 30 }),
          row('c', { ...open, changedAt: 20, watch: true }),
          row('full', { ...open, seats: sat('g') }),
          row('coded', { entry: 'code', seats: free }),
          row('linked', { entry: 'links', seats: free }),
          row('kept', { ...open, links: [{ seat: 1, hash: 'h', from: null, claimed: null }] }),
          row('e', { ...open, changedAt: 5 }),
          row('d', { ...watched, changedAt: 40 }),
          row('hidden', { ...watched, watch: false }),
          row('over', { ...watched, status: 'over' }),
        ),
      );
      const board = async (list: 'open' | 'running', since = 0, limit = 9): Promise<string[]> =>
        ids(await store.lists.board(list, {}, since, limit));
      assert.deepEqual(await board('open', 10), ['b', 'c', 'a']);
      assert.deepEqual(await board('open', 0, 2), ['b', 'c']);
      assert.deepEqual(await board('running'), ['d']);
      assert.equal(await store.lists.count('open', {}, 10), 3);
      assert.equal(await store.lists.count('running', {}, 0), 1);
      const begun = row('c', { ...watched, changedAt: 50, version: 2 });
      await store.commit({ ...nothing, tables: [{ row: begun, was: 1 }] });
      assert.deepEqual(
        [await board('open', 10), await board('running')],
        [
          ['b', 'a'],
          ['c', 'd'],
        ],
      );
      const ended = row('c', { ...watched, status: 'over', version: 3 });
      await store.commit({ ...nothing, tables: [{ row: ended, was: 2 }], removed: ['b'] });
      assert.deepEqual([await board('open', 10), await board('running')], [['a'], ['d']]);
      await again();
      assert.deepEqual([await board('open', 10), await board('running')], [['a'], ['d']]);
    });

    test('the lobby is asked for games, players, tempo, clock and judge, each or together', async () => {
      const open = { entry: 'open', seats: free } as const;
      const bench = { picks: [], consents: [], preferences: [], answerSeconds: 0 };
      await store.commit(
        make(
          row('plain', { ...open, changedAt: 5 }),
          row('three', {
            ...open,
            changedAt: 4,
            seats: [...free, { kind: 'bot', name: 'K', level: 'easy' }],
          }),
          row('bank', { ...open, changedAt: 3, clock: { kind: 'live', bank: 60, increment: 1 } }),
          row('days', { ...open, changedAt: 2, game: 'other', clock: { kind: 'turns', hours: 24 } }),
          row('judged', { ...open, changedAt: 1, bench: { ...bench, judge: { guest: null, name: '' } } }),
          row('alone', { ...open, changedAt: 0, bench: { ...bench, judge: null } }),
        ),
      );
      const asked = async (wish: LobbyQuery): Promise<string[]> => {
        const found = ids(await store.lists.board('open', wish, 0, 9));
        assert.equal(await store.lists.count('open', wish, 0), found.length);
        return found;
      };
      assert.deepEqual(await asked({ game: 'other' }), ['days']);
      assert.deepEqual(await asked({ players: 3 }), ['three']);
      const slow = row('slow', { ...open, changedAt: 0, game: 'slow', tempo: 'turns' });
      await store.commit(make(slow));
      assert.deepEqual(await asked({ tempo: 'turns' }), ['days', 'slow']);
      assert.deepEqual(await asked({ tempo: 'turns', clock: 'without' }), ['slow']);
      await store.commit({ ...nothing, removed: ['slow'] });
      assert.deepEqual(await asked({ tempo: 'live', clock: 'with' }), ['bank']);
      assert.deepEqual(await asked({ clock: 'without' }), ['plain', 'three', 'judged', 'alone']);
      assert.deepEqual(await asked({ judge: 'with' }), ['judged']);
      assert.deepEqual(await asked({ game: 'toy', players: 2, judge: 'without', clock: 'without' }), [
        'plain',
        'alone',
      ]);
      assert.deepEqual(await asked({ game: 'other', judge: 'with' }), []);
    });

    test('a guest’s games that are over come in pages, the latest to end first; those that go on are apart', async () => {
      const over = (id: string, at: number) =>
        row(id, { status: 'over', seats: sat('g'), changedAt: 99, ended: { at, winners: [0] } });
      await store.commit(
        make(
          ...['a', 'b', 'c', 'd'].map((id, i) => over(id, [20, 30, 20, 10][i]!)),
          row('old', { status: 'over', seats: sat('g'), changedAt: 5 }),
          row('waits', { seats: sat('g'), changedAt: 70 }),
          row('runs', { seats: sat('g'), status: 'running', changedAt: 50 }),
          row('foreign', { status: 'over', seats: sat('other'), changedAt: 60 }),
        ),
      );
      const told: string[][] = [];
      for (let from: string | null | undefined; from !== null;) {
        const page = await store.lists.ended('g', from, 2);
        told.push(ids(page.rows));
        from = page.next;
      }
      assert.deepEqual(told, [['b', 'c'], ['a', 'd'], ['old']]);
      assert.deepEqual(ids(await store.lists.going('g', 9)), ['runs', 'waits']);
      assert.deepEqual(ids(await store.lists.going('g', 1)), ['runs']);
      const again = row('runs', {
        status: 'over',
        seats: sat('g'),
        version: 2,
        ended: { at: 40, winners: [] },
      });
      await store.commit({ ...nothing, tables: [{ row: again, was: 1 }] });
      assert.deepEqual(ids((await store.lists.ended('g', undefined, 1)).rows), ['runs']);
      assert.deepEqual(ids(await store.lists.going('g', 9)), ['waits']);
      assert.deepEqual(await store.lists.ended('nobody', undefined, 9), { rows: [], next: null });
    });

    test('tables of a guest are those hosted or sat at, as of now', async () => {
      const seat = (guest: string) => [{ kind: 'person' as const, name: 'x', guest }];
      await store.commit(
        make(
          row('a', { host: 'g1', seats: seat('g2'), changedAt: 1 }),
          row('b', { host: 'g2', seats: [...seat('g1'), ...seat('g1')], changedAt: 2 }),
          row('c', { host: 'g3', seats: seat('g3'), changedAt: 3 }),
        ),
      );
      const of = async (guest: string): Promise<string[]> =>
        (await store.lists.going(guest, 9)).map(({ id }) => id);
      assert.deepEqual(await of('g1'), ['b', 'a']);
      const left = row('b', { host: 'g2', seats: seat('g2'), version: 2, changedAt: 4 });
      await store.commit({ ...nothing, tables: [{ row: left, was: 1 }] });
      assert.deepEqual(await of('g1'), ['a']);
      assert.deepEqual(await of('g2'), ['b', 'a']);
      assert.deepEqual(await of('nobody'), []);
    });

    test('what is due is found when its time has come, until it is cleared', async () => {
      const dues = [
        { table: 'a', due: 20 },
        { table: 'b', due: 10 },
        { table: 'c', due: 30 },
      ];
      await store.commit({ ...make(row('a'), row('b'), row('c'), row('d')), dues });
      const ids = async (after: number, time: number, limit = 9): Promise<string[]> =>
        (await store.due(after, time, limit)).map(({ id }) => id);
      assert.deepEqual(await ids(0, 9), []);
      assert.deepEqual(await store.due(0, 20, 9), [
        { id: 'b', due: 10 },
        { id: 'a', due: 20 },
      ]);
      assert.deepEqual(await ids(10, 99), ['a', 'c'], 'after a time, not at it');
      assert.deepEqual(await ids(0, 99, 2), ['b', 'a']);
      await store.commit({ ...nothing, dues: [{ table: 'b', due: null }] });
      assert.deepEqual(await ids(0, 99), ['a', 'c']);
    });

    test('lines come back in their order; a number is given once, and to a table that is there', async () => {
      await store.commit({ ...make(row('a')), lines: [{ table: 'a', line: line(0) }] });
      await store.commit({
        ...nothing,
        lines: [{ table: 'a', line: line(1, { by: null, kind: 'chat-set' }) }],
      });
      const lines = [line(0), line(1, { by: null, kind: 'chat-set' })];
      assert.deepEqual((await store.load('a'))?.lines, lines);
      await assert.rejects(store.commit({ ...nothing, lines: [{ table: 'a', line: line(1) }] }), Conflict);
      await assert.rejects(store.commit({ ...nothing, lines: [{ table: 'b', line: line(0) }] }), Conflict);
      await again();
      assert.deepEqual((await store.load('a'))?.lines, lines);
    });

    test('a guest has one visit at a table, the last written; one to a table that is gone hinders nothing', async () => {
      const visit = (guest: string, n: number, table = 'a') => ({ table, visit: { guest, n, at: 10 * n } });
      await store.commit({ ...make(row('a'), row('b')), visits: [visit('g1', 3), visit('g2', 4)] });
      const next = [visit('g1', 9), visit('g1', 1, 'b'), visit('g1', 5, 'gone')];
      await store.commit({ ...nothing, entries: [entry('a', 0)], visits: next });
      await again();
      const stored = await store.load('a');
      assert.deepEqual(stored?.visits, [
        { guest: 'g1', n: 9, at: 90 },
        { guest: 'g2', n: 4, at: 40 },
      ]);
      assert.equal(stored?.entries.length, 1);
      assert.deepEqual((await store.load('b'))?.visits, [{ guest: 'g1', n: 1, at: 10 }]);
      await store.commit({ ...nothing, removed: ['a'] });
      await store.commit(make(row('a')));
      assert.deepEqual((await store.load('a'))?.visits, []);
    });

    test('jobs are found when their time has come; a key has one job, the last written', async () => {
      await store.commit({ ...nothing, jobs: [job('x', 20), job('y', 10, '{"to":"ő"}'), job('z', 30)] });
      await again();
      const keys = async (after: number, time: number): Promise<string[]> =>
        (await store.jobs(after, time, 9)).map(({ key }) => key);
      assert.deepEqual(await store.jobs(0, 10, 9), [
        { key: 'y', kind: 'digest', due: 10, body: '{"to":"ő"}' },
      ]);
      assert.deepEqual(await keys(0, 99), ['y', 'x', 'z']);
      assert.deepEqual(await keys(10, 29), ['x']);
      await store.commit({ ...nothing, jobs: [job('y', 40), { key: 'x', job: null }] });
      assert.deepEqual(await keys(0, 99), ['z', 'y']);
      await assert.rejects(store.commit({ ...nothing, jobs: [job('w', 1)], entries: [entry('no', 0)] }));
      assert.deepEqual(await keys(0, 99), ['z', 'y'], 'with the rest of its batch or not at all');
    });

    test('a guest has one recovery phrase, the last kept, and is found by it', async () => {
      await store.keepPhrase('g1', 'old');
      await store.keepPhrase('g2', 'other');
      await store.keepPhrase('g1', 'new');
      await again();
      assert.deepEqual(await Promise.all(['old', 'new', 'other'].map((hash) => store.guestOfPhrase(hash))), [
        undefined,
        'g1',
        'g2',
      ]);
      assert.deepEqual(await Promise.all(['g1', 'g3'].map((guest) => store.hasPhrase(guest))), [true, false]);
      await assert.rejects(store.keepPhrase('g3', 'new'), 'one phrase, one guest');
      assert.equal(await store.guestOfPhrase('new'), 'g1');
    });

    test('a table is rated once: what came of it is kept with the rest of its batch, or none of it', async () => {
      const skill = (who: string, mu: number, games = 1) => ({ who, mu, sigma: 2.5, games });
      const skills = [skill('g1', 26.125), skill('bot:easy', 24)];
      await store.commit({ ...make(row('a')), rated: [{ table: 'a', pool: 'p', skills }] });
      await store.commit({ ...nothing, rated: [{ table: 'b', pool: 'q', skills: [skill('g1', 30)] }] });
      const late = { ...nothing, jobs: [job('x', 1)] };
      const second = { table: 'a', pool: 'p', skills: [skill('g1', 99)] };
      await assert.rejects(store.commit({ ...late, rated: [second] }), Conflict);
      await again();
      assert.deepEqual(await store.jobs(-1, 9, 9), []);
      const { skills: kept } = store;
      assert.deepEqual(await kept.of('p', ['bot:easy', 'g1', 'g2', 'g1']), [...skills].reverse());
      assert.deepEqual(await kept.all('g1'), [
        { pool: 'p', ...skill('g1', 26.125) },
        { pool: 'q', ...skill('g1', 30) },
      ]);
      await store.commit({ ...nothing, rated: [{ table: 'c', pool: 'p', skills: [skill('g1', 27, 2)] }] });
      assert.deepEqual(await kept.of('p', ['g1']), [skill('g1', 27, 2)]);
    });

    test('listed are bots and who wished to be, surest first; others not even by their pool', async () => {
      const { skills } = store;
      const skill = (who: string, mu: number, sigma = 1) => ({ who, mu, sigma, games: 1 });
      await store.commit({
        ...nothing,
        rated: [
          { table: 'a', pool: 'p', skills: [skill('g1', 30, 5), skill('bot:easy', 23), skill('g2', 40)] },
          { table: 'b', pool: 'q', skills: [skill('g2', 30)] },
        ],
      });
      assert.deepEqual(await skills.pools(), ['p']);
      await skills.keepName('g1', 'Old');
      await skills.keepName('g1', 'Ő');
      await again();
      assert.deepEqual(await store.skills.listed('p', 9), [
        { ...skill('bot:easy', 23), name: null },
        { ...skill('g1', 30, 5), name: 'Ő' },
      ]);
      assert.equal((await store.skills.listed('p', 1)).length, 1);
      await store.skills.keepName('g1', null);
      assert.deepEqual(
        [await store.skills.name('g1'), (await store.skills.listed('p', 9)).length],
        [null, 1],
      );
      await store.skills.keepName('g2', 'Z');
      assert.deepEqual(await store.skills.pools(), ['p', 'q']);
    });

    test('a guest has passkeys of their own, which nobody else adds again, uses up or removes', async () => {
      const passkey = (id: string, guest: string, madeAt: number) => ({
        id,
        guest,
        party: 'localhost',
        key: 'AQ',
        counter: 0,
        synced: madeAt > 1,
        madeAt,
        usedAt: null,
      });
      await store.passkeys.add(passkey('b', 'g1', 1));
      await store.passkeys.add(passkey('a', 'g1', 2));
      await store.passkeys.add(passkey('c', 'g2', 3));
      await assert.rejects(store.passkeys.add(passkey('a', 'g2', 4)));
      await store.passkeys.used('a', 7, 9);
      await store.passkeys.remove('g2', 'b');
      await again();
      const used = { ...passkey('a', 'g1', 2), counter: 7, usedAt: 9 };
      assert.deepEqual(await store.passkeys.of('g1'), [passkey('b', 'g1', 1), used]);
      assert.deepEqual(await store.passkeys.find('a'), used);
      await store.passkeys.remove('g1', 'a');
      assert.deepEqual(
        [await store.passkeys.find('a'), (await store.passkeys.of('g1')).length],
        [undefined, 1],
      );
    });

    test('a challenge is taken once, by who got it, for what it was, in time; those over are forgotten', async () => {
      const give = (challenge: string, due: number, now = 0) =>
        store.passkeys.challenge({ challenge, guest: 'g1', purpose: 'make', due }, now);
      await give('x', 10);
      await again();
      assert.equal(await store.passkeys.take('x', 'g1', 'make', 10), true, 'after a restart too');
      assert.equal(await store.passkeys.take('x', 'g1', 'make', 10), false);
      for (const [guest, purpose, now] of [
        ['g2', 'make', 1],
        ['g1', 'use', 1],
        ['g1', 'make', 11],
      ] as const) {
        await give('y', 10);
        assert.equal(
          await store.passkeys.take('y', guest, purpose, now),
          false,
          `${guest} ${purpose} ${now}`,
        );
      }
      await give('old', 10);
      await give('new', 30, 20);
      await give('old', 30, 20);
      assert.equal(await store.passkeys.take('old', 'g1', 'make', 25), true, 'its row of before was gone');
    });

    test('the tables of a guest hold those where somebody else or a bot sits on their seat', async () => {
      const owner = { guest: 'g-away', name: 'Ő' };
      await store.commit(make(row('a', { seats: [{ kind: 'bot', name: 'Ő', level: 'medium', owner }] })));
      assert.deepEqual(
        (await store.lists.going('g-away', 9)).map(({ id }) => id),
        ['a'],
      );
    });

    test('orders are kept by seat, the newest over those before, and go with null or with their table', async () => {
      const orders = (stands: number): SeatOrders => ({
        guest: 'g-host',
        orders: { steps: [{ kind: 'turn', tries: [{ type: 'pass' }] }], stops: [] },
        stands,
        ended: null,
        pending: { 'turn-4': 1000, 'turn-5': null },
      });
      const of = (seat: number, kept: SeatOrders | null) => ({ table: 'a', seat, row: kept });
      await store.commit({ ...make(row('a'), row('b')), orders: [of(2, orders(1)), of(0, orders(2))] });
      assert.deepEqual((await store.load('a'))?.orders, [
        [0, orders(2)],
        [2, orders(1)],
      ]);
      await store.commit({ ...nothing, orders: [of(0, orders(5)), of(2, null)] });
      assert.deepEqual((await store.load('a'))?.orders, [[0, orders(5)]]);
      assert.deepEqual((await store.load('b'))?.orders, []);
      await assert.rejects(
        store.commit({ ...nothing, orders: [{ ...of(0, null), table: 'gone', row: orders(1) }] }),
        Conflict,
      );
      await store.commit({ ...nothing, removed: ['a'] });
      await store.commit(make(row('a')));
      assert.deepEqual((await store.load('a'))?.orders, []);
    });

    test('the next thing due is the earliest of tables and jobs', async () => {
      assert.equal(await store.nextDue(0), null);
      await store.commit({ ...make(row('a')), dues: [{ table: 'a', due: 20 }], jobs: [job('x', 30)] });
      assert.equal(await store.nextDue(0), 20);
      assert.equal(await store.nextDue(20), 30);
      assert.equal(await store.nextDue(30), null);
    });

    test('a removed table is gone with all that belongs to it, and its code is free', async () => {
      const lines = [{ table: 'a', line: line(0) }];
      const dues = [{ table: 'a', due: 1 }];
      await store.commit({ ...make(row('a')), entries: [entry('a', 0)], lines, dues });
      await store.commit({ ...nothing, removed: ['a'] });
      assert.equal(await store.load('a'), undefined);
      assert.deepEqual(await store.lists.going('g-host', 9), []);
      assert.deepEqual(await store.due(0, 9, 9), []);
      await store.commit(make(row('a')));
      const loaded = await store.load('a');
      assert.deepEqual([loaded?.entries, loaded?.lines], [[], []]);
    });

    test('a batch that fails half way leaves nothing of itself', async () => {
      await store.commit({ ...make(row('a')), entries: [entry('a', 0)] });
      const batch: Batch = {
        ...make(row('b')),
        setups: [{ table: 'a', setup: 'x' }],
        entries: [entry('a', 1), entry('a', 2), entry('a', 1)],
        dues: [{ table: 'a', due: 1 }],
        removed: [],
      };
      await assert.rejects(store.commit(batch), Conflict);
      assert.deepEqual(await store.load('a'), {
        row: row('a'),
        setup: null,
        due: null,
        entries: [entry('a', 0)],
        lines: [],
        visits: [],
        orders: [],
      });
      assert.equal(await store.row('b'), undefined);
    });

    test('two writers of one store: one of two equal numbers is kept', async () => {
      const other = await place.open();
      await store.commit(make(row('a')));
      const results = await Promise.allSettled([
        store.commit({ ...nothing, entries: [{ ...entry('a', 0), body: 'one' }] }),
        other.commit({ ...nothing, entries: [{ ...entry('a', 0), body: 'two' }] }),
      ]);
      await other.close();
      assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      const kept = results[0]!.status === 'fulfilled' ? 'one' : 'two';
      assert.deepEqual(
        (await store.load('a'))?.entries.map(({ body }) => body),
        [kept],
      );
    });
  });
}
