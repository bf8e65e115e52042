import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  against,
  buy,
  clausesAgainst,
  decision,
  ELL3,
  firstError,
  grid,
  LINE3,
  LINE4,
  LINE5,
  played,
  position,
  row,
  shape,
  STAR3,
  trains,
  type Drawing,
  type Table,
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

test('LM-6.1 outside the opening closing is never legal', () => {
  assert.equal(first(played({}), close('a1-b1')), 'LM-6.1');
  assert.equal(first(played({ seats: 5 }), close('a1-b1')), 'LM-6.1');
});

const OWN = ['a1-b1', 'b1-c1', 'a1-a2', 'b1-b2', 'a2-b2'];
/** Seat 0 owns a square with a tail, seat 1 a section, and each has a reservation. */
const buying = (table: Table = {}, drawing: Drawing = {}): State =>
  position(
    { trains: trains(4, 5, 2, 8, 9, 9, 3), ...table },
    { built: { 0: OWN, 1: ['c1-c2'] }, reserved: { 0: ['a2-a3'], 1: ['b2-c2'] }, ...drawing },
  );
const SQUARE = ['a1-b1', 'a1-a2', 'b1-b2', 'a2-b2'];

test('LM-3.1 the train must be face up', () => {
  assert.equal(first(buying(), buy('t4a', SQUARE)), 'legal');
  assert.equal(first(buying(), buy('t3a', ['a1-b1', 'b1-c1', 'b1-b2'])), 'LM-3.1');
  assert.equal(first(buying(), buy('no-such-train', SQUARE)), 'LM-3.1');
});

test('LM-3.1 the set is not empty, names each section once, is the buyer’s own and hangs together', () => {
  for (const sections of [
    [],
    ['a1-b1', 'a1-b1'],
    ['c1-c2', 'b1-c1'],
    ['b1-c1', 'a1-a2'],
    ['b1-c1', 'c2-c3'],
    ['b1-c1', 'nowhere'],
  ])
    assert.equal(first(buying(), buy('t2a', sections)), 'LM-3.1', sections.join());
});

test('LM-3.1 two stations of a set must be joined along the set, not along other own sections', () => {
  assert.equal(first(buying(), buy('t2a', ['b1-c1', 'a2-b2'])), 'LM-3.1');
  assert.equal(first(buying(), buy('t2a', ['b1-c1', 'b1-b2'])), 'legal');
});

test('LM-2.6 a reserved section in the set is named first, whoever reserved it', () => {
  assert.equal(first(buying(), buy('t2a', ['a1-a2', 'a2-a3'])), 'LM-2.6');
  assert.equal(first(buying(), buy('t2a', ['a2-b2', 'b2-c2'])), 'LM-2.6');
  // Even if the set is wrong in other ways, but not before the train.
  assert.equal(first(buying(), buy('t2a', ['a2-a3', 'c1-c2'])), 'LM-2.6');
  assert.equal(first(buying(), buy('t3a', ['a1-a2', 'a2-a3'])), 'LM-3.1');
});

test('LM-3.2 the set has exactly as many sections as the price', () => {
  assert.equal(first(buying(), buy('t5a', OWN)), 'legal');
  assert.equal(first(buying(), buy('t5a', SQUARE)), 'LM-3.2');
  assert.equal(first(buying(), buy('t4a', OWN)), 'LM-3.2');
  assert.equal(first(buying(), buy('t2a', ['a1-b1'])), 'LM-3.2');
});

test('LM-3.2 too few sections are too few even if a shape is claimed', () => {
  const state = buying({ trains: trains(4, 5, 2, 8, 9, 9), shapes: { 1: [ELL3], 2: [], 3: [] } });
  assert.equal(first(state, buy('t4a', ['a1-b1', 'b1-c1', 'b1-b2'], 'ell3')), 'LM-3.2');
});

const BEND = shape('bend', 1, '0,0 1,0 1,1');
const FOUR = shape('four', 2, '0,0 1,0 1,1 0,1 0,0');

