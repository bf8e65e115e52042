import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sheet } from './types.ts';
import { grid, played } from './fixtures.node.ts';
import { hangTogether, oddStations, sectionId, topology } from './topology.ts';

const sheetOf = (map: object): Sheet => played({ map }).box.sheet;
const map = topology(sheetOf(grid('square', 3, 3)));
const at = (...ids: string[]): number[] => ids.map((id) => map.index.get(id)!);

test('a section is named by its stations in code-point order', () => {
  assert.equal(sectionId(['vac', 'bp']), 'bp-vac');
  assert.equal(sectionId(['a10', 'a9']), 'a10-a9');
  assert.equal(map.ids.length, 12);
  assert.deepEqual(
    map.ids.map((id) => map.index.get(id)),
    [...map.ids.keys()],
  );
});

test('two sections touch when they share a station', () => {
  const touching = map.touching[map.index.get('a1-b1')!]!.map((s) => map.ids[s]);
  assert.deepEqual(touching.sort(), ['a1-a2', 'b1-b2', 'b1-c1']);
});

test('LM-3.1 a set hangs together over stations, along its own sections only', () => {
  assert.ok(hangTogether(map, at('a1-b1', 'b1-c1', 'c1-c2')));
  assert.ok(hangTogether(map, at('a1-b1', 'a1-a2', 'a2-b2', 'b1-b2', 'b1-c1')));
  assert.ok(!hangTogether(map, at('a1-b1', 'b2-c2')));
  assert.ok(!hangTogether(map, []));
});

test('LM-8.1 the odd stations of a set', () => {
  assert.equal(oddStations(map, at('a1-b1', 'b1-c1')), 2);
  assert.equal(oddStations(map, at('a1-b1', 'a1-a2', 'a2-b2', 'b1-b2')), 0);
  assert.equal(oddStations(map, at('a1-b1', 'b1-c1', 'b1-b2')), 4);
});

test('a sheet is worked out once', () => {
  const sheet = sheetOf(grid('square', 2, 2));
  assert.equal(topology(sheet), topology(sheet));
});
