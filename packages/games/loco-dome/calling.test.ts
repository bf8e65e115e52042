import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  active,
  answers,
  asked,
  events,
  JUDGED,
  kinds,
  legal,
  LEVEL,
  played,
  refusal,
  START,
  STRONG,
  viewOf,
  WEAK,
  type Table,
} from './fixtures.node.ts';
import { locoDome } from './index.ts';

const PLAIN: Table = { a: [STRONG, { p: 3 }], b: [WEAK, { p: 3, x: 4 }] };

test('LD-1.1 rosters are public, and the same locomotive may come up again on either side', () => {
  const same = { a0: 'one', a1: 'one', b4: 'one' };
  const state = played({ ...PLAIN, ids: same }, ...START);
  const { rosters } = viewOf(state, 'public');
  assert.deepEqual(
    rosters.map((r) => r.map(({ front }) => front.id)),
    [
      ['one', 'one', 'a2', 'a3', 'a4'],
      ['b0', 'b1', 'b2', 'b3', 'one'],
    ],
  );
});

test('LD-1.2 who activates another has the active one dormant; nobody does for nothing', () => {
  const state = played(JUDGED, ...START, 'judge correct 20 0', '0 swap 3');
  assert.deepEqual(state.locomotives[0], ['dormant', 'dormant', 'dormant', 'active', 'dormant']);
  assert.equal(refusal(PLAIN, ...START, '0 activate 1'), 'LD-1.2');
});

test('LD-1.3 a contestant sees the rear of their own active locomotive only; the judge sees all, spectators none', () => {
  const state = played(JUDGED, ...START);
  const seen = (viewer: 0 | 1 | 'judge' | 'public'): number[] =>
    viewOf(state, viewer).rosters.flatMap((roster, side) =>
      roster.flatMap(({ rear }, at) => (rear ? [10 * side + at] : [])),
    );
  assert.deepEqual(seen(0), [0]);
  assert.deepEqual(seen(1), [10]);
  assert.deepEqual(seen('judge'), [0, 1, 2, 3, 4, 10, 11, 12, 13, 14]);
  assert.deepEqual(seen('public'), []);
});

test('LD-1.4 the calling contestant activates first, then the opponent', () => {
  assert.deepEqual(asked(played({ ...PLAIN, first: 1 })), [1]);
  assert.deepEqual(asked(played({ ...PLAIN, first: 1 }, '1 activate 4')), [0]);
  assert.deepEqual(kinds(played({ ...PLAIN, first: 1 }, '1 activate 4', '0 activate 0')), ['call 1']);
  assert.equal(refusal(PLAIN, '1 activate 0'), 'LD-1.4');
  assert.equal(refusal(PLAIN, '0 call p'), 'LD-2.1');
});

test('LD-2.1 a statistic is called that both have a value for, and that is not in the record', () => {
  assert.deepEqual(answers(played(PLAIN, ...START), 0), [
    'call n',
    'call p',
    'call q',
    'call r',
    'call s',
    'call t',
  ]);
  assert.equal(refusal(PLAIN, ...START, '0 call x'), 'LD-2.1');
  assert.equal(refusal({ ...PLAIN, b: [] }, ...START, '0 call p'), 'LD-2.1');
  assert.equal(refusal(PLAIN, ...START, '0 call p', '0 call p'), 'LD-2.1');
  assert.equal(refusal(PLAIN, ...START, '1 call p'), 'LD-2.1');
  assert.equal(refusal(PLAIN, ...START, '0 call nonsense'), 'LD-2.1');
});

test('LD-2.1 a locomotive that is knocked out counts no more', () => {
  const table: Table = { ...JUDGED, a: [{ p: 5, x: 9 }], b: [{ p: 5, x: 1 }] };
  assert.ok(answers(played(table, ...START), 0).includes('call x'));
  const attack = [...START, '0 call p', '0 knock-out free', '0 claim "Paint"', 'judge rule claimant'];
  const fallen = played(table, ...attack, '1 concede', '1 activate 1');
  assert.deepEqual(answers(fallen, 0), ['call n']);
});

test('LD-2.2 a target is named exactly when the active locomotive has no value, and stays dormant', () => {
  const table: Table = { a: [{ p: 5 }], b: [{}, { p: 3 }, { p: 9 }] };
  assert.deepEqual(answers(played(table, ...START), 0), ['call n', 'call p 1', 'call p 2']);
  for (const wrong of ['0 call p', '0 call p 0', '0 call p 3', '0 call n 1'])
    assert.equal(refusal(table, ...START, wrong), 'LD-2.2', wrong);
  const state = played(table, ...START, '0 call p 1');
  assert.deepEqual(
    [state.scores, active(state)],
    [
      [1, 0],
      [0, 0],
    ],
  );
});

test('LD-2.3 the opposing value is read first, the higher scores, and the statistic is written', () => {
  const read = events(PLAIN, ...START, '0 call p').filter((e) => e.kind === 'read');
  assert.deepEqual(
    read.map(({ side, value }) => [side, value]),
    [
      [1, 1],
      [0, 9],
    ],
  );
  const state = played(PLAIN, ...START, '0 call p');
  assert.deepEqual([state.scores, state.called], [[1, 0], ['p']]);
  assert.equal(refusal(PLAIN, ...START, '0 call p', '1 answer'), 'LD-2.3');
});

