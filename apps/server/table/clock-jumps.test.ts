import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import type { NewTable } from '@turntable/protocol';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { failing } from '../testing/log.ts';
import { TWO_SEATS } from '../testing/turns.ts';
import { NO_BOTS } from './companions.ts';
import { ClockJumps } from './clock-jumps.ts';
import { Tables } from './registry.ts';
import { coreServices } from './services.ts';

const HOUR = 3_600_000;

/** A store whose database is away for a while, as it may be when a machine wakes. */
class Asleep extends SqliteStore {
  away = 0;
  override async due(after: number, time: number, limit: number): Promise<{ id: string; due: number }[]> {
    if (this.away-- > 0) throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });
    return super.due(after, time, limit);
  }
}

const timed = (bank: number): NewTable => ({ ...TWO_SEATS, clock: { kind: 'live', bank, increment: 0 } });

test('a table whose game fails keeps no other from what is due there once the clock was set; that is said once', async () => {
  const store = new SqliteStore(':memory:');
  const said: string[] = [];
  let wall = 1_000_000;
  const core = coreServices(
    store,
    { error: (what) => void said.push(what) },
    () => wall,
    () => 1_000_000,
  );
  const tables = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
  const jumps = new ClockJumps({ ...core, tables });
  const broken = await tables.create(timed(30), 'g');
  const { id } = (await tables.create(timed(60), 'g')).row;
  const due = async (): Promise<number> => (await store.load(id))!.due!;
  const before = await due();
  await jumps.round();
  broken.proceed = () => {
    throw new TypeError('no such card');
  };
  wall += HOUR;
  await jumps.round();
  await jumps.round();
  await core.journal.settled();
  assert.equal(await due(), before + HOUR);
  assert.deepEqual(said, [`table ${broken.row.id}`]);
  await store.close();
});

test('what is due is calculated anew once the database is back, if it was away when the clock was set; that is said once', async () => {
  const store = new Asleep(':memory:');
  let wall = 1_000_000;
  const core = coreServices(
    store,
    failing,
    () => wall,
    () => 1_000_000,
  );
  const tables = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
  const jumps = new ClockJumps({ ...core, tables });
  await tables.create(timed(60), 'g');
  const due = async (): Promise<number> => (await store.due(-1, Number.MAX_SAFE_INTEGER, 9))[0]!.due;
  const before = await due();
  await jumps.round();
  wall += HOUR;
  store.away = 2;
  await assert.rejects(jumps.round(), /connection lost/);
  await jumps.round();
  await jumps.round();
  await core.journal.settled();
  assert.equal(await due(), before + HOUR);
  // The next time it is news again.
  wall -= HOUR;
  store.away = 1;
  await assert.rejects(jumps.round(), /connection lost/);
  await jumps.round();
  await core.journal.settled();
  assert.equal(await due(), before);
  await store.close();
});
