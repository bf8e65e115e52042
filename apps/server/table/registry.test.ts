import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import type { NewTable } from '@turntable/protocol';
import type { Member } from './audience.ts';
import { Problem } from '../base/problem.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import type { Batch, StoredTable } from '../storage/store.ts';
import type { Table } from './table.ts';
import { Tables } from './registry.ts';
import { coreServices } from './services.ts';
import { simple } from '../testing/loko-moto.ts';

/** A store whose disk can be full and slow. */
class Fragile extends SqliteStore {
  full = false;
  /** What happens while a table is read. */
  meanwhile = (): unknown => undefined;
  override async load(id: string): Promise<StoredTable | undefined> {
    this.meanwhile();
    return super.load(id);
  }
  override async commit(batch: Batch): Promise<void> {
    if (this.full) throw new Error('disk full');
    await super.commit(batch);
  }
}
const wish: NewTable = {
  game: 'loko-moto',
  options: { hiddenAgendas: true },
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'mine', name: 'Ben' },
  ],
  starter: 0,
  startWhenFull: true,
};

function server() {
  const store = new Fragile(':memory:');
  const busy = new Set<Table>();
  const errors: string[] = [];
  let now = 1_000_000;
  const wakers = { wake: () => {}, busy: (table: Table) => busy.has(table), forget: () => {} };
  const log = { error: (what: string) => void errors.push(what) };
  const core = coreServices(store, log, () => now);
  const tables = new Tables({ ...core, games: GAMES, wakers });
  return {
    store,
    busy,
    errors,
    journal: core.journal,
    jobs: core.jobs,
    tables,
    pass: (ms: number) => (now += ms),
  };
}
function member(guest: string): Member & { texts: string[]; losses: number } {
  return {
    guest,
    as: 0,
    focusedUntil: 0,
    seen: 0,
    texts: [],
    losses: 0,
    deliver(texts) {
      this.texts.push(...texts);
    },
    lost() {
      this.losses++;
    },
  };
}
/** Plays the simplest action there is; gives the number of its update. */
function act(table: Table, id: string): number {
  const decision = table.match!.decisions[0]!;
  const as = decision.actors[0] as number;
  const view = table.game.view(table.match!.state, as);
  return table.act('g', { t: 'act', id, as, decision: decision.id, action: simple(view as never) });
}

test('who asks for a rematch that another has asked for is told of it once it is stored, or that it could not be', async () => {
  const { store, tables, errors } = server();
  const table = await tables.create(wish, 'g');
  table.propose('g', { t: 'propose', id: 'end', as: 0, end: 'abandoned' });
  store.full = true;
  const asked = [1, 2].map(() => tables.rematch(table, 'g', false));
  for (const each of asked) await assert.rejects(each, /disk full/);
  assert.match(errors.join(), /not stored/);
  store.full = false;
  const again = await tables.get(table.row.id);
  again.propose('g', { t: 'propose', id: 'end', as: 0, end: 'abandoned' });
  const [one, other] = await Promise.all([1, 2].map(() => tables.rematch(again, 'g', false)));
  assert.equal(one, other);
  assert.equal((await store.row(one!))!.status, 'waiting');
});

test('a next game is noted in the table as it is in memory now, and costs nobody a move', async () => {
  const { tables, journal, errors } = server();
  const old = await tables.create(wish, 'g');
  old.change({ status: 'over' });
  const other = await tables.create(wish, 'g');
  await journal.settled();
  tables.drop(old.row.id);
  const now = await tables.get(old.row.id);
  now.change({ answered: ['some request'] });
  await journal.settled();
  const made = tables.rematch(old, 'g', false);
  other.change({ status: 'over' });
  await journal.settled();
  assert.equal(await made, now.row.rematch);
  assert.equal((await tables.get(other.row.id)).row.status, 'over');
  assert.deepEqual(errors, []);
});

test('a table that nobody needs leaves the memory and comes back as it was', async () => {
  const { tables, journal, busy, pass } = server();
  const table = await tables.create(wish, 'g');
  for (let i = 0; i < 9; i++) act(table, `r${i}`);
  await journal.settled();
  const reader = member('g');
  table.enter(reader);
  await journal.settled();

  const letGoTwice = (): void => {
    tables.letGo();
    pass(60_000);
    tables.letGo();
  };
  letGoTwice();
  assert.equal(tables.loaded.length, 1, 'somebody looks');
  table.leave(reader);
  busy.add(table);
  letGoTwice();
  assert.equal(tables.loaded.length, 1, 'a bot is about to act');
  busy.delete(table);
  pass(59_000);
  await tables.get(table.row.id);
  pass(59_000);
  tables.letGo();
  assert.equal(tables.loaded.length, 1, 'it was asked for just now');
  pass(1000);
  tables.letGo();
  assert.equal(tables.loaded.length, 0);

  const [again, same] = await Promise.all([tables.get(table.row.id), tables.get(table.row.id)]);
  assert.equal(again, same, 'loaded once');
  assert.notEqual(again, table);
  assert.deepEqual(again.match!.state, table.match!.state);
  assert.deepEqual(again.match!.happened, table.match!.happened);
  assert.deepEqual(again.info, table.info);
  assert.equal(act(again, 'r3'), 5, 'a repeated request is known');
});

