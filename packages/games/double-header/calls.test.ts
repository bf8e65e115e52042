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
  legal,
  played,
  refusal,
  replayed,
  STRONG,
  WEAK,
} from './fixtures.node.ts';

test('DH-2.1 the contestant whose locomotive is in use calls what it has a value for, a known zero included', () => {
  const table = { a0: { p: 0, q: null, r: 3 }, a1: { q: 1 }, b0: { p: 1, q: 1, r: 1 } };
  assert.deepEqual(answers(played(table, ...FIELD), 0), ['call p', 'call r']);
  assert.equal(refusal(table, ...FIELD, '0 call q'), 'DH-2.1');
  assert.equal(refusal(table, ...FIELD, '1 call q'), 'DH-2.1');
  assert.equal(refusal(table, ...FIELD, '2 call p'), 'DH-2.1');
  assert.equal(refusal(table, ...FIELD, '0 call constructor'), 'DH-2.1');
});

test('DH-2.1 while others are asked the calling contestant has to wait', () => {
  const table = { a0: STRONG, a1: STRONG, b0: WEAK, b1: WEAK, options: { judge: true } };
  assert.equal(refusal(table, ...FIELD, '0 call p', '0 call q', '0 call q'), 'DH-2.2');
  const state = played(table, ...FIELD, '0 call p');
  assert.deepEqual(asked(state), [2]);
});

test('DH-2.2 a statistic is called to the end once a game', () => {
  const table = { a0: STRONG, b0: WEAK };
  const state = played(table, ...FIELD, '0 call p', '2 accept');
  assert.deepEqual(state.called, ['p']);
  assert.equal(refusal(table, ...FIELD, '0 call p', '0 call p'), 'DH-2.2');
});

test('DH-2.3 a statistic that no opposing locomotive has cannot be called', () => {
  const table = { a0: { p: 1, q: 1, r: 1 }, b0: { q: 1 }, b1: { r: 1 } };
  assert.equal(refusal(table, ...FIELD, '0 call p'), 'DH-2.3');
  assert.deepEqual(answers(played(table, ...FIELD), 0), ['call q', 'call r']);
});

test('DH-2.4 the opposing team switches to the teammate who has a value, who may veto', () => {
  const table = { a0: { p: 5, q: 1 }, b0: { x: 2 }, b1: { p: 9, q: 2 }, options: { judge: true } };
  const called = played(table, ...FIELD, 'judge correct 5 6', '0 call p');
  assert.deepEqual([called.inUse, asked(called)], [[0, 1], [3]]);
  assert.equal(refusal(table, ...FIELD, '0 call p', '2 veto'), 'DH-3.1');
  const accepted = played(table, ...FIELD, 'judge correct 5 6', '0 call p', '3 accept');
  assert.deepEqual(kinds(accepted), ['boost 2']);
  const read = played(table, ...FIELD, '0 call p', '3 accept');
  assert.deepEqual([read.inUse, read.calling, read.scores], [[0, 1], 1, [0, 1]]);
});

test('DH-2.4 a veto undoes the switch', () => {
  const table = { a0: { p: 5, q: 1 }, b0: { q: 2 }, b1: { p: 9 } };
  const state = played(table, ...FIELD, '0 call p', '3 veto');
  assert.deepEqual([state.inUse, state.vetoes, asked(state)], [[0, 0], [1, 1, 1, 0], [0]]);
  assert.equal(refusal(table, ...FIELD, '0 call p', '3 veto', '0 call p'), 'DH-3.3');
});

test('DH-2.5 the opposing value is read first, then the caller’s; the higher wins', () => {
  const table = { a0: { p: 5 }, b0: { p: 3 } };
  const log = events(table, ...FIELD, '0 call p', '2 accept');
  const read = log.flatMap((e) => (e.kind === 'read' ? [[e.team, e.value]] : []));
  assert.deepEqual(read, [
    [1, 3],
    [0, 5],
  ]);
  assert.deepEqual(played(table, ...FIELD, '0 call p', '2 accept').scores, [1, 0]);
});

