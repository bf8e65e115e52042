import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatClockInfo } from '@turntable/protocol/clock.ts';
import { facesOf } from './faces.ts';

const info = (left: number, more: Partial<SeatClockInfo> = {}): SeatClockInfo => ({
  ...{ left, grace: 30_000, runs: false, stage: 'ok' },
  ...more,
});
const KINDS = ['person', 'person', 'bot'] as const;
const table = (...clocks: SeatClockInfo[]) => ({
  seats: clocks.map((_, seat) => ({ kind: KINDS[seat]!, name: '', here: true })),
  clock: { rule: { kind: 'live', bank: 300, increment: 5 }, seats: clocks } as const,
});

test('DH-5.1, LD-2.4: no clock tells whose turn it will be before the run is shown to its end', () => {
  const runs = { runs: true, wait: 4_000 };
  const before = facesOf(table(info(90_000), info(200_000)), 0, true);
  for (const [winner, left] of [
    [0, 90_000],
    [1, 90_000],
    // The whole bank is used up: its clock is out as soon as it runs.
    [0, 0],
  ] as const) {
    const clocks = [info(left), info(200_000)];
    const stands = facesOf(table(...clocks), 1_000, true);
    assert.deepEqual(
      facesOf(table(...clocks.with(winner, { ...clocks[winner]!, ...runs })), 1_000, true),
      stands,
    );
    if (left > 0) assert.deepEqual(stands, before);
  }
});

test('once all was shown the clock of whoever is asked runs; bots have none', () => {
  const faces = facesOf(table(info(90_000), info(200_000, { runs: true }), info(0)), 1_000, false);
  assert.deepEqual(
    faces.map((face) => face && [face.runs, face.left]),
    [[false, 90_000], [true, 199_000], null],
  );
});
