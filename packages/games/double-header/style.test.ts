import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubleHeader } from './index.ts';
import {
  answers,
  asked,
  FIELD,
  FIELD_TWO,
  JUDGED,
  kinds,
  played,
  refusal,
  SHORT,
  STRONG,
  STYLE,
  type Table,
  WEAK,
} from './fixtures.node.ts';

/** Three of the four locomotives have called or answered; team 0 calls, with a1. */
const THREE = [
  ...FIELD,
  'judge correct 0 9',
  '0 call p',
  '2 accept',
  '0 field 1',
  '1 call x',
  '2 accept',
  '3 decline',
] as const;
/** All four have. */
const SERVED = [...THREE, '1 call y', '3 accept', '2 decline'] as const;
const ALL: Table = {
  a0: { ...STRONG, x: 5, y: 5 },
  a1: { ...STRONG, x: 5, y: 5 },
  b0: { ...WEAK, x: 1 },
  b1: { ...WEAK, y: 1 },
  features: SHORT.features!,
  options: { judge: true },
};

test('DH-8.1 from thirty points, once all four have called or answered, the calling contestant may move to style points', () => {
  assert.deepEqual(played(ALL, ...THREE).served, [
    [true, true],
    [true, false],
  ]);
  assert.equal(refusal(ALL, ...THREE, 'judge correct 20 20', '1 style'), 'DH-8.1');
  assert.ok(!answers(played(ALL, ...THREE, 'judge correct 20 20'), 1).includes('style'));
  assert.equal(refusal(ALL, ...SERVED, 'judge correct 14 15', '1 style'), 'DH-8.1');
  const at30 = [...SERVED, 'judge correct 15 15'];
  assert.ok(answers(played(ALL, ...at30), 1).includes('style'));
  for (const by of [0, 2, 3]) assert.equal(refusal(ALL, ...at30, `${by} style`), 'DH-8.1');
  const moved = played(ALL, ...at30, '1 style');
  assert.deepEqual([moved.phase, asked(moved)], ['style', [1]]);
  for (const by of [0, 1]) assert.equal(refusal(ALL, ...at30, '1 style', `${by} call q`), 'DH-8.1');
});

test('DH-8.1 a value that only a booster gave does not count as an answer, nor does a vetoed call', () => {
  const table = { ...JUDGED, a1: STRONG };
  const swapped = played(
    table,
    ...FIELD,
    'judge correct 5 5',
    '0 call p',
    '2 accept',
    '3 boost swap-orders',
    '1 boost double-header',
  );
  assert.deepEqual(swapped.served, [
    [true, false],
    [true, false],
  ]);
  const vetoed = played(table, ...FIELD, '0 call p', '2 veto');
  assert.deepEqual(vetoed.served, [
    [false, false],
    [false, false],
  ]);
});

test('DH-8.1 a locomotive tagged in has answered, also one that had to be', () => {
  const table = { a0: { p: 5, q: 1 }, a1: { p: 5, q: 1 }, b0: { p: 5, q: 1 }, b1: { p: 5, q: 1 } };
  assert.deepEqual(played(table, ...FIELD, '0 call p', '2 accept', '2 tag').served, [
    [true, true],
    [true, true],
  ]);
});

test('DH-8.1 the move is open after a veto too (DH-3.2)', () => {
  const lines = [...SERVED, 'judge correct 15 16', '1 call q', '3 veto'];
  assert.equal(played(ALL, ...lines, '1 style').phase, 'style');
});

test('DH-8.2 the game moves to style points by itself when no valid statistic is left', () => {
  const state = played(SHORT, ...STYLE);
  assert.deepEqual([state.phase, state.calling, state.scores], ['style', 1, [0, 1]]);
  const none = played({ a0: { p: 1 }, b0: { q: 1 } }, ...FIELD);
  assert.deepEqual([none.phase, none.calling, asked(none)], ['style', 0, [0]]);
});

test('DH-8.2 and when vetoes leave neither team a call', () => {
  const table = { a0: { p: 5, q: 5 }, b0: { p: 1, q: 1 }, seats: 2 } as const;
  // Each has vetoed the statistic that the other could still call.
  const one = played(table, ...FIELD_TWO, '0 call p', '1 veto', '0 call q');
  assert.deepEqual([one.phase, one.calling, answers(one, 1)], ['calling', 1, ['call p']]);
  const both = played(table, ...FIELD_TWO, '0 call p', '1 veto', '0 call q', '1 call p', '0 veto');
  assert.deepEqual([both.phase, both.calling, asked(both)], ['style', 1, [1]]);
});

test('DH-8.3 a team that leads by twenty may skip the phase, by whose locomotive is in use', () => {
  const lines = [...FIELD, 'judge correct 20 0', '0 call p', '2 accept', '3 decline'];
  const table = { ...SHORT, options: { judge: true } };
  assert.equal(
    played(table, ...FIELD, 'judge correct 20 0', '0 call p', '2 accept', '3 decline').phase,
    'style',
  );
  const far = [...lines.slice(0, 2), 'judge correct 21 0', ...lines.slice(3)];
  const state = played(table, ...far);
  assert.deepEqual([kinds(state), answers(state, 0)], [['skip-style 0'], ['skip-style', 'hold-style']]);
  for (const by of [1, 2, 3]) assert.equal(refusal(table, ...far, `${by} skip-style`), 'DH-8.3');
  const over = played(table, ...far, '0 skip-style');
  assert.deepEqual(
    [over.phase, over.ended, doubleHeader.outcome(over)],
    [
      'over',
      'DH-8.3',
      {
        places: [
          [0, 1],
          [2, 3],
        ],
        by: 'DH-8.3',
      },
    ],
  );
  const held = played(table, ...far, '0 hold-style');
  // The calling contestant begins, not the leading one.
  assert.deepEqual([held.phase, asked(held)], ['style', [2]]);
  assert.equal(refusal(table, ...far, '0 hold-style', '0 skip-style'), 'DH-8.3');
});

