import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  active,
  answers,
  ATTACK,
  JUDGED,
  kinds,
  LEVEL,
  played,
  refusal,
  START,
  STRONG,
  viewOf,
  type Table,
} from './fixtures.node.ts';
import { locoDome } from './index.ts';
import { nextMarkerAt } from './roundhouse.ts';
import type { Action, View } from './types.ts';

const AT = (a: number, b: number): string[] => [...START, `judge correct ${a} ${b}`];

test('LD-4.1 every 20 points in all bring each contestant a marker', () => {
  assert.deepEqual(played(JUDGED, ...AT(10, 9)).markers, [0, 0]);
  assert.deepEqual(played(JUDGED, ...AT(10, 9), '0 call p').markers, [1, 1]);
  assert.deepEqual(played(JUDGED, ...AT(30, 15)).markers, [2, 2]);
});

test('LD-4.1 the highest total counts: a correction takes no marker away, and none is earned twice', () => {
  assert.deepEqual(played(JUDGED, ...AT(25, 0), 'judge correct 3 0').markers, [1, 1]);
  assert.deepEqual(played(JUDGED, ...AT(25, 0), 'judge correct 3 0', 'judge correct 25 0').markers, [1, 1]);
  assert.deepEqual(played(JUDGED, ...AT(25, 0), 'judge take-back').markers, [0, 0]);
});

test('LD-4.1 the next marker comes at the multiple after the highest total so far', () => {
  const next = (...lines: string[]): number => nextMarkerAt(played(JUDGED, ...START, ...lines));
  assert.deepEqual([next(), next('judge correct 15 4'), next('judge correct 15 5')], [20, 20, 40]);
  assert.equal(next('judge correct 15 5', 'judge correct 12 5'), 40);
});

test('LD-4.2 a Swap, of either contestant between calls, activates a dormant locomotive', () => {
  const state = played(JUDGED, ...AT(20, 0), '1 swap 2', '0 swap 4');
  assert.deepEqual([active(state), state.markers, state.markersUsed], [[4, 2], [0, 0], 2]);
  assert.equal(refusal(JUDGED, ...AT(20, 0), '0 swap 0'), 'LD-4.2');
  assert.equal(refusal(JUDGED, ...START, '0 swap 1'), 'LD-4.2');
  assert.equal(refusal(JUDGED, ...AT(20, 0), '1 swap 2', '1 swap 3'), 'LD-4.2');
});

const BLOCK: Table = { ...JUDGED, b: [{ p: 1 }, { p: 10 }, {}, { p: 2 }] };

test('LD-4.3 a Block activates a dormant locomotive and uses its value', () => {
  const asked = played(BLOCK, ...AT(20, 0), '0 call p');
  assert.deepEqual([kinds(asked), answers(asked, 1)], [['answer 1'], ['answer', 'block 1', 'block 3']]);
  const state = played(BLOCK, ...AT(20, 0), '0 call p', '1 block 1');
  assert.deepEqual([state.scores, state.calling, active(state), state.markers], [[20, 1], 1, [0, 1], [1, 0]]);
  assert.deepEqual(played(BLOCK, ...AT(20, 0), '0 call p', '1 answer').scores, [21, 0]);
  assert.equal(refusal(BLOCK, ...AT(20, 0), '0 call p', '1 block 2'), 'LD-4.3');
  assert.equal(refusal(BLOCK, ...START, '0 call p', '1 block 1'), 'LD-4.3');
});

test('LD-4.3 who holds a marker and a dormant locomotive is asked, even one whose locomotives have no value (LV-6.1)', () => {
  const table: Table = { ...JUDGED, b: [{ p: 1 }] };
  const state = played(table, ...AT(20, 0), '0 call p');
  assert.deepEqual(answers(state, 1), ['answer']);
});

test('LD-4.4 a Knock Out wants a marker, the lead and more than ten points to go', () => {
  assert.equal(played(JUDGED, ...AT(89, 0), '0 knock-out').phase, 'sequence');
  assert.equal(refusal(JUDGED, ...AT(90, 0), '0 knock-out'), 'LD-4.4');
  assert.equal(refusal(JUDGED, ...AT(15, 15), '0 knock-out'), 'LD-4.4');
  assert.equal(refusal(JUDGED, ...AT(12, 0), '0 knock-out'), 'LD-4.4');
  assert.equal(refusal(JUDGED, ...AT(0, 40), '1 knock-out'), 'LD-4.4');
});

