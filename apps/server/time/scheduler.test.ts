import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Journal } from '../storage/journal.ts';
import { Scheduler } from './scheduler.ts';
import type { Store } from '../storage/store.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { failing } from '../testing/log.ts';
import { until } from '@turntable/testkit/until.node.ts';

/** A scheduler over a file of its own, on the machine's time unless another is given. */
function begin(path: string, errors: string[] = [], now = Date.now) {
  const store = new SqliteStore(path);
  const journal = new Journal(store, failing);
  const log = { error: (what: string) => errors.push(what) };
  const jobs = new Scheduler(store, journal, log, now);
  const end = async (): Promise<void> => {
    await jobs.stop();
    if (!journal.idle) await journal.settled();
    await store.close();
  };
  return { store, journal, jobs, end };
}

/** The jobs stored up to a time once `last` is gone: a job goes with the commit that comes after its handler. */
async function left(store: Pick<Store, 'jobs'>, to: number): Promise<string[]> {
  for (;;) {
    const keys = (await store.jobs(0, to, 9)).map(({ key }) => key);
    if (!keys.includes('last')) return keys;
    await new Promise((then) => setImmediate(then));
  }
}

test('a job is done once, when its time has come, and one that was dropped or put off is not', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-jobs-'));
  const { store, jobs, end } = begin(join(folder.path, 'db'));
  const done: [string, unknown, boolean][] = [];
  jobs.on('digest', ({ key, body, due }) => done.push([key, body, Date.now() >= due]));
  jobs.start();
  const now = Date.now();
  jobs.put('a', 'digest', now + 60, { to: 'ő' });
  jobs.put('b', 'digest', now + 30, 1);
  jobs.put('past', 'digest', 5, 0);
  jobs.put('c', 'digest', now + 30, 2);
  jobs.put('b', 'digest', now + 90_000, 1);
  jobs.drop('c');
  // Due after all that could be done by mistake.
  jobs.put('last', 'digest', now + 61, null);
  await until(() => done.some(([key]) => key === 'last'), 'the last job');
  assert.deepEqual(done, [
    ['past', 0, true],
    ['a', { to: 'ő' }, true],
    ['last', null, true],
  ]);
  assert.deepEqual(await left(store, now + 1e6), ['b']);
  await end();
});

test('what was due while nobody was there is done at the start, once; what its handler writes is one commit with it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-jobs-'));
  const path = join(folder.path, 'db');
  const first = begin(path);
  first.jobs.put('a', 'digest', 5, 1);
  await first.end();
  for (const times of [1, 0]) {
    const { store, jobs, end } = begin(path);
    let done = 0;
    jobs.on('digest', () => {
      done++;
      jobs.put('next', 'later', 7, null);
    });
    let last = false;
    jobs.on('last', () => void (last = true));
    jobs.start();
    // Due after whatever was there.
    jobs.put('last', 'last', 8, null);
    await until(() => last, 'the last job');
    assert.equal(done, times);
    assert.deepEqual(await left(store, 99), ['next'], 'a job that nobody does yet stays');
    await end();
  }
});

test('what a handler puts for the same millisecond is done without waiting for anything else', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-jobs-'));
  const { store, jobs, end } = begin(join(folder.path, 'db'), [], () => 1000);
  // The timer for what was put goes off before the disk has answered.
  const commit = store.commit.bind(store);
  store.commit = async (batch) => {
    // Two rounds of the timers.
    for (let round = 0; round < 2; round++) await new Promise((then) => setTimeout(then));
    await commit(batch);
  };
  const done: string[] = [];
  for (const kind of ['first', 'second', 'third'])
    jobs.on(kind, ({ key }) => {
      done.push(key);
      if (kind === 'first') jobs.put('b', 'second', 1000, null);
      if (kind === 'second') jobs.put('c', 'third', 900, null);
    });
  jobs.start();
  jobs.put('a', 'first', 1000, null);
  await until(() => done.length === 3, 'all three');
  // Stopping waits for whatever is under way.
  await end();
  assert.deepEqual(done, ['a', 'b', 'c']);
});

test('jobs that are due at once are all done in one run, however many, beside one that nobody does', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-jobs-'));
  const path = join(folder.path, 'db');
  const first = begin(path);
  first.jobs.put('uptime', 'uptime', 0, null);
  for (let i = 0; i < 500; i++) first.jobs.put(`job ${i}`, 'digest', 5, null);
  await first.end();
  const { store, jobs, end } = begin(path);
  let runs = 0;
  const nextDue = store.nextDue.bind(store);
  store.nextDue = (after) => {
    runs++;
    return nextDue(after);
  };
  let done = 0;
  jobs.on('digest', () => void done++);
  jobs.start();
  await until(() => runs === 1, 'the end of the run');
  assert.equal(done, 500);
  await end();
});