test('LM-3.4 only an available shape card can be claimed', () => {
  const shapes = { 1: [BEND, ELL3], 2: [FOUR], 3: [] };
  const state = buying({ shapes });
  assert.equal(first(state, buy('t4a', SQUARE, 'four')), 'legal');
  assert.equal(first(state, buy('t4a', SQUARE, 'bend')), 'legal');
  assert.equal(first(state, buy('t4a', SQUARE, 'ell3')), 'LM-3.4');
  assert.equal(first(state, buy('t4a', SQUARE, 'no-such-shape')), 'LM-3.4');
});

test('LM-3.4 taking a card is optional', () => {
  assert.equal(first(buying({ shapes: { 1: [BEND], 2: [FOUR], 3: [] } }), buy('t4a', SQUARE)), 'legal');
});

test('LM-3.5 all of the pattern must lie in the set of this purchase', () => {
  const shapes = { 1: [BEND], 2: [FOUR], 3: [] };
  assert.equal(first(buying({ shapes }), buy('t4a', ['a1-b1', 'b1-c1', 'b1-b2', 'a2-b2'], 'four')), 'LM-3.5');
  // Black sections next to it do not count.
  const drawing = { built: { 0: ['a1-b1', 'a1-a2'] }, reserved: {}, inked: ['b1-b2', 'a2-b2'] };
  assert.equal(first(buying({ shapes }, drawing), buy('t2a', ['a1-b1', 'a1-a2'], 'four')), 'LM-3.5');
  assert.equal(first(buying({ shapes }, drawing), buy('t2a', ['a1-b1', 'a1-a2'], 'bend')), 'legal');
});

test('LM-3.5 further sections in the set do no harm when the price is paid', () => {
  const shapes = { 1: [BEND], 2: [FOUR], 3: [] };
  assert.equal(first(buying({ shapes }), buy('t5a', OWN, 'four')), 'legal');
  assert.equal(first(buying({ shapes }), buy('t5a', OWN, 'bend')), 'legal');
});

test('LM-3.5 never mirrored, on the square lattice', () => {
  const hook = { 1: [ELL3], 2: [], 3: [] };
  const table = { map: grid('square', 3, 3), shapes: hook, trains: trains(3, 7, 8, 9, 9, 9) };
  const turns: [string[], string[]][] = [
    [
      ['a1-b1', 'b1-c1', 'c1-c2'],
      ['a3-b3', 'b3-c3', 'c2-c3'],
    ],
    [
      ['c1-c2', 'c2-c3', 'b3-c3'],
      ['a1-a2', 'a2-a3', 'a3-b3'],
    ],
    [
      ['b3-c3', 'a3-b3', 'a2-a3'],
      ['b1-c1', 'a1-b1', 'a1-a2'],
    ],
    [
      ['a2-a3', 'a1-a2', 'a1-b1'],
      ['c2-c3', 'c1-c2', 'b1-c1'],
    ],
  ];
  for (const [right, wrong] of turns) {
    assert.equal(first(position(table, { built: { 0: right } }), buy('t3a', right, 'ell3')), 'legal');
    assert.equal(first(position(table, { built: { 0: wrong } }), buy('t3a', wrong, 'ell3')), 'LM-3.5');
  }
});

/** A row of six own sections, a market without a train of `pattern` sections, straight shapes. */
const straight = (prices: number[], table: Table = {}, n = 6): State => {
  const own = Array.from({ length: n }, (_, i) => `${'abcdefgh'[i]}1-${'abcdefgh'[i + 1]}1`);
  return position({ map: row(8), trains: trains(...prices), ...table }, { built: { 0: own } });
};
const OF_SIX = ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1', 'f1-g1'];

test('LM-3.6 a claimed shape pays for a cheaper train with its placement', () => {
  assert.equal(first(straight([2, 7]), buy('t2a', OF_SIX.slice(0, 4), 'line4')), 'legal');
  assert.equal(first(straight([2, 7]), buy('t2a', OF_SIX.slice(1, 6), 'line5')), 'legal', 'by any amount');
});

