import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answers,
  asked,
  events,
  FIELD,
  kinds,
  legal,
  OPEN,
  played,
  refusal,
  SIX,
  STRONG,
  type Table,
  WEAK,
} from './fixtures.node.ts';

test('DH-6.1 from ten points in all the opposing teammate is asked for a booster', () => {
  const nine = played(SIX, ...FIELD, 'judge correct 4 5', '0 call p', '2 accept');
  assert.deepEqual(nine.called, ['p']);
  const ten = played(SIX, ...FIELD, 'judge correct 4 6', '0 call p', '2 accept');
  assert.deepEqual(
    [kinds(ten), answers(ten, 3)],
    [['boost 3'], ['boost fifty-fifty', 'boost swap-orders', 'boost double-header', 'decline']],
  );
  for (const by of [0, 1, 2])
    assert.equal(refusal(SIX, ...OPEN, '0 call p', '2 accept', `${by} boost fifty-fifty`), 'DH-6.1');
  assert.equal(refusal(SIX, ...OPEN, '3 boost fifty-fifty'), 'DH-6.1');
});

test('DH-6.1 a correction in the middle of a statistic counts at once', () => {
  const table = { ...SIX, b0: { ...SIX.b0, q: 9 } };
  const open = played(table, ...FIELD, '0 call p', 'judge correct 5 5', '2 accept');
  assert.deepEqual(kinds(open), ['boost 3']);
  const lines = [...OPEN, '0 call p', '2 accept', 'judge correct 0 9'];
  assert.deepEqual(answers(played(table, ...lines), 3), ['decline']);
  assert.equal(refusal(table, ...lines, '3 boost fifty-fifty'), 'DH-6.1');
});

test('DH-6.1 a team with no booster left is not asked', () => {
  const called = (statistic: string, booster: string): string[] => [
    `0 call ${statistic}`,
    '2 accept',
    `3 boost ${booster}`,
    '1 decline',
  ];
  const table = { ...SIX, b0: WEAK, b1: WEAK };
  const used = [
    ...OPEN,
    ...called('p', 'swap-orders'),
    ...called('q', 'double-header'),
    '0 call r',
    '2 accept',
    '3 boost fifty-fifty',
    '1 decline',
    'chance coin tails',
  ];
  const state = played(table, ...used, '0 call s', '2 accept');
  assert.deepEqual([state.boosters[1], state.called], [[], ['p', 'q', 'r', 's']]);
});

test('DH-6.2 the calling teammate may answer, and is asked as long as their team has a booster', () => {
  const state = played(SIX, ...OPEN, '0 call p', '2 accept', '3 boost swap-orders');
  assert.deepEqual(kinds(state), ['answer 1']);
  for (const by of [0, 2, 3])
    assert.equal(
      refusal(SIX, ...OPEN, '0 call p', '2 accept', '3 boost swap-orders', `${by} boost fifty-fifty`),
      'DH-6.1',
    );
  assert.equal(refusal(SIX, ...OPEN, '0 call p', '2 accept', '3 decline', '1 boost fifty-fifty'), 'DH-6.1');
  const answered = played(
    SIX,
    ...OPEN,
    '0 call p',
    '2 accept',
    '3 boost swap-orders',
    '1 boost double-header',
  );
  assert.deepEqual(
    [answered.scores, answered.boosters],
    [
      [6, 6],
      [
        ['fifty-fifty', 'swap-orders'],
        ['fifty-fifty', 'double-header'],
      ],
    ],
  );
});

test('DH-6.2 a calling team with no booster left is not asked for an answer', () => {
  const table = { ...SIX, a0: { ...STRONG, p: 1 }, a1: STRONG, b0: STRONG, b1: WEAK };
  // Team 0 uses its three boosters as the opposing team, then calls.
  const use = (statistic: string, booster: string): string[] => [
    `2 call ${statistic}`,
    '0 accept',
    `1 boost ${booster}`,
    '3 decline',
  ];
  const lines = [
    ...OPEN,
    '0 call p',
    '2 accept',
    '3 decline',
    ...use('q', 'fifty-fifty'),
    'chance coin tails',
    ...use('r', 'swap-orders'),
    '2 stand',
  ];
  assert.equal(refusal(table, ...lines), 'DH-6.7');
  const tied = lines.slice(0, -1);
  const state = played(table, ...tied, '0 call s', '2 accept', '3 boost fifty-fifty');
  assert.deepEqual(kinds(state), ['answer 1']);
  const left = [
    ...tied,
    '0 call s',
    '2 accept',
    '3 boost fifty-fifty',
    '1 boost double-header',
    'chance coin tails',
  ];
  const over = played(table, ...left, '0 call t', '2 accept', '3 boost swap-orders');
  assert.deepEqual([over.boosters[0], over.called.at(-1)], [[], 't']);
});

