import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@turntable/games/loco-dome/types.ts';
import { tallyOf } from './tally.ts';

const won = (side: 0 | 1, points: number): Event => ({
  kind: 'won',
  clause: 'LD-2.3',
  by: 0,
  side,
  points,
  scores: [0, 0],
});

test('the final score says where its points came from', () => {
  const events = [won(0, 3), won(1, 1), won(0, 1)];
  assert.deepEqual(tallyOf(events, [4, 3], 0), { statistics: 4, corrected: 0 });
  assert.deepEqual(tallyOf(events, [4, 3], 1), { statistics: 1, corrected: 2 });
});
