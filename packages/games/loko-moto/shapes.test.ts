import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@turntable/messages';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { SHAPES, SHEETS } from './boxes.ts';
import { placements } from './cards.ts';
import { areNeighbours, isAsterisked, isConnectedPattern, orientations, patternKey } from './lattice.ts';
import { LATTICES, PILES, type Lattice, type Points, type Shape } from './types.ts';

const pile = (lattice: Lattice, points: Points): Shape[] =>
  SHAPES[lattice].filter((s) => s.points === points);
/** One name for all rotations and translations of a pattern. */
const turnedKey = (lattice: Lattice, pattern: Shape['pattern']): string =>
  orientations(lattice, pattern)
    .map((o) => patternKey(o.pattern))
    .sort()[0]!;
/** On both lattices swapping the coordinates is a reflection. */
const mirrored = (pattern: Shape['pattern']): Shape['pattern'] =>
  pattern.map(([a, b]) => [
    [a[1], a[0]],
    [b[1], b[0]],
  ]);
const sizes = (shapes: readonly Shape[]): number[] =>
  [...new Set(shapes.map((s) => s.pattern.length))].sort();

test('LM-9.3 each deck has 30 shapes, ten each of 1, 2 and 3 points, ids unique over both decks', () => {
  for (const lattice of LATTICES) {
    assert.equal(SHAPES[lattice].length, 30);
    for (const points of PILES) assert.equal(pile(lattice, points).length, 10, `${lattice} ${points}`);
  }
  const ids = LATTICES.flatMap((lattice) => SHAPES[lattice].map((s) => s.id));
  assert.equal(new Set(ids).size, 60);
  for (const id of ids) assert.match(id, /^[a-z0-9-]+$/);
});

test('LM-9.3 a pattern is a connected set of sections between lattice neighbours, none twice', () => {
  for (const lattice of LATTICES)
    for (const { id, pattern } of SHAPES[lattice]) {
      assert.ok(isConnectedPattern(pattern), id);
      assert.ok(
        pattern.every(([a, b]) => areNeighbours(lattice, a, b)),
        id,
      );
      const sections = patternKey(pattern).split(' ');
      assert.equal(new Set(sections).size, sections.length, id);
    }
});

test('LM-9.3 patterns of the standard deck have 3, 4 and 5 to 6 sections', () => {
  assert.deepEqual(sizes(pile('triangular', 1)), [3]);
  assert.deepEqual(sizes(pile('triangular', 2)), [4]);
  assert.deepEqual(sizes(pile('triangular', 3)), [5, 6]);
});

test('LM-9.3 no two patterns of the standard deck are alike under rotation', () => {
  const keys = SHAPES.triangular.map((s) => turnedKey('triangular', s.pattern));
  assert.equal(new Set(keys).size, 30);
});

test('LM-9.3 at least four patterns of the standard deck are chiral with a mirror image that is no other card', () => {
  const keys = new Set(SHAPES.triangular.map((s) => turnedKey('triangular', s.pattern)));
  const chiral = SHAPES.triangular.filter((s) => !keys.has(turnedKey('triangular', mirrored(s.pattern))));
  assert.ok(chiral.length >= 4, chiral.map((s) => s.id).join(' '));
});

test('LM-9.3 two to five patterns of each of the 2- and 3-point piles have an asterisk', () => {
  for (const lattice of LATTICES)
    for (const points of [2, 3] as const) {
      const asterisked = pile(lattice, points).filter((s) => isAsterisked(s.pattern)).length;
      assert.ok(asterisked >= 2 && asterisked <= 5, `${lattice} ${points}: ${asterisked}`);
    }
});

test('LM-9.3 each pattern has at least 20 placements on the standard map', () => {
  for (const shape of SHAPES.triangular) {
    const found = placements(SHEETS.standard, shape).length;
    assert.ok(found >= 20, `${shape.id}: ${found}`);
  }
});

test('LM-9.3 the square deck has 2 or 3, 4, and 5 to 6 sections; only its 1-point pile repeats a pattern', () => {
  assert.deepEqual(sizes(pile('square', 1)), [2, 3]);
  assert.deepEqual(sizes(pile('square', 2)), [4]);
  assert.deepEqual(sizes(pile('square', 3)), [5, 6]);
  const keys = (shapes: readonly Shape[]): Set<string> =>
    new Set(shapes.map((s) => turnedKey('square', s.pattern)));
  assert.equal(keys(pile('square', 1)).size, 9);
  assert.equal(keys(pile('square', 2)).size, 10);
  assert.equal(keys(pile('square', 3)).size, 10);
});

test('LM-9.3 the square 1-point pile has all seven connected patterns of 3 sections', () => {
  const threes = pile('square', 1).filter((s) => s.pattern.length === 3);
  assert.equal(new Set(threes.map((s) => turnedKey('square', s.pattern))).size, 7);
});

test('LM-9.3 each pattern of the square deck has at least 15 placements on the square map', () => {
  for (const shape of SHAPES.square) {
    const found = placements(SHEETS.square, shape).length;
    assert.ok(found >= 15, `${shape.id}: ${found}`);
  }
});

test('LM-9.3 each pattern of the standard deck can be laid on the small map', () => {
  for (const shape of SHAPES.triangular)
    assert.ok(placements(SHEETS.small, shape).length >= 3, `${shape.id} on the small map`);
});

test('every shape has a name in each language, unlike that of any other in its deck', () => {
  for (const locale of LOCALES)
    for (const lattice of LATTICES) {
      const names = SHAPES[lattice].map((s) => CATALOGUES[locale][`shape.${s.id}`]);
      assert.ok(!names.includes(undefined), `${locale} ${lattice}`);
      assert.equal(new Set(names).size, names.length, `${locale} ${lattice}`);
    }
});
