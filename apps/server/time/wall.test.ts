import assert from 'node:assert/strict';
import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Journal } from '../storage/journal.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { failing } from '../testing/log.ts';
import { hasBatteryClock, isElsewhere, WallClock } from './wall.ts';

const HOUR = 3600_000;
const spans = (wall: WallClock): number[][] => wall.unsure.map(({ from, to }) => [from, to]);

test('a box starts in the past: dates are unsure until a phone tells its own, which holds from then on', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-dates-'));
  let [machine, steady] = [1000, 5];
  const evening = async (unsure: boolean, then: (wall: WallClock) => void): Promise<void> => {
    const store = new SqliteStore(join(folder.path, 'db'));
    const journal = new Journal(store, failing);
    const wall = new WallClock(unsure, () => machine, () => steady); // prettier-ignore
    await wall.start(store, journal);
    then(wall);
    wall.stop();
    await journal.settled();
    await store.close();
  };
  await evening(true, (wall) => {
    assert.deepEqual(spans(wall), [[1000, Number.MAX_SAFE_INTEGER]]);
    assert.equal(wall.now(), 1000);
    [machine, steady] = [1000 + HOUR, 5 + HOUR];
    wall.hearDate(50 * HOUR);
    assert.equal(wall.now(), 50 * HOUR);
    assert.deepEqual(spans(wall), [[1000, 1000 + HOUR]]);
    // A second phone changes nothing, and what the machine itself dates stays unsure.
    [machine, steady] = [1000 + 2 * HOUR, 5 + 2 * HOUR];
    wall.hearDate(90 * HOUR);
    assert.equal(wall.now(), 51 * HOUR);
    assert.deepEqual(spans(wall), [[1000, 1000 + 2 * HOUR]]);
  });
  // The next evening begins in the past again, and nobody comes with a phone before the power goes.
  machine = 500;
  await evening(true, (wall) => {
    assert.equal(wall.now(), 500);
    assert.deepEqual(spans(wall), [
      [1000, 1000 + 2 * HOUR],
      [500, Number.MAX_SAFE_INTEGER],
    ]);
    machine = 900;
  });
  // With a clock of its own what was unsure stays so, and nothing new is.
  await evening(false, (wall) => {
    assert.deepEqual(spans(wall), [
      [1000, 1000 + 2 * HOUR],
      [500, 900],
    ]);
    wall.hearDate(99 * HOUR);
    assert.equal(wall.now(), 900);
  });
});

test('a phone that is a little ahead, or behind, leaves the machine its date', () => {
  for (const date of [10 * HOUR + 60_000, 10 * HOUR - 60_000, 3 * HOUR]) {
    const wall = new WallClock(true, () => 10 * HOUR, () => 0); // prettier-ignore
    wall.hearDate(date);
    assert.equal(wall.now(), 10 * HOUR);
    assert.deepEqual(spans(wall), [[10 * HOUR, 10 * HOUR]]);
  }
});

test('a machine says whether it has a clock of its own, and an address whether it is another machine', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-rtc-'));
  assert.equal(hasBatteryClock('linux', join(folder.path, 'none')), false);
  assert.equal(hasBatteryClock('linux', folder.path), false);
  mkdirSync(join(folder.path, 'rtc0'));
  assert.equal(hasBatteryClock('linux', folder.path), true);
  assert.equal(hasBatteryClock('darwin', join(folder.path, 'none')), true);
  const far = ['192.168.0.7', '::ffff:10.0.0.2', 'fe80::1', '192.168.0.7:5678'].map(isElsewhere);
  assert.deepEqual(far, [true, true, true, true]);
  const here = ['127.0.0.1', '::1', '::ffff:127.0.0.1', ''].map(isElsewhere);
  assert.deepEqual(here, [false, false, false, false]);
});