const UNDER_ATTACK = [...AT(40, 0), '0 knock-out'];

test('LD-4.5 a Sacrifice ends the sequence: a dormant locomotive falls, the caller activates another, roles change', () => {
  const state = played(JUDGED, ...UNDER_ATTACK, '1 sacrifice 3');
  assert.equal(state.locomotives[1][3], 'knocked-out');
  assert.deepEqual([kinds(state), state.calling, state.sequence], [['activate 0'], 1, null]);
  const next = played(JUDGED, ...UNDER_ATTACK, '1 sacrifice 3', '0 activate 2');
  assert.deepEqual([kinds(next), active(next)], [['between 0'], [2, 0]]);
  assert.equal(refusal(JUDGED, ...UNDER_ATTACK, '1 sacrifice 3', '0 activate 0'), 'LD-4.5');
  assert.equal(refusal(JUDGED, ...UNDER_ATTACK, '1 sacrifice 0'), 'LD-4.5');
  assert.equal(refusal(JUDGED, ...AT(40, 0), '1 sacrifice 3'), 'LD-4.5');
  assert.equal(refusal(LEVEL, ...ATTACK, '1 sacrifice 3'), 'LD-4.5');
});

test('LD-4.5 it is open until the first reply of the opponent, whatever a verdict does', () => {
  const equal = [...UNDER_ATTACK, '0 claim "Paint"', 'judge rule equal'];
  const state = played(JUDGED, ...equal);
  assert.deepEqual([state.sequence!.pairs, kinds(state)], [1, ['claim 0', 'sacrifice 1']]);
  assert.equal(played(JUDGED, ...equal, '0 claim "Bell"', '1 sacrifice 1').calling, 1);
  const replied = [...UNDER_ATTACK, '0 claim "Paint"', 'judge rule claimant', '1 reply "Wheels"'];
  assert.deepEqual(kinds(played(JUDGED, ...replied)), ['rule judge']);
  assert.equal(refusal(JUDGED, ...replied, '1 sacrifice 1'), 'LD-4.5');
});

test('LD-4.5 a correction of the opponent closes it, the ruling by somebody else does not', () => {
  const table: Table = { ...LEVEL, a: [{ p: 5, q: 3 }], b: [{ p: 5, q: 1 }] };
  const state = played(table, ...ATTACK, '0 claim "Paint"', '1 equal');
  assert.equal(state.sequence!.fresh, false);
  assert.equal(played(table, ...ATTACK, '0 claim "Paint"', '1 rule equal').sequence!.fresh, true);
});

test('LD-4.5 it answers a free knock-out too, and one between identical locomotives before they fall', () => {
  const level: Table = { ...LEVEL, options: { judge: true } };
  const free = [...AT(20, 0), '0 call p', '0 knock-out free'];
  assert.equal(played(level, ...free, '1 sacrifice 1').locomotives[1][1], 'knocked-out');
  const twins: Table = { ...JUDGED, ids: { a0: 'one', b0: 'one' } };
  const state = played(twins, ...UNDER_ATTACK);
  assert.deepEqual(answers(state, 1), ['sacrifice 1', 'sacrifice 2', 'sacrifice 3', 'sacrifice 4', 'pass']);
  assert.deepEqual(active(played(twins, ...UNDER_ATTACK, '1 sacrifice 4')), [0, 0]);
  assert.deepEqual(
    played(twins, ...UNDER_ATTACK, '1 pass').locomotives.map(([one]) => one),
    ['knocked-out', 'knocked-out'],
  );
});

/** Four locomotives of the opponent fall to free knock-outs in turn. */
const lastOne = (side: 0 | 1): string[] =>
  [0, 1, 2, 3].flatMap((at) => [
    `${1 - side} call ${'pqrs'[at]!}`,
    `${1 - side} knock-out free`,
    `${1 - side} claim "Paint"`,
    'judge rule claimant',
    `${side} concede`,
    `${side} activate ${at + 1}`,
  ]);
