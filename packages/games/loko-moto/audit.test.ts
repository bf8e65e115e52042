import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  act,
  buy,
  LINE3,
  LINE4,
  LINE5,
  played,
  position,
  row,
  STAR4,
  trains,
  type Table,
} from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import type { State } from './types.ts';

const HIDDEN: Table = {
  map: row(8),
  options: { hiddenAgendas: true },
  shapes: {
    1: [LINE3],
    2: ['x', 'y', 'z', 'w'].map((id) => ({ ...LINE4, id })),
    3: ['u', 'v', 't', 's'].map((id) => ({ ...LINE5, id })),
  },
  secret: [
    ['x', 'u'],
    ['y', 'v'],
    ['z', 't'],
  ],
};
const audit = (state: State): readonly string[] => lokoMoto.audit(state);
const hand = (state: State, change: object, seat = 0): State => ({
  ...state,
  hands: state.hands.with(seat, { ...state.hands[seat]!, ...change }),
});

test('a state as it should be breaks nothing', () => {
  for (const table of [{}, { seats: 2 }, { seats: 5 }, HIDDEN]) assert.deepEqual(audit(played(table)), []);
  assert.deepEqual(audit(lokoMoto.start(lokoMoto.host({}, 3))), []);
});

const base = played({});
/** Seat 0 has bought a train of price 2. */
function bought(): State {
  const sections = ['a1-b1', 'b1-c1'];
  const before = position({ map: row(8), trains: trains(2, 7) }, { built: { 0: sections } });
  return act(before, buy('t2a', sections)).state;
}
const broken: [string, string, State][] = [
  ['LM-1.1', 'a hand too many', { ...base, hands: [...base.hands, base.hands[0]!] }],
  ['LM-1.2', 'a train twice', { ...base, trainPile: [...base.trainPile, 't4a'] }],
  ['LM-1.2', 'a train lost', { ...base, market: [null, ...base.market.slice(1)] }],
  ['LM-1.3', 'a shape lost', { ...base, faceUp: [null, 'line4', 'line5'] }],
  ['LM-1.4', 'a turn out of order', { ...base, turn: 1 }],
  ['LM-2.3', 'a line of a seat that is not there', { ...base, lines: [9, ...base.lines.slice(1)], free: 11 }],
  ['LM-3.2', 'a train that nobody paid for', hand(base, { trains: ['t9b'] })],
  ['LM-3.2', 'ink that bought nothing', { ...base, lines: [1, ...base.lines.slice(1)], free: 11 }],
  ['LM-3.2', 'a train that another paid for', hand(bought(), { trains: [] }, 0)],
  ['LM-6.1', 'ink that is nobody’s', { ...bought(), inkedBy: {} }],
  ['LM-2.3', 'a free section paid with', { ...base, inkedBy: { 'a1-a2': 0 } }],
  ['LM-3.2', 'ink paid by somebody else', { ...bought(), inkedBy: { 'a1-b1': 1, 'b1-c1': 0 } }],
  ['LM-3.4', 'a shape without a train', hand(base, { shapes: ['line3'] })],
  [
    'LM-3.8',
    'a place left empty while the pile is not',
    { ...base, market: ['t4a', 't5a', 't6a', 't7a', 't8a', null] },
  ],
  ['LM-5.1', 'free sections miscounted', { ...base, free: 3 }],
  ['LM-5.1', 'over with a section free', { ...base, phase: 'over' }],
  ['LM-6.1', 'an opening for three', { ...base, phase: 'opening', toClose: 4 }],
  ['LM-6.1', 'an opening with nothing to close', { ...played({ seats: 2 }), toClose: 0 }],
  ['LM-7.1', 'secret cards without hidden agendas', hand(base, { secret: ['line4'] })],
  ['LM-7.1', 'one secret card too few', hand(played(HIDDEN), { secret: ['x'] })],
  ['LM-7.1', 'a 2-point card face up', { ...played(HIDDEN), faceUp: ['line3', 'w', null] }],
];
for (const [clause, what, state] of broken)
  test(`${clause} the audit finds ${what}`, () =>
    assert.ok(audit(state).includes(clause), audit(state).join()));

test('LM-8.2 the audit finds an asterisked card in an advanced game', () => {
  const state = played({ options: { advanced: true }, shapes: { 1: [], 2: [STAR4, LINE4], 3: [] } });
  assert.ok(audit(hand(state, { shapes: ['star4'] })).includes('LM-8.2'));
});

test('LM-3.2 the audit is content with what a purchase inked', () => {
  assert.deepEqual(audit(bought()), []);
});

test('LM-3.6 overpaying is within what the audit allows', () => {
  const state = position(
    { map: row(8), trains: trains(2, 7) },
    { built: { 0: ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1'] } },
  );
  const entry = {
    decision: '1',
    actor: 0,
    action: {
      type: 'buy' as const,
      train: 't2a',
      sections: ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1'],
      shape: 'line4',
    },
  };
  assert.deepEqual(audit(lokoMoto.apply(state, entry).state), []);
});
