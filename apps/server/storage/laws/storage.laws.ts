import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableEvent } from '@turntable/protocol';
import type { SeatOrders } from '../rows.ts';
import { Conflict } from '../store.ts';
import { batchOf, make, row, suite, type StoreUnderTest, type Writes } from '../../testing/store.ts';
import { dueLaws } from './due.laws.ts';
import { precedentLaws } from './precedent.laws.ts';

const entry = (table: string, seq: number, request: string | null = null) => ({
  table,
  seq,
  request,
  body: `{"n":${seq}}`,
});

const event = (seq: number, more: Partial<TableEvent> = {}): TableEvent => ({
  seq,
  n: 3,
  at: 1000,
  kind: 'undo-asked',
  by: 0,
  with: { waiting: [1] },
  ...more,
});

/** The laws that every store keeps, whatever it stores in. */
export function storeLaws(name: string, prepare: () => StoreUnderTest): void {
  dueLaws(name, prepare);
  precedentLaws(name, prepare);
  suite(`laws of storage: ${name}`, prepare, (at) => {
    test('a row comes back as it was written, by id and by code', async () => {
      const made = row('a');
      const full = row('full', {
        tempo: {
          kind: 'turns',
          clock: { kind: 'turns', hours: 24 },
          factors: [1, 2, 1],
          clocks: [{ left: 5, since: null, stage: 'ok', credited: 0, warned: true, quiet: null }],
          answerSeconds: 30,
          answers: { ids: ['x'], by: 7 },
        },
        access: {
          admission: 'links',
          watch: true,
          links: [{ seat: 1, hash: 'h', from: null, claimed: null }],
        },
        judge: { guest: 'g-judge', name: 'Ő' },
        picks: {
          engines: [['a'], null, [{ id: 'own-1' }]],
          consents: [true, false, false],
          presets: [[{ kind: 'k', answer: 'decline', from: 3 }], [], []],
        },
        rated: { agreed: ['g'], players: ['g'], changes: [{ value: 1, spread: 2, by: 3 }] },
        social: { chat: 'free', mutes: [{ by: 'g', who: 'host', guest: null }] },
        asking: { what: 'back', by: 0, waiting: [1] },
        tookUp: 3,
        sharing: [true, null],
        ended: { at: 9, winners: [0] },
      });
      await at.commit(make(full));
      assert.deepEqual(await at.store.row('full'), full);
      await at.commit(make(made));
      assert.deepEqual(await at.store.row('a'), made);
      assert.deepEqual(await at.store.rowByCode('C-a'), made);
      assert.equal(await at.store.row('b'), undefined);
      assert.equal(await at.store.rowByCode('C-b'), undefined);
      assert.equal(await at.store.load('b'), undefined);
    });

    test('what was committed is there after opening again', async () => {
      const batch = { ...make(row('a')), setups: [{ table: 'a', setup: '{"s":1}' }] };
      await at.commit({
        ...batch,
        entries: [entry('a', 0), { ...entry('a', 1, 'g r1'), at: 1234 }],
        events: [{ table: 'a', event: event(0) }],
        dues: [{ table: 'a', due: 7 }],
      });
      await at.again();
      assert.deepEqual(await at.store.load('a'), {
        row: row('a'),
        setup: '{"s":1}',
        due: 7,
        entries: [entry('a', 0), { ...entry('a', 1, 'g r1'), at: 1234 }],
        events: [event(0)],
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
      await at.commit({ ...make(row('a')), reports: [report(1), report(2)] });
      await at.commit({ reports: [report(3)], removed: ['a'] });
      await at.again();
      assert.deepEqual(await at.store.reports(2), [report(3), report(2)]);
    });

    test('entries come back in the order of their numbers, of their own table only', async () => {
      await at.commit(make(row('a'), row('b')));
      for (const seq of Array.from({ length: 12 }, (_, i) => i))
        await at.commit({ entries: [entry('b', seq), entry('a', seq)] });
      const loaded = await at.store.load('a');
      assert.deepEqual(
        loaded?.entries.map(({ table, seq }) => [table, seq]),
        Array.from({ length: 12 }, (_, i) => ['a', i]),
      );
    });

    test('a number is given once: the second writer has a conflict and leaves nothing behind', async () => {
      await at.commit({ ...make(row('a')), entries: [entry('a', 0)] });
      const late = { entries: [entry('a', 1), { ...entry('a', 0), body: 'other' }] };
      await assert.rejects(at.commit({ ...make(row('b')), ...late }), Conflict);
      assert.deepEqual((await at.store.load('a'))?.entries, [entry('a', 0)]);
      await at.commit({ entries: [entry('a', 1)] });
      assert.equal((await at.store.load('a'))?.entries.length, 2);
    });

    test('what belongs to no table is a conflict', async () => {
      await assert.rejects(at.commit({ entries: [entry('a', 0)] }), Conflict);
      await assert.rejects(at.commit({ setups: [{ table: 'a', setup: '1' }] }), Conflict);
      await assert.rejects(at.commit({ dues: [{ table: 'a', due: 1 }] }), Conflict);
    });

    test('a code is given once', async () => {
      await at.commit(make(row('a')));
      await assert.rejects(at.commit(make(row('b', { access: { code: 'C-a' } }))), Conflict);
      assert.equal(await at.store.row('b'), undefined);
    });

    test('an id is given once', async () => {
      await at.commit(make(row('a')));
      await assert.rejects(at.commit(make(row('a', { access: { code: 'other' } }))), Conflict);
    });

    test('a row changed meanwhile is a conflict; what came with the change is not kept either', async () => {
      await at.commit(make(row('a')));
      const next = row('a', { version: 2, status: 'running' });
      await at.commit({ tables: [{ row: next, was: 1 }] });
      const stale = row('a', { version: 2, status: 'over' });
      const batch = { tables: [{ row: stale, was: 1 }], entries: [entry('a', 0)] };
      await assert.rejects(at.commit(batch), Conflict);
      assert.equal((await at.store.row('a'))?.status, 'running');
      assert.deepEqual((await at.store.load('a'))?.entries, []);
    });

    test('a change of a row keeps its setup, its entries and what is due', async () => {
      const batch = { ...make(row('a')), setups: [{ table: 'a', setup: '1' }], entries: [entry('a', 0)] };
      await at.commit({ ...batch, dues: [{ table: 'a', due: 5 }] });
      const next = row('a', { version: 4, status: 'over', changedAt: 2000, answered: ['g x'] });
      await at.commit({ tables: [{ row: next, was: 1 }] });
      assert.deepEqual(await at.store.load('a'), {
        row: next,
        setup: '1',
        due: 5,
        entries: [entry('a', 0)],
        events: [],
        visits: [],
        orders: [],
      });
    });

    test('events come back in their order; a number is given once, and to a table that is there', async () => {
      await at.commit({ ...make(row('a')), events: [{ table: 'a', event: event(0) }] });
      await at.commit({
        events: [{ table: 'a', event: event(1, { by: null, kind: 'chat-set' }) }],
      });
      const lines = [event(0), event(1, { by: null, kind: 'chat-set' })];
      assert.deepEqual((await at.store.load('a'))?.events, lines);
      await assert.rejects(at.commit({ events: [{ table: 'a', event: event(1) }] }), Conflict);
      await assert.rejects(at.commit({ events: [{ table: 'b', event: event(0) }] }), Conflict);
      await at.again();
      assert.deepEqual((await at.store.load('a'))?.events, lines);
    });

    test('a guest has one visit at a table, the last written; one to a table that is gone hinders nothing', async () => {
      const visit = (guest: string, n: number, table = 'a') => ({ table, visit: { guest, n, at: 10 * n } });
      await at.commit({ ...make(row('a'), row('b')), visits: [visit('g1', 3), visit('g2', 4)] });
      const next = [visit('g1', 9), visit('g1', 1, 'b'), visit('g1', 5, 'gone')];
      await at.commit({ entries: [entry('a', 0)], visits: next });
      await at.again();
      const stored = await at.store.load('a');
      assert.deepEqual(stored?.visits, [
        { guest: 'g1', n: 9, at: 90 },
        { guest: 'g2', n: 4, at: 40 },
      ]);
      assert.equal(stored?.entries.length, 1);
      assert.deepEqual((await at.store.load('b'))?.visits, [{ guest: 'g1', n: 1, at: 10 }]);
      await at.commit({ removed: ['a'] });
      await at.commit(make(row('a')));
      assert.deepEqual((await at.store.load('a'))?.visits, []);
    });

    test('orders are kept by seat, the newest over those before, and go with null or with their table', async () => {
      const orders = (stands: number): SeatOrders => ({
        guest: 'g-host',
        orders: { steps: [{ kind: 'turn', tries: [{ type: 'pass' }] }], stops: [] },
        stands,
        ended: null,
        pending: { 'turn-4': 1000, 'turn-5': null },
      });
      const of = (seat: number, ofSeat: SeatOrders | null) => ({ table: 'a', seat, row: ofSeat });
      await at.commit({ ...make(row('a'), row('b')), orders: [of(2, orders(1)), of(0, orders(2))] });
      assert.deepEqual((await at.store.load('a'))?.orders, [
        [0, orders(2)],
        [2, orders(1)],
      ]);
      await at.commit({ orders: [of(0, orders(5)), of(2, null)] });
      assert.deepEqual((await at.store.load('a'))?.orders, [[0, orders(5)]]);
      assert.deepEqual((await at.store.load('b'))?.orders, []);
      await assert.rejects(
        at.commit({ orders: [{ ...of(0, null), table: 'gone', row: orders(1) }] }),
        Conflict,
      );
      await at.commit({ removed: ['a'] });
      await at.commit(make(row('a')));
      assert.deepEqual((await at.store.load('a'))?.orders, []);
    });

    test('a removed table is gone with all that belongs to it, and its code is free', async () => {
      const events = [{ table: 'a', event: event(0) }];
      const dues = [{ table: 'a', due: 1 }];
      await at.commit({ ...make(row('a')), entries: [entry('a', 0)], events, dues });
      await at.commit({ removed: ['a'] });
      assert.equal(await at.store.load('a'), undefined);
      assert.deepEqual(await at.store.lists.going('g-host', 9), []);
      assert.deepEqual(await at.store.due(0, 9, 9), []);
      await at.commit(make(row('a')));
      const loaded = await at.store.load('a');
      assert.deepEqual([loaded?.entries, loaded?.events], [[], []]);
    });

    test('a batch that fails half way leaves nothing of itself', async () => {
      await at.commit({ ...make(row('a')), entries: [entry('a', 0)] });
      const batch: Writes = {
        ...make(row('b')),
        setups: [{ table: 'a', setup: 'x' }],
        entries: [entry('a', 1), entry('a', 2), entry('a', 1)],
        dues: [{ table: 'a', due: 1 }],
        removed: [],
      };
      await assert.rejects(at.commit(batch), Conflict);
      assert.deepEqual(await at.store.load('a'), {
        row: row('a'),
        setup: null,
        due: null,
        entries: [entry('a', 0)],
        events: [],
        visits: [],
        orders: [],
      });
      assert.equal(await at.store.row('b'), undefined);
    });

    test('two writers of one store: one of two equal numbers is kept', async () => {
      const other = await at.open();
      await at.commit(make(row('a')));
      const results = await Promise.allSettled([
        at.commit({ entries: [{ ...entry('a', 0), body: 'one' }] }),
        other.commit(batchOf({ entries: [{ ...entry('a', 0), body: 'two' }] })),
      ]);
      await other.close();
      assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      const winner = results[0]!.status === 'fulfilled' ? 'one' : 'two';
      assert.deepEqual(
        (await at.store.load('a'))?.entries.map(({ body }) => body),
        [winner],
      );
    });
  });
}
