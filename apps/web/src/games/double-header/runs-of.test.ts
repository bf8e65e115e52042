import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@turntable/games/double-header/types.ts';
import { runsOf } from './runs-of.ts';

const log = (...events: readonly object[]) => events.map((event, i) => ({ n: i + 2, event: event as Event }));

const called = (statistic: string) => ({ kind: 'called', team: 0, by: 0, statistic });
const read = (team: number, value: number) => ({ kind: 'read', team, engine: 0, value, calculated: false });

test('runs stand in order with both values, the reader’s first; a vetoed call has none', () => {
  const items = log(
    called('max-speed'),
    read(1, 193),
    read(0, 203),
    { kind: 'won', team: 0, points: 1 },
    called('grate-area'),
    { kind: 'vetoed', by: 1 },
    called('boiler-pressure'),
    read(1, 20),
    read(0, 20),
    { kind: 'tied' },
    { kind: 'undecided' },
  );
  assert.deepEqual(runsOf(items, [0, 1]), [
    { statistic: 'max-speed', values: [203, 193], end: { won: 0 } },
    { statistic: 'grate-area', values: [null, null], end: 'vetoed' },
    { statistic: 'boiler-pressure', values: [20, 20], end: 'tie' },
  ]);
  assert.deepEqual(runsOf(items, [1, 0])[0], {
    statistic: 'max-speed',
    values: [193, 203],
    end: { won: 1 },
  });
});

test('a run is listed once it is decided: not while it is called, nor while a tie may still be broken', () => {
  assert.deepEqual(runsOf(log(called('max-speed'), read(1, 193)), [0, 1]), []);
  assert.deepEqual(
    runsOf(log(called('max-speed'), read(1, 193), read(0, 193), { kind: 'tied' }), [0, 1]),
    [],
  );
});
