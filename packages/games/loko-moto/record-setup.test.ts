import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, RecordError } from '@turntable/engine';
import { SHAPES, TRAINS } from './boxes.ts';
import { grid, LINE3, LINE4, LINE5, recordOf, shape, STAR4, STAR5, type Table } from './fixtures.node.ts';
import { lokoMoto } from './index.ts';

// Long: what each part of a setup may be, and the refusal of everything else.

const reads = (table: Table): void => {
  readRecord(lokoMoto, recordOf(table));
};
const fails = (table: Table, message: string): void =>
  assert.throws(
    () => reads(table),
    (error: unknown) => {
      assert.ok(error instanceof RecordError);
      assert.equal(error.message, message);
      return true;
    },
  );

const map = (change: object): object => ({ ...grid('square', 3, 3), ...change });
const stations = [
  { id: 'a', name: 'A', at: [0, 0] },
  { id: 'b', name: 'B', at: [1, 0] },
  { id: 'c', name: 'C', at: [2, 0] },
];
const small = (change: object): object => ({
  lattice: 'square',
  stations,
  sections: [['a', 'b']],
  ...change,
});
const pile = (...shapes: unknown[]): object => ({ 1: shapes, 2: [LINE4], 3: [LINE5] });

test('options are true or false, and false when they are left out', () => {
  reads({ options: {} });
  reads({ options: { hiddenAgendas: false, advanced: true, colour: 'red' } });
  fails({ options: { advanced: 'yes' } }, 'options.advanced: expected true or false');
  fails({ options: { hiddenAgendas: 1 } }, 'options.hiddenAgendas: expected true or false');
  fails({ options: { advanced: null } }, 'options.advanced: expected true or false');
});

test('LM-1.1 there are two to five seats', () => {
  fails({ seats: 1 }, 'seats: expected 2 or 3 or 4 or 5 seats');
  for (const seats of [2, 3, 4, 5]) reads({ seats });
});

test('LM-1.4 the starter is a seat', () => {
  reads({ starter: 2 });
  fails({ starter: 3 }, 'setup.starter: expected a whole number from 0 to 2');
  fails({ starter: -1 }, 'setup.starter: expected a whole number from 0 to 2');
  fails({ starter: 'Ada' }, 'setup.starter: expected a whole number');
  fails({ starter: 1.5 }, 'setup.starter: expected a whole number');
});

test('LM-9.1 a map is "standard" or inline', () => {
  reads({ map: 'standard', shapes: { 1: [], 2: [], 3: [] } });
  for (const name of ['small', 'square', 'inline', 7])
    fails({ map: name }, 'setup.map: expected "standard" or an object');
  for (const setup of [{}, { map: null }])
    assert.throws(
      () => readRecord(lokoMoto, { ...recordOf(), setup }),
      /^RecordError: setup.map: expected "standard"/,
    );
  fails({ map: map({ lattice: 'hexagonal' }) }, 'setup.map.lattice: expected "triangular", "square"');
});

test('LM-9.1 stations have ids of their own and points of their own', () => {
  const [a, b, c] = stations;
  const first = (change: object): object => small({ stations: [{ ...a, ...change }, b, c] });
  fails({ map: first({ id: 'A' }) }, 'setup.map.stations[0].id: expected an id of a-z and 0-9');
  fails({ map: first({ id: '' }) }, 'setup.map.stations[0].id: expected an id of a-z and 0-9');
  fails({ map: first({ id: 'a-b' }) }, 'setup.map.stations[0].id: expected an id of a-z and 0-9');
  fails({ map: first({ name: undefined }) }, 'setup.map.stations[0].name: expected a text');
  fails({ map: first({ at: [0] }) }, 'setup.map.stations[0].at: expected two whole numbers');
  fails({ map: first({ at: [0, 0, 0] }) }, 'setup.map.stations[0].at: expected two whole numbers');
  fails({ map: first({ at: [0, 0.5] }) }, 'setup.map.stations[0].at[1]: expected a whole number');
  fails(
    { map: small({ stations: [a, b, { ...c, id: 'a' }] }) },
    'setup.map.stations[2].id: expected an id of its own, not "a" again',
  );
  fails(
    { map: small({ stations: [a, b, { ...c, at: [1, 0] }] }) },
    'setup.map.stations[2].at: expected a point where no other station is',
  );
});

