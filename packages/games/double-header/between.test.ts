import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answers,
  asked,
  forbids,
  FIELD,
  FIELD_TWO,
  JUDGED,
  kinds,
  played,
  refusal,
  replayed,
  STRONG,
  WEAK,
  type Table,
} from './fixtures.node.ts';

/** Team 0 wins p; the score is then 13 to 9. */
const LEADING = [...FIELD, 'judge correct 12 9', '0 call p', '2 accept', '3 decline'] as const;
/** Team 0 wins p and is behind, 10 to 13. */
const BEHIND = [...FIELD, 'judge correct 9 13', '0 call p', '2 accept', '3 decline'] as const;

test('DH-5.1 the team that won the statistic calls the next one', () => {
  const table = { a0: { p: 1, q: 1 }, b0: { p: 2, q: 2 } };
  assert.deepEqual(asked(played(table, ...FIELD, '0 call p', '2 accept')), [2]);
});

test('DH-5.2 the winner may change its locomotive if it is behind on points, once', () => {
  const table: Table = { ...JUDGED, options: { judge: true } };
  const low = [...FIELD, 'judge correct 0 5', '0 call p', '2 accept'];
  assert.deepEqual(answers(played(table, ...low), 0).at(-1), 'field 1');
  const changed = played(table, ...low, '0 field 1');
  assert.deepEqual([changed.inUse, asked(changed)], [[1, 0], [1]]);
  assert.equal(refusal(table, ...low, '0 field 1', '1 field 0'), 'DH-5.2');
  assert.equal(refusal(table, ...low, '0 field 0'), 'DH-5.2');
  assert.equal(refusal(table, ...low, '1 field 1'), 'DH-4.4');
  assert.equal(refusal(table, ...low, '2 field 1'), 'DH-5.2');
});

test('DH-5.2 level or ahead it may not', () => {
  for (const score of ['4 5', '8 5'])
    assert.equal(
      refusal(JUDGED, ...FIELD, `judge correct ${score}`, '0 call p', '2 accept', '0 field 1'),
      'DH-5.2',
    );
});

test('DH-5.2 a correction counts at once', () => {
  const lines = [...FIELD, '0 call p', '2 accept', 'judge correct 1 3', '0 field 1'];
  assert.deepEqual(played(JUDGED, ...lines).inUse, [1, 0]);
});

test('DH-5.2 only the team that won: a call that passed to the other gives it no change', () => {
  const table: Table = {
    a0: { p: 5 },
    b0: { p: 1, y: 1 },
    b1: { q: 1 },
    a1: { q: 0, z: 1 },
    options: { judge: true },
  };
  const state = played({ ...table, a1: { q: 5 } }, ...FIELD, '0 call p', '2 accept');
  assert.deepEqual(state.inUse, [1, 0]);
  const passed = { ...table, a0: { p: 5, r: 5 }, a1: { z: 1 }, b0: { p: 1, r: 1 }, b1: { z: 2 } };
  const lines = [...FIELD, '0 call r', '2 veto', '0 call p', 'judge correct 5 0'];
  const two = played({ ...passed, a1: {}, b1: {} }, ...lines);
  assert.deepEqual([two.calling, two.between.victor, answers(two, 2)], [1, 0, ['call r']]);
});

test('DH-5.2 after a tie the opposing team is the victor, and may change if it is behind', () => {
  const table = { ...JUDGED, b0: STRONG, a1: { q: 9 } };
  const lines = [...FIELD, 'judge correct 5 0', '0 call p', '2 accept', '2 stand'];
  assert.ok(answers(played(table, ...lines), 2).includes('field 1'));
});

test('DH-7.1 from twenty points in all and while the score is not level, each team has one Time Out', () => {
  const asks = (before: string): string[] =>
    kinds(played(JUDGED, ...FIELD, `judge correct ${before}`, '0 call p', '2 accept', '3 decline'));
  assert.deepEqual(asks('10 8'), ['call 0']);
  assert.deepEqual(asks('9 10'), ['call 0']);
  assert.deepEqual(asks('10 9'), ['time-out 1', 'time-out 2', 'time-out 3']);
  const state = played(JUDGED, ...LEADING, '3 time-out', '0 field 0', '2 field 0');
  assert.deepEqual([state.timeOuts, kinds(state)], [[1, 0], ['time-out 1']]);
  assert.equal(refusal(JUDGED, ...LEADING, '3 time-out', '0 field 0', '2 field 0', '2 time-out'), 'DH-7.1');
});