test('DH-6.3 each team has each of its boosters once', () => {
  const lines = [...OPEN, '0 call p', '2 accept', '3 boost swap-orders', '1 decline'];
  assert.equal(
    refusal(SIX, ...lines, '2 call q', '0 accept', '1 boost swap-orders', '3 boost swap-orders'),
    'DH-6.3',
  );
});

test('DH-6.4 fifty-fifty is a coin: heads gives infinity, tails zero', () => {
  const lines = [...OPEN, '0 call p', '2 accept', '3 boost fifty-fifty', '1 decline'];
  const coin = played(SIX, ...lines);
  assert.deepEqual([asked(coin), legal(coin)], [['chance'], 2]);
  assert.deepEqual(played(SIX, ...lines, 'chance coin heads').scores, [5, 7]);
  assert.deepEqual(played(SIX, ...lines, 'chance coin tails').scores, [6, 6]);
  assert.equal(refusal(SIX, ...lines, '3 coin heads'), 'DH-6.4');
  assert.equal(refusal(SIX, ...OPEN, 'chance coin heads'), 'DH-6.4');
});

test('DH-6.4 coins fall after the answer, the opposing team’s first', () => {
  const lines = [...OPEN, '0 call p', '2 accept', '3 boost fifty-fifty', '1 boost fifty-fifty'];
  const log = events(SIX, ...lines, 'chance coin heads', 'chance coin tails');
  assert.deepEqual(
    log.flatMap((e) => (e.kind === 'flipped' ? [[e.team, e.result]] : [])),
    [
      [1, 'heads'],
      [0, 'tails'],
    ],
  );
  assert.deepEqual(played(SIX, ...lines, 'chance coin heads', 'chance coin tails').scores, [5, 7]);
});

test('DH-6.4 the answer’s coin alone is the calling team’s', () => {
  const lines = [...OPEN, '0 call p', '2 accept', '3 boost swap-orders', '1 boost fifty-fifty'];
  assert.deepEqual(played(SIX, ...lines, 'chance coin heads').scores, [6, 6]);
  assert.deepEqual(played(SIX, ...lines, 'chance coin tails').scores, [5, 7]);
});

test('DH-6.4 swap orders gives the value of the locomotive not in use, which stays out of use', () => {
  const state = played(SIX, ...OPEN, '0 call p', '2 accept', '3 boost swap-orders', '1 decline');
  // 9 against 9: a tie that nobody may break, so the opposing team wins it without a point.
  assert.deepEqual([state.scores, state.calling, state.inUse], [[5, 6], 1, [0, 0]]);
});

test('DH-6.4 double header adds both values exactly', () => {
  const table: Table = { ...SIX, a0: { p: 0.3, q: 1 }, b0: { p: 0.1, q: 1 }, b1: { p: 0.2, q: 1 } };
  const state = played(table, ...OPEN, '0 call p', '2 accept', '3 boost double-header', '1 decline');
  assert.deepEqual(
    [state.scores, state.calling, state.sums],
    [[5, 6], 1, [{ team: 1, statistic: 'p', value: 0.3 }]],
  );
});

test('DH-6.5 swap orders needs the other value, double header both; the question comes all the same', () => {
  const table = { ...SIX, b1: { q: 1 } };
  const lines = [...OPEN, '0 call p', '2 accept'];
  assert.deepEqual(answers(played(table, ...lines), 3), ['boost fifty-fifty', 'decline']);
  assert.equal(refusal(table, ...lines, '3 boost swap-orders'), 'DH-6.5');
  assert.equal(refusal(table, ...lines, '3 boost double-header'), 'DH-6.5');
  // A booster that is used up is refused for that first.
  const used = [...OPEN, '0 call q', '2 accept', '3 boost swap-orders', '1 decline', '0 call p', '2 accept'];
  assert.equal(refusal(table, ...used, '3 boost swap-orders'), 'DH-6.3');
});

test('DH-6.5 forced in, the locomotive that has no value is the other one', () => {
  const table = { ...SIX, b0: { q: 1 } };
  const state = played(table, ...OPEN, '0 call p', '3 accept');
  assert.deepEqual([kinds(state), answers(state, 2)], [['boost 2'], ['boost fifty-fifty', 'decline']]);
});

test('DH-6.6 a True Double Header uses up neither booster, and may come again', () => {
  const table = { ...SIX, a0: STRONG, a1: STRONG };
  const lines = [...OPEN, '0 call q', '2 accept', '3 boost double-header', '1 boost double-header'];
  const state = played(table, ...lines);
  assert.deepEqual(
    [state.scores, state.boosters.map((left) => left.length)],
    [
      [6, 6],
      [3, 3],
    ],
  );
  const again = played(table, ...lines, '0 call r', '2 accept', '3 boost double-header', '1 decline');
  assert.deepEqual(again.boosters, [
    ['fifty-fifty', 'swap-orders', 'double-header'],
    ['fifty-fifty', 'swap-orders'],
  ]);
});

