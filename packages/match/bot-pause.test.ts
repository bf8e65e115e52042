import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseAt } from './bot-pause.ts';

test('pauses of bots vary about the usual one, and none is told to wait where none is wished', () => {
  const pauses = Array.from({ length: 200 }, (_, n) => pauseAt(900, n));
  const mean = pauses.reduce((sum, each) => sum + each, 0) / pauses.length;
  assert.ok(mean > 0.9 * 900 && mean < 1.3 * 900, `${mean}`);
  assert.ok(Math.min(...pauses) >= 500 && Math.max(...pauses) <= 2.2 * 900);
  for (const [i, pause] of pauses.entries())
    assert.ok(i === 0 || Math.abs(pause - pauses[i - 1]!) > 50, `${i}`);
  assert.equal(pauseAt(0, 7), 0);
});