test('DH-2.6 the other locomotive comes into use when the calling one has nothing to call', () => {
  const table = { a0: { p: 5 }, a1: { q: 5, r: 5 }, b0: { p: 1, q: 1, r: 1 } };
  const state = played(table, ...FIELD, '0 call p', '2 accept');
  assert.deepEqual([state.calling, state.inUse, asked(state)], [0, [1, 0], [1]]);
  assert.deepEqual(events(table, ...FIELD, '0 call p', '2 accept').at(-1), {
    kind: 'forced-in',
    team: 0,
    engine: 1,
    clause: 'DH-2.6',
    by: 2,
  });
});

test('DH-2.6 it holds for the very first call, and whichever locomotive was announced', () => {
  const table = { a0: { x: 5 }, a1: { p: 5 }, b0: { p: 1 } };
  const state = played(table, ...FIELD);
  assert.deepEqual([state.inUse, asked(state)], [[1, 0], [1]]);
});

test('DH-2.6 the call passes to the opposing team when neither calling locomotive has anything', () => {
  const table = { a0: { p: 5, r: 5 }, b0: { p: 1, r: 1, y: 1 }, b1: { r: 1 } };
  // After its veto of r, b0 bars it from a0; b0 itself may still call it.
  const state = played(table, ...FIELD, '0 call r', '2 veto', '0 call p');
  assert.deepEqual([state.calling, state.inUse, asked(state)], [1, [0, 0], [2]]);
  assert.deepEqual(answers(state, 2), ['call r']);
});

test('DH-2.6 in passing, the opposing team uses its other locomotive if the one in use cannot call', () => {
  const table = { a0: { p: 5, r: 5 }, b0: { p: 1, y: 1 }, b1: { r: 1 } };
  const state = played(table, ...FIELD, '0 call r', '3 veto', '0 call p', '2 accept');
  assert.deepEqual([state.calling, state.inUse, asked(state)], [1, [0, 1], [3]]);
});

test('DH-2.6 it comes right after a veto, and then too nothing but a call follows', () => {
  const table = { a0: { p: 5 }, a1: { q: 5 }, b0: { p: 1, q: 1 }, options: { judge: true } };
  const lines = [...FIELD, 'judge correct 12 9', '0 call p', '2 veto'];
  const state = played(table, ...lines);
  assert.deepEqual([state.inUse, kinds(state), answers(state, 1)], [[1, 0], ['call 1'], ['call q']]);
  assert.equal(refusal(table, ...lines, '1 time-out'), 'DH-3.2');
  assert.equal(refusal(table, ...lines, '1 field 0'), 'DH-3.2');
});

test('DH-2.6 when neither team can call, the team that was to call counts as calling (DH-8.2)', () => {
  const table = { a0: { p: 1 }, a1: { z: 1 }, b0: { p: 5 }, b1: { y: 1 } };
  const state = played(table, ...FIELD, '0 call p', '2 accept');
  assert.deepEqual([state.phase, state.calling, state.inUse, asked(state)], ['style', 1, [0, 0], [2]]);
});

test('DH-3.1 each contestant has one Veto, against a call against them, before their value is read', () => {
  const table = { a0: { p: 1, q: 1, r: 1 }, b0: { p: 2, q: 2, r: 2 }, b1: { p: 2, q: 2, r: 2 } };
  assert.deepEqual(answers(played(table, ...FIELD, '0 call p'), 2), ['veto', 'accept']);
  for (const by of [0, 1, 3]) assert.equal(refusal(table, ...FIELD, '0 call p', `${by} veto`), 'DH-3.1');
  assert.equal(refusal(table, ...FIELD, '2 veto'), 'DH-3.1');
  assert.equal(refusal(table, ...FIELD, '0 call p', '2 accept', '2 veto'), 'DH-3.1');
  // Without a Veto left there is no question.
  const again = replayed(table, ...FIELD, '0 call p', '2 veto', '0 call q');
  assert.deepEqual([again.error, again.state.called, again.state.vetoes], [null, ['q'], [1, 1, 0, 1]]);
  assert.equal(refusal(table, ...FIELD, '0 call p', '2 veto', '0 call q', '2 accept'), 'DH-3.1');
});

