import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buy,
  clausesAgainst,
  ELL3,
  grid,
  LINE3,
  LINE4,
  LINE5,
  position,
  row,
  shape,
  STAR3,
  trains,
  type Drawing,
  type Table,
} from './fixtures.node.ts';
import type { Action, State } from './types.ts';

const first = (state: State, action: Action): string => clausesAgainst(state, action)[0] ?? 'legal';

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
