import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FEATURES } from '@turntable/roster';
import { doubleHeader } from './index.ts';
import {
  answers,
  asked,
  events,
  FIELD,
  FIELD_TWO,
  forbids,
  JUDGED,
  kinds,
  legal,
  played,
  refusal,
  STRONG,
  WEAK,
  type Table,
} from './fixtures.node.ts';

const FEATURED = {
  a0: ['streamlined', 'booster', 'preserved'],
  a1: ['streamlined', 'preserved'],
  b0: ['streamlined', 'compound', 'preserved'],
  b1: ['preserved', 'geared'],
};
/** One statistic, which team 1 wins; then the game moves to style points by itself, b0 calling. */
const SHORT: Table = { a0: { p: 1 }, b0: { p: 2 }, features: FEATURED };
const STYLE = [...FIELD, '0 call p', '2 accept'] as const;
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
  features: FEATURED,
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
  assert.equal(refusal(ALL, ...at30, '1 style', '1 call q'), 'DH-2.1');
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
  assert.equal(refusal(SHORT, ...lines, '2 claim geared'), 'DH-8.4');
  assert.equal(refusal(SHORT, ...lines, '2 pass'), 'DH-8.5');
  const more = played(SHORT, ...lines, '0 claim streamlined');
  assert.deepEqual(asked(more), [0]);
  const over = played(SHORT, ...lines, '0 pass');
  assert.deepEqual([over.phase, over.ended, asked(over)], ['over', 'DH-8.5', []]);
  for (const [line, clause] of [
    ['0 call p', 'DH-2.1'],
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

test('LV-3.2 without a judge the cards decide claims by feature, and free words are refused unless the table takes them', () => {
  assert.equal(legal(played(SHORT, ...STYLE)), FEATURES.length + 1);
  assert.equal(refusal(SHORT, ...STYLE, '2 claim "The cleaner lines"'), 'LV-3.2');
  const free = { ...SHORT, options: { freeClaims: true } };
  assert.equal(legal(played(free, ...STYLE)), FEATURES.length + 2);
});

test('LV-3.2 the other side decides a claim in free words: any member of it', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const claimed = [...STYLE, '2 claim "The cleaner lines"'];
  const state = played(free, ...claimed);
  assert.deepEqual(kinds(state), ['rule 0,1', 'speak 0']);
  assert.equal(legal(state), 2 * 4 + FEATURES.length + 2);
  assert.equal(refusal(free, ...claimed, '3 rule claimant'), 'LV-3.2');
  assert.equal(refusal(free, ...claimed, '2 rule claimant'), 'LV-3.2');
  const ruled = (verdict: string): readonly number[] => played(free, ...claimed, `1 rule ${verdict}`).scores;
  assert.deepEqual(ruled('claimant'), [0, 2]);
  assert.deepEqual(ruled('opponent'), [1, 1]);
  assert.deepEqual(ruled('equal'), [0, 1]);
  assert.deepEqual(ruled('invalid'), [0, 1]);
  assert.deepEqual(asked(played(free, ...claimed, '1 rule invalid')), [0]);
  assert.equal(refusal(free, ...claimed, '1 rule invalid', '1 rule equal'), 'LV-3.2');
});

test('LV-3.2 whoever speaks next without a verdict accepts the claim', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const claimed = [...STYLE, '2 claim "The cleaner lines"'];
  assert.deepEqual(played(free, ...claimed, '0 claim booster').scores, [1, 2]);
  const passed = played(free, ...claimed, '0 pass');
  assert.deepEqual([passed.scores, asked(passed)], [[0, 2], [3]]);
  // Accepted is claimed: the same words are barred at once.
  assert.equal(refusal(free, ...claimed, '0 claim "the cleaner LINES"'), 'LV-4.2');
  const how = events(free, ...claimed, '0 claim booster').flatMap((e) => (e.kind === 'ruled' ? [e.how] : []));
  assert.deepEqual(how, ['accepted', 'cards']);
});

test('LV-3.2 nobody accepts the claim of their own side', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const lines = [...STYLE, '2 pass', '0 pass', '3 pass', '1 claim "The cleaner lines"'];
  const state = played(free, ...lines);
  assert.deepEqual(kinds(state), ['rule 2,3']);
  assert.equal(refusal(free, ...lines, '1 claim booster'), 'DH-8.4');
  const ruled = played(free, ...lines, '3 rule claimant');
  assert.deepEqual([ruled.scores, asked(ruled)], [[1, 1], [1]]);
});

test('LV-3.1 the judge rules on free words; meanwhile nobody goes on', () => {
  const table = { ...SHORT, options: { judge: true } };
  const claimed = [...STYLE, '2 claim "The cleaner lines"'];
  const state = played(table, ...claimed);
  assert.deepEqual([kinds(state), legal(state)], [['rule judge'], 4]);
  assert.equal(refusal(table, ...claimed, '0 claim booster'), 'DH-8.4');
  assert.equal(refusal(table, ...claimed, '0 pass'), 'DH-8.5');
  assert.equal(refusal(table, ...claimed, '0 rule claimant'), 'LV-3.2');
  assert.deepEqual(played(table, ...claimed, 'judge rule opponent').scores, [1, 1]);
  assert.deepEqual(played(table, ...claimed, 'judge correct 5 5').scores, [5, 5]);
  assert.deepEqual(played(table, ...claimed, 'judge end-style').scores, [0, 1]);
  assert.equal(refusal(table, ...STYLE, 'judge rule claimant'), 'LV-3.2');
});