const EVEN: Table = {
  a: [STRONG],
  b: [STRONG, STRONG, STRONG, STRONG, STRONG],
  options: { judge: true },
};

test('LD-4.6 a Rest between calls is for who has no dormant locomotive', () => {
  assert.equal(refusal(JUDGED, ...AT(20, 0), '0 rest'), 'LD-4.6');
  const bare = [...START, ...lastOne(1)];
  assert.deepEqual(active(played(EVEN, ...bare)), [0, 4]);
  const state = played(EVEN, ...bare, 'judge correct 20 0');
  assert.deepEqual(answers(state, 1), ['rest', 'detonate', 'pass']);
  const rested = played(EVEN, ...bare, 'judge correct 20 0', '1 rest');
  assert.deepEqual([rested.markers, active(rested), rested.calling], [[1, 0], [0, 4], 0]);
});

test('LD-4.7 a Detonation fells both active locomotives, for who is 20 points behind, once a game', () => {
  const state = played(JUDGED, ...AT(40, 0), '1 detonate');
  assert.deepEqual(
    state.locomotives.map(([one]) => one),
    ['knocked-out', 'knocked-out'],
  );
  assert.deepEqual([kinds(state), state.calling], [['activate 0'], 0]);
  const next = played(JUDGED, ...AT(40, 0), '1 detonate', '0 activate 1', '1 activate 1');
  assert.deepEqual([kinds(next), next.calling], [['between 1'], 0]);
  assert.equal(refusal(JUDGED, ...AT(40, 0), '1 detonate', '1 activate 1'), 'LD-4.7');
  assert.equal(
    refusal(JUDGED, ...AT(40, 0), '1 detonate', '0 activate 1', '1 activate 1', '1 detonate'),
    'LD-4.7',
  );
  assert.equal(refusal(JUDGED, ...AT(40, 21), '1 detonate'), 'LD-4.7');
  assert.equal(refusal(JUDGED, ...AT(40, 0), '0 detonate'), 'LD-4.7');
});

test('LD-4.7: a Detonation cannot be answered by a Sacrifice', () => {
  const detonated = [...AT(40, 0), '1 detonate'];
  assert.equal(refusal(JUDGED, ...detonated, '0 sacrifice 1'), 'LD-4.7');
  assert.equal(refusal(JUDGED, ...detonated, '0 activate 1', '0 sacrifice 2'), 'LD-4.7');
  const over = [...detonated, '0 activate 1', '1 activate 1'];
  assert.equal(refusal(JUDGED, ...over, '0 sacrifice 2'), 'LD-4.5', 'it is over and done with');
  assert.equal(refusal(JUDGED, ...UNDER_ATTACK, '1 sacrifice 3', '1 sacrifice 2'), 'LD-4.5');
});

test('LD-4.8 the opponent is asked before each call if they hold a marker, and again after any marker', () => {
  assert.deepEqual(kinds(played(JUDGED, ...START)), ['call 0']);
  assert.deepEqual(kinds(played(JUDGED, ...AT(40, 0))), ['between 1']);
  assert.deepEqual(kinds(played(JUDGED, ...AT(40, 0), '1 pass')), ['call 0']);
  assert.deepEqual(kinds(played(JUDGED, ...AT(40, 0), '1 pass', '0 swap 1')), ['between 1']);
  assert.deepEqual(kinds(played(JUDGED, ...AT(40, 0), '1 swap 1')), ['between 1']);
  assert.deepEqual(kinds(played(JUDGED, ...AT(20, 0), '1 swap 1')), ['call 0']);
  assert.deepEqual(kinds(played(JUDGED, ...AT(40, 0), '0 call p', '1 answer')), ['between 1']);
});

test('LD-4.9 who chooses a locomotive is shown which values it has, and not how high they are', () => {
  const { rosters } = viewOf(played(BLOCK, ...AT(20, 0), '0 call p'), 1);
  assert.deepEqual(
    rosters[1]!.map(({ known }) => Object.hasOwn(known!, 'p')),
    [true, true, false, true, false],
  );
  assert.ok(rosters[1]!.slice(1).every(({ rear }) => rear === null));
});

