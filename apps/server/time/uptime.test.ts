import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Journal } from '../storage/journal.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { Uptime } from './uptime.ts';
import { failing } from '../testing/log.ts';

test('the server’s time stands still while the server is down, however often, and goes on with it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-uptime-'));
  let wall = 1_000_000;
  const times: number[] = [];
  for (const [up, down, ends] of [
    [5_000, 700_000, true],
    [8_000, 90_000, true],
    // Killed before the next sign of life: the 4 seconds are not counted either.
    [4_000, 60_000, false],
    [0, 0, true],
  ] as const) {
    const store = new SqliteStore(join(folder.path, 'db'));
    const journal = new Journal(store, failing);
    const uptime = new Uptime(store, journal, () => wall);
    await uptime.start();
    await journal.settled();
    times.push(uptime.now());
    assert.equal(uptime.wall(uptime.now()), wall);
    wall += up;
    uptime.stop();
    if (ends) await journal.settled();
    else {
      // What stop wrote is undone, as if it had never come to it.
      const body = killed(times.at(-1)!, wall - up);
      const job = { key: 'uptime', kind: 'uptime', due: 0, body };
      journal.write({ kind: 'job', key: 'uptime', job });
      await journal.settled();
    }
    await store.close();
    wall += down;
  }
  assert.deepEqual(times, [1_000_000, 1_005_000, 1_013_000, 1_013_000]);
});

const killed = (time: number, at: number): string => JSON.stringify({ down: at - time, at });

test('the server’s time goes on evenly when the wall clock is set, stands while the machine sleeps, and goes on over a restart after that', async () => {
  const store = new SqliteStore(':memory:');
  const journal = new Journal(store, failing);
  let [wall, steady] = [1_000_000, 1_000_000];
  const uptime = new Uptime(
    store,
    journal,
    () => wall,
    () => steady,
  );
  await uptime.start();
  for (const jump of [3_600_000, -7_200_000]) {
    const from = uptime.now();
    steady += 4_000;
    wall += 4_000;
    assert.equal(uptime.jumped(), false);
    wall += jump;
    assert.equal(uptime.now() - from, 4_000);
    assert.equal(uptime.jumped(), true);
    assert.equal(uptime.jumped(), false);
    assert.equal(uptime.wall(uptime.now()), wall);
  }
  // The machine sleeps for an hour: the steady clock stands, the wall's goes on.
  const [before, due] = [uptime.now(), uptime.now() + 5_000];
  wall += 3_600_000;
  assert.equal(uptime.now(), before, 'no player loses time by it');
  assert.equal(uptime.jumped(), true, 'what is due is due at another time by the wall');
  assert.equal(uptime.wall(due), wall + 5_000);
  const last = uptime.now();
  uptime.stop();
  await journal.settled();
  // The next process begins its steady clock at the wall's time, which is behind that of the last one.
  const again = new Uptime(store, journal, () => wall);
  await again.start();
  assert.equal(again.now(), last);
  assert.equal(again.wall(again.now()), wall);
  again.stop();
  await journal.settled();
  await store.close();
});

test('a machine that slept has the time of the other servers again once it has joined them, and says that it stood', async () => {
  const store = new SqliteStore(':memory:');
  const journal = new Journal(store, failing);
  let wall = 1_000_000;
  // The steady clock stands while the machine sleeps.
  const steady = wall;
  const uptime = new Uptime(
    store,
    journal,
    () => wall,
    () => steady,
  );
  await uptime.start({ down: 0, offset: 300 });
  for (const isAsked of [false, true]) {
    const before = uptime.now();
    wall += 60_000;
    // Whether or not somebody looks before it has joined.
    if (isAsked) assert.equal(uptime.jumped(), true);
    uptime.joined({ down: 0, offset: wall - steady + 300, unsure: 20 });
    assert.equal(uptime.now(), before + 60_000);
    assert.equal(uptime.wall(uptime.now()), wall);
    assert.deepEqual([uptime.jumped(), uptime.jumped()], [true, false]);
  }
  const now = uptime.now();
  uptime.joined({ down: 0, offset: wall - steady + 300 + 900, unsure: 1_000 });
  assert.deepEqual(
    [uptime.now(), uptime.jumped()],
    [now, false],
    'what an answer that took long may be off by',
  );
  uptime.stop();
  await journal.settled();
  await store.close();
});

test('of several servers each has for how long none was up from the database, and anew when it joins again', async () => {
  const store = new SqliteStore(':memory:');
  const journal = new Journal(store, failing);
  let now = 1_000_000;
  const uptime = new Uptime(store, journal, () => now);
  await uptime.start({ down: 500, offset: 300 });
  assert.equal(uptime.now(), now + 300 - 500);
  const before = uptime.now();
  now += 60_000;
  uptime.joined({ down: 50_500, offset: 300, unsure: 20 });
  assert.equal(uptime.now(), before + 10_000);
  assert.equal(uptime.wall(uptime.now()), now);
  uptime.stop();
  await journal.settled();
  await store.close();
});