test('LV-3.1 with a judge the cards still decide claims by feature, and a table may refuse free words', () => {
  const strict = { ...SHORT, options: { judge: true, freeClaims: false } };
  assert.deepEqual(played(strict, ...STYLE, '2 claim compound').scores, [0, 2]);
  assert.equal(refusal(strict, ...STYLE, '2 claim "The cleaner lines"'), 'LV-3.2');
});

test('LV-3.1 corrections at any time of a running game, the end of the phase in it; by nobody else', () => {
  assert.equal(played(JUDGED, 'judge correct 3 4').scores[1], 4);
  const veto = played(JUDGED, ...FIELD, '0 call p', 'judge correct 3 4');
  assert.deepEqual([veto.scores, kinds(veto)], [[3, 4], ['veto 2']]);
  assert.equal(refusal(JUDGED, ...FIELD, 'judge end-style'), 'LV-3.1');
  const table = { ...SHORT, options: { judge: true } };
  assert.equal(played(table, ...STYLE, 'judge end-style').ended, 'DH-8.5');
  assert.equal(refusal(table, ...STYLE, 'judge end-style', 'judge correct 1 1'), 'LV-3.1');
  assert.equal(refusal(table, ...STYLE, 'judge end-style', 'judge end-style'), 'LV-3.1');
  for (const by of ['judge', '0', 'chance']) {
    assert.equal(refusal(SHORT, ...STYLE, `${by} correct 1 1`), 'LV-3.1');
    assert.equal(refusal(SHORT, ...STYLE, `${by} end-style`), 'LV-3.1');
  }
  assert.equal(refusal(JUDGED, ...FIELD, 'judge call p'), 'DH-2.1');
});

test('LV-3.1 no action of the judge declines for anybody', () => {
  const state = played(JUDGED, ...FIELD, '0 call p', 'judge correct 0 0');
  assert.deepEqual(kinds(state), ['veto 2']);
});

test('LV-3.1 a take-back undoes the last action with the declines before it, corrections too, also when the game is over', () => {
  const table = { ...SHORT, options: { judge: true } };
  const back = played(table, ...FIELD, '0 call p', '2 veto', 'judge take-back');
  assert.deepEqual([kinds(back), back.vetoes], [['veto 2'], [1, 1, 1, 1]]);
  const corrected = played(table, ...FIELD, 'judge correct 5 5', 'judge take-back');
  assert.deepEqual(corrected.scores, [0, 0]);
  const over = played(table, ...STYLE, 'judge end-style', 'judge take-back');
  assert.equal(over.phase, 'style');
  assert.equal(refusal(SHORT, ...FIELD, 'judge take-back'), 'LV-3.1');
  assert.equal(refusal(table, 'judge take-back'), 'LV-3.1');
});

test('LV-4.2 what counted or was equal is barred to all, what was invalid to the side that claimed it', () => {
  const lines = [...STYLE, '2 claim preserved', '0 claim triplex'];
  assert.equal(refusal(SHORT, ...lines, '3 claim preserved'), 'LV-4.2');
  assert.equal(refusal(SHORT, ...lines, '3 claim triplex', '1 claim triplex'), 'LV-4.2');
  assert.equal(legal(played(SHORT, ...lines)), FEATURES.length - 1 + 1);
  assert.equal(legal(played(SHORT, ...lines, '3 claim geared')), FEATURES.length - 3 + 1);
  assert.equal(refusal(SHORT, ...STYLE, '2 claim streamlined', '0 claim streamlined'), 'LV-4.2');
});

test('LV-4.2 the same words are the same point; invalid ones the other side may still use', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const invalid = [...STYLE, '2 claim "The cleaner lines"', '0 rule invalid'];
  assert.deepEqual(kinds(played(free, ...invalid, '0 claim "the CLEANER lines"')), ['rule 2,3', 'speak 3']);
  assert.equal(refusal(free, ...invalid, '0 pass', '3 claim " the cleaner lines "'), 'LV-4.2');
});

test('LV-4.2 what is refused for several reasons cites the moment, then LV-3.2, then LV-4.2', () => {
  const free = { ...SHORT, options: { freeClaims: true } };
  const claimed = played(free, ...STYLE, '2 claim "x"', '0 rule claimant');
  assert.equal(forbids(claimed, '3 claim "x"'), 'DH-8.4');
  assert.equal(forbids(claimed, '0 claim "X"'), 'LV-4.2');
  assert.equal(forbids(played(SHORT, ...STYLE), '2 claim "x"'), 'LV-3.2');
});

test('LV-4.3 the side with more locomotives that have the feature is favoured, whoever claims it', () => {
  const verdict = (claim: string): unknown =>
    events(SHORT, ...STYLE, `2 claim ${claim}`).flatMap((e) => (e.kind === 'ruled' ? [e.verdict] : []))[0];
  assert.equal(verdict('geared'), 'claimant');
  assert.equal(verdict('streamlined'), 'opponent');
  assert.equal(verdict('preserved'), 'equal');
  assert.equal(verdict('turbine'), 'invalid');
});