test('LM-3.6 nothing more than the placement may be inked', () => {
  assert.equal(first(straight([2, 7]), buy('t2a', OF_SIX.slice(0, 5), 'line4')), 'LM-3.6');
  assert.equal(first(straight([3, 7]), buy('t3a', OF_SIX.slice(0, 4), 'line3')), 'LM-3.6');
});

test('LM-3.6 not while a face-up train costs exactly as many sections as the pattern has', () => {
  assert.equal(first(straight([2, 4]), buy('t2a', OF_SIX.slice(0, 4), 'line4')), 'LM-3.6');
  // Another face-up price does not matter, not even that of the set.
  assert.equal(first(straight([2, 3, 5]), buy('t2a', OF_SIX.slice(0, 4), 'line4')), 'legal');
  assert.equal(first(straight([2, 5]), buy('t2a', OF_SIX.slice(0, 4), 'line4')), 'legal');
});

test('LM-3.6 only face-up trains count, not those in the pile or bought before', () => {
  assert.equal(first(straight([2, 7, 8, 9, 9, 9, 4]), buy('t2a', OF_SIX.slice(0, 4), 'line4')), 'legal');
});

test('LM-3.6 the exact train itself takes its price and may bring the shape along', () => {
  assert.equal(first(straight([2, 4]), buy('t4a', OF_SIX.slice(0, 4), 'line4')), 'legal');
});

test('LM-3.6 more sections than the price without a shape is LM-3.2, with a wrong one LM-3.5', () => {
  assert.equal(first(straight([2, 7]), buy('t2a', OF_SIX.slice(0, 4))), 'LM-3.2');
  const shapes = { 1: [ELL3], 2: [LINE4], 3: [LINE5] };
  assert.equal(first(straight([2, 7], { shapes }), buy('t2a', OF_SIX.slice(0, 3), 'ell3')), 'LM-3.5');
});

test('LM-8.1 with the advanced option one stroke must draw the set', () => {
  const table = { options: { advanced: true }, trains: trains(3, 4, 5, 6, 7, 2) };
  const own = ['a2-b2', 'b2-c2', 'b1-b2', 'b2-b3', 'b1-c1', 'c1-c2'];
  const state = position(table, { built: { 0: own } });
  assert.equal(first(state, buy('t3a', ['a2-b2', 'b2-c2', 'b1-b2'])), 'LM-8.1');
  assert.equal(first(state, buy('t4a', ['a2-b2', 'b2-c2', 'b1-b2', 'b2-b3'])), 'LM-8.1', 'four ends');
  assert.equal(first(state, buy('t4a', ['b1-b2', 'b1-c1', 'c1-c2', 'b2-c2'])), 'legal', 'a loop');
  assert.equal(
    first(state, buy('t5a', ['b1-b2', 'b1-c1', 'c1-c2', 'b2-c2', 'a2-b2'])),
    'legal',
    'a loop with a tail',
  );
  assert.equal(
    first(state, buy('t6a', ['b1-b2', 'b1-c1', 'c1-c2', 'b2-c2', 'a2-b2', 'b2-b3'])),
    'legal',
    'four meet at b2, and only the two ends are odd',
  );
  const plain = position({ ...table, options: {} }, { built: { 0: own } });
  assert.equal(first(plain, buy('t3a', ['a2-b2', 'b2-c2', 'b1-b2'])), 'legal');
});

test('LM-8.1 holds for overpaying too, and comes before everything about the shape', () => {
  const options = { advanced: true };
  const state = position(
    { options, trains: trains(2, 7), shapes: { 1: [BEND], 2: [], 3: [] } },
    { built: { 0: ['a2-b2', 'b2-c2', 'b1-b2'] } },
  );
  assert.equal(first(state, buy('t2a', ['a2-b2', 'b2-c2', 'b1-b2'], 'bend')), 'LM-8.1');
  assert.equal(first(state, buy('t2a', ['a2-b2', 'b2-c2', 'b1-b2'], 'no-such-shape')), 'LM-8.1');
  assert.equal(first(straight([2, 7], { options }), buy('t2a', OF_SIX.slice(0, 4), 'line4')), 'legal');
});

