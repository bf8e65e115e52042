import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@turntable/games/loco-dome/types.ts';
import { runsOf } from './runs-of.ts';

const events = (...each: readonly object[]): readonly Event[] => each as unknown as readonly Event[];
const called = (statistic: string, by = 0) => ({ kind: 'called', by, statistic });
const read = (side: number, value: number) => ({
  kind: 'read',
  side,
  locomotive: 0,
  value,
  calculated: false,
});

test('runs stand in order with both values, the reader’s first', () => {
  const log = events(
    called('max-speed'),
    read(1, 193),
    read(0, 203),
    { kind: 'won', side: 0, points: 1, scores: [1, 0] },
    called('boiler-pressure', 1),
    read(0, 20),
    read(1, 20),
    { kind: 'tied' },
    { kind: 'undecided', side: 1 },
  );
  assert.deepEqual(runsOf(log, [0, 1]), [
    { statistic: 'max-speed', values: [203, 193], end: { won: 0 } },
    { statistic: 'boiler-pressure', values: [20, 20], end: 'tie' },
  ]);
  assert.deepEqual(runsOf(log, [1, 0])[0], { statistic: 'max-speed', values: [193, 203], end: { won: 1 } });
});

test('a run is listed once it is decided: not while values are read, nor while a tie may still be broken', () => {
  assert.deepEqual(runsOf(events(called('max-speed'), read(1, 193)), [0, 1]), []);
  const tied = events(called('max-speed'), read(1, 193), read(0, 193), { kind: 'tied' });
  assert.deepEqual(runsOf(tied, [0, 1]), []);
});