test('DH-3.2 the vetoed statistic is not called, and the same contestant calls another', () => {
  const table = { a0: STRONG, a1: STRONG, b0: WEAK, b1: WEAK, options: { judge: true } };
  const lines = [...FIELD, 'judge correct 9 14', '0 call p', '2 accept', '3 decline', '0 call q', '2 veto'];
  const state = played(table, ...lines);
  assert.deepEqual([state.called, state.vetoed, asked(state)], [['p'], { q: [2] }, [0]]);
  assert.deepEqual(answers(state, 0), ['call r', 'call s', 'call t', 'call u']);
  // Behind on points, with more than twenty in all: yet no change and no Time Out after a veto.
  for (const by of [0, 1, 2, 3])
    for (const action of ['field 1', 'time-out'])
      assert.equal(refusal(table, ...lines, `${by} ${action}`), 'DH-3.2', `${by} ${action}`);
});

test('DH-3.3 a vetoed statistic may be called against the other contestant, not against whoever vetoed it', () => {
  const table = {
    a0: { p: 5, q: 5, s: 5 },
    b0: { p: 1, q: 1 },
    b1: { p: 1, q: 1, s: 9 },
  };
  const vetoed = [...FIELD, '0 call p', '2 veto'];
  assert.equal(refusal(table, ...vetoed, '0 call p'), 'DH-3.3');
  // s forces b1 in; against b1 p may be called.
  const state = played(table, ...vetoed, '0 call s', '3 accept', '3 call q', '0 accept', '0 call p');
  assert.deepEqual([asked(state), state.inUse], [[3], [0, 1]]);
});

test('DH-3.3 nor so that the vetoing contestant would be forced in', () => {
  const table = { a0: { p: 5, q: 5, t: 5 }, b0: { p: 1 }, b1: { q: 1, t: 1 } };
  // q forces b1 in, which stays in use; p would then force b0 in again, who vetoed it.
  const lines = [...FIELD, '0 call p', '2 veto', '0 call q', '3 accept'];
  const state = played(table, ...lines);
  assert.deepEqual([state.inUse, answers(state, 0)], [[0, 1], ['call t']]);
  assert.equal(refusal(table, ...lines, '0 call p'), 'DH-3.3');
});

test('DH-3.3 tagging in and boosters may still use the value of who vetoed', () => {
  const table = {
    a0: { p: 5, s: 9, t: 1 },
    b0: { p: 8, t: 5 },
    b1: { p: 5, s: 1, t: 5 },
    options: { judge: true },
  };
  const vetoed = [...FIELD, '0 call p', '2 veto', '0 call s', '3 accept'];
  const tagged = played(table, ...vetoed, '0 call p', '3 accept', '3 tag');
  assert.deepEqual(
    [tagged.scores, tagged.inUse],
    [
      [1, 1],
      [0, 0],
    ],
  );
  const swapped = played(
    table,
    ...vetoed,
    'judge correct 6 5',
    '0 call p',
    '3 accept',
    '2 boost swap-orders',
    '1 decline',
  );
  assert.deepEqual(
    [swapped.scores, swapped.inUse],
    [
      [6, 6],
      [0, 1],
    ],
  );
});

test('DH-3.3 one against one the veto covers both locomotives', () => {
  const table = { seats: 2, a0: { p: 5, q: 5, r: 5 }, b0: { p: 3 }, b1: { p: 2, q: 2, r: 2 } } as const;
  assert.equal(refusal(table, ...FIELD_TWO, '0 call p', '1 veto', '0 call q', '0 call p'), 'DH-3.3');
});

test('DH-3.4 once a booster is played the statistic can no longer be vetoed', () => {
  const table = { a0: STRONG, a1: STRONG, b0: WEAK, b1: WEAK, options: { judge: true } };
  const lines = [...FIELD, 'judge correct 5 6', '0 call p'];
  assert.equal(refusal(table, ...lines, '3 boost fifty-fifty', '2 veto'), 'DH-3.4');
  // The same where the answer to the booster is not written, and the statistic is decided without it.
  const swapped = [...lines, '3 boost swap-orders'];
  assert.equal(refusal(table, ...swapped, '2 veto'), 'DH-3.4');
  assert.equal(refusal(table, ...swapped, '1 decline', '2 veto'), 'DH-3.4');
  assert.equal(forbids(played(table, ...swapped), '2 veto'), 'DH-3.4');
  // Without a booster, and on the next call, it is the moment that is wrong.
  assert.equal(refusal(table, ...lines, '2 accept', '3 decline', '2 veto'), 'DH-3.1');
  assert.equal(refusal(table, ...swapped, '1 decline', '0 call q', '2 accept', '2 veto'), 'DH-3.1');
  assert.equal(legal(played(table, ...lines)), 2);
});