test('DH-7.1 between statistics only', () => {
  assert.equal(refusal(JUDGED, 'judge correct 12 9', '0 time-out'), 'DH-7.1');
  assert.equal(refusal(JUDGED, ...FIELD, 'judge correct 12 9', '0 time-out'), 'DH-7.1');
  assert.equal(forbids(played(JUDGED, ...LEADING, '0 call q'), '3 time-out'), 'DH-7.1');
  assert.equal(forbids(played(JUDGED, ...LEADING, '3 time-out'), '1 time-out'), 'DH-7.1');
});

test('DH-7.2 the leading team announces first, by whose locomotive is in use; keeping it is the decline', () => {
  const called = [...LEADING, '3 time-out'];
  assert.deepEqual(
    [kinds(played(JUDGED, ...called)), answers(played(JUDGED, ...called), 0)],
    [['field 0'], ['field 0', 'field 1']],
  );
  for (const by of [2, 3]) assert.equal(forbids(played(JUDGED, ...called), `${by} field 1`), 'DH-7.2');
  for (const by of [0, 1])
    assert.equal(forbids(played(JUDGED, ...called, '0 field 1'), `${by} field 1`), 'DH-7.2');
  assert.equal(forbids(played(JUDGED, ...called, '0 field 1'), '2 field 1'), undefined);
  const both = played(JUDGED, ...called, '0 field 1', '2 field 1');
  assert.deepEqual([both.inUse, both.calling], [[1, 1], 0]);
  const silent = replayed(JUDGED, ...called, '0 call q');
  assert.deepEqual([silent.error, silent.state.inUse], [null, [0, 0]]);
});

test('DH-4.4 whose locomotive is not in use decides no switch: not behind on points, and not in a Time Out', () => {
  const low = [...FIELD, 'judge correct 0 5', '0 call p', '2 accept'];
  assert.equal(refusal(JUDGED, ...low, '1 field 1'), 'DH-4.4');
  // Level, nobody may: it is DH-5.2 that forbids it.
  assert.equal(refusal(JUDGED, ...FIELD, 'judge correct 4 5', '0 call p', '2 accept', '1 field 1'), 'DH-5.2');
  const called = [...LEADING, '3 time-out'];
  assert.equal(forbids(played(JUDGED, ...called), '1 field 1'), 'DH-4.4');
  assert.equal(forbids(played(JUDGED, ...called, '0 field 1'), '3 field 1'), 'DH-4.4');
});

test('DH-7.2 the trailing team may lead by its own Time Out, and the leading one still announces first', () => {
  const trailing = played(JUDGED, ...BEHIND, '1 time-out');
  assert.deepEqual([kinds(trailing), trailing.timeOuts], [['field 2'], [0, 1]]);
});

test('DH-7.2 the calling team stays the calling team, and makes no change by DH-5.2', () => {
  const lines = [...BEHIND, '3 time-out', '2 field 1', '0 field 1'];
  const state = played(JUDGED, ...lines);
  assert.deepEqual([state.calling, state.inUse], [0, [1, 1]]);
  for (const by of [0, 1, 2, 3]) assert.equal(refusal(JUDGED, ...lines, `${by} field 0`), 'DH-7.2');
  assert.ok(!answers(played(JUDGED, ...lines, '0 pass'), 1).includes('field 0'));
});

test('DH-7.3 all others whose team may call it are asked at once, and the calling contestant acts last', () => {
  assert.deepEqual(kinds(played(JUDGED, ...LEADING)), ['time-out 1', 'time-out 2', 'time-out 3']);
  assert.deepEqual(kinds(played(JUDGED, ...LEADING, '2 pass')), ['time-out 1', 'time-out 3']);
  const last = played(JUDGED, ...LEADING, '2 pass', '3 pass', '1 pass');
  assert.deepEqual([kinds(last), answers(last, 0).at(-1)], [['call 0'], 'time-out']);
  const own = played(JUDGED, ...LEADING, '0 time-out');
  assert.deepEqual([own.timeOuts, kinds(own)], [[0, 1], ['field 0']]);
});

