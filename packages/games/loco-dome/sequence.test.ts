import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  active,
  answers,
  asked,
  ATTACK,
  events,
  JUDGED,
  kinds,
  legal,
  LEVEL,
  played,
  refusal,
  replayed,
  START,
  type Table,
} from './fixtures.node.ts';

/** Side a leads and has markers; the sequence has begun. */
const BEGUN = [...START, 'judge correct 40 0', '0 knock-out'] as const;
/** The features of a table where a free knock-out begins by ATTACK. */
const CARDS: Table = {
  a: [{ p: 5 }],
  b: [{ p: 5 }],
  features: { a0: ['streamlined', 'booster', 'prototype'], b0: ['booster', 'oil-fired'] },
};
/** Pairs of a claim and a reply in free words, accepted by going on; the first one's number is `from`. */
const pairs = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, i) => [`0 claim "c${from + i}"`, `1 reply "r${from + i}"`]).flat();
/** Claims that the opponent corrects: each is a pair as long as such ones count. */
const corrections = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => [`0 claim "e${i}"`, '1 equal']).flat();

test('LD-5.1 the caller claims a style point', () => {
  const state = played(JUDGED, ...BEGUN);
  assert.deepEqual(kinds(state), ['claim 0', 'sacrifice 1']);
  assert.deepEqual(asked(state), [0, 1]);
  assert.equal(refusal(JUDGED, ...BEGUN, '1 claim streamlined'), 'LD-5.1');
  assert.equal(refusal(JUDGED, ...START, '0 claim streamlined'), 'LD-5.1');
});

test('LD-5.2 the opponent replies with a point of their own, which makes a pair', () => {
  const claimed = [...ATTACK, '0 claim streamlined'];
  assert.deepEqual(kinds(played(CARDS, ...claimed)), ['reply 1']);
  const state = played(CARDS, ...claimed, '1 reply oil-fired');
  assert.deepEqual([state.sequence!.pairs, kinds(state)], [1, ['claim 0']]);
  assert.equal(refusal(CARDS, ...ATTACK, '1 reply oil-fired'), 'LD-5.2');
});

test('LD-5.2 the correction is for a claim in free words at a table without a judge', () => {
  assert.equal(played(LEVEL, ...ATTACK, '0 claim "Paint"', '1 equal').sequence!.pairs, 1);
  assert.equal(
    refusal({ ...CARDS, options: { freeClaims: true } }, ...ATTACK, '0 claim streamlined', '1 equal'),
    'LD-5.2',
  );
  assert.equal(refusal(JUDGED, ...BEGUN, '0 claim "Paint"', 'judge rule claimant', '1 equal'), 'LD-5.2');
  assert.equal(refusal(JUDGED, ...BEGUN, '0 claim "Paint"', '1 equal'), 'LD-5.2');
});

test('LD-5.2 the log cites it for the pair that a correction makes, LD-5.5 for that of a claim ruled equal', () => {
  const cited = (table: Table, ...lines: readonly string[]): string[] =>
    events(table, ...ATTACK, ...lines).flatMap(({ kind, clause }) => (kind === 'paired' ? [clause] : []));
  assert.deepEqual(cited(LEVEL, '0 claim "Paint"', '1 equal'), ['LD-5.2']);
  assert.deepEqual(cited(LEVEL, '0 claim "Paint"', '1 rule equal'), ['LD-5.5']);
  assert.deepEqual(cited(CARDS, '0 claim booster'), ['LD-5.5']);
  assert.deepEqual(cited(CARDS, '0 claim streamlined', '1 reply oil-fired'), ['LD-5.2']);
});

test('LD-5.3 claim and reply alternate until one of them has no valid point left', () => {
  const state = played(LEVEL, ...ATTACK, ...pairs(3));
  assert.equal(state.sequence!.pairs, 2);
  assert.deepEqual(kinds(state), ['rule 0', 'claim 0']);
  assert.equal(refusal(LEVEL, ...ATTACK, '1 concede'), 'LD-5.3');
  assert.equal(refusal(LEVEL, ...START, '0 concede'), 'LD-5.3');
});

