import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { FLAG_REASONS } from './flags.ts';
import { locomotive } from './locomotives.ts';
import { statSheet, type Published } from './stat-sheet.ts';

const bigBoy = locomotive('up-big-boy-4884-1')!;

function flags(raw: Published['raw'], more: Partial<Published> = {}): string[] {
  return statSheet({ ...bigBoy, ...more, raw: { ...bigBoy.raw, ...raw } }).flags.map(
    ({ statistic, reason }) => `${statistic} ${reason}`,
  );
}

test('a sound sheet has no flags', () => {
  assert.deepEqual(flags({}), []);
});

test('an adhesion below 2, and one that no locomotive has', () => {
  assert.deepEqual(flags({ weightOnDriversLb: 250_000 }), ['factor-of-adhesion adhesion-low']);
  assert.ok(flags({ tractiveEffortLbf: 20_000 }).includes('factor-of-adhesion adhesion-high'));
});

test('a driver of 900 inches, or none at all', () => {
  assert.ok(flags({ driverDiameterIn: 900 }).includes('driver-diameter wrong-unit'));
  assert.ok(flags({ driverDiameterIn: 90_000 }).includes('driver-diameter too-high'));
  assert.ok(flags({ driverDiameterIn: 2 }).includes('driver-diameter wrong-unit'), 'perhaps metres');
  assert.ok(flags({ driverDiameterIn: 0.1 }).includes('driver-diameter too-low'));
  assert.ok(flags({ driverDiameterIn: 0 }).includes('driver-diameter zero'));
});

test('a figure in the wrong unit names the unit that would fit', () => {
  const perhaps = (raw: Published['raw']) =>
    statSheet({ raw }).flags.map(({ reason, values }) => [reason, values['perhaps']]);
  assert.deepEqual(perhaps({ boilerPressurePsi: 16 }), [['wrong-unit', 'bar']]);
  assert.deepEqual(perhaps({ boilerPressurePsi: 1600 }), [['wrong-unit', 'kPa']]);
  assert.deepEqual(perhaps({ boilerPressurePsi: 1.6 }), [['wrong-unit', 'MPa']]);
  assert.deepEqual(perhaps({ driverDiameterIn: 1727 }), [['wrong-unit', 'mm']]);
  assert.deepEqual(perhaps({ engineWeightLb: 104 }), [['wrong-unit', 't']]);
  assert.deepEqual(perhaps({ maxSpeedMph: 180 }), [['wrong-unit', 'km/h']]);
  assert.deepEqual(perhaps({ waterUsGal: 30 }), [['wrong-unit', 'm³']]);
  assert.deepEqual(perhaps({ lengthFt: 24_000 }), [['wrong-unit', 'mm']]);
});

test('surfaces in square metres show by what they are compared with', () => {
  assert.ok(flags({ grateAreaSqFt: 13.9 }).includes('grate-area grate-out-of-proportion'));
  const metric = {
    fireboxSurfaceSqFt: 65,
    tubesAndFluesSurfaceSqFt: 482,
    evaporativeSurfaceSqFt: 547,
    superheaterSurfaceSqFt: 229,
  };
  assert.ok(flags(metric).includes('evaporative-surface surface-out-of-proportion'));
});

test('parts that are more than their whole are flagged on both', () => {
  assert.deepEqual(flags({ engineWeightLb: 500_000, totalWeightLb: 927_500 }), [
    'weight-on-drivers more-than',
    'engine-weight less-than',
  ]);
  assert.deepEqual(flags({ numberPreserved: 30 }), ['number-preserved more-than', 'number-built less-than']);
  assert.ok(flags({ engineWheelbaseFt: 22 }, {}).length === 0, 'short, but not more than anything');
  assert.ok(flags({ driverWheelbaseFt: 80 }).includes('driver-wheelbase more-than'));
});

test('sums that do not add up', () => {
  assert.deepEqual(flags({ totalWeightLb: 1_300_000 }), ['total-weight does-not-add-up']);
  assert.deepEqual(flags({ evaporativeSurfaceSqFt: 6500 }), ['evaporative-surface does-not-add-up']);
  assert.deepEqual(flags({ totalWeightLb: 1_190_000 }), [], 'sources round');
});

test('an axle load below the average of the driving axles', () => {
  assert.deepEqual(flags({ axleLoadLb: 50_000 }), ['axle-load below-average-axle']);
});

test('a tractive effort far from what the cylinders give', () => {
  assert.ok(flags({ tractiveEffortLbf: 60_000 }).includes('tractive-effort far-from-calculated'));
  assert.ok(flags({ tractiveEffortLbf: 602 }).includes('tractive-effort far-from-calculated'), '602 kN');
  assert.deepEqual(flags({ tractiveEffortLbf: 104_000 }), [], 'a rating at 65 %');
});

test('wheel arrangements that are none, or cannot be', () => {
  assert.deepEqual(flags({}, { whyte: '2D2' }), ['wheels not-whyte']);
  assert.ok(flags({}, { whyte: '4-7-4' }).includes('wheels odd-wheels'));
  assert.ok(flags({}, { whyte: '4-0-4' }).includes('wheels odd-wheels'));
  assert.ok(
    !flags({}, { whyte: '3-truck Shay', features: ['geared'] }).some((flag) => flag.startsWith('wheels')),
  );
});

test('figures against the features', () => {
  assert.ok(flags({ cylinders: 3 }).includes('cylinders against-feature'));
  assert.ok(flags({ superheaterSurfaceSqFt: 0 }).includes('superheater-surface against-feature'));
  const low = { lowPressureCylinderDiameterIn: 20, lowPressureCylinderStrokeIn: 32 };
  assert.ok(flags(low).includes('cylinder-diameter low-pressure-smaller'));
});

test('every reason has its sentence in each language', () => {
  for (const catalogue of Object.values(CATALOGUES))
    for (const reason of FLAG_REASONS) assert.ok(catalogue[`flag.${reason}`], reason);
});