test('DH-6.7 after a booster nobody tags in: the tie is the opposing team’s, without a point', () => {
  const table = { ...SIX, a1: { p: 20, q: 1 } };
  const lines = [...OPEN, '0 call p', '2 accept', '3 boost swap-orders', '1 decline'];
  const state = played(table, ...lines);
  assert.deepEqual([state.scores, state.calling, state.inUse], [[5, 6], 1, [0, 0]]);
  for (const answer of ['tag', 'stand'])
    for (const by of [0, 1, 2, 3]) assert.equal(refusal(table, ...lines, `${by} ${answer}`), 'DH-6.7');
  // Also where the declines are not written, but not on the next statistic, nor without a tie.
  assert.equal(refusal(table, ...OPEN, '0 call p', '3 boost swap-orders', '2 tag'), 'DH-6.7');
  assert.equal(refusal(table, ...lines, '2 call q', '2 tag'), 'DH-4.1');
  assert.equal(refusal(table, ...OPEN, '0 call q', '3 boost swap-orders', '2 tag'), 'DH-4.1');
});

test('DH-6.7 a team behind on points may not change its locomotive before the next call', () => {
  const table = { ...SIX, a0: { ...STRONG, p: 12 } };
  const boosted = [...OPEN, '0 call p', '2 accept', '3 boost swap-orders', '1 decline'];
  assert.equal(refusal(table, ...boosted, 'judge correct 5 9', '0 field 1'), 'DH-6.7');
  // It is the booster that forbids it to the teammate too; the other team has no change to make.
  assert.equal(refusal(table, ...boosted, 'judge correct 5 9', '1 field 1'), 'DH-6.7');
  assert.equal(refusal(table, ...boosted, 'judge correct 5 9', '2 field 1'), 'DH-5.2');
  // Level, it is DH-5.2 that forbids it; a True Double Header does the same.
  assert.equal(refusal(table, ...boosted, '0 field 1'), 'DH-5.2');
  const both = [
    ...OPEN,
    '0 call q',
    '2 accept',
    '3 boost double-header',
    '1 boost double-header',
    'judge correct 0 12',
  ];
  assert.equal(refusal(table, ...both, '0 field 1'), 'DH-6.7');
  assert.equal(refusal(table, ...both, '0 field 0'), 'DH-5.2');
});

test('DH-6.7 no Time Out before the next call, and after it all is as usual', () => {
  const table = { ...SIX, a0: { ...STRONG, p: 12 }, a1: { ...STRONG, q: 12 } };
  const lines = [
    ...FIELD,
    'judge correct 9 12',
    '0 call p',
    '2 accept',
    '3 boost fifty-fifty',
    '1 decline',
    'chance coin tails',
  ];
  assert.deepEqual(kinds(played(table, ...lines)), ['call 0']);
  for (const by of [0, 1, 2, 3]) assert.equal(refusal(table, ...lines, `${by} time-out`), 'DH-6.7');
  const next = played(table, ...lines, '0 call q', '2 accept', '3 decline');
  assert.deepEqual(kinds(next), ['time-out 1', 'time-out 2', 'time-out 3']);
});

test('DH-6.7 on the next statistic the opposing team may have to switch, and may tag', () => {
  const table = { ...SIX, b0: { p: 5, q: 9 }, b1: { p: 9, r: 4, q: 12 } };
  const lines = [...OPEN, '0 call p', '2 accept', '3 boost fifty-fifty', '1 decline', 'chance coin tails'];
  assert.deepEqual(played(table, ...lines, '0 call r').inUse, [0, 1]);
  assert.deepEqual(played(table, ...lines, '0 call q', '2 accept', '3 decline', '2 tag').inUse, [0, 1]);
});

test('DH-6.8 infinity ties with infinity, and zero with zero', () => {
  const lines = [...OPEN, '0 call p', '2 accept', '3 boost fifty-fifty', '1 boost fifty-fifty'];
  for (const side of ['heads', 'tails']) {
    const state = played(SIX, ...lines, `chance coin ${side}`, `chance coin ${side}`);
    assert.deepEqual([state.scores, state.calling], [[5, 6], 1]);
  }
  const zero = { ...SIX, a0: { ...STRONG, p: 0 } };
  const state = played(zero, ...lines.slice(0, -1), '1 decline', 'chance coin tails');
  assert.deepEqual([state.scores, state.calling], [[5, 6], 1]);
});

test('DH-6.9 veto, booster, answer, coins, values, tag: in this order', () => {
  const table = { ...SIX, a0: { ...STRONG, p: 5 } };
  const order: string[] = [];
  const lines: string[] = [...OPEN, '0 call p'];
  for (const next of [
    '2 accept',
    '3 boost fifty-fifty',
    '1 boost fifty-fifty',
    'chance coin heads',
    'chance coin tails',
  ]) {
    order.push(...kinds(played(table, ...lines)));
    lines.push(next);
  }
  assert.deepEqual(order, ['veto 2', 'boost 3', 'answer 1', 'coin chance', 'coin chance']);
  assert.deepEqual(kinds(played(table, ...OPEN, '0 call p', '2 accept', '3 decline')), ['tag 2']);
});
