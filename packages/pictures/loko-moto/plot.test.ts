import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { orientations, turnPoint } from '@turntable/games/loko-moto/lattice.ts';
import { LATTICES, type Point } from '@turntable/games/loko-moto/types.ts';
import { contains, distanceTo, nearestTrack, partOf, plot, project, STEP } from './plot.ts';

test('all sections of our maps are drawn one step long', () => {
  for (const sheet of Object.values(SHEETS))
    for (const { length } of plot(sheet).tracks) assert.ok(Math.abs(length - STEP) < 1e-9);
});

test('a part of a section lies on it, its ends cut off', () => {
  const { tracks } = plot(SHEETS.standard);
  for (const track of tracks) {
    const { x1, y1, x2, y2 } = partOf(track, 12);
    assert.ok(Math.abs(Math.hypot(x1 - track.a.x, y1 - track.a.y) - 12) < 1e-9);
    assert.ok(Math.abs(Math.hypot(x2 - track.b.x, y2 - track.b.y) - 12) < 1e-9);
    assert.ok(Math.abs(Math.hypot(x2 - x1, y2 - y1) - (track.length - 24)) < 1e-9);
  }
});

test('a turn of the lattice is the same turn on paper, never a mirror image', () => {
  for (const lattice of LATTICES) {
    const turns = orientations(lattice, [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
      [
        [0, 0],
        [0, 1],
      ],
    ]).length;
    const angle = (2 * Math.PI) / turns;
    for (const point of [
      [1, 0],
      [0, 1],
      [2, -3],
    ] satisfies Point[]) {
      const before = project(lattice, point);
      const after = project(lattice, turnPoint(lattice, point));
      assert.ok(Math.abs(after.x - (before.x * Math.cos(angle) - before.y * Math.sin(angle))) < 1e-9);
      assert.ok(Math.abs(after.y - (before.x * Math.sin(angle) + before.y * Math.cos(angle))) < 1e-9);
    }
  }
});

test('a tap takes the nearest section within reach, and none beyond it', () => {
  const map = plot(SHEETS.standard);
  map.tracks.forEach(({ middle }, i) => assert.equal(nearestTrack(map, middle, 20), i));
  const { a } = map.tracks[0]!;
  assert.equal(nearestTrack(map, { x: a.x - 5000, y: a.y }, 20), undefined);
  const along = { x: a.x, y: a.y };
  assert.equal(distanceTo(map.tracks[0]!, along), 0);
});

test('every station lies on the sheet', () => {
  for (const sheet of Object.values(SHEETS)) {
    const map = plot(sheet);
    for (const spot of map.stations) assert.ok(contains(map.frame, spot));
  }
});
