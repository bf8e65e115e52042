import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import {
  clausesAgainst,
  decision,
  ELL3,
  grid,
  LINE3,
  LINE4,
  LINE5,
  position,
  row,
  shape,
  STAR3,
  STAR4,
  trains,
  type Table,
} from './fixtures.node.ts';
import { availableShapes, countPurchases, purchases } from './purchases.ts';
import { builtBy, type Action, type State } from './types.ts';
import { lokoMoto } from './index.ts';
import { topology } from './topology.ts';

const view = (state: State): ReturnType<typeof lokoMoto.view> => lokoMoto.view(state, state.turn);
const OF_SIX = ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1', 'f1-g1'];
const straight = (prices: number[], table: Table = {}): State =>
  position({ map: row(8), trains: trains(...prices), ...table }, { built: { 0: OF_SIX } });
const count = (state: State): number => countPurchases(view(state), 0, Infinity)!;

test('LM-3.2 every connected set of the price is a purchase, for each train of that price', () => {
  const none = { shapes: { 1: [], 2: [], 3: [] } };
  assert.equal(count(straight([2], none)), 5);
  assert.equal(count(straight([2, 2], none)), 10);
  assert.equal(count(straight([6, 7], none)), 1);
  assert.equal(count(straight([2, 4, 9], none)), 5 + 3);
});

test('LM-3.4 a purchase counts once without a shape and once for each that the set contains', () => {
  assert.equal(count(straight([3], { shapes: { 1: [LINE3], 2: [], 3: [] } })), 4 + 4);
  assert.equal(count(straight([4], { shapes: { 1: [LINE3], 2: [LINE4], 3: [] } })), 3 * 3);
  // However often the pattern lies in the set.
  assert.equal(count(straight([6], { shapes: { 1: [LINE3], 2: [], 3: [] } })), 2);
});

test('LM-3.6 each placement pays once for each cheaper train, unless a train costs exactly that many', () => {
  const shapes = { 1: [], 2: [LINE4], 3: [] };
  assert.equal(count(straight([2, 7], { shapes })), 5 + 3);
  assert.equal(count(straight([2, 3, 7], { shapes })), 5 + 4 + 3 * 2);
  assert.equal(count(straight([2, 4], { shapes })), 5 + 3 * 2);
});

test('LM-3.6 every face-up train of an advanced table can be overpaid in one stroke only', () => {
  const cross = ['a2-b2', 'b2-c2', 'b1-b2', 'b2-b3'];
  const table = { trains: trains(2, 7), shapes: { 1: [STAR3], 2: [STAR4], 3: [] } };
  const plain = position(table, { built: { 0: cross } });
  assert.equal(count(plain), 6 + 4 + 1);
  const advanced = position({ ...table, options: { advanced: true } }, { built: { 0: cross } });
  assert.equal(count(advanced), 6);
});

test('LM-7.2 own secret cards are available beside the face-up ones', () => {
  const table: Table = {
    options: { hiddenAgendas: true },
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
  const state = straight([5], table);
  assert.deepEqual(
    availableShapes(view(state), 0).map((s) => s.id),
    ['line3', 'x', 'u'],
  );
  assert.equal(count(state), 2 * 4);
});

/** A position whose mover owns a random clump; the cards are such that every way of buying comes up. */
function clump(seed: number, size: number, options: object): State {
  const lattice = seed % 2 === 0 ? 'square' : 'triangular';
  const hook = lattice === 'square' ? ELL3 : shape('ell3', 1, '0,0 1,0 2,0 2,1');
  const bend = shape('bend', 1, '0,0 1,0 1,1', '1,1 0,1');
  const fork = shape('fork', 2, '0,0 1,0 2,0', '1,0 1,1', '2,0 2,1');
  const table: Table = {
    map: grid(lattice, 5, 4),
    options,
    trains: [trains(2, 3, 5, 7), trains(2, 4, 6), trains(3, 3, 4), trains(2, 6)][seed % 4]!,
    shapes: { 1: [seed % 3 === 0 ? bend : hook], 2: [seed % 5 < 2 ? fork : LINE4], 3: [LINE5] },
  };
  const bare = position(table, {});
  const map = topology(bare.box.sheet);
  const rng = quickRng(seed);
  const own = new Set([rng.below(bare.lines.length)]);
  while (own.size < size) {
    const around = map.touching[[...own][rng.below(own.size)]!]!;
    own.add(rng.below(8) === 0 ? rng.below(bare.lines.length) : around[rng.below(around.length)]!);
  }
  const lines = bare.lines.map((line, i) => (own.has(i) ? builtBy(bare.turn) : line));
  return { ...bare, lines, free: bare.free - own.size };
}

/** Every purchase that `refusals` allows, among all sets of own sections, face-up trains and cards of the box. */
function bySubsets(state: State): string[] {
  const { ids } = topology(state.box.sheet);
  const own = ids.filter((_, i) => state.lines[i] === builtBy(state.turn)).sort();
  const out: string[] = [];
  for (let mask = 1; mask < 1 << own.length; mask++) {
    const sections = own.filter((_, i) => (mask >> i) & 1);
    for (const train of state.market)
      for (const card of train === null ? [] : [null, ...state.box.shapes.map((s) => s.id)]) {
        const action: Action = { type: 'buy', train: train!, sections, shape: card };
        if (clausesAgainst(state, action).length === 0) out.push(JSON.stringify(action));
      }
  }
  return out.sort();
}

test('the purchases listed are exactly those that nothing forbids, and are counted right', () => {
  let overpaid = 0;
  for (let seed = 0; seed < 24; seed++) {
    const state = clump(seed, 9, { advanced: seed % 3 === 1 });
    const listed = [...purchases(view(state), state.turn)].map((action) => JSON.stringify(action));
    assert.deepEqual(listed.toSorted(), bySubsets(state), `seed ${seed}`);
    assert.equal(countPurchases(view(state), state.turn, Infinity), listed.length);
    assert.equal(countPurchases(view(state), state.turn, listed.length), listed.length);
    if (listed.length > 0)
      assert.equal(countPurchases(view(state), state.turn, listed.length - 1), undefined);
    const prices = new Map(state.box.trains.map((t) => [t.id, t.price]));
    for (const buy of purchases(view(state), state.turn))
      if (buy.sections.length > prices.get(buy.train)!) overpaid++;
  }
  assert.ok(overpaid > 10, `only ${overpaid} of them overpay`);
});

test('a whole grid of own sections is counted up to the limit at once, and not further', () => {
  for (const advanced of [false, true]) {
    const table = { map: grid('triangular', 6, 6), trains: trains(9, 8, 7, 9, 8, 7), options: { advanced } };
    const bare = position(table, {});
    const lines = bare.lines.map((line, i) => (i === 0 ? line : builtBy(0)));
    const state = { ...bare, lines, free: 1 };
    assert.equal(lokoMoto.countLegal!(view(state), decision(state), 1_000_000), undefined);
  }
});
