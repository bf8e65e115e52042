import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@turntable/games/loco-dome/types.ts';
import { justNow, lastCall, pointsMade, unansweredOf, type Point } from './story.ts';

const call: Event = { kind: 'called', clause: 'LD-2.1', by: 0, statistic: 'wheels' };
const read = (side: 0 | 1, locomotive: number, value: number): Event => ({
  kind: 'read',
  clause: 'LD-2.3',
  by: 1,
  side,
  locomotive,
  statistic: 'wheels',
  value,
  calculated: false,
});
const won: Event = { kind: 'won', clause: 'LD-2.3', by: 1, side: 1, points: 1, scores: [0, 1] };
const attacked: Event = { kind: 'attacked', clause: 'LD-4.4', by: 1, side: 1, free: false };

test('the last call keeps the order in which values were read, and who won', () => {
  const run = lastCall([call, read(1, 2, 12), read(0, 0, 10), won])!;
  assert.deepEqual(
    run.reads.map(({ side, value }) => [side, value]),
    [
      [1, 12],
      [0, 10],
    ],
  );
  assert.equal(run.by, 0);
  assert.equal(run.end?.kind, 'won');
});

test('a tie is open again as soon as another locomotive is tried', () => {
  const tied: Event = { kind: 'tied', clause: 'LD-3.1', by: 1 };
  assert.equal(lastCall([call, read(1, 0, 8), read(0, 0, 8), tied])!.end?.kind, 'tied');
  assert.equal(lastCall([call, read(1, 0, 8), read(0, 0, 8), tied, read(1, 3, 9)])!.end, null);
});

test('a block takes the place of the target', () => {
  const targeted: Event = { kind: 'targeted', clause: 'LD-2.2', by: 0, side: 1, locomotive: 4 };
  const blocked: Event = { kind: 'blocked', clause: 'LD-4.3', by: 1, side: 1, locomotive: 2 };
  assert.equal(lastCall([call, targeted])!.target, 4);
  assert.equal(lastCall([call, targeted, blocked])!.target, null);
});

test('a knock-out leaves no call to show, and nor does the time before the first', () => {
  assert.equal(lastCall([]), undefined);
  assert.equal(lastCall([call, won, attacked]), undefined);
});

test('points of the knock-out in progress carry their verdicts, those of an earlier one are gone', () => {
  const claim = (feature: 'compound' | 'duplex'): Event => ({
    kind: 'claimed',
    clause: 'LD-5.1',
    by: 1,
    side: 1,
    reply: false,
    point: { feature },
  });
  const ruled: Event = {
    kind: 'ruled',
    clause: 'LV-4.3',
    by: 1,
    side: 1,
    verdict: 'equal',
    how: 'cards',
    reason: null,
  };
  const made = pointsMade([attacked, claim('duplex'), attacked, claim('compound'), ruled, claim('duplex')]);
  assert.deepEqual(
    made.map(({ point, verdict }) => [point, verdict]),
    [
      [{ feature: 'compound' }, 'equal'],
      [{ feature: 'duplex' }, null],
    ],
  );
});

test('what has just happened ends at the last call', () => {
  const swapped: Event = { kind: 'swapped', clause: 'LD-4.2', by: 0, side: 0, locomotive: 1 };
  const reset: Event = { kind: 'reset', clause: 'LD-6.1', by: 0, requested: false };
  assert.deepEqual(justNow([swapped, call, won, swapped, reset]), [swapped, reset]);
  assert.deepEqual(justNow([swapped, call, won]), []);
});

test('what has just happened begins with the knock-out or the Detonation that brought it', () => {
  const fell = (how: 'sacrifice' | 'detonation'): Event => ({
    kind: 'knocked-out',
    clause: 'LD-4.5',
    by: 1,
    side: 1,
    locomotive: 2,
    how,
    threshold: 90,
  });
  const detonated: Event = { kind: 'detonated', clause: 'LD-4.7', by: 0, side: 0 };
  assert.deepEqual(justNow([detonated, fell('detonation'), attacked, fell('sacrifice')]), [
    attacked,
    fell('sacrifice'),
  ]);
  assert.deepEqual(justNow([call, attacked, detonated, fell('detonation')]), [detonated, fell('detonation')]);
});

test('LD-5.6 the point that was not answered is told where a locomotive fell by it, and nowhere else', () => {
  const fell = (how: 'no-reply' | 'no-claim' | 'both'): Event => ({
    kind: 'knocked-out',
    clause: 'LD-5.6',
    by: 0,
    side: 0,
    locomotive: 2,
    how,
    threshold: 90,
  });
  const point = (side: 0 | 1, feature: 'booster' | 'streamlined', verdict: Point['verdict']): Point => ({
    side,
    point: { feature },
    verdict,
    reason: null,
  });
  const points = [point(1, 'booster', 'claimant'), point(0, 'streamlined', 'invalid')];
  assert.deepEqual(unansweredOf(fell('no-reply'), points), points[0]);
  const ended = [
    point(1, 'booster', 'claimant'),
    point(0, 'streamlined', 'claimant'),
    point(1, 'booster', null),
  ];
  assert.equal(unansweredOf(fell('no-reply'), ended), null, 'the first was answered, the last not ruled on');
  assert.equal(unansweredOf(fell('no-claim'), points), null);
  assert.equal(unansweredOf(fell('both'), points), null, 'all of them were answered');
  assert.equal(unansweredOf(attacked, points), null);
  assert.equal(unansweredOf(undefined, points), null);
});
