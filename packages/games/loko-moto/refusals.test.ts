import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  against,
  buy,
  clausesAgainst,
  decision,
  firstError,
  played,
  position,
  row,
} from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import type { Action, State } from './types.ts';

const reserve = (...sections: string[]): Action => ({ type: 'reserve', sections });
const build = (section: string): Action => ({ type: 'build', section });
const close = (section: string): Action => ({ type: 'close', section });
const first = (state: State, action: Action): string => clausesAgainst(state, action)[0] ?? 'legal';

test('LM-2.1 a reservation is of exactly two free sections, wherever they lie', () => {
  const state = position({}, { built: { 0: ['a1-b1'] }, reserved: { 1: ['a1-a2'] } });
  assert.equal(first(state, reserve('b1-c1', 'a2-a3')), 'legal');
  assert.equal(first(state, reserve('b1-c1', 'c1-c2')), 'legal');
  for (const sections of [
    [],
    ['b1-c1'],
    ['b1-c1', 'b1-c1'],
    ['b1-c1', 'c1-c2', 'a2-a3'],
    ['b1-c1', 'a1-b1'],
    ['a1-a2', 'b1-c1'],
    ['b1-c1', 'nowhere'],
  ])
    assert.equal(first(state, reserve(...sections)), 'LM-2.1', sections.join());
});

test('LM-2.1 an inked section, an own reservation or an own line cannot be reserved', () => {
  const state = position({}, { built: { 0: ['a1-b1'] }, reserved: { 0: ['a1-a2'] }, inked: ['b1-b2'] });
  for (const taken of ['a1-b1', 'a1-a2', 'b1-b2'])
    assert.equal(first(state, reserve('b1-c1', taken)), 'LM-2.1', taken);
});

test('LM-2.2 one section is reserved alone when it is the only free one', () => {
  const last = position({}, { free: ['b1-c1'], reserved: { 0: ['a1-b1'] } });
  assert.equal(first(last, reserve('b1-c1')), 'legal');
  assert.equal(first(last, reserve('a1-b1')), 'LM-2.1');
  assert.equal(first(last, reserve('b1-c1', 'a1-b1')), 'LM-2.1');
  assert.equal(first(last, reserve('b1-c1', 'b1-c1')), 'LM-2.1');
  const two = position({}, { free: ['b1-c1', 'c1-c2'] });
  assert.equal(first(two, reserve('b1-c1')), 'LM-2.1');
});

test('LM-2.2 the last one may be reserved by whoever has the turn', () => {
  for (const turn of [0, 1, 2])
    assert.equal(first(position({}, { free: ['b1-c1'], turn }), reserve('b1-c1')), 'legal');
});

test('LM-2.3 one builds on a free section or an own reservation, on nothing else', () => {
  const state = position(
    {},
    {
      built: { 0: ['a1-b1'], 1: ['b1-c1'] },
      reserved: { 0: ['a1-a2'], 1: ['b1-b2'] },
      inked: ['c1-c2'],
    },
  );
  assert.equal(first(state, build('a2-a3')), 'legal');
  assert.equal(first(state, build('a1-a2')), 'legal');
  for (const taken of ['a1-b1', 'b1-c1', 'b1-b2', 'c1-c2', 'nowhere'])
    assert.equal(first(state, build(taken)), 'LM-2.3', taken);
});

test('LM-2.4 a turn is exactly one action: after it, it is the next seat’s turn', () => {
  const actions = [
    { by: 0, type: 'build', section: 'a1-b1' },
    { by: 0, type: 'build', section: 'b1-c1' },
  ];
  assert.deepEqual(firstError({ actions }), { at: 1, clause: 'LM-1.4' });
});

test('LM-2.5 no action says "pass", and none is an empty one', () => {
  assert.equal(lokoMoto.parse({ type: 'pass' }), undefined);
  assert.equal(lokoMoto.decline, undefined);
  assert.equal(first(played({}), reserve()), 'LM-2.1');
});

test('LM-1.4 another seat has to wait', () => {
  const state = played({ starter: 1 });
  assert.deepEqual(clausesAgainst(state, build('a1-b1'), 0), ['LM-1.4']);
  // Not even with the open decision in hand.
  assert.equal(against(state, decision(state), build('a1-b1'), 2)[0]!.clause, 'LM-1.4');
  assert.equal(first(state, build('a1-b1')), 'legal');
});

test('LM-5.1 when the game is over nothing is legal, whoever tries it', () => {
  const over = position({}, { free: [] });
  for (const seat of [0, 1, 2])
    for (const action of [build('a1-b1'), reserve('a1-b1'), close('a1-b1'), buy('t4a', [])])
      assert.deepEqual(clausesAgainst(over, action, seat), ['LM-5.1']);
});

test('LM-6.1 in the opening nothing is legal but closing a free section', () => {
  const state = played({ seats: 2, actions: [{ by: 0, type: 'close', section: 'a1-b1' }] });
  assert.equal(first(state, close('b1-c1')), 'legal');
  for (const action of [close('a1-b1'), close('nowhere'), build('b1-c1'), reserve('b1-c1', 'c1-c2')])
    assert.equal(first(state, action), 'LM-6.1', action.type);
  assert.equal(first(state, buy('t4a', ['a1-b1'])), 'LM-6.1');
});

test('LM-6.1 on a small map no more are to be closed than are free (LM-5.1)', () => {
  const state = played({ seats: 2, map: row(5), actions: [{ by: 0, type: 'close', section: 'a1-b1' }] });
  const [why] = against(state, lokoMoto.decisions(state)[0], build('b1-c1'), state.turn);
  assert.deepEqual(why!.with, { opening: 'yes', left: 4 });
});

test('LM-6.1 outside the opening closing is never legal', () => {
  assert.equal(first(played({}), close('a1-b1')), 'LM-6.1');
  assert.equal(first(played({ seats: 5 }), close('a1-b1')), 'LM-6.1');
});

test('LM-1.2 the cards are dealt by chance alone and only once', () => {
  const start = lokoMoto.start(lokoMoto.host({}, 3));
  const [open] = lokoMoto.decisions(start);
  const deal = lokoMoto.draw(start, open!, { below: () => 0 });
  const view = lokoMoto.view(start, 'public');
  assert.deepEqual(lokoMoto.refusals(view, open, deal), []);
  assert.equal(against(start, open, deal, 0)[0]!.clause, 'LM-1.2');
  assert.equal(against(start, undefined, deal, 0)[0]!.clause, 'LM-1.4');
  assert.equal(lokoMoto.refusals(view, open, build('a1-b1'))[0]!.clause, 'LM-1.2');
  const after = lokoMoto.apply(start, { decision: open!.id, actor: 'chance', action: deal }).state;
  assert.equal(first(after, deal), 'LM-1.2');
});
