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
/** A date that a phone may have. */
const DAY = Date.UTC(2027, 4, 1);
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
    wall.hearDate(DAY);
    assert.equal(wall.now(), DAY);
    assert.deepEqual(spans(wall), [[1000, 1000 + HOUR]]);
    // A second phone changes nothing, and what the machine itself dates stays unsure.
    [machine, steady] = [1000 + 2 * HOUR, 5 + 2 * HOUR];
    wall.hearDate(DAY + 40 * HOUR);
    assert.equal(wall.now(), DAY + HOUR);
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
    wall.hearDate(DAY);
    assert.equal(wall.now(), 900);
  });
});

test('a phone that is a little ahead, or behind, leaves the machine its date', () => {
  for (const date of [DAY + 60_000, DAY - 60_000, DAY - 7 * HOUR]) {
    const wall = new WallClock(true, () => DAY, () => 0); // prettier-ignore
    wall.hearDate(date);
    assert.equal(wall.now(), DAY);
    assert.deepEqual(spans(wall), [[DAY, DAY]]);
  }
});

test('a date that cannot be is not believed, and the next phone is heard', () => {
  for (const machine of [1000, DAY])
    for (const date of [8_640_000_000_000_001, Date.UTC(2100, 0, 1), Date.UTC(2025, 11, 31), 5000]) {
      const wall = new WallClock(true, () => machine, () => 0); // prettier-ignore
      wall.hearDate(date);
      assert.equal(wall.now(), machine);
      assert.deepEqual(spans(wall), [[machine, Number.MAX_SAFE_INTEGER]], 'unsure as before');
      wall.hearDate(DAY + HOUR);
      assert.equal(wall.now(), DAY + HOUR);
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
