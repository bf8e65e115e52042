import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventBy } from '@turntable/protocol';
import { Problem } from '../base/problem.ts';
import type { TableEvent } from '../storage/rows.ts';
import { change, event, PROCEED } from './match/effects.ts';
import { withFewRepeats } from './repeats.ts';

const told = (kind: TableEvent['kind'], by: EventBy, times = 200): TableEvent[] =>
  Array.from({ length: times }, (_, i) => ({ kind, by, values: {}, at: i, n: 0 }) as unknown as TableEvent);

test('who set the same thing 200 times is refused, whoever else does it is not', () => {
  const effects = [change({ status: 'running' }), event('seat-allowed', 1, { name: 'Ada' })];
  assert.deepEqual(withFewRepeats(told('seat-allowed', 1, 199), effects), effects);
  assert.deepEqual(withFewRepeats(told('seat-allowed', 0), effects), effects);
  assert.throws(
    () => withFewRepeats(told('seat-allowed', 1), effects),
    (error) =>
      error instanceof Problem && error.body.detail === 'seat-allowed: expected no more at this table',
  );
});

test('who plays against bots alone sets the pace or a factor 200 times, then no more', () => {
  for (const kind of ['tempo', 'factor'] as const)
    assert.throws(() => withFewRepeats(told(kind, 0), [change({}), event(kind, 0)]), Problem);
});

test('a seat can be given up, freed and taken back however often it was, but that is told no more', () => {
  for (const kind of [
    'seat-bot',
    'seat-taken-back',
    'seat-substitute',
    'seat-refound',
    'host-passed',
    'kicked',
  ] as const) {
    const [done, after] = [change({ asking: null }), PROCEED];
    const effects = [done, event(kind, 1, { name: 'Ada' }), after];
    assert.deepEqual(withFewRepeats(told(kind, 1, 199), effects), effects);
    assert.deepEqual(withFewRepeats(told(kind, 1), effects), [done, after]);
  }
});

test('what strangers could use up, and what takes a wish back, is done without being told', () => {
  for (const [kind, by] of [
    ['judge-asked', null],
    ['judge-seated', null],
    ['agreement-withdrawn', 1],
    ['slips-own', 1],
    ['slips-room', null],
  ] as const) {
    const done = change({ asking: null });
    assert.deepEqual(withFewRepeats(told(kind, by), [event(kind, by), done]), [done]);
    assert.equal(withFewRepeats(told(kind, by, 199), [event(kind, by), done]).length, 2);
  }
});
