import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { picturesOf, tellSince, timeEach } from './since.ts';

const event = (n: number, by: Actor, kind = 'built'): LogItem => ({ n, event: { kind, clause: 'T-1', by } });
const linesOf = (log: readonly LogItem[]) =>
  log.map(({ n, event: { by, clause, kind } }) => ({ n, by, clause, text: `${by} ${kind} ${n}` }));
const tell = (log: readonly LogItem[], from: number, to: number) =>
  tellSince(linesOf(log), log, { from, to });

test('what happened is summed up by player, in their order, and only what is new', () => {
  const log = [event(1, 'chance', 'dealt'), event(2, 0), event(3, 1), event(4, 2), event(5, 1)];
  assert.deepEqual(tell(log, 2, 5), [
    { by: 1, items: ['1 built 3', '1 built 5'], more: 0 },
    { by: 2, items: ['2 built 4'], more: 0 },
  ]);
  assert.deepEqual(tell(log, 5, 5), []);
  assert.deepEqual(
    tell(log, 2, 3),
    [{ by: 1, items: ['1 built 3'], more: 0 }],
    'what came later is seen live',
  );
});

test('of much the last is said and the rest counted: six sentences at most, chance last', () => {
  const log = [event(1, 'chance', 'dealt')];
  for (let n = 2; n < 42; n++) log.push(event(n, n % 5 === 0 ? 'chance' : n % 2));
  const doings = tell(log, 1, 41);
  assert.deepEqual(
    doings.map(({ by }) => by),
    [0, 1, 'chance'],
  );
  assert.equal(doings.flatMap((group) => group.items).length, 6);
  assert.deepEqual(doings[0]!.items, ['0 built 36', '0 built 38']);
  assert.equal(
    doings.reduce((sum, group) => sum + group.more, 0),
    40 - 6,
  );
  const crowd = [0, 1, 2, 3, 4, 'judge', 'chance'] as const;
  const many = crowd.map((by, i) => event(i + 2, by));
  assert.deepEqual(
    tell([event(1, 'chance', 'dealt'), ...many], 1, 9).map(({ by }) => by),
    [0, 1, 2, 3, 4, 'judge'],
  );
});

test('what was taken back meanwhile is left out; a take-back of what one had seen is not', () => {
  const log = [
    event(1, 'chance', 'dealt'),
    event(2, 0),
    event(3, 1),
    event(4, 1, 'take-back'),
    event(5, 1, 'closed'),
  ];
  assert.deepEqual(tell(log, 2, 5), [{ by: 1, items: ['1 closed 5'], more: 0 }]);
  assert.deepEqual(tell(log, 3, 5), [{ by: 1, items: ['1 take-back 4', '1 closed 5'], more: 0 }]);
  assert.deepEqual(tell(log.slice(0, 4), 2, 4), [], 'nothing is left of it');
  // An entry that this viewer witnessed nothing of counts too, so that the right ones are taken back.
  const unseen = [event(1, 'chance', 'dealt'), event(2, 0), event(4, 1, 'take-back')];
  assert.deepEqual(tell(unseen, 2, 4), []);
});

test('a catch-up shows each picture with what led to it, in ten seconds at most', () => {
  const log = [event(1, 'chance', 'dealt'), event(2, 0), event(3, 1), event(4, 0)];
  const view = { viewer: 0, decisions: [], score: 1 };
  const pictures = picturesOf(
    [
      { n: 2, d: [view] },
      { n: 4, d: { score: [5] } },
    ],
    linesOf(log),
  );
  assert.deepEqual(pictures, [
    { n: 2, view, caption: [] },
    { n: 4, view: { ...view, score: 5 }, caption: ['1 built 3', '0 built 4'] },
  ]);
  for (let count = 1; count <= 60; count++) assert.ok(count * timeEach(count) <= 10_000.001);
  assert.ok(timeEach(60) > 100);
});