test('LM-9.1 sections run between lattice neighbours, each once, in either order', () => {
  reads({ map: small({ sections: [['b', 'a']] }) });
  fails(
    { map: small({ sections: [['a', 'x']] }) },
    'setup.map.sections[0][1]: expected a station of this map',
  );
  fails({ map: small({ sections: [['a', 'c']] }) }, 'setup.map.sections[0]: expected lattice neighbours');
  fails({ map: small({ sections: [['a', 'a']] }) }, 'setup.map.sections[0]: expected lattice neighbours');
  fails({ map: small({ sections: [['a']] }) }, 'setup.map.sections[0]: expected two station ids');
  fails({ map: small({ sections: [['a', 'b', 'c']] }) }, 'setup.map.sections[0]: expected two station ids');
  fails(
    {
      map: small({
        sections: [
          ['a', 'b'],
          ['b', 'a'],
        ],
      }),
    },
    'setup.map.sections[1]: expected an id of its own, not "a-b" again',
  );
  const diagonal = { stations: [stations[0], { id: 'd', name: 'D', at: [-1, 1] }], sections: [['a', 'd']] };
  reads({ map: small({ ...diagonal, lattice: 'triangular' }), shapes: { 1: [], 2: [], 3: [] } });
  fails({ map: small(diagonal) }, 'setup.map.sections[0]: expected lattice neighbours');
});

test('LM-9.1 inline maps may be of any size, even in pieces', () => {
  reads({ map: small({ sections: [] }) });
  reads({ map: small({ stations: [], sections: [] }) });
  reads({ map: grid('triangular', 12, 12), shapes: { 1: [], 2: [], 3: [] } });
});

test('LM-9.2 trains are ids of the standard deck or inline, with a price of 2 and up', () => {
  const train = { id: 'x', name: 'X', price: 2, bonus: -3 };
  const triangular = { map: grid('triangular', 3, 3), shapes: { 1: [], 2: [], 3: [] } };
  reads({ trains: [train] });
  reads({ trains: [] });
  reads({ ...triangular, trains: [TRAINS[0]!.id, train] });
  fails({ ...triangular, trains: ['nosuchtrain'] }, 'setup.trains[0]: expected a train of the standard deck');
  fails(
    { trains: [train, { ...train, id: 'y', price: 'four' }] },
    'setup.trains[1].price: expected a whole number',
  );
  fails({ trains: [{ ...train, price: 1 }] }, 'setup.trains[0].price: expected a whole number of at least 2');
  fails({ trains: [{ ...train, price: 2.5 }] }, 'setup.trains[0].price: expected a whole number');
  fails({ trains: [{ ...train, bonus: undefined }] }, 'setup.trains[0].bonus: expected a whole number');
  fails({ trains: [{ ...train, id: '' }] }, 'setup.trains[0].id: expected an id');
  fails({ trains: [{ ...train, name: 3 }] }, 'setup.trains[0].name: expected a text');
  fails({ trains: [train, train] }, 'setup.trains[1]: expected an id of its own, not "x" again');
  fails({ trains: 'all' }, 'setup.trains: expected a list');
  fails({ trains: [7] }, 'setup.trains[0]: expected an object');
});

test('LM-9.3 an id of the standard deck on a square map is not a record', () => {
  const known = SHAPES.triangular.find((s) => s.points === 1)!.id;
  reads({ map: grid('triangular', 3, 3), shapes: pile(known) });
  fails({ shapes: pile(known) }, 'setup.shapes.1[0]: expected an inline shape on a square map');
  fails({ trains: [TRAINS[0]!.id] }, 'setup.trains[0]: expected an inline train on a square map');
  fails({ shapes: pile('nosuchshape') }, 'setup.shapes.1[0]: expected a shape of the standard deck');
});

test('LM-1.3 a standard shape lies in the pile of its points', () => {
  const three = SHAPES.triangular.find((s) => s.points === 3)!.id;
  fails(
    { map: grid('triangular', 3, 3), shapes: pile(three) },
    'setup.shapes.1[0]: expected a shape of 1 points',
  );
});

test('LM-9.3 inline shapes are connected, between lattice neighbours, each section once, of the pile’s points', () => {
  reads({ shapes: pile() });
  fails({ shapes: pile({ ...LINE3, points: 2 }) }, 'setup.shapes.1[0].points: expected 1');
  fails(
    { shapes: pile({ ...LINE3, points: undefined }) },
    'setup.shapes.1[0].points: expected a whole number',
  );
  fails(
    { shapes: pile({ ...LINE3, pattern: [] }) },
    'setup.shapes.1[0].pattern: expected connected sections',
  );
  fails(
    { shapes: pile(shape('x', 1, '0,0 1,0', '2,0 3,0')) },
    'setup.shapes.1[0].pattern: expected connected sections',
  );
  fails(
    { shapes: pile(shape('x', 1, '0,0 1,1')) },
    'setup.shapes.1[0].pattern[0]: expected lattice neighbours',
  );
  fails(
    { shapes: pile(shape('x', 1, '0,0 1,0 0,0')) },
    'setup.shapes.1[0].pattern[1]: expected each section once',
  );
  fails(
    { shapes: pile({ ...LINE3, pattern: [[[0, 0]]] }) },
    'setup.shapes.1[0].pattern[0]: expected two points',
  );
  fails(
    { shapes: pile({ ...LINE3, pattern: [[[0, 0], [1]]] }) },
    'setup.shapes.1[0].pattern[0][1]: expected two whole numbers',
  );
  fails({ shapes: { 1: [], 2: [] } }, 'setup.shapes.3: expected a list');
});