test('LD-6.1 every second marker used by either resets the record; a free knock-out uses none', () => {
  const lines = [...AT(20, 0), '0 call p', '1 answer', '0 swap 1'];
  assert.deepEqual(played(JUDGED, ...lines).called, ['p']);
  assert.deepEqual(played(JUDGED, ...lines, '1 swap 1').called, []);
  assert.equal(played(LEVEL, ...ATTACK).markersUsed, 0);
});

test('LD-6.2 the caller may have the record reset once all but known zeros are called', () => {
  const table: Table = { a: [{ p: 5, q: 4, z: 0, x: 4, n: null }], b: [{ p: 1, q: 1, z: 1 }] };
  const resets = (...lines: string[]): boolean =>
    answers(played(table, ...START, ...lines), 0).includes('reset');
  assert.deepEqual([resets(), resets('0 call p'), resets('0 call p', '0 call q')], [false, false, true]);
  assert.deepEqual(played(table, ...START, '0 call p', '0 call q', '0 reset').called, []);
  assert.equal(refusal(table, ...START, '0 call p', '0 reset'), 'LD-6.2');
  assert.equal(refusal(table, ...START, '0 reset'), 'LD-6.2');
  const zeros: Table = { a: [{ z: 0, n: null }], b: [{ z: 1 }] };
  assert.equal(refusal(zeros, ...START, '0 reset'), 'LD-6.2');
});

test('LD-6.2 a reset that tells of zeros is not taken back at will; one after all was called is', () => {
  const seals = (own: Readonly<Record<string, number | null>>): boolean => {
    const state = played({ a: [{ p: 9, n: null, ...own }], b: [{ p: 1, z: 3 }] }, ...START, '0 call p');
    const { id } = state.decisions.find(({ kind }) => kind === 'call')!;
    return locoDome.apply(state, { decision: id, actor: 0, action: { type: 'reset' } }).seals;
  };
  assert.deepEqual([seals({ z: 0 }), seals({})], [true, false]);
});

test('LD-4.2 LD-4.4 LD-6.2 with nothing left to call the clock resets the record: no attack, no marker', () => {
  const P = { p: 9, n: null };
  const table: Table = { a: [P, P, P, P, P], b: [{ p: 1 }], options: { judge: true } };
  const away = (scores: string, of: Partial<View> = {}): Action => {
    const state = played(table, ...START, '0 call p', `judge correct ${scores}`, '1 pass');
    const view = { ...locoDome.view(state, 0), ...of };
    return locoDome.fallback(
      view,
      view.decisions.find(({ kind }) => kind === 'call')!,
    );
  };
  for (const scores of ['25 4', '4 25', '12 12']) assert.deepEqual(away(scores), { type: 'reset' });
  // A second one ends the game (LD-7.6), which is well for who leads.
  assert.deepEqual(away('25 4', { idleReset: true }), { type: 'reset' });
  assert.deepEqual(away('4 25', { idleReset: true }).type, 'swap');
});

test('LD-6.3 a reset by a knock-out comes after it, one by a Block or a Rest before the statistic is written', () => {
  const attacked = played(JUDGED, ...AT(40, 0), '0 call p', '1 answer', '0 swap 1', '0 knock-out');
  assert.deepEqual(attacked.called, ['p']);
  assert.deepEqual(
    played(JUDGED, ...AT(40, 0), '0 call p', '1 answer', '0 swap 1', '0 knock-out', '0 concede').called,
    [],
  );
  const table: Table = { ...JUDGED, b: [{ p: 1, q: 1 }, { q: 10 }] };
  const blocked = [...AT(20, 0), '0 swap 1', '0 call p', '0 call q', '1 block 1'];
  assert.deepEqual(played(table, ...blocked).called, ['q']);
  const even: Table = { a: [{ p: 5, q: 9 }], b: [{ p: 5, q: 1 }], options: { judge: true } };
  const swaps = [...AT(60, 0), '1 swap 1', '1 swap 0', '1 swap 1'];
  assert.deepEqual(played(even, ...swaps, '0 call q 0', '0 call p 0', '0 rest').called, ['p']);
});
