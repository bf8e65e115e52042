import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rate, rating } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { afterGame, FRESH, shown } from './skill.ts';
import type { Skill } from '../storage/rating-rows.ts';

const fresh = (n: number): Skill[][] => Array.from({ length: n }, () => [FRESH]);
const mus = (sides: readonly (readonly Skill[])[]): number[] =>
  sides.map(([first]) => Number(first!.mu.toFixed(3)));

test('the beginning is OpenSkill’s own, 1,500 points ± 491', () => {
  assert.deepEqual(rating(), FRESH);
  assert.deepEqual(shown(FRESH), { value: 1500, spread: 491 });
});

test('two players: the known values of Weng and Lin’s model', async () => {
  // The reference values of openskill.js, openskill.py and the original paper's code for one game between two beginners.
  const [[winner], [loser]] = (await afterGame(fresh(2), [1, 2])) as [[Skill], [Skill]];
  assert.deepEqual([winner.mu.toFixed(3), winner.sigma.toFixed(3)], ['27.635', '8.066']);
  assert.deepEqual([loser.mu.toFixed(3), loser.sigma.toFixed(3)], ['22.365', '8.066']);
});

test('ranks, not the order of the sides, decide; also when the best side stands last', async () => {
  assert.deepEqual(mus(await afterGame(fresh(2), [2, 1])), [22.365, 27.635]);
  const mixed = [[{ mu: 30, sigma: 2 }], [{ mu: 20, sigma: 4 }], [{ mu: 25, sigma: 6 }]];
  const ordered = await afterGame([mixed[1]!, mixed[2]!, mixed[0]!], [1, 2, 3]);
  const [a, b, c] = await afterGame(mixed, [3, 1, 2]);
  assert.deepEqual([b, c, a], ordered);
});

test('five players with a tie: who shares a place moves alike, places apart move apart, and nothing is won in sum', async () => {
  const [first, second, third, fourth, fifth] = mus(await afterGame(fresh(5), [1, 2, 2, 4, 5])) as [
    number,
    number,
    number,
    number,
    number,
  ];
  assert.equal(second, third);
  assert.ok(first > second && third > fourth && fourth > fifth);
  assert.ok(Math.abs(first + second + third + fourth + fifth - 125) < 0.01);
  const all = await afterGame(fresh(5), [1, 1, 1, 1, 1]);
  assert.deepEqual(mus(all), [25, 25, 25, 25, 25]);
  assert.ok(
    all.every(([skill]) => skill!.sigma < FRESH.sigma),
    'a tie tells something too',
  );
});

test('teams: both win alike from equal beginnings; of unequal partners the less known moves more', async () => {
  const [winners, losers] = (await afterGame(
    [
      [FRESH, { mu: 25, sigma: 2 }],
      [FRESH, FRESH],
    ],
    [1, 2],
  )) as [Skill[], Skill[]];
  assert.ok(winners[0]!.mu - 25 > winners[1]!.mu - 25 && winners[1]!.mu > 25);
  assert.equal(losers[0]!.mu, losers[1]!.mu);
  const direct = rate(
    [
      [rating(), rating({ mu: 25, sigma: 2 })],
      [rating(), rating()],
    ],
    { rank: [1, 2], model: bradleyTerryFull },
  );
  assert.deepEqual([winners, losers], direct);
});

test('200 points more are about three wins in four: there gains and losses balance', async () => {
  const sure = { mu: 25, sigma: 0.5 };
  const better = { mu: 25 + 200 / (400 / (Math.LN10 * Math.SQRT2 * (25 / 6))), sigma: 0.5 };
  assert.equal(shown(better).value - shown(sure).value, 200);
  const gain = (await afterGame([[better], [sure]], [1, 2]))[0]![0]!.mu - better.mu;
  const loss = better.mu - (await afterGame([[better], [sure]], [2, 1]))[0]![0]!.mu;
  assert.ok(Math.abs(loss / (gain + loss) - 0.76) < 0.01, String(loss / (gain + loss)));
});
