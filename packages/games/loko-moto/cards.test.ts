import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ELL3, grid, played, shape, STAR3, STAR4, LINE3, LINE4, LINE5 } from './fixtures.node.ts';
import { containsPattern, dealtShapes, placements, shapeOf, sortedTrains, trainOf } from './cards.ts';
import { topology } from './topology.ts';

const square = played({ map: grid('square', 3, 3) }).box.sheet;
const triangular = played({ map: grid('triangular', 4, 3) }).box.sheet;

test('LM-3.5 a pattern lies wherever it fits after turning and moving', () => {
  // On 3 by 3 stations a bend of two lies in 4 corners of each of 4 squares.
  assert.equal(placements(square, shape('bend', 1, '0,0 1,0 1,1')).length, 16);
  // Two in a row: 3 rows and 3 columns.
  assert.equal(placements(square, shape('two', 1, '0,0 1,0 2,0')).length, 6);
  assert.equal(placements(square, LINE3).length, 0);
  // A triangle points up or down: 6 of each on 4 by 3 stations.
  assert.equal(placements(triangular, shape('tri', 1, '0,0 1,0 0,1 0,0')).length, 12);
});

test('LM-3.5 each placement is one set of sections, found once', () => {
  const keys = placements(square, ELL3).map((p) => p.sections.join());
  assert.equal(new Set(keys).size, keys.length);
  // The long leg is one of 6 lines of two; the foot may stand at either end, to the one side that is right.
  assert.equal(keys.length, 8);
});

test('LM-3.5 where a pattern is written down makes no difference', () => {
  const here = shape('a', 1, '0,0 1,0 2,0 2,1');
  const there = shape('b', 1, '-7,40 -7,41 -7,42 -8,42');
  const key = (s: typeof here): string[] =>
    placements(square, s)
      .map((p) => p.sections.join())
      .sort();
  assert.deepEqual(key(here), key(there));
});

test('LM-3.5 never mirrored: a hook and its image never lie alike, on either lattice', () => {
  for (const sheet of [square, triangular]) {
    const [hook, image] =
      sheet.lattice === 'square'
        ? [ELL3, shape('image', 1, '0,0 1,0 2,0 2,-1')]
        : [shape('hook', 1, '0,0 1,0 2,0 2,1'), shape('image', 1, '0,0 1,0 2,0 3,-1')];
    const lies = new Set(placements(sheet, hook!).map((p) => p.sections.join()));
    assert.ok(lies.size > 0);
    assert.ok(placements(sheet, image!).every((p) => !lies.has(p.sections.join())));
  }
});

test('LM-3.5 a set contains a pattern with further sections around it', () => {
  const { index } = topology(square);
  const at = (...ids: string[]): number[] => ids.map((id) => index.get(id)!);
  const bend = shape('bend', 1, '0,0 1,0 1,1');
  assert.ok(containsPattern(square, bend, at('a1-b1', 'b1-c1', 'c1-c2', 'c2-c3')));
  assert.ok(!containsPattern(square, bend, at('a1-b1', 'b1-c1')));
  assert.ok(!containsPattern(square, bend, at('a1-b1', 'c1-c2')));
});

test('LM-8.2 the advanced deal leaves out what has an asterisk, the plain one does not', () => {
  const shapes = { 1: [LINE3, STAR3], 2: [STAR4, LINE4], 3: [LINE5] };
  const plain = played({ shapes }).box;
  const advanced = played({ shapes, options: { advanced: true } }).box;
  assert.deepEqual(
    dealtShapes(plain).map((pile) => pile.length),
    [2, 2, 1],
  );
  assert.deepEqual(dealtShapes(advanced), [['line3'], ['line4'], ['line5']]);
});

test('cards are known by id, and nothing else is', () => {
  const { box } = played({});
  assert.equal(trainOf(box, 't5a').price, 5);
  assert.equal(shapeOf(box, 'line4').points, 2);
  assert.throws(() => trainOf(box, 'line4'), RangeError);
  assert.throws(() => shapeOf(box, 't5a'), RangeError);
});

test('a box lists its trains by price and id, so their order tells nothing of the pile', () => {
  const a = { id: 'b', name: '', price: 3, bonus: 0 };
  const b = { id: 'a', name: '', price: 3, bonus: 0 };
  const c = { id: 'c', name: '', price: 2, bonus: 0 };
  assert.deepEqual(sortedTrains([a, b, c]), [c, b, a]);
});