test('LM-8.2 a card with an asterisk is not to be had when it was removed', () => {
  const shapes = { 1: [STAR3], 2: [LINE4], 3: [LINE5] };
  const drawing = { built: { 0: ['a2-b2', 'b2-c2', 'b1-b2'] } };
  const set = ['a2-b2', 'b2-c2', 'b1-b2'];
  const advanced = position({ options: { advanced: true }, shapes, trains: trains(3) }, drawing);
  assert.deepEqual(clausesAgainst(advanced, buy('t3a', set, 'star3')), ['LM-8.1', 'LM-3.4']);
  assert.equal(first(position({ shapes, trains: trains(3) }, drawing), buy('t3a', set, 'star3')), 'legal');
});

test('LM-7.2 one’s own secret card is available, another’s is not, and neither is one put away', () => {
  const table = {
    map: row(8),
    options: { hiddenAgendas: true },
    trains: trains(6, 7, 4, 5),
    shapes: {
      1: [LINE3],
      2: [LINE4, { ...LINE4, id: 'other4' }, { ...LINE4, id: 'third4' }, { ...LINE4, id: 'away4' }],
      3: [LINE5, { ...LINE5, id: 'other5' }, { ...LINE5, id: 'third5' }],
    },
    secret: [
      ['line4', 'line5'],
      ['other4', 'other5'],
      ['third4', 'third5'],
    ],
  };
  const state = position(table, { built: { 0: OF_SIX } });
  assert.equal(first(state, buy('t6a', OF_SIX, 'line4')), 'legal');
  assert.equal(first(state, buy('t6a', OF_SIX, 'line5')), 'legal');
  assert.equal(first(state, buy('t6a', OF_SIX, 'line3')), 'legal');
  for (const id of ['other4', 'other5', 'third4', 'away4'])
    assert.equal(first(state, buy('t6a', OF_SIX, id)), 'LM-3.4', id);
});

test('LM-7.2 a secret card can be claimed by overpaying', () => {
  const table = {
    map: row(8),
    options: { hiddenAgendas: true },
    trains: trains(2, 7),
    shapes: {
      1: [LINE3],
      2: ['x', 'y', 'z'].map((id) => ({ ...LINE4, id })),
      3: ['u', 'v', 'w'].map((id) => ({ ...LINE5, id })),
    },
    secret: [
      ['x', 'u'],
      ['y', 'v'],
      ['z', 'w'],
    ],
  };
  const state = position(table, { built: { 0: OF_SIX } });
  assert.equal(first(state, buy('t2a', OF_SIX.slice(0, 4), 'x')), 'legal');
  assert.equal(first(state, buy('t2a', OF_SIX.slice(0, 5), 'x')), 'LM-3.6');
  assert.equal(first(state, buy('t2a', OF_SIX.slice(0, 4), 'y')), 'LM-3.4');
});

test('every reason is told, in the order of the table in docs/record.md', () => {
  const state = buying({ options: { advanced: true }, shapes: { 1: [BEND, LINE3], 2: [], 3: [] } });
  // Branching, a shape that is not there, fewer sections than the price.
  assert.deepEqual(clausesAgainst(state, buy('t4a', ['a1-b1', 'b1-c1', 'b1-b2'], 'line3')), [
    'LM-8.1',
    'LM-3.4',
    'LM-3.2',
  ]);
  assert.deepEqual(clausesAgainst(state, buy('t3a', ['a2-a3', 'c1-c2'], 'line3')), [
    'LM-3.1',
    'LM-2.6',
    'LM-3.1',
    'LM-3.4',
  ]);
  const bend = buying({ shapes: { 1: [BEND], 2: [], 3: [] }, trains: trains(4, 2) });
  assert.deepEqual(clausesAgainst(bend, buy('t2a', SQUARE, 'bend')), ['LM-3.6']);
  assert.deepEqual(clausesAgainst(bend, buy('t4a', ['a1-b1', 'b1-c1'], 'bend')), ['LM-3.2', 'LM-3.5']);
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