test('LD-5.4 after ten pairs a point that applies to both makes none and is replaced', () => {
  const ten = played(LEVEL, ...ATTACK, ...corrections(10));
  assert.equal(ten.sequence!.pairs, 10);
  const eleven = played(LEVEL, ...ATTACK, ...corrections(11));
  assert.deepEqual([eleven.sequence!.pairs, kinds(eleven)], [10, ['claim 0']]);
  const cards: Table = { ...CARDS, options: { freeClaims: true } };
  const equal = played(cards, ...ATTACK, ...corrections(10), '0 claim booster');
  assert.deepEqual([equal.sequence!.pairs, kinds(equal)], [10, ['claim 0']]);
});

test('LD-5.5 a claim ruled equal is a pair by itself; the rest that is not upheld is replaced', () => {
  const equal = played(CARDS, ...ATTACK, '0 claim booster');
  assert.deepEqual([equal.sequence!.pairs, kinds(equal)], [1, ['claim 0']]);
  const invalid = played(CARDS, ...ATTACK, '0 claim oil-fired');
  assert.deepEqual([invalid.sequence!.pairs, kinds(invalid)], [0, ['claim 0']]);
  const replies = played(CARDS, ...ATTACK, '0 claim streamlined', '1 reply booster', '1 reply prototype');
  assert.deepEqual([replies.sequence!.pairs, kinds(replies)], [0, ['reply 1']]);
});

test('LD-5.6 the caller wins: the opponent falls, both activate, the caller first, who calls next', () => {
  const won = [...BEGUN, '0 claim "Paint"', 'judge rule claimant', '1 concede'];
  const state = played(JUDGED, ...won);
  assert.deepEqual([kinds(state), active(state), state.calling], [['activate 0'], [0, -1], 0]);
  assert.equal(state.locomotives[1][0], 'knocked-out');
  const next = played(JUDGED, ...won, '0 activate 3', '1 activate 2');
  assert.deepEqual([active(next), kinds(next)], [[3, 2], ['between 1']]);
  assert.equal(refusal(JUDGED, ...won, '1 activate 1'), 'LD-5.6');
  assert.equal(refusal(JUDGED, ...won, '0 activate 0'), 'LD-5.6');
});

test('LD-5.6 after a free knock-out the caller does not activate another', () => {
  const state = played(LEVEL, ...ATTACK, '0 claim "Paint"', '1 concede');
  assert.deepEqual([kinds(state), active(state)], [['activate 1'], [0, -1]]);
});

test('LD-5.7 the opponent wins: the caller falls and activates another, the opponent calls next', () => {
  const state = played(JUDGED, ...BEGUN, '0 concede');
  assert.deepEqual([kinds(state), active(state), state.calling], [['activate 0'], [-1, 0], 1]);
  assert.equal(refusal(JUDGED, ...BEGUN, '0 concede', '0 activate 0'), 'LD-5.7');
});

test('LD-5.8 after 25 pairs both fall, and the caller counts as the victor', () => {
  const state = played(LEVEL, ...ATTACK, ...pairs(25), '0 rule claimant');
  assert.deepEqual([active(state), state.calling, kinds(state)], [[-1, -1], 0, ['activate 0']]);
  assert.equal(refusal(LEVEL, ...ATTACK, ...pairs(25), '0 rule claimant', '1 activate 1'), 'LD-5.8');
});

test('LD-5.8 going on without a word accepts the 25th pair as well', () => {
  for (const on of ['0 claim "more"', '0 concede'])
    assert.deepEqual(active(played(LEVEL, ...ATTACK, ...pairs(25), on)), [-1, -1], on);
});

test('LD-5.8 identical locomotives both fall at once, in a free knock-out too', () => {
  const state = played({ ...LEVEL, ids: { a0: 'one', b0: 'one' } }, ...ATTACK);
  assert.deepEqual([active(state), state.calling, state.sequence], [[-1, -1], 0, null]);
});

