import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastSide } from './contest.ts';
import { rowsAfter, skillsAfter } from './reckoning.ts';
import { afterGame, FRESH } from './skill.ts';
import type { Skill } from '../storage/rating-rows.ts';

const skill = (mu: number, sigma = 5): Skill => ({ mu, sigma });

test('estimates after a game return to the seats they came from', async () => {
  const before = [skill(20), skill(25), skill(30), skill(28)];
  const sides = [
    [0, 2],
    [1, 3],
  ];
  const after = await skillsAfter({ sides, ranks: [2, 1], gone: [] }, before);
  const [[a, c], [b, d]] = (await afterGame(
    [
      [before[0]!, before[2]!],
      [before[1]!, before[3]!],
    ],
    [2, 1],
  )) as [[Skill, Skill], [Skill, Skill]];
  assert.deepEqual(after, [a, b, c, d]);
});

test('who left their partner alone has lost, though the partner won; the others have what they came to', async () => {
  const before = [FRESH, FRESH, FRESH, FRESH];
  const sides = [
    [0, 1],
    [2, 3],
  ];
  const whole = await skillsAfter({ sides, ranks: [1, 2], gone: [] }, before);
  const left = await skillsAfter({ sides, ranks: [1, 2], gone: [0] }, before);
  assert.ok(left[0]!.mu < FRESH.mu);
  assert.deepEqual(left.slice(1), whole.slice(1));
  assert.ok(left[1]!.mu > FRESH.mu);
});

test('who left a game of three is behind those who stayed, however the bot in their place did', async () => {
  const before = [FRESH, FRESH, FRESH];
  const sides = [[0], [1], [2]];
  const ranks = lastSide([1, 2, 3], 0);
  const after = await skillsAfter({ sides, ranks, gone: [0] }, before);
  assert.deepEqual(after, (await afterGame([[FRESH], [FRESH], [FRESH]], [3, 1, 2])).flat());
});

test('a bot on several seats has one rating, the mean over its seats; everybody has one more game', () => {
  const row = (who: string, games: number) => ({ who, games, ...FRESH });
  const before = [row('g1', 4), row('bot:easy', 9), row('bot:easy', 9)];
  assert.deepEqual(rowsAfter(before, [skill(27, 4), skill(24, 8), skill(22, 6)]), [
    { who: 'g1', games: 5, mu: 27, sigma: 4 },
    { who: 'bot:easy', games: 10, mu: 23, sigma: 7 },
  ]);
});
