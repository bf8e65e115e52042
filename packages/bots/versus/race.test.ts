import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import { race, settled } from './race.ts';

const choice = (chance: number): { readonly type: string; readonly chance: number } => ({
  type: 'test',
  chance,
});

/** A race of choices that win as often as they say, all of them by the same dice of a round. */
function raced(chances: readonly number[], settle: boolean, mostRounds = 3000, also?: number) {
  const rng = quickRng(5);
  let dice = 0;
  let rounds = 0;
  const found = race({
    choices: chances.map(choice),
    usual: choice(chances[0]!),
    also: also === undefined ? undefined : choice(also),
    trust: 0.01,
    mostRounds,
    heat: 16,
    goOn: 0.7,
    draw: () => {
      dice = rng.below(1000) / 1000;
      rounds++;
    },
    play: ({ chance }) => (dice < chance ? [1, 1] : [0, 0]),
    expired: () => false,
    settle,
  });
  return { order: found.map(({ action }) => action.chance), found, rounds };
}

test('the choice that wins most often comes first, and its chance is what it won', () => {
  const { order, found, rounds } = raced([0.3, 0.7, 0.1, 0.5], false);
  assert.equal(order[0], 0.7);
  assert.equal(rounds, 3000);
  assert.ok(Math.abs(found[0]!.chance - 0.7) < 0.03, `${found[0]!.chance}`);
});

test('a race that may end early does so once the winner is clear, with the same winner', () => {
  const { order, rounds } = raced([0.3, 0.7, 0.1, 0.5], true);
  assert.equal(order[0], 0.7);
  assert.ok(rounds < 500, `${rounds} rounds`);
});

test('between two that always come to the same the usual one is taken, and soon', () => {
  const { order, found, rounds } = raced([0.5, 0.5], true);
  assert.deepEqual(order, [0.5, 0.5]);
  assert.equal(found[0]!.tries, rounds);
  assert.ok(rounds < 400, `${rounds} rounds`);
});

test('close ones go on as long as there is time', () => {
  assert.equal(raced([0.5, 0.512], true, 1000).rounds, 1000);
  assert.equal(settled({ rounds: 10, sum: 10, squares: 10 }, 0), false, 'too few rounds');
});

test('a choice that is asked for is played on to the end however badly it does', () => {
  const { found, rounds } = raced([0.3, 0.7, 0.1, 0.5, 0.2, 0.4], false, 1000, 0.1);
  assert.equal(found[0]!.action.chance, 0.7);
  const asked = found.find(({ action }) => action.chance === 0.1)!;
  assert.equal(asked.tries, rounds);
  assert.equal(new Set(found.map(({ action }) => action.chance)).size, 6);
});
