import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from './share-chart.ts';

test('what is written below a picture is broken between words, and nothing of it is lost', () => {
  const fits = (line: string): boolean => line.length <= 12;
  assert.deepEqual(linesOf('Loco Dome, Béla won', fits), ['Loco Dome,', 'Béla won']);
  assert.deepEqual(linesOf('a locomotive-of-many-letters b', fits), ['a', 'locomotive-of-many-letters', 'b']);
  assert.deepEqual(linesOf('short', fits), ['short']);
});