test('shape ids are unique through all piles', () => {
  fails(
    { shapes: { 1: [LINE3], 2: [LINE4], 3: [{ ...LINE5, id: 'line3' }] } },
    'setup.shapes.3[0]: expected an id of its own, not "line3" again',
  );
  reads({ trains: [{ id: 'line3', name: '', price: 4, bonus: 0 }] });
});

const HIDDEN: Table = {
  seats: 2,
  options: { hiddenAgendas: true },
  shapes: { 1: [LINE3], 2: [LINE4, STAR4], 3: [LINE5, STAR5] },
};

test('LM-7.1 secret cards: a 2-point and a 3-point card of the piles for each seat', () => {
  reads({
    ...HIDDEN,
    secret: [
      ['line4', 'line5'],
      ['star4', 'star5'],
    ],
  });
  fails(HIDDEN, 'setup.secret: expected a list');
  fails({ ...HIDDEN, secret: [['line4', 'line5']] }, 'setup.secret: expected 2 hands');
  fails(
    { ...HIDDEN, secret: [['line4'], ['star4', 'star5']] },
    'setup.secret[0]: expected a 2-point and a 3-point shape',
  );
  fails(
    {
      ...HIDDEN,
      secret: [
        ['line5', 'line4'],
        ['star4', 'star5'],
      ],
    },
    'setup.secret[0][0]: expected a shape of the 2-point pile',
  );
  fails(
    {
      ...HIDDEN,
      secret: [
        ['line4', 'line5'],
        ['line4', 'star5'],
      ],
    },
    'setup.secret[1][0]: expected a shape that no other seat has',
  );
  fails(
    {
      ...HIDDEN,
      secret: [
        ['line4', 'nosuchshape'],
        ['star4', 'star5'],
      ],
    },
    'setup.secret[0][1]: expected a shape of the 3-point pile',
  );
  fails(
    {
      ...HIDDEN,
      secret: [
        ['line4', 5],
        ['star4', 'star5'],
      ],
    },
    'setup.secret[0][1]: expected an id',
  );
});

test('LM-8.2 with the advanced option a secret card with an asterisk is not a record', () => {
  fails(
    {
      ...HIDDEN,
      options: { hiddenAgendas: true, advanced: true },
      secret: [
        ['line4', 'line5'],
        ['star4', 'star5'],
      ],
    },
    'setup.secret[1][0]: expected a shape without an asterisk',
  );
});

test('LM-7.1 without hidden agendas nobody has secret cards', () => {
  fails(
    {
      secret: [
        ['line4', 'line5'],
        ['x', 'y'],
        ['z', 'w'],
      ],
    },
    'setup.secret: expected with hidden agendas only',
  );
  reads({ secret: [] });
});

test('unknown extra keys are ignored', () => {
  const { setup, ...rest } = recordOf({
    trains: [{ id: 'x', name: 'X', price: 4, bonus: 0, colour: 'red' }],
  });
  const read = readRecord(lokoMoto, {
    ...rest,
    colour: 'red',
    setup: { ...(setup as object), colour: 'red' },
  });
  assert.doesNotMatch(JSON.stringify(read), /colour/);
});

test('a long map and a long pattern are read in little time', () => {
  const n = 20_000;
  const line = Array.from({ length: n }, (_, q) => [
    [q, 0],
    [q + 1, 0],
  ]);
  const wide = {
    lattice: 'square',
    stations: Array.from({ length: n + 1 }, (_, q) => ({ id: `s${q}`, name: '', at: [q, 0] })),
    sections: Array.from({ length: n }, (_, q) => [`s${q}`, `s${q + 1}`]),
  };
  const before = performance.now();
  reads({ map: wide, shapes: pile({ ...LINE3, pattern: line.reverse() }) });
  // Trying every pair would take minutes.
  assert.ok(performance.now() - before < 10_000);
});
