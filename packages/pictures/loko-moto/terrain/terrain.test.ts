import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SMALL } from '@turntable/games/loko-moto/sheets/small.ts';
import { SQUARE } from '@turntable/games/loko-moto/sheets/square.ts';
import { STANDARD } from '@turntable/games/loko-moto/sheets/standard.ts';
import { plot } from '../plot.ts';
import { curve, wayAt } from './curve.ts';
import { drawTerrain } from './drawing.ts';
import { hachures } from './hachures.ts';
import type { At, River } from './terrain.ts';
import { TERRAINS } from './terrains.ts';
import { riverPath, widthAt } from './water.ts';

const SHEETS = { standard: STANDARD, small: SMALL, square: SQUARE };

/** Where a spot lies, seen from the nearest part of a river: how far, and on which bank, looking downstream. */
function bankOf({ course }: River, [x, y]: At): { readonly far: number; readonly bank: 'left' | 'right' } {
  const samples = curve(course);
  let far = Infinity;
  let bank: 'left' | 'right' = 'left';
  samples.forEach(([sx, sy], i) => {
    const distance = Math.hypot(x - sx, y - sy);
    if (distance >= far) return;
    far = distance;
    const [dx, dy] = wayAt(samples, i);
    // On paper y grows downward, so that the right bank lies along (−dy, dx).
    bank = (x - sx) * -dy + (y - sy) * dx > 0 ? 'right' : 'left';
  });
  return { far, bank };
}

for (const [id, sheet] of Object.entries(SHEETS)) {
  const terrain = TERRAINS[id]!;
  const laid = plot(sheet);
  const spot = (station: string): readonly [number, number] => {
    const i = sheet.stations.findIndex((each) => each.id === station);
    assert.ok(i >= 0, station);
    return [laid.stations[i]!.x, laid.stations[i]!.y];
  };

  test(`${id}: rivers pass each town on its true bank`, () => {
    for (const river of terrain.rivers) {
      for (const side of ['left', 'right'] as const)
        for (const station of river[side] ?? [])
          assert.equal(bankOf(river, spot(station)).bank, side, `${station} on the ${river.id}`);
      for (const station of river.through ?? [])
        assert.ok(bankOf(river, spot(station)).far < 8, `${station} on both banks of the ${river.id}`);
    }
  });

  test(`${id}: rivers stay off the middle of stations they do not flow through`, () => {
    for (const river of terrain.rivers)
      for (const { id: station } of sheet.stations)
        if (!river.through?.includes(station))
          assert.ok(bankOf(river, spot(station)).far > river.width / 2 + 6, `${station}, ${river.id}`);
  });

  test(`${id}: the land is drawn the same every time`, () => {
    assert.equal(hachures(terrain.ridges), hachures(structuredClone(terrain.ridges)));
    assert.equal(drawTerrain(terrain), drawTerrain(terrain));
    for (const path of Object.values(drawTerrain(terrain))) assert.ok(!/NaN|undefined/.test(path));
  });
}

test('a river grows from its source to its full width', () => {
  const [river] = TERRAINS['standard']!.rivers.filter(({ id }) => id === 'tisza');
  assert.ok(widthAt(river!, 0) < river!.width / 2);
  assert.equal(widthAt(river!, 1), river!.width);
  assert.match(riverPath(river!), /^M[\d .L-]+Z$/);
});

test('a curve runs through its spots', () => {
  const spots = [[0, 0], [40, 30], [90, 10]] as const; // prettier-ignore
  const samples = curve(spots);
  for (const [x, y] of spots) assert.ok(samples.some(([sx, sy]) => Math.hypot(sx - x, sy - y) < 1e-9));
});
