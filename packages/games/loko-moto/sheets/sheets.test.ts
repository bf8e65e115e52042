import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, has, LOCALES } from '@turntable/messages';
import { SHEETS } from '../boxes.ts';
import { areNeighbours, pointKey, TURNS, turnPoint } from '../lattice.ts';
import { hangTogether, sectionId, topology } from '../topology.ts';
import type { Lattice, Point, Sheet } from './sheet.ts';
import { sheetOf, type Place } from './place.ts';
import { PLACES } from './places.node.ts';

const SHEET_ENTRIES = Object.entries(SHEETS) as [keyof typeof SHEETS, Sheet][];

/** How a lattice point is drawn: x eastward, y southward, in sections. */
function drawn(lattice: Lattice, [q, r]: Point): { x: number; y: number } {
  return lattice === 'square' ? { x: q, y: r } : { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}
/** A place on a plane of equal scales, x eastward, y southward, in degrees of latitude. */
function real({ lonLat: [lon, lat] }: Place): { x: number; y: number } {
  return { x: lon * Math.cos((47 * Math.PI) / 180), y: -lat };
}

/** Ranks from 0; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  return values.map(
    (v) => values.filter((w) => w < v).length + (values.filter((w) => w === v).length - 1) / 2,
  );
}
/** Spearman's rank correlation: Pearson's of the ranks. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length - 1) / 2;
  const sum = (of: (i: number) => number): number => x.reduce((total, _, i) => total + of(i), 0);
  return (
    sum((i) => (x[i]! - mean) * (y[i]! - mean)) /
    Math.sqrt(sum((i) => (x[i]! - mean) ** 2) * sum((i) => (y[i]! - mean) ** 2))
  );
}

function degree(sheet: Sheet, id: string): number {
  return sheet.sections.filter((pair) => pair.includes(id)).length;
}

test('LM-9.1 a lattice has rotations of 60°, or of 90°', () => {
  assert.deepEqual(TURNS, { triangular: 6, square: 4 });
  for (const [lattice, angle] of [
    ['triangular', 60],
    ['square', 90],
  ] as const) {
    const from = drawn(lattice, [2, 1]);
    const to = drawn(lattice, turnPoint(lattice, [2, 1]));
    const turned = Math.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y);
    assert.ok(Math.abs((turned * 180) / Math.PI - angle) < 1e-9);
    assert.ok(Math.abs(Math.hypot(from.x, from.y) - Math.hypot(to.x, to.y)) < 1e-9);
  }
});

test('LM-9.1 stations of a map have ids, names and lattice points of their own', () => {
  for (const [key, sheet] of SHEET_ENTRIES) {
    assert.equal(sheet.id, key);
    for (const { id, name, at } of sheet.stations) {
      assert.match(id, /^[a-z0-9]+$/);
      assert.ok(name.length > 1 && name === name.trim(), id);
      assert.ok(at.every(Number.isInteger), id);
    }
    for (const part of ['id', 'name'] as const)
      assert.equal(new Set(sheet.stations.map((s) => s[part])).size, sheet.stations.length, `${key} ${part}`);
    assert.equal(new Set(sheet.stations.map((s) => pointKey(s.at))).size, sheet.stations.length, key);
  }
});

test('LM-9.1 sections of a map join lattice neighbours, each pair once, ids in code-point order', () => {
  for (const [, sheet] of SHEET_ENTRIES) {
    const at = new Map(sheet.stations.map((s) => [s.id, s.at]));
    for (const [a, b] of sheet.sections) {
      assert.ok(a < b, `${a}-${b}`);
      const [from, to] = [at.get(a), at.get(b)];
      assert.ok(from && to && areNeighbours(sheet.lattice, from, to), `${a}-${b}`);
    }
    assert.equal(new Set(sheet.sections.map(sectionId)).size, sheet.sections.length);
  }
});

test('LM-9.1 every map is connected, every station on at least two sections', () => {
  for (const [key, sheet] of SHEET_ENTRIES) {
    assert.ok(hangTogether(topology(sheet), [...sheet.sections.keys()]), key);
    for (const { id } of sheet.stations) assert.ok(degree(sheet, id) >= 2, `${key} ${id}`);
  }
});

test('LM-9.1 the standard map is triangular with 85 to 100 sections; the further two have at least 45', () => {
  const { standard, small, square } = SHEETS;
  assert.equal(standard.lattice, 'triangular');
  assert.ok(standard.sections.length >= 85 && standard.sections.length <= 100);
  assert.equal(small.lattice, 'triangular');
  assert.ok(small.sections.length >= 45 && small.sections.length < standard.sections.length);
  assert.equal(square.lattice, 'square');
  assert.ok(square.sections.length >= 45);
});

test('LM-9.1 the standard map has Budapest, Vác and the line between them, and is not a full grid', () => {
  const { stations, sections } = SHEETS.standard;
  assert.equal(stations.find((s) => s.id === 'bp')?.name, 'Budapest');
  assert.equal(stations.find((s) => s.id === 'vac')?.name, 'Vác');
  assert.ok(sections.some((pair) => sectionId(pair) === 'bp-vac'));
  const possible = stations.flatMap((a, i) =>
    stations.slice(i + 1).filter((b) => areNeighbours('triangular', a.at, b.at)),
  ).length;
  assert.ok(sections.length <= 0.85 * possible, `${sections.length} of ${possible}`);
});

test('LM-9.1 stations of the standard map are towns of the Carpathian basin', () => {
  for (const { id, lonLat } of PLACES.standard) {
    assert.ok(lonLat[0] > 15.9 && lonLat[0] < 26.6, id);
    assert.ok(lonLat[1] > 44.4 && lonLat[1] < 49.6, id);
  }
});

/**
 * What *roughly their geographic places* is taken to mean: the order of stations from west to east and from north to
 * south is nearly that of the places, and whatever pair of stations one looks at, the one lies in about that
 * direction of the other. A city's tram map is bent more than a country's; a map that is not listed may be as bent as that.
 */
const MOST = { rank: 0.94, neighbours: 60, far: 55 };
const TOLERANCE: Readonly<Partial<Record<string, typeof MOST>>> = {
  standard: { rank: 0.98, neighbours: 60, far: 35 },
  small: { rank: 0.96, neighbours: 60, far: 40 },
};

test('LM-9.1 stations of each map lie at roughly their geographic places', () => {
  for (const [key, { lattice }] of SHEET_ENTRIES) {
    const places = PLACES[key];
    const tolerance = TOLERANCE[key] ?? MOST;
    const map = places.map((p) => drawn(lattice, p.at));
    const world = places.map(real);
    for (const axis of ['x', 'y'] as const) {
      const found = rankCorrelation(
        map.map((p) => p[axis]),
        world.map((p) => p[axis]),
      );
      assert.ok(found >= tolerance.rank, `${key} ${axis}: ${found}`);
    }
    places.forEach((a, i) =>
      places.slice(i + 1).forEach((b, k) => {
        const j = i + 1 + k;
        const onMap = { x: map[j]!.x - map[i]!.x, y: map[j]!.y - map[i]!.y };
        const inWorld = { x: world[j]!.x - world[i]!.x, y: world[j]!.y - world[i]!.y };
        const cross = onMap.x * inWorld.y - onMap.y * inWorld.x;
        const dot = onMap.x * inWorld.x + onMap.y * inWorld.y;
        const off = (Math.abs(Math.atan2(cross, dot)) * 180) / Math.PI;
        const limit = tolerance[Math.hypot(onMap.x, onMap.y) > 2.01 ? 'far' : 'neighbours'];
        assert.ok(off <= limit, `${key} ${a.id} to ${b.id}: ${off.toFixed(0)}° off`);
      }),
    );
  }
});

test('a section that names one station only is no section', () => {
  assert.throws(() => sheetOf('inline', 'X', 'square', [], ['bp']), /bp: expected two stations/);
});

test('every map has a name and a line about it in each language', () => {
  for (const [key, sheet] of SHEET_ENTRIES)
    for (const locale of LOCALES) {
      assert.ok(has(`map.${key}`));
      const about = format(locale, `map.${key}.about`, { sections: sheet.sections.length });
      assert.match(about, new RegExp(`^${sheet.sections.length} `));
    }
});
