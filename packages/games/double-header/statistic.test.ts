import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answers,
  asked,
  events,
  FIELD,
  FIELD_TWO,
  forbids,
  kinds,
  OPEN,
  played,
  refusal,
  SIX,
  STRONG,
  type Table,
} from './fixtures.node.ts';
import { readRecord, replayRecord } from '@turntable/engine';
import { knows } from '../versus/index.ts';
import { doubleHeader } from './index.ts';

test('DH-4.1 on equal values the opposing contestant may tag in the teammate', () => {
  const table = { a0: { p: 5 }, b0: { p: 5, y: 1 }, b1: { p: 8 } };
  const tie = played(table, ...FIELD, '0 call p', '2 accept');
  assert.deepEqual([kinds(tie), answers(tie, 2)], [['tag 2'], ['tag', 'stand']]);
  assert.equal(refusal(table, ...FIELD, '0 call p', '0 tag'), 'DH-4.1');
  assert.equal(refusal(table, ...FIELD, '2 tag'), 'DH-4.1');
  assert.deepEqual(played(table, ...FIELD, '0 call p', '2 accept', '2 tag').scores, [0, 1]);
});

test('DH-4.1 values tie as printed', () => {
  const table = { a0: { height: 15.004, power: 1 }, b0: { height: 15.001 } };
  assert.deepEqual(kinds(played(table, ...FIELD, '0 call height', '2 accept')), ['tag 2']);
});

test('DH-4.1 the question is asked even if the teammate has no value (LV-6.1), and then there is nobody to tag', () => {
  const table = { a0: { p: 5, q: 1 }, b0: { p: 5 }, b1: { q: 5 } };
  assert.deepEqual(answers(played(table, ...FIELD, '0 call p', '2 accept'), 2), ['stand']);
  assert.equal(refusal(table, ...FIELD, '0 call p', '2 accept', '2 tag'), 'DH-4.1');
});

test('DH-4.2 if it is still a tie the calling team has to tag, tagged or not', () => {
  const table = { a0: { p: 5, q: 1 }, a1: { p: 7, q: 1 }, b0: { p: 5, q: 1 }, b1: { p: 5, q: 1 } };
  for (const answer of ['tag', 'stand']) {
    const state = played(table, ...FIELD, '0 call p', '2 accept', `2 ${answer}`);
    assert.deepEqual(
      [state.scores, state.inUse],
      [
        [1, 0],
        [1, answer === 'tag' ? 1 : 0],
      ],
    );
  }
  const lower = { ...table, a1: { p: 3, q: 1 } };
  assert.deepEqual(played(lower, ...FIELD, '0 call p', '2 accept', '2 stand').scores, [0, 1]);
  // Once the tie is broken by the opposing teammate, the calling team does not tag.
  const broken = { ...table, b1: { p: 4, q: 1 } };
  const state = played(broken, ...FIELD, '0 call p', '2 accept', '2 tag');
  assert.deepEqual(
    [state.scores, state.inUse],
    [
      [1, 0],
      [0, 1],
    ],
  );
});

test('DH-4.3 still a tie: the opposing team counts as the victor, nobody scores', () => {
  const table = { a0: { p: 5, q: 1 }, b0: { p: 5, q: 1 }, b1: { p: 5 } };
  for (const answer of ['tag', 'stand']) {
    const lines = [...FIELD, '0 call p', '2 accept', `2 ${answer}`];
    const state = played(table, ...lines);
    assert.deepEqual([state.scores, state.calling, state.called], [[0, 0], 1, ['p']]);
    const kinds = events(table, ...lines).map((e) => e.kind);
    assert.ok(kinds.includes('undecided') && !kinds.includes('won'));
  }
  const both = { ...table, a1: { p: 5, q: 1 } };
  const state = played(both, ...FIELD, '0 call p', '2 accept', '2 stand');
  assert.deepEqual([state.scores, state.calling, state.inUse], [[0, 0], 1, [1, 0]]);
});

test('DH-4.4 a locomotive tagged in is then in use, and its contestant decides', () => {
  const table = { a0: { p: 5, q: 1 }, b0: { p: 5, q: 1 }, b1: { p: 8, q: 2 } };
  const state = played(table, ...FIELD, '0 call p', '2 accept', '2 tag');
  assert.deepEqual([state.inUse, asked(state)], [[0, 1], [3]]);
});

test('DH-4.4 one against one the contestant tags in their own other locomotive', () => {
  const table = { seats: 2, a0: { p: 5, q: 1 }, b0: { p: 5, q: 1 }, b1: { p: 8, q: 1 } } as const;
  const state = played(table, ...FIELD_TWO, '0 call p', '1 accept', '1 tag');
  assert.deepEqual([state.inUse, asked(state), state.scores], [[0, 1], [1], [0, 1]]);
});