test('tables that are read for one change stay until it is made, however many and however long it takes', async () => {
  const { tables, store, pass } = server();
  for (let i = 0; i < 110; i++) await tables.create(wish, 'g');
  const letGo = (): void => {
    pass(100);
    tables.letGo();
  };
  pass(1000);
  letGo();
  assert.equal(tables.loaded.length, 100);
  pass(60_000);
  letGo();
  assert.equal(tables.loaded.length, 0);
  store.meanwhile = letGo;
  let there = 0;
  await tables.reorder('g', () => (there = tables.loaded.length));
  assert.equal(there, 110);
  letGo();
  assert.equal(tables.loaded.length, 100);
});

test('a table given up while it is read is asked for again later: it is there, at another server', async () => {
  const { tables, store } = server();
  const { id } = (await tables.create(wish, 'g')).row;
  tables.share({
    take: async () => ({ mine: true, gap: 0 }),
    holder: async () => undefined,
    release: async () => {},
  });
  tables.drop(id);
  for (const giveUp of [() => tables.giveUp(), () => tables.giveUp([id])]) {
    store.meanwhile = giveUp;
    await assert.rejects(
      tables.get(id),
      (error) => error instanceof Problem && error.body.code === 'unavailable',
    );
    assert.equal(tables.live(id), undefined);
  }
  store.meanwhile = () => {};
  assert.equal((await tables.get(id)).row.id, id);
});

test('maps and cards are shared by tables of the same options, loaded ones too', async () => {
  const { tables, pass } = server();
  const one = await tables.create(wish, 'g');
  await tables.create(wish, 'g');
  tables.letGo();
  pass(60_000);
  tables.letGo();
  const again = await tables.get(one.row.id);
  type Box = { box: { sheet: object } };
  assert.equal((again.match!.state as Box).box.sheet, (one.match!.state as Box).box.sheet);
});

test('what the disk did not take is not told and not true: everybody starts again from what is stored', async () => {
  const { tables, journal, store, errors } = server();
  const table = await tables.create(wish, 'g');
  act(table, 'r1');
  await journal.settled();
  const reader = member('g');
  table.enter(reader);
  await journal.settled();
  const before = reader.texts.length;

  store.full = true;
  act(table, 'r2');
  act(table, 'r3');
  await assert.rejects(journal.settled(), /disk full/);
  assert.equal(reader.texts.length, before);
  assert.ok(reader.losses > 0);
  assert.deepEqual(errors, [`not stored: ${table.row.id}`]);

  store.full = false;
  const again = await tables.get(table.row.id);
  assert.equal(again.match!.n, 2);
  assert.equal(act(again, 'r2'), 3, 'it was never played, so it is played now');
  await journal.settled();
});

test('a table that could not be stored does not exist', async () => {
  const { tables, store } = server();
  store.full = true;
  await assert.rejects(tables.create(wish, 'g'), /disk full/);
  store.full = false;
  assert.equal(tables.loaded.length, 0);
  assert.deepEqual(await store.lists.going('g', 9), []);
});

test('take-backs at one table are bounded in number', async () => {
  const { tables } = server();
  const table = await tables.create(wish, 'g');
  const backs = (): void => {
    for (let i = 0; i < 600; i++) {
      act(table, `a${i}`);
      table.back('g', { t: 'back', id: `b${i}`, as: 0 });
    }
  };
  assert.throws(backs, (error) => error instanceof Problem && error.body.code === 'not-allowed');
  assert.ok(table.match!.n <= 1002);
});

test('a table of a game that is no longer known is not found, and harms no other', async () => {
  const { tables, store, jobs } = server();
  const table = await tables.create(wish, 'g');
  const { row } = table;
  const access = { ...row.access, code: 'OLD' };
  const gone = { ...row, id: 'old', access, game: 'gone', version: 1 };
  await store.commit([
    { kind: 'table', row: gone, was: 0 },
    { kind: 'due', table: 'old', due: 1 },
  ]);
  await assert.rejects(
    tables.get('old'),
    (error) => error instanceof Problem && error.body.code === 'not-found',
  );
  jobs.start();
  await jobs.stop();
  assert.equal(await tables.get(row.id), table);
});