test('DH-7.3 a Time Out takes effect at once; open questions lapse and are asked again after it', () => {
  const lines = [...LEADING, '1 pass', '2 time-out'];
  assert.deepEqual(kinds(played(JUDGED, ...lines)), ['field 0']);
  const after = played(JUDGED, ...lines, '0 field 1', '2 field 0');
  assert.deepEqual(kinds(after), ['time-out 0']);
  const second = played(JUDGED, ...lines, '0 field 1', '2 field 0', '0 time-out', '1 field 0', '2 field 0');
  assert.deepEqual([second.timeOuts, kinds(second)], [[0, 0], ['call 0']]);
});

test('DH-7.3 they are asked again after a change by DH-5.2, too', () => {
  const changed = played(JUDGED, ...BEHIND, '1 pass', '2 pass', '3 pass', '0 field 1');
  assert.deepEqual(kinds(changed), ['time-out 0', 'time-out 2', 'time-out 3']);
});

test('DH-7.3 not before the first call, and not after a veto', () => {
  assert.deepEqual(kinds(played(JUDGED, ...FIELD, 'judge correct 12 9')), ['call 0']);
  const vetoed = [...FIELD, 'judge correct 12 9', '0 call p', '2 accept', '3 decline', '0 call q', '2 veto'];
  assert.deepEqual(kinds(played(JUDGED, ...vetoed)), ['call 0']);
});

test('DH-7.3 a correction opens and closes the question at once, and no name of a question comes back', () => {
  const low = [...FIELD, '0 call p', '2 accept'];
  const open = played(JUDGED, ...low, 'judge correct 12 9');
  assert.deepEqual(kinds(open), ['time-out 1', 'time-out 2', 'time-out 3']);
  const passed = played(JUDGED, ...low, 'judge correct 12 9', '1 pass');
  const level = played(JUDGED, ...low, 'judge correct 12 9', '1 pass', 'judge correct 9 9');
  assert.deepEqual(kinds(level), ['call 0']);
  const again = played(
    JUDGED,
    ...low,
    'judge correct 12 9',
    '1 pass',
    'judge correct 9 9',
    'judge correct 12 9',
  );
  assert.deepEqual(kinds(again), ['time-out 2', 'time-out 3']);
  const names = new Set(
    [open, level, again].flatMap((s) => s.decisions.filter((d) => !d.standing).map((d) => d.id)),
  );
  assert.equal(names.size, 6);
  const later = played(JUDGED, ...low, 'judge correct 12 9', '1 pass', 'judge correct 13 9');
  assert.deepEqual(
    later.decisions.map((d) => d.id),
    passed.decisions.map((d) => d.id),
  );
});

test('DH-7.3 one against one only the opponent is asked', () => {
  const table = { ...JUDGED, seats: 2 } as const;
  const lines = [...FIELD_TWO, 'judge correct 12 9', '0 call p', '1 accept', '1 decline'];
  assert.deepEqual(kinds(played(table, ...lines)), ['time-out 1']);
  assert.deepEqual(kinds(played(table, ...lines, '1 time-out', '0 field 1', '1 field 1')), ['call 0']);
});

test('LV-6.1 who is asked depends on public facts: a booster left, a Veto left, a tie', () => {
  const bare = { a0: { p: 1, q: 5 }, b0: { p: 5, q: 1 }, b1: {}, a1: {}, options: { judge: true } };
  const full = { ...bare, b1: STRONG, a1: WEAK };
  for (const lines of [
    [...FIELD, '0 call p'],
    [...FIELD, 'judge correct 9 9', '0 call p', '2 accept'],
    [...FIELD, 'judge correct 9 9', '0 call p', '2 accept', '3 boost fifty-fifty'],
  ])
    assert.deepEqual(kinds(played(bare, ...lines)), kinds(played(full, ...lines)));
});