test('DH-8.3 a correction that takes the lead away leaves nothing to skip', () => {
  const table = { ...SHORT, options: { judge: true } };
  const lines = [...FIELD, 'judge correct 21 0', '0 call p', '2 accept', '3 decline', 'judge correct 21 5'];
  assert.deepEqual(answers(played(table, ...lines), 0), ['hold-style']);
  assert.equal(refusal(table, ...lines, '0 skip-style'), 'DH-8.3');
});

test('DH-8.4 contestants claim in turn: calling, opposing, calling teammate, other opponent, and round', () => {
  const features = ['streamlined', 'compound', 'geared', 'triplex', 'turbine', 'duplex'];
  const order: unknown[] = [];
  const lines: string[] = [...STYLE];
  for (const feature of features) {
    const [seat] = asked(played(SHORT, ...lines));
    order.push(seat);
    lines.push(`${String(seat)} claim ${feature}`);
  }
  assert.deepEqual(order, [2, 0, 3, 1, 2, 0]);
  assert.equal(refusal(SHORT, ...STYLE, '0 claim booster'), 'DH-8.4');
  assert.equal(refusal(SHORT, ...STYLE, '3 claim booster'), 'DH-8.4');
  assert.equal(refusal(SHORT, '0 claim booster'), 'DH-8.4');
});

test('DH-8.4 one against one they take turns', () => {
  const table = { ...SHORT, seats: 2 } as const;
  const lines = [...FIELD_TWO, '0 call p', '1 accept'];
  assert.deepEqual(asked(played(table, ...lines)), [1]);
  assert.deepEqual(asked(played(table, ...lines, '1 claim geared', '0 claim booster')), [1]);
});

test('DH-8.4 an upheld claim scores one point for the team it favours, also with margins; equal and invalid nothing', () => {
  const table = { ...SHORT, a0: { p: 2 }, options: { scoring: 'margin' } };
  const base = played(table, ...FIELD, '0 call p', '2 accept', '2 stand').scores;
  const score = (claim: string): number[] =>
    played(table, ...FIELD, '0 call p', '2 accept', '2 stand', `2 claim ${claim}`).scores.map(
      (n, t) => n - base[t]!,
    );
  assert.deepEqual(score('compound'), [0, 1]);
  assert.deepEqual(score('streamlined'), [1, 0]);
  assert.deepEqual(score('preserved'), [0, 0]);
  assert.deepEqual(score('triplex'), [0, 0]);
});

test('DH-8.5 having no more is final; when all have said so the game is over', () => {
  const lines = [...STYLE, '2 pass', '0 claim booster', '3 pass', '1 pass'];
  const state = played(SHORT, ...lines);
  assert.deepEqual([state.phase, asked(state)], ['style', [0]]);
  assert.equal(refusal(SHORT, ...lines, '2 claim geared'), 'DH-8.5');
  assert.equal(refusal(SHORT, ...lines, '2 pass'), 'DH-8.5');
  const more = played(SHORT, ...lines, '0 claim streamlined');
  assert.deepEqual(asked(more), [0]);
  const over = played(SHORT, ...lines, '0 pass');
  assert.deepEqual([over.phase, over.ended, asked(over)], ['over', 'DH-8.5', []]);
  for (const [line, clause] of [
    ['0 call p', 'DH-8.1'],
    ['0 claim geared', 'DH-8.4'],
    ['0 pass', 'DH-8.5'],
    ['0 time-out', 'DH-7.1'],
    ['0 veto', 'DH-3.1'],
    ['0 field 1', 'DH-5.2'],
    ['0 rule equal', 'LV-3.2'],
    ['judge correct 1 1', 'LV-3.1'],
  ] as const)
    assert.equal(refusal(SHORT, ...lines, '0 pass', line), clause, line);
});

test('DH-8.5 passes are not filled in: a style point out of turn stays one', () => {
  assert.equal(refusal(SHORT, ...STYLE, '1 pass'), 'DH-8.5');
});

test('DH-8.6 most points win, equal points are a draw', () => {
  const all = [...STYLE, '2 pass', '0 pass', '3 pass', '1 pass'];
  const won = played(SHORT, ...all);
  assert.deepEqual(doubleHeader.outcome(won)?.places, [
    [2, 3],
    [0, 1],
  ]);
  assert.deepEqual(doubleHeader.record.winners(doubleHeader.view(won, 'public')), [1]);
  const drawn = played(SHORT, ...STYLE, '2 pass', '0 claim booster', '3 pass', '1 pass', '0 pass');
  assert.deepEqual(doubleHeader.outcome(drawn)?.places, [[0, 1, 2, 3]]);
  assert.deepEqual(doubleHeader.record.winners(doubleHeader.view(drawn, 'public')), [0, 1]);
  assert.deepEqual(doubleHeader.record.winners(doubleHeader.view(played(SHORT, ...STYLE), 'public')), []);
});