test('LD-2.4 the winner of a statistic calls next', () => {
  assert.equal(played(PLAIN, ...START, '0 call p').calling, 0);
  assert.equal(played(PLAIN, ...START, '0 call n').calling, 1);
  assert.equal(refusal(PLAIN, ...START, '0 call n', '0 pass'), 'LD-2.4');
});

const TIE: Table = { a: [{ p: 5 }, { p: 7 }, { p: 5 }], b: [{ p: 5 }, { p: 8 }, { p: 5 }, { p: 1 }] };

test('LD-3.1 on a tie the opponent may activate a dormant locomotive with a value', () => {
  const tie = played(TIE, ...START, '0 call p');
  assert.deepEqual([kinds(tie), legal(tie)], [['tie 1'], 4]);
  const won = played(TIE, ...START, '0 call p', '1 activate 1');
  assert.deepEqual([won.scores, active(won), won.calling], [[0, 1], [0, 1], 1]);
  const lost = played(TIE, ...START, '0 call p', '1 activate 3');
  assert.deepEqual([lost.scores, active(lost), lost.calling], [[1, 0], [0, 3], 0]);
  assert.equal(refusal(TIE, ...START, '0 call p', '1 activate 4'), 'LD-3.1');
  assert.equal(refusal(TIE, ...START, '1 stand'), 'LD-3.1');
});

test('LD-3.1 the targeted locomotive may be the one, which leaves the tie', () => {
  const table: Table = { a: [{ p: 5 }, { p: 6 }], b: [{}, { p: 5 }] };
  const state = played(table, ...START, '0 call p 1', '1 activate 1');
  assert.deepEqual([kinds(state), active(state)], [['tie-break 0'], [0, 1]]);
});

test('LD-3.2 if it is a tie still, the caller must try another', () => {
  const state = played(TIE, ...START, '0 call p', '1 stand');
  assert.deepEqual(answers(state, 0), ['activate 1', 'activate 2']);
  const won = played(TIE, ...START, '0 call p', '0 activate 1');
  assert.deepEqual(
    [won.scores, active(won)],
    [
      [1, 0],
      [1, 0],
    ],
  );
  assert.equal(refusal(TIE, ...START, '0 call p', '0 activate 3'), 'LD-3.2');
  assert.equal(refusal(TIE, ...START, '0 call p', '1 activate 2', '0 activate 0'), 'LD-3.2');
});

test('LD-3.2: the caller cannot leave the tie as it is', () => {
  assert.equal(refusal(TIE, ...START, '0 call p', '1 stand', '0 stand'), 'LD-3.2');
  assert.equal(refusal(TIE, ...START, '0 call p', '0 stand'), 'LD-3.2', 'the opponent’s own is filled in');
  const tie = viewOf(played(TIE, ...START, '0 call p'), 0);
  assert.deepEqual(
    locoDome.refusals(tie, tie.decisions[0], { type: 'stand' }).map(({ clause }) => clause),
    ['LD-3.2'],
  );
  assert.equal(refusal(TIE, ...START, '0 call p', '1 stand', '1 stand'), 'LD-3.1');
});

test('LD-3.4: who has nothing to try cannot leave the tie as it is', () => {
  assert.equal(refusal(LEVEL, ...START, '0 call p', '1 stand', '0 stand'), 'LD-3.4');
  // Nor does anything ask them for an activation.
  assert.equal(refusal(LEVEL, ...START, '0 call p', '1 stand', '0 activate 1'), 'LD-1.2');
});

test('LD-3.3 a tie to the end is a victory of the opponent without a point', () => {
  const state = played(TIE, ...START, '0 call p', '1 activate 2', '0 activate 2');
  assert.deepEqual([state.scores, state.calling, state.called, active(state)], [[0, 0], 1, ['p'], [2, 2]]);
});

test('LD-3.4 with nothing to try the caller rests for a marker or begins a free knock-out', () => {
  const without = played(LEVEL, ...START, '0 call p', '1 stand');
  assert.deepEqual(answers(without, 0), ['knock-out true']);
  assert.equal(refusal(LEVEL, ...START, '0 call p', '0 rest'), 'LD-3.4');
  const judged: Table = { ...LEVEL, options: { judge: true } };
  const lines = [...START, 'judge correct 20 0', '0 call p'];
  assert.deepEqual(answers(played(judged, ...lines, '1 stand'), 0), ['rest', 'knock-out true']);
  const rested = played(judged, ...lines, '0 rest');
  assert.deepEqual(
    [rested.called, rested.calling, rested.markers, rested.scores],
    [['p'], 0, [0, 1], [20, 0]],
  );
  const free = played(judged, ...lines, '0 knock-out free');
  assert.deepEqual([free.called, free.markers, free.phase], [['p'], [1, 1], 'sequence']);
});

test('LD-3.4 a free knock-out or a Rest is not to be had otherwise', () => {
  assert.equal(refusal(TIE, ...START, '0 call p', '0 knock-out free'), 'LD-3.4');
  assert.equal(refusal(PLAIN, ...START, '0 knock-out free'), 'LD-3.4');
  assert.equal(
    refusal({ ...TIE, options: { judge: true } }, ...START, 'judge correct 20 0', '0 call p', '0 rest'),
    'LD-4.6',
  );
});