test('tables due in the same millisecond are all looked at, however many, also where they stay due', async () => {
  const rows = Array.from({ length: 900 }, (_, i) => ({ id: `t${i}`, due: i < 100 ? 5 : i < 800 ? 7 : 8 }));
  class Crowded extends SqliteStore {
    override async due(after: number, time: number, limit: number): Promise<{ id: string; due: number }[]> {
      return rows.filter(({ due }) => due > after && due <= time).slice(0, limit);
    }
  }
  const store = new Crowded(':memory:');
  const jobs = new Scheduler(store, new Journal(store, failing), failing, () => 100);
  const seen: string[] = [];
  jobs.forTables(async (id) => void seen.push(id));
  jobs.start();
  await until(() => seen.includes('t899'), 'the last table');
  await jobs.stop();
  assert.deepEqual(
    seen,
    rows.map(({ id }) => id),
  );
  await store.close();
});

test('a handler that fails loses nothing: its job stays', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-jobs-'));
  const errors: string[] = [];
  const { jobs, end } = begin(join(folder.path, 'db'), errors);
  jobs.on('digest', () => {
    throw new Error('no');
  });
  jobs.start();
  jobs.put('a', 'digest', Date.now(), { x: 1 });
  await until(() => errors.length > 0, 'it');
  await end();
  assert.deepEqual(errors, ['job a']);
  const again = new SqliteStore(join(folder.path, 'db'));
  assert.deepEqual(
    (await again.jobs(0, Date.now(), 9)).map(({ key, body }) => [key, body]),
    [['a', '{"x":1}']],
  );
  await again.close();
});

/** A scheduler of tables, on a clock that the test sets; `bad` holds those that fail. */
function tables(dues: Readonly<Record<string, number>>, bad: Set<string>) {
  class Listed extends SqliteStore {
    override async due(after: number, time: number): Promise<{ id: string; due: number }[]> {
      const rows = Object.entries(dues).map(([id, due]) => ({ id, due }));
      return rows.filter(({ due }) => due > after && due <= time);
    }
    override async nextDue(after: number): Promise<number | null> {
      const next = Math.min(...Object.values(dues).filter((due) => due > after));
      return next === Infinity ? null : next;
    }
  }
  const store = new Listed(':memory:');
  const clock = { now: 100 };
  const errors: string[] = [];
  const jobs = new Scheduler(
    store,
    new Journal(store, failing),
    { error: (what) => errors.push(what) },
    () => clock.now,
  );
  const done: string[] = [];
  jobs.forTables(async (id) => {
    if (bad.has(id)) throw new Error('no');
    done.push(id);
  });
  const end = async (): Promise<void> => {
    await jobs.stop();
    await store.close();
  };
  return { jobs, clock, errors, done, end };
}

test('a table that fails puts no other off; it waits for its own time, and each failure is told once', async () => {
  const bad = new Set(['bad']);
  const { jobs, clock, errors, done, end } = tables({ bad: 5, first: 101, second: 102 }, bad);
  jobs.on('last', () => void done.push('last'));
  jobs.start();
  await until(() => errors.length === 1, 'the failure');
  clock.now = 101;
  await until(() => done.includes('first'), 'another table');
  clock.now = 102;
  await until(() => done.includes('second'), 'one more');
  assert.deepEqual(errors, ['table bad']);
  clock.now = 30_099;
  jobs.put('last', 'last', 30_099, null);
  await until(() => done.includes('last'), 'a run before its time');
  assert.deepEqual(errors, ['table bad']);
  bad.clear();
  clock.now = 30_100;
  jobs.hint(30_100);
  await until(() => done.includes('bad'), 'the table that failed');
  await end();
  assert.deepEqual(errors, ['table bad']);
});

test('a job that fails puts no other off either', async () => {
  const { jobs, clock, errors, done, end } = tables({}, new Set());
  jobs.on('bad', () => {
    throw new Error('no');
  });
  jobs.on('good', ({ key }) => void done.push(key));
  jobs.put('a', 'bad', 5, null);
  jobs.put('b', 'good', 100, null);
  jobs.start();
  await until(() => done.includes('b'), 'the job after it');
  clock.now = 101;
  jobs.put('c', 'good', 101, null);
  await until(() => done.includes('c'), 'a later one');
  await end();
  assert.deepEqual(errors, ['job a']);
});
