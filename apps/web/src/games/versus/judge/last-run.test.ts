import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { lastRun } from './last-run.ts';

const log = (...events: object[]): LogItem[] =>
  events.map((event, i) => ({ n: i + 2, event: { clause: 'x', by: 0, ...event } as LogItem['event'] }));
const CALLED = { kind: 'called', team: 0, statistic: 'cylinders' };

test('LV-3.1 the judge has the run that was called last, with both values and the winner', () => {
  assert.equal(lastRun([]), null);
  const run = log(
    CALLED,
    { kind: 'read', team: 1, engine: 0, value: 3 },
    { kind: 'read', team: 0, engine: 1, value: 4 },
    { kind: 'won', team: 0, points: 2 },
  );
  assert.deepEqual(lastRun(run), {
    statistic: 'cylinders',
    given: [
      { locomotive: 1, value: 4 },
      { locomotive: 0, value: 3 },
    ],
    end: { kind: 'won', side: 0, points: 2 },
  });
  const dome = log(CALLED, { kind: 'read', side: 1, locomotive: 4, value: 0 }, { kind: 'tied' });
  assert.deepEqual(lastRun(dome)?.given, [null, { locomotive: 4, value: 0 }]);
  assert.deepEqual(lastRun(dome)?.end, { kind: 'tie' });
});

test('DH-6.4 a sum and what a coin made have no rank among the known values; what Swap Orders gives is a card’s', () => {
  const manners = (first: string, second: string) =>
    lastRun(
      log(
        CALLED,
        { kind: 'read', team: 1, engine: 0, value: 7, manner: first },
        { kind: 'read', team: 0, engine: 0, value: 0, manner: second },
      ),
    )!.given.map((given) => given?.made ?? false);
  assert.deepEqual(manners('double-header', 'fifty-fifty'), [true, true]);
  assert.deepEqual(manners('own', 'swap-orders'), [false, false]);
});

test('DH-3.2 a vetoed call was none: the run before it stays', () => {
  const vetoed = log(
    CALLED,
    { kind: 'read', team: 1, engine: 0, value: 3 },
    { ...CALLED, statistic: 'width' },
    { kind: 'vetoed' },
  );
  assert.equal(lastRun(vetoed)?.statistic, 'cylinders');
});
