import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisiveOf } from './section-review.ts';

const hook = { shape: 'hook', points: 1 };
const boat = { shape: 'boat', points: 3 };

test('LM-4.2 the result hung on shapes of who won, and on unused lines of who did not', () => {
  const of = (scores: number[], winners: number[], seat: number, penalty = 0) =>
    decisiveOf({ scores, winners, seat, shapes: [hook, boat], penalty });
  assert.deepEqual(of([30, 28], [0], 0), ['shape boat']);
  assert.deepEqual(of([30, 27], [0], 0), [], 'level again, with ties to be broken');
  assert.deepEqual(of([30, 30], [0], 0), ['shape hook', 'shape boat']);
  assert.deepEqual(of([30, 30], [0], 1), [], 'a tie that was lost hung on no shape');
  assert.deepEqual(of([30, 30], [0], 1, 1), ['penalty']);
  assert.deepEqual(
    of([30, 30], [0], 0, 1),
    ['shape hook', 'shape boat'],
    'who won did not lose by a penalty',
  );
  assert.deepEqual(of([30, 28], [0], 1, 2), []);
  assert.deepEqual(of([30, 28], [0], 1, 3), ['penalty']);
  assert.deepEqual(of([3, 7], [], 0, 5), [], 'a game that was not played to its end has no result');
});
