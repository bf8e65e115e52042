import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LINE3, LINE4, LINE5, played, position, row, trains } from './fixtures.node.ts';
import { lokoMoto } from './index.ts';

const table = {
  map: row(8),
  options: { hiddenAgendas: true },
  trains: trains(4, 5, 6, 7, 8, 9, 9, 2),
  shapes: {
    1: [LINE3, { ...LINE3, id: 'next3' }],
    2: ['x', 'y', 'z', 'away4'].map((id) => ({ ...LINE4, id })),
    3: ['u', 'v', 'w', 'away5'].map((id) => ({ ...LINE5, id })),
  },
  secret: [
    ['x', 'u'],
    ['y', 'v'],
    ['z', 'w'],
  ],
};

test('LM-7.2 a seat sees its own secret cards and only the number of the others’', () => {
  const state = played(table);
  for (const seat of [0, 1, 2]) {
    const { hands } = lokoMoto.view(state, seat);
    hands.forEach((hand, other) => {
      assert.equal(hand.secrets, 2);
      assert.deepEqual(hand.secret, other === seat ? table.secret[seat] : null);
    });
  }
  for (const viewer of ['public', 'judge'] as const)
    assert.ok(lokoMoto.view(state, viewer).hands.every((hand) => hand.secret === null));
});

test('LM-7.3 an unclaimed secret card adds nothing to any score', () => {
  assert.deepEqual(lokoMoto.view(played(table), 0).scores, [0, 0, 0]);
  assert.deepEqual(lokoMoto.view(position(table, { free: [] }), 0).scores, [0, 0, 0]);
});

test('piles are seen by their number of cards alone', () => {
  const view = lokoMoto.view(played(table), 0);
  assert.equal(view.trainsLeft, 2);
  assert.deepEqual(view.shapesLeft, [1, 0, 0]);
  const { box, ...shown } = view;
  const text = JSON.stringify(shown);
  for (const hidden of ['t2a', 't9b', 'next3', 'away4', 'away5', 'y', 'v', 'z', 'w'])
    assert.ok(!text.includes(`"${hidden}"`), hidden);
  assert.equal(box.trains.length, 8);
});

test('the box tells which cards there are, not where they lie: another deal of the same cards has the same box', () => {
  const one = played(table);
  const other = played({
    ...table,
    trains: [...table.trains].reverse(),
    shapes: {
      1: table.shapes[1].toReversed(),
      2: table.shapes[2].toReversed(),
      3: table.shapes[3].toReversed(),
    },
    secret: [
      ['away4', 'w'],
      ['z', 'away5'],
      ['x', 'v'],
    ],
  });
  assert.deepEqual(one.box, other.box);
});

test('an outcome is in the view when there is one', () => {
  assert.equal(lokoMoto.view(played(table), 0).outcome, null);
  const over = lokoMoto.view(position(table, { free: [] }), 0);
  assert.deepEqual(over.outcome, { places: [[0, 1, 2]], by: 'LM-5.1' });
  assert.deepEqual(over.decisions, []);
});

test('every event is told to everybody as it was', () => {
  const event = { kind: 'built', clause: 'LM-2.3', by: 0, section: 'a1-b1', reserved: false } as const;
  for (const viewer of [0, 1, 'public', 'judge'] as const)
    assert.equal(lokoMoto.witness(event, viewer), event);
});
