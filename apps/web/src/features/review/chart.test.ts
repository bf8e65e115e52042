import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Review } from '@turntable/bots/review/review.ts';
import { curvesOf, edgesOf, marksOf, NARROW, WIDE, y } from './chart.ts';

const review = (winners: readonly number[]): Review => ({
  game: 'loko-moto',
  sides: [0, 1, 2, 3, 4],
  moves: [],
  turning: [],
  scores: [],
  winners,
});

test('curves that end alike have letters that do not cover one another, inside the picture', () => {
  for (const frame of [WIDE, NARROW]) {
    for (const winners of [[2], [0, 1, 2, 3, 4], [0, 4]]) {
      const letters = curvesOf(review(winners), frame).map(({ letter }) => letter);
      const heights = letters.map(([, height]) => height).sort((a, b) => a - b);
      for (const [i, height] of heights.entries()) {
        assert.ok(height >= y(frame, 1) && height <= y(frame, 0), `${height}`);
        assert.ok(i === 0 || height - heights[i - 1]! >= 15, heights.join());
      }
      assert.ok(letters.every(([x]) => x > edgesOf(frame)[1]));
    }
    const alone = curvesOf(review([2]), frame)[2]!;
    assert.equal(alone.letter[1], y(frame, 1), 'who wins alone stands at the top');
  }
});

test('curves of a game without a winner end with its last move', () => {
  const words = { move: { key: 'x' }, reason: { key: 'x' } };
  const chances = [0.5, 0.125, 0.125, 0.125, 0.125];
  const move = { entry: 1, seat: 0, chances, chance: 0.5, loss: 0.2, played: words };
  const open = { ...review([]), moves: [move], turning: [0] };
  const [first] = curvesOf(open, WIDE);
  const end = [edgesOf(WIDE)[1], y(WIDE, 0.5)];
  assert.ok(first!.path.endsWith(`L${end.join(' ')}`), first!.path);
  assert.equal(first!.letter[1], end[1]);
  assert.deepEqual(marksOf(open, WIDE)[0]!.at, end);
});
