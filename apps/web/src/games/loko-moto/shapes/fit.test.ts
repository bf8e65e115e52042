import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHAPES, SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { placements } from '@turntable/games/loko-moto/cards.ts';
import { TURNS } from '@turntable/games/loko-moto/lattice.ts';
import {
  builtBy,
  FREE,
  INKED,
  reservedBy,
  type SectionState,
  type Shape,
} from '@turntable/games/loko-moto/types.ts';
import { closest, fits, fitOf, whereItFits } from './fit.ts';

const sheet = SHEETS.standard;
const shape = (id: string): Shape => SHAPES.triangular.find((s) => s.id === id)!;
const free: readonly SectionState[] = sheet.sections.map(() => FREE);
const place = placements(sheet, shape('diamond'))[5]!;
const [s0, s1, s2, s3] = place.sections as [number, number, number, number];
const lines = free.map((line, i): SectionState => {
  if (i === s0 || i === s1) return builtBy(0);
  if (i === s2) return reservedBy(0);
  return i === s3 ? INKED : line;
});

test('a place is judged by what its lines are to the player', () => {
  const { own, open, lost } = fitOf(place, lines, 0);
  assert.deepEqual([own, open, lost], [2, 1, 1]);
  const other = fitOf(place, lines, 1);
  assert.deepEqual([other.own, other.open, other.lost], [0, 0, 4]);
});

test('the best places come first: nothing lost, then most lines of one’s own', () => {
  const list = fits(sheet, shape('diamond'), lines, 0);
  assert.equal(list.length, placements(sheet, shape('diamond')).length);
  const firstLost = list.findIndex(({ lost }) => lost > 0);
  assert.ok(list.slice(firstLost).every(({ lost }) => lost > 0));
  const owns = list.slice(0, firstLost).map(({ own }) => own);
  assert.deepEqual(
    owns,
    [...owns].sort((a, b) => b - a),
  );
});

test('turned once around, every place comes up, and a shape that looks the same after some turns loses none', () => {
  for (const id of ['straight', 'triangle', 'hook', 'crossing', 'ring']) {
    const turns = TURNS.triangular;
    const found = new Set<string>();
    for (let steps = 0; steps < turns; steps++) {
      const list = fits(sheet, shape(id), free, 0, steps);
      assert.ok(list.length > 0, `${id} turned ${steps} times fits nowhere`);
      for (const { placement } of list) found.add(placement.sections.join());
    }
    assert.equal(found.size, placements(sheet, shape(id)).length);
  }
  const once = fits(sheet, shape('straight'), free, 0, 0).map(({ placement }) => placement.sections.join());
  const half = fits(sheet, shape('straight'), free, 0, 3).map(({ placement }) => placement.sections.join());
  assert.deepEqual(once, half);
});

test('"3 of 4 there" looks for most own lines; pointing at a card shows whole places if there are any', () => {
  assert.equal(closest(sheet, shape('diamond'), lines, 0)?.own, 2);
  const whole = free.map((line, i) => (place.sections.includes(i) ? builtBy(0) : line));
  assert.equal(closest(sheet, shape('diamond'), whole, 0)?.own, 4);
  assert.deepEqual(new Set(whereItFits(sheet, shape('diamond'), whole, 0)), new Set(place.sections));
  assert.equal(whereItFits(sheet, shape('diamond'), lines, 0).length, 4);
  assert.deepEqual(whereItFits(sheet, shape('diamond'), free, 0), []);
});
