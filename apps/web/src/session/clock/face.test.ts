import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClockRule, SeatClockInfo } from '@turntable/protocol/clock.ts';
import { faceOf, figures, lowFrom, partsOf } from './face.ts';

const LIVE: ClockRule = { kind: 'live', bank: 300, increment: 5 };
const TURNS: ClockRule = { kind: 'turns', hours: 24 };
const H = 3_600_000;
const clock = (left: number, more: Partial<SeatClockInfo> = {}): SeatClockInfo => ({
  left,
  grace: 30_000,
  runs: true,
  stage: 'ok',
  ...more,
});

test('a running clock counts the time since it was sent; a stopped one does not', () => {
  assert.deepEqual(faceOf(LIVE, clock(200_400), 400), {
    left: 200_000,
    state: 'plenty',
    runs: true,
    next: 1000,
  });
  assert.equal(faceOf(LIVE, clock(200_400), 500).next, 900, 'the next second');
  const stands = faceOf(LIVE, clock(200_400, { runs: false }), 90_000);
  assert.deepEqual([stands.left, stands.next], [200_400, null]);
  assert.equal(faceOf(LIVE, clock(1000), -50).left, 1000, 'time never runs backwards');
});

test('from the last tenth on it is low, and over it shows the grace until the server says what became of it', () => {
  assert.deepEqual([LIVE, { ...LIVE, bank: 20 }, TURNS].map(lowFrom), [30_000, 10_000, 2.4 * H]);
  const at = (left: number): string => faceOf(LIVE, clock(left), 0).state;
  assert.deepEqual([30_001, 30_000, 1].map(at), ['plenty', 'low', 'low']);
  const over = faceOf(LIVE, clock(2000), 12_000);
  assert.deepEqual([over.state, over.left], ['out', 20_000]);
  const shown = faceOf(LIVE, clock(0, { stage: 'out', grace: 20_000 }), 5_000);
  assert.deepEqual([shown.state, shown.left], ['out', 15_000]);
  assert.deepEqual(faceOf(LIVE, clock(0, { stage: 'out', grace: 20_000 }), 90_000).next, null);
  assert.equal(faceOf(LIVE, clock(0, { stage: 'autopilot', runs: false }), 5).state, 'autopilot');
  assert.equal(
    faceOf(LIVE, clock(0, { runs: false, stage: 'out' }), 5).state,
    'low',
    'an empty bank that stands',
  );
});

test('by turns it is drawn anew each minute, and each second within the last hour', () => {
  assert.equal(faceOf(TURNS, clock(23 * H + 90_000), 0).next, 30_000);
  assert.equal(faceOf(TURNS, clock(90_500), 0).next, 500);
});

test('time in parts is rounded up and has no more units than one reads', () => {
  const parts = (left: number): string => Object.values(partsOf(left)).join(' ');
  assert.deepEqual([0, 1, 59_001, 3_599_001, 26 * H - 1, 49 * H, 72 * H].map(parts), [
    '0 0 0 0',
    '0 0 0 1',
    '0 0 1 0',
    '0 1 0 0',
    '0 26 0 0',
    '2 1 0 0',
    '3 0 0 0',
  ]);
  assert.deepEqual([0, 900, 65_000, 3_723_000].map(figures), ['0:00', '0:01', '1:05', '1:02:03']);
});
