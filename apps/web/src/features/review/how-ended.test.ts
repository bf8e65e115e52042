import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, LOCALES } from '@turntable/messages';
import { howEnded, withoutTurning } from './how-ended.ts';

test('DH-8.6 LD-7.5 a game that all sides won is a draw, one that nobody won was not played to its end', () => {
  const ended = (sides: readonly number[], winners: readonly number[]) =>
    howEnded({ sides, winners }, { draws: true });
  assert.equal(ended([0, 0, 1, 1], [0, 1]), 'draw');
  assert.equal(ended([0, 1], [0, 1]), 'draw');
  assert.equal(ended([0, 0, 1, 1], [1]), 'won');
  assert.equal(ended([0, 0, 1, 1], []), 'open');
});

test('LM-4.2 a victory that all share is one', () => {
  assert.equal(howEnded({ sides: [0, 1], winners: [0, 1] }, {}), 'won');
});

test('LM-6.1 of a game given up, in the opening or later, nobody is said to have won little by little', () => {
  const resigned = { sides: [0, 1], winners: [1], moves: [] };
  assert.equal(withoutTurning(resigned, {}), 'unjudged');
  const words = { key: 'x' };
  const move = {
    entry: 20,
    seat: 0,
    chances: [0.5, 0.5],
    chance: 0.5,
    loss: 0,
    played: { move: words, reason: words },
  };
  assert.equal(withoutTurning({ ...resigned, moves: [move] }, {}), 'won');
  assert.equal(withoutTurning({ ...resigned, moves: [move], unfinished: true }, {}), 'open');
  for (const locale of LOCALES) {
    const [none, won] = (['unjudged', 'won'] as const).map((how) =>
      format(locale, 'review.turning.none', { how }),
    );
    assert.notEqual(none, won);
  }
});
