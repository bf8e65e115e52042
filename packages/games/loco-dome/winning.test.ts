import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, JUDGED, kinds, played, refusal, START, STRONG, type Table } from './fixtures.node.ts';
import { thresholdOf } from './roundhouse.ts';
import type { State } from './types.ts';

const end = ({ phase, ended, winners }: State): unknown[] => [phase, ended, winners];
const correct = (a: number, b: number): string => `judge correct ${a} ${b}`;
/** A free knock-out that side a wins at a table with a judge. */
const knockOut = (statistic: string): string[] => [
  `0 call ${statistic}`,
  '0 knock-out free',
  '0 claim "Paint"',
  'judge rule claimant',
  '1 concede',
];
/** Whatever is called ties, and side a has nothing to try with. */
const EVEN: Table = {
  a: [STRONG],
  b: [STRONG, STRONG, STRONG, STRONG, STRONG],
  options: { judge: true },
};
/** All but the last locomotive of side b are out. */
const FOUR = [...START, ...[...'pqrs'].flatMap((id, at) => [...knockOut(id), `1 activate ${at + 1}`])];

test('LD-7.1 the threshold is 100 less 10 for every locomotive that is out, and reaching it wins', () => {
  assert.deepEqual(end(played(JUDGED, ...START, correct(99, 0), '0 call p', '1 answer')), [
    'over',
    'LD-7.1',
    [0],
  ]);
  const fallen = [...START, ...knockOut('p'), '1 activate 1'];
  assert.equal(thresholdOf(played(EVEN, ...fallen)), 90);
  assert.equal(played(EVEN, ...fallen, correct(0, 89)).phase, 'calling');
  assert.deepEqual(end(played(EVEN, ...fallen, correct(0, 90))), ['over', 'LD-7.1', [1]]);
  assert.equal(refusal(JUDGED, ...START, correct(100, 0), '0 call p'), 'LD-2.1');
});

test('LD-7.2 whoever knocks out all five wins, whatever the points', () => {
  assert.equal(played(EVEN, ...FOUR).phase, 'calling');
  assert.deepEqual(end(played(EVEN, ...FOUR, correct(0, 5), ...knockOut('t'))), ['over', 'LD-7.2', [0]]);
});

/** Identical locomotives meet in pairs, each with one statistic of its own, and fall in pairs. */
const pair = [...'pqrst'].map((statistic) => ({ [statistic]: 1, n: null }));
const TWINS: Table = {
  a: pair,
  b: pair,
  ids: Object.fromEntries([0, 1, 2, 3, 4].flatMap((at) => [`a${at}`, `b${at}`].map((id) => [id, `l${at}`]))),
  options: { judge: true },
};
const fall = (at: number): string[] => [
  `0 activate ${at}`,
  `1 activate ${at}`,
  `0 call ${'pqrst'[at]!}`,
  '0 knock-out free',
];

test('LD-7.3 if both lose the last one at once more points win, and on equal points the caller', () => {
  const all = [0, 1, 2, 3, 4].flatMap(fall);
  assert.deepEqual(end(played(TWINS, ...all)), ['over', 'LD-7.3', [0]]);
  const behind = [...all.slice(0, -1), correct(3, 4), ...all.slice(-1)];
  assert.deepEqual(end(played(TWINS, ...behind)), ['over', 'LD-7.3', [1]]);
});

test('LD-7.4 if both reach a falling threshold at once more points win, and on equal points the caller', () => {
  const after = (a: number, b: number): unknown[] =>
    end(played(EVEN, ...START, correct(a, b), ...knockOut('p')));
  assert.deepEqual(after(92, 92), ['over', 'LD-7.4', [0]]);
  assert.deepEqual(after(91, 93), ['over', 'LD-7.4', [1]]);
});

/** Only the first of side b can be called against. */
const LONELY: Table = {
  a: [{ p: 5, n: null }, ...[1, 2, 3, 4].map(() => ({ x: 1, n: null }))],
  b: [{ p: 5, n: null }, ...[1, 2, 3, 4].map(() => ({ y: 1, n: null }))],
  options: { judge: true },
};

test('LD-7.5 if neither can call anything, more points win and equal points are a draw', () => {
  assert.deepEqual(end(played(LONELY, ...START, ...knockOut('p'), '1 activate 1')), [
    'over',
    'LD-7.5',
    [0, 1],
  ]);
  const ahead = [...START, correct(0, 3), ...knockOut('p')];
  assert.deepEqual(end(played(LONELY, ...ahead, '1 activate 1')), ['over', 'LD-7.5', [1]]);
});

test('LD-7.5 if only the active locomotive of the caller can call nothing, another is activated without a marker', () => {
  const lines = ['0 activate 1', '1 activate 0'];
  const state = played(LONELY, ...lines);
  assert.deepEqual([kinds(state), answers(state, 0)], [['activate 0'], ['activate 0']]);
  assert.equal(refusal(LONELY, ...lines, '0 activate 2'), 'LD-7.5');
  assert.deepEqual(kinds(played(LONELY, ...lines, '0 activate 0')), ['call 0']);
  // It comes before the opponent is asked (LD-4.8).
  assert.deepEqual(kinds(played(LONELY, '0 activate 1', correct(20, 0), '1 activate 0')), ['activate 0']);
  assert.deepEqual(kinds(played(LONELY, '0 activate 1', correct(20, 0), '1 activate 0', '0 activate 0')), [
    'between 1',
  ]);
});

const even = (value: number): NonNullable<Table['b']> => [
  { p: 5, n: null },
  { p: value, n: null },
];
const IDLE = [...START, '0 call p', '0 activate 1', '1 reset', '1 call p', '1 activate 1'];

test('LD-7.6 two resets on request with no point and no knock-out between them end the game', () => {
  const table: Table = { a: even(5), b: even(5) };
  assert.equal(played(table, ...IDLE).phase, 'calling');
  assert.deepEqual(end(played(table, ...IDLE, '0 reset')), ['over', 'LD-7.6', [0, 1]]);
  const scored = played({ a: even(5), b: even(4) }, ...IDLE, '0 reset');
  assert.deepEqual([scored.phase, scored.scores], ['calling', [1, 0]]);
});

test('LD-7.7 a threshold that falls to a score counts as reached, before anybody activates', () => {
  assert.deepEqual(end(played(EVEN, ...START, correct(0, 92), ...knockOut('p'))), ['over', 'LD-7.1', [1]]);
  assert.deepEqual(end(played(JUDGED, ...START, correct(80, 20), '1 detonate')), ['over', 'LD-7.1', [0]]);
});

test('LD-7.7 a roster that is out comes before the threshold', () => {
  assert.deepEqual(end(played(EVEN, ...FOUR, correct(0, 55), ...knockOut('t'))), ['over', 'LD-7.2', [0]]);
});