test('LD-5.9 the victor calls next', () => {
  assert.equal(played(LEVEL, ...ATTACK, '0 claim "Paint"', '1 concede', '1 activate 1').calling, 0);
  assert.equal(played(LEVEL, ...ATTACK, '0 concede', '0 activate 1').calling, 1);
});

test('LV-3.1 the judge concedes for whoever is to speak, a point that waits counting for nothing', () => {
  assert.equal(played(JUDGED, ...BEGUN, 'judge end-style').locomotives[0][0], 'knocked-out');
  assert.equal(
    played(JUDGED, ...BEGUN, '0 claim "Paint"', 'judge end-style').locomotives[1][0],
    'knocked-out',
  );
  assert.equal(refusal(JUDGED, ...START, 'judge end-style'), 'LV-3.1');
  assert.equal(refusal(LEVEL, ...ATTACK, 'judge end-style'), 'LV-3.1');
});

test('LV-3.1 with a judge nothing but the verdict and a Sacrifice is open while a point waits', () => {
  const state = played(JUDGED, ...BEGUN, '0 claim "Paint"');
  assert.deepEqual(
    [kinds(state), asked(state), legal(state)],
    [['rule judge', 'sacrifice 1'], [1, 'judge'], 7],
  );
  assert.equal(refusal(JUDGED, ...BEGUN, '0 claim "Paint"', '1 reply "Wheels"'), 'LD-5.2');
});

test('LV-3.2 who rules in the place of a judge who is away is the other side, and named', () => {
  const claimed = [...BEGUN, '0 claim "Paint"'];
  const told = (line: string): unknown[] =>
    events(JUDGED, ...claimed, line).flatMap((e) => (e.kind === 'ruled' ? [e.by, e.how, e.clause] : []));
  assert.deepEqual(told('judge rule claimant'), ['judge', 'judge', 'LV-3.1']);
  assert.deepEqual(told('judge rule claimant 1'), [1, 'others', 'LV-3.2']);
  assert.equal(refusal(JUDGED, ...claimed, 'judge rule claimant 0'), 'LV-3.2');
  const { error } = replayed(JUDGED, ...claimed, 'judge rule claimant 0');
  assert.deepEqual(error!.refusals[0]!.with, { why: 'deputy' });
  const replied = [...claimed, 'judge rule claimant', '1 reply "Brass"'];
  assert.equal(played(JUDGED, ...replied, 'judge rule claimant 0').sequence?.pairs, 1);
});

test('LV-3.2 without a judge the other side rules, or accepts by going on', () => {
  const state = played(LEVEL, ...ATTACK, '0 claim "Paint"');
  assert.deepEqual(kinds(state), ['rule 1', 'reply 1']);
  assert.deepEqual(
    answers(state, 1).map((answer) => answer.trim()),
    ['rule claimant', 'rule equal', 'rule invalid', 'reply', 'equal', 'concede'],
  );
  assert.deepEqual(kinds(played(LEVEL, ...ATTACK, '0 claim "Paint"', '1 rule invalid')), ['claim 0']);
  assert.equal(refusal(LEVEL, ...ATTACK, '0 claim "Paint"', '0 rule claimant'), 'LV-3.2');
  assert.equal(refusal(CARDS, ...ATTACK, '0 claim "Paint"'), 'LV-3.2');
  const ruled = events(LEVEL, ...ATTACK, '0 claim "Paint"', '1 rule invalid too dull').find(
    (event) => event.kind === 'ruled',
  );
  assert.deepEqual([ruled!.how, ruled!.reason], ['others', 'too dull']);
});

test('LV-4.2 a point that counted or was equal is gone for both, an invalid one for its side, until the sequence ends', () => {
  assert.equal(refusal(LEVEL, ...ATTACK, '0 claim "Paint"', '1 reply " PAINT "'), 'LV-4.2');
  assert.equal(refusal(CARDS, ...ATTACK, '0 claim booster', '0 claim booster'), 'LV-4.2');
  assert.equal(refusal(CARDS, ...ATTACK, '0 claim oil-fired', '0 claim oil-fired'), 'LV-4.2');
  played(CARDS, ...ATTACK, '0 claim oil-fired', '0 claim streamlined', '1 reply oil-fired');
});