test('LV-2.2 with margins a win scores up to three points', () => {
  const table = (a: number, b: number): Table => ({
    a0: { p: a, q: 1 },
    a1: { q: 1 },
    b0: { p: b, q: 1 },
    options: { scoring: 'margin', judge: true },
  });
  const score = (a: number, b: number): readonly number[] =>
    played(table(a, b), ...FIELD, '0 call p', '2 accept').scores;
  assert.deepEqual(score(5, 4), [1, 0]);
  assert.deepEqual(score(6, 4), [2, 0]);
  assert.deepEqual(score(8, 4), [3, 0]);
  assert.deepEqual(score(1, 0), [3, 0]);
  assert.deepEqual(score(2, 3), [0, 2]);
  const boosted = [...OPEN, '0 call p', '2 accept', '3 boost fifty-fifty', '1 decline'];
  assert.deepEqual(played(table(5, 4), ...boosted, 'chance coin heads').scores, [5, 9]);
  assert.deepEqual(played(table(5, 4), ...boosted, 'chance coin tails').scores, [8, 6]);
});

test('LV-2.3 what a booster replaced is not read out, and of a sum only the sum is', () => {
  const swapped = played(
    SIX,
    ...OPEN,
    '0 call p',
    '2 accept',
    '3 boost swap-orders',
    '1 boost double-header',
  );
  const read = swapped.read.map((team) => team.map((locomotive) => Object.keys(locomotive)));
  assert.deepEqual(read, [
    [[], []],
    [[], ['p']],
  ]);
  assert.deepEqual(swapped.sums, [{ team: 0, statistic: 'p', value: 12 }]);
  const tagged = played({ ...SIX, a0: { ...STRONG, p: 5 } }, ...FIELD, '0 call p', '2 accept', '2 tag');
  assert.deepEqual(
    tagged.read[1].map((locomotive) => locomotive['p']?.value),
    [5, 9],
  );
  assert.ok(knows(tagged.engines[1]![0]!.known, 'p'));
});

test('DH-4.4 only the contestant whose locomotive is in use may tag in, or stand', () => {
  const table = { a0: { p: 5, q: 1 }, b0: { p: 5, q: 1 }, b1: { p: 8, q: 2 } };
  const tie = [...FIELD, '0 call p', '2 accept'];
  for (const answer of ['tag', 'stand'])
    for (const by of [1, 3]) {
      assert.equal(forbids(played(table, ...tie), `${by} ${answer}`), 'DH-4.4');
      // A record that does not write the decline: the statistic is decided before the action is tried.
      assert.equal(refusal(table, ...tie, `${by} ${answer}`), 'DH-4.4');
    }
  // With no tie there is nothing to decide, but it is still not theirs.
  assert.equal(refusal(table, ...FIELD, '3 tag'), 'DH-4.4');
  assert.equal(refusal(table, ...FIELD, '2 tag'), 'DH-4.1');
  assert.equal(refusal(table, ...FIELD.slice(0, 1), '3 tag'), 'DH-4.1', 'nothing is in use yet');
  assert.equal(refusal(table, ...tie, '2 tag', '3 call q', '1 tag'), 'DH-4.4');
  // The last statistic of all leads to style points, until something is claimed.
  const last = { a0: { p: 5 }, b0: { p: 5 }, b1: { p: 8 } };
  assert.equal(refusal(last, ...tie, '3 tag'), 'DH-4.4');
  assert.equal(refusal(last, ...tie, '2 stand', '2 claim geared', '0 tag'), 'DH-4.1');
});

test('DH-4.4 one against one both locomotives are one’s own: what is wrong is the moment', () => {
  const table = { seats: 2, a0: { p: 5 }, b0: { p: 5 }, b1: { p: 8 } } as const;
  assert.equal(refusal(table, ...FIELD_TWO, '0 call p', '1 accept', '0 tag'), 'DH-4.1');
});

test('LV-1.2 LV-2.1 infinity told of a foreign card is no value of the card', () => {
  const card = (id: string, values: object, unread = false): object => ({
    ...{ id, name: id, values },
    ...(unread ? { unread } : {}),
  });
  const record = {
    ...{ format: 'turntable/1', game: 'double-header', options: {}, kept: { by: 'scorer', name: 'Ada' } },
    seats: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
    setup: {
      first: 0,
      engines: [
        [card('a0', {}, true), card('a1', { p: 1 })],
        [card('b0', { p: 3 }), card('b1', { p: 1 })],
      ],
    },
    actions: [
      { by: 0, type: 'field', engine: 0 },
      { by: 2, type: 'field', engine: 0 },
      { by: 0, type: 'call', statistic: 'p', told: [{ values: ['inf', 3], winner: 0 }] },
      { by: 2, type: 'accept' },
    ],
  };
  const { error, state } = replayRecord(doubleHeader, readRecord(doubleHeader, record));
  assert.deepEqual([error, state.scores, state.read[0][0]], [null, [1, 0], {}]);
});
