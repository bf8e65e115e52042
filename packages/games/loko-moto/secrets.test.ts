import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, type Viewer } from '@turntable/engine';
import { LINE3, LINE4, LINE5, played, position, row, trains, type Table } from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import { topology } from './topology.ts';
import type { State } from './types.ts';

const HIDDEN: Table = {
  map: row(8),
  options: { hiddenAgendas: true },
  trains: trains(4, 5, 6, 7, 8, 9, 9, 2),
  shapes: {
    1: [LINE3, ...['g', 'h'].map((id) => ({ ...LINE3, id }))],
    2: ['x', 'y', 'z', 'w'].map((id) => ({ ...LINE4, id })),
    3: ['u', 'v', 't', 's'].map((id) => ({ ...LINE5, id })),
  },
  secret: [
    ['x', 'u'],
    ['y', 'v'],
    ['z', 't'],
  ],
};
const ALL = Array.from({ length: 8 }, (_, i) => `${'abcdefghi'[i]}1-${'abcdefghi'[i + 1]}1`);
const secrets = (state: State, viewer: Viewer): string[][] =>
  lokoMoto.secrets(state, viewer).map((group) => [...group]);

test('LM-1.2 the order of the train pile and of the shape piles is secret to all', () => {
  const shapes = { 1: [LINE3, { ...LINE3, id: 'g' }, { ...LINE3, id: 'h' }], 2: [LINE4], 3: [LINE5] };
  const state = played({ trains: trains(4, 5, 6, 7, 8, 9, 9, 2), shapes });
  for (const viewer of [0, 1, 'public', 'judge'] as const)
    assert.deepEqual(secrets(state, viewer), [
      ['/trainPile/0', '/trainPile/1'],
      ['/shapePiles/0/0', '/shapePiles/0/1'],
    ]);
});

test('LM-7.2 others’ secret cards are secret, together with what was put away', () => {
  const state = played(HIDDEN);
  assert.deepEqual(secrets(state, 1), [
    ['/trainPile/0', '/trainPile/1'],
    ['/shapePiles/0/0', '/shapePiles/0/1'],
    ['/shapePiles/1/0', '/hands/0/secret/0', '/hands/2/secret/0'],
    ['/shapePiles/2/0', '/hands/0/secret/1', '/hands/2/secret/1'],
  ]);
  assert.equal(secrets(state, 'public')[2]!.length, 4);
});

test('LM-7.3 when the game is over nobody’s hand is secret any more', () => {
  const state = position(HIDDEN, { free: [] });
  assert.ok(
    secrets(state, 0)
      .flat()
      .every((pointer) => !pointer.startsWith('/hands')),
  );
});

/** The state with the values at two pointers exchanged. */
function swapped(state: State, a: string, b: string): State {
  const copy = structuredClone(state) as unknown as Record<string, unknown>;
  const holder = (pointer: string): [Record<string, unknown>, string] => {
    const path = pointer.split('/').slice(1);
    const last = path.pop()!;
    return [path.reduce((node, key) => node[key] as Record<string, unknown>, copy), last];
  };
  const [inA, keyA] = holder(a);
  const [inB, keyB] = holder(b);
  [inA[keyA], inB[keyB]] = [inB[keyB], inA[keyA]];
  return copy as unknown as State;
}

test('LM-7.2 no viewer can tell which of two secrets is where, by view, legal actions or refusals', () => {
  let swaps = 0;
  for (const turn of [0, 1, 2]) {
    const state = position(HIDDEN, {
      turn,
      built: { [turn]: ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1', 'f1-g1'] },
    });
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const view = lokoMoto.view(state, viewer);
      const [open] = view.decisions;
      const legal = JSON.stringify([...lokoMoto.legalActions(view, open!)]);
      for (const group of lokoMoto.secrets(state, viewer))
        for (const other of group.slice(1)) {
          const twin = lokoMoto.view(swapped(state, group[0]!, other), viewer);
          assert.deepEqual(twin, view);
          assert.equal(JSON.stringify([...lokoMoto.legalActions(twin, open!)]), legal);
          swaps++;
        }
    }
  }
  assert.ok(swaps > 50, `${swaps} twins`);
});

test('LM-7.2 an imagined state shows the viewer just what they see, and breaks no rule', () => {
  const rng = quickRng(3);
  for (const state of [
    played(HIDDEN),
    played({ ...HIDDEN, seats: 3, starter: 2 }),
    played({ seats: 2 }),
    position(HIDDEN, { reserved: { 1: ALL } }),
    lokoMoto.start(lokoMoto.host({ hiddenAgendas: true }, 4)),
  ])
    for (const viewer of [0, 1, 'public'] as const) {
      const view = lokoMoto.view(state, viewer);
      const imagined = lokoMoto.imagine!(view, rng);
      assert.deepEqual(lokoMoto.view(imagined, viewer), view);
      assert.deepEqual(lokoMoto.audit(imagined), []);
    }
});

test('LM-7.2 what is imagined of others is drawn anew, and one’s own cards stay', () => {
  const view = lokoMoto.view(played(HIDDEN), 0);
  const rng = quickRng(1);
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const { hands } = lokoMoto.imagine!(view, rng);
    assert.deepEqual(hands[0]!.secret, ['x', 'u']);
    for (const hand of hands.slice(1)) for (const id of hand.secret) seen.add(id);
  }
  assert.deepEqual([...seen].sort(), ['s', 't', 'v', 'w', 'y', 'z']);
});

test('LM-7.2 a hand that has claimed one secret card is imagined with the other', () => {
  const state = played(HIDDEN);
  const hands = state.hands.with(1, { trains: ['t4a'], shapes: ['y'], secret: ['v'] });
  const claimed = {
    ...state,
    hands,
    market: ['t9b', ...state.market.slice(1)],
    trainPile: ['t2a'],
    turned: { ...state.turned, trains: [...state.turned.trains, 't9b'] },
    lines: [1, 1, 1, 1, ...state.lines.slice(4)],
    inkedBy: Object.fromEntries(
      topology(state.box.sheet)
        .ids.slice(0, 4)
        .map((id) => [id, 1]),
    ),
    free: 4,
  };
  assert.deepEqual(lokoMoto.audit(claimed), []);
  const view = lokoMoto.view(claimed, 0);
  for (let seed = 0; seed < 20; seed++) {
    const imagined = lokoMoto.imagine!(view, quickRng(seed));
    assert.equal(imagined.hands[1]!.secret.length, 1);
    assert.ok(['v', 't', 's'].includes(imagined.hands[1]!.secret[0]!));
    assert.deepEqual(lokoMoto.audit(imagined), []);
    assert.deepEqual(lokoMoto.view(imagined, 0), view);
  }
});
