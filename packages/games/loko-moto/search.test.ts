import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import {
  clausesAgainst,
  grid,
  LINE3,
  LINE4,
  position,
  row,
  shape,
  trains,
  type Table,
} from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import { faceUpTrains } from './purchases.ts';
import { mostInked, samplePurchase, suggestions } from './search.ts';
import { builtBy, type State } from './types.ts';
import { topology } from './topology.ts';

const OF_SIX = ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1', 'f1-g1'];
const straight = (prices: number[], table: Table = {}): State =>
  position({ map: row(8), trains: trains(...prices), ...table }, { built: { 0: OF_SIX } });
const view = (state: State): ReturnType<typeof lokoMoto.view> => lokoMoto.view(state, state.turn);

test('LM-3.4 the first suggestion takes the shape of most points that the price can bring', () => {
  const [best, ...others] = suggestions(view(straight([4, 5])), 0, 't4a');
  assert.equal(best!.shape, 'line4');
  assert.equal(best!.sections.length, 4);
  assert.deepEqual(
    others.map((s) => s.shape),
    ['line3', null],
  );
});

test('LM-3.6 overpaying is suggested last, and only where it is allowed', () => {
  const shapesOf = (prices: number[]): (string | null)[] =>
    suggestions(view(straight(prices)), 0, 't2a').map((s) => s.shape);
  assert.deepEqual(shapesOf([2]), [null, 'line5', 'line4', 'line3']);
  assert.deepEqual(shapesOf([2, 4]), [null, 'line5', 'line3']);
});

test('a suggestion leaves the rest of the network in one piece if it can', () => {
  const [plain] = suggestions(view(straight([2], { shapes: { 1: [], 2: [], 3: [] } })), 0, 't2a');
  assert.ok(plain!.sections.includes('a1-b1') || plain!.sections.includes('f1-g1'));
});

test('nothing is suggested for a train that is out of reach or not face up', () => {
  assert.deepEqual(suggestions(view(straight([7, 8])), 0, 't7a'), []);
  assert.deepEqual(suggestions(view(straight([7, 8, 9, 9, 9, 9, 2])), 0, 't2a'), []);
});

test('LM-8.1 as many lines can pay as hang together; in the advanced game one stroke has to draw them', () => {
  const most = (built: readonly string[], of = 9): number[] =>
    [false, true].map((advanced) =>
      mostInked(view(position({ options: { advanced } }, { built: { 0: built } })), 0, of),
    );
  const spokes = ['b1-b2', 'a2-b2', 'b2-c2', 'b2-b3'];
  assert.deepEqual(most(spokes.slice(0, 3)), [3, 2]);
  assert.deepEqual(most(spokes), [4, 2]);
  const loop = ['a1-b1', 'b1-b2', 'a2-b2', 'a1-a2', 'b2-c2'];
  assert.deepEqual(most(loop), [5, 5]);
  assert.deepEqual(most(loop, 3), [3, 3]);
  assert.deepEqual(most(['a1-b1', 'b1-c1', 'a3-b3']), [2, 2]);
  assert.deepEqual(most([]), [0, 0]);
});

/** Positions of every kind: both lattices, both options, many own sections. */
function* positions(): Generator<State> {
  for (let seed = 0; seed < 16; seed++) {
    const lattice = seed % 2 === 0 ? 'square' : 'triangular';
    const table: Table = {
      map: grid(lattice, 6, 5),
      options: { advanced: seed % 4 > 1 },
      trains: trains(
        ...[
          [2, 3, 5, 7, 8, 9],
          [2, 2, 6, 7],
        ][seed % 2]!,
      ),
      shapes: { 1: [LINE3], 2: [LINE4], 3: [shape('bent', 3, '0,0 1,0 1,1 2,1')] },
    };
    const bare = position(table, {});
    const map = topology(bare.box.sheet);
    const rng = quickRng(seed);
    const own = new Set([20]);
    while (own.size < 20) {
      const around = map.touching[[...own][rng.below(own.size)]!]!;
      own.add(around[rng.below(around.length)]!);
    }
    yield {
      ...bare,
      lines: bare.lines.map((line, i) => (own.has(i) ? builtBy(0) : line)),
      free: bare.free - 20,
    };
  }
}

test('everything suggested is legal', () => {
  let count = 0;
  for (const state of positions())
    for (const train of faceUpTrains(view(state)))
      for (const suggested of suggestions(view(state), 0, train.id)) {
        assert.deepEqual(clausesAgainst(state, suggested), [], JSON.stringify(suggested));
        count++;
      }
  assert.ok(count > 100);
});

test('every purchase drawn at random is legal; over time there are many, with shapes and without, overpaid and not', () => {
  const seen = { shape: 0, none: 0, over: 0 };
  const different = new Set<string>();
  for (const state of positions()) {
    const rng = quickRng(7);
    const prices = new Map(state.box.trains.map((t) => [t.id, t.price]));
    for (let i = 0; i < 100; i++) {
      const bought = samplePurchase(view(state), 0, rng);
      if (!bought) continue;
      assert.deepEqual(clausesAgainst(state, bought), [], JSON.stringify(bought));
      different.add(JSON.stringify(bought));
      seen[bought.shape === null ? 'none' : 'shape']++;
      if (bought.sections.length > prices.get(bought.train)!) seen.over++;
    }
  }
  assert.ok(
    different.size > 500 && seen.shape > 100 && seen.none > 100 && seen.over > 20,
    JSON.stringify(seen),
  );
});

test('nothing is drawn where nothing can be bought', () => {
  assert.equal(samplePurchase(view(straight([7, 8])), 0, quickRng(1)), undefined);
  assert.equal(samplePurchase(view(position({}, {})), 0, quickRng(1)), undefined);
});
