import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import type { Batch } from '../storage/store.ts';
import { failing } from '../testing/log.ts';
import { TWO_SEATS } from '../testing/turns.ts';
import { NO_BOTS } from './companions.ts';
import { Tables } from './registry.ts';
import { coreServices } from './services.ts';

/** A store whose disk can be slow. */
class Slow extends SqliteStore {
  /** Commits wait for it. */
  slow: Promise<void> | undefined;
  override async commit(batch: Batch): Promise<void> {
    await this.slow;
    await super.commit(batch);
  }
}

function server() {
  const store = new Slow(':memory:');
  let now = 1_000_000;
  const core = coreServices(store, failing, () => now);
  const tables = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
  return { store, journal: core.journal, tables, pass: (ms: number) => (now += ms) };
}

test('where commits follow each other without a pause, tables leave the memory of which nothing waits to be stored', async () => {
  const { tables, journal, store, pass } = server();
  const made = [
    await tables.create(TWO_SEATS, 'g'),
    await tables.create(TWO_SEATS, 'g'),
    await tables.create(TWO_SEATS, 'g'),
  ];
  const [quiet, first, second] = made.map(({ row }) => row.id);
  tables.letGo();
  pass(60_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  store.slow = promise;
  made[1]!.event('chat-set', 'host', { chat: 'none' });
  // The commit has begun; what comes now is of the next one.
  await new Promise(setImmediate);
  made[2]!.event('chat-set', 'host', { chat: 'none' });
  tables.letGo();
  assert.deepEqual(
    [quiet, first, second].map((id) => tables.live(id!) !== undefined),
    [false, true, true],
  );
  resolve();
  await journal.settled();
  pass(60_000);
  tables.letGo();
  assert.equal(tables.loaded.length, 0);
});

test('the time in which no server ran a table is given back for good, though nobody moves before it leaves the memory', async () => {
  const { tables, journal, pass } = server();
  const { id } = (await tables.create({ ...TWO_SEATS, clock: { kind: 'turns', hours: 24 } }, 'g')).row;
  const since = async (): Promise<number> => (await tables.get(id)).row.tempo.clocks![0]!.since!;
  const before = await since();
  let gap = 5_000;
  tables.share({
    take: async () => ({ mine: true, gap }),
    holder: async () => undefined,
    release: async () => {},
  });
  tables.drop(id);
  pass(9_000);
  assert.equal(await since(), before + 5_000);
  await journal.settled();
  // The lease says it no more.
  gap = 0;
  tables.drop(id);
  assert.equal(await since(), before + 5_000);
});
