import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { locomotive } from './locomotives.ts';
import { statSheet, valuesOf, type Published } from './stat-sheet.ts';
import { STATISTIC_IDS, type StatisticId } from './statistics.ts';

/** A saturated two-cylinder 4-6-2 of round numbers, to reckon by hand. */
const plain: Published = {
  whyte: '4-6-2',
  raw: {
    boilerPressurePsi: 200,
    cylinders: 2,
    cylinderDiameterIn: 20,
    cylinderStrokeIn: 24,
    driverDiameterIn: 60,
  },
};

function statistic(published: Published, id: StatisticId) {
  return statSheet(published).statistics[id];
}
function value(published: Published, id: StatisticId): number | null {
  return statistic(published, id).value;
}
function withRaw(raw: Published['raw'], more: Partial<Published> = {}): Published {
  return { ...plain, ...more, raw: { ...plain.raw, ...raw } };
}

test('LV-1.4 a sheet has all forty statistics, each published, calculated or unknown', () => {
  const { statistics } = statSheet(plain);
  assert.deepEqual(Object.keys(statistics), [...STATISTIC_IDS]);
  assert.deepEqual(statistics['boiler-pressure'], { value: 200, state: 'published' });
  assert.deepEqual(statistics['grate-area'], { value: null, state: 'unknown' });
  assert.deepEqual(statistics.wheels, {
    value: 12,
    state: 'calculated',
    formula: 'sum of the Whyte digits',
    inputs: { whyte: '4-6-2' },
  });
  assert.equal(valuesOf(statSheet(plain))['boiler-pressure'], 200);
  assert.equal(valuesOf(statSheet(plain))['grate-area'], null);
});

test('tractive effort: 0.85 x 200 x 20 x 20 x 24 / 60 = 27,200, half as much again with three cylinders', () => {
  assert.deepEqual(statistic(plain, 'tractive-effort'), {
    value: 27200,
    state: 'calculated',
    formula: '0.85 x boiler-pressure x cylinder-diameter^2 x piston-stroke / driver-diameter x cylinders / 2',
    inputs: {
      'boiler-pressure': 200,
      'cylinder-diameter': 20,
      'piston-stroke': 24,
      'driver-diameter': 60,
      cylinders: 2,
    },
  });
  assert.equal(value(withRaw({ cylinders: 3 }), 'tractive-effort'), 40800);
  assert.equal(value(withRaw({ cylinders: 4 }), 'tractive-effort'), 54400);
});

test('LV-1.4 a published figure wins over a calculated one, and goes into what follows from it', () => {
  const published = withRaw({ tractiveEffortLbf: 25000, weightOnDriversLb: 120_000 });
  assert.deepEqual(statistic(published, 'tractive-effort'), { value: 25000, state: 'published' });
  assert.equal(value(published, 'factor-of-adhesion'), 4.8);
  assert.equal(value(withRaw({ weightOnDriversLb: 120_000 }), 'factor-of-adhesion'), 4.41);
  const heavy = withRaw({ engineWeightLb: 200_000, tenderWeightLb: 100_000, totalWeightLb: 310_000 });
  assert.equal(value(heavy, 'total-weight'), 310_000);
  assert.equal(value(withRaw({ engineWeightLb: 200_000, tenderWeightLb: 100_000 }), 'total-weight'), 300_000);
  assert.equal(value(withRaw({ engineWeightLb: 200_000 }), 'total-weight'), null);
});

test('cylinder volume of a simple locomotive: pi / 4 x 20 x 20 x 24 / 1728 x 2 = 8.73', () => {
  assert.equal(value(plain, 'cylinder-volume'), 8.73);
  assert.equal(value(withRaw({ evaporativeSurfaceSqFt: 2000 }), 'surface-to-volume'), 229.2);
});

test('compounds: four cylinders are two high and two low, three are one high and two low', () => {
  const low = { lowPressureCylinderDiameterIn: 30, lowPressureCylinderStrokeIn: 24 };
  const features = ['compound'];
  // pi / 4 x (2 x 20^2 x 24 + 2 x 30^2 x 24) / 1728
  assert.equal(value(withRaw({ ...low, cylinders: 4 }, { features }), 'cylinder-volume'), 28.36);
  // pi / 4 x (20^2 x 24 + 2 x 30^2 x 24) / 1728
  assert.equal(value(withRaw({ ...low, cylinders: 3 }, { features }), 'cylinder-volume'), 24);
  // pi / 4 x (20^2 x 24 + 30^2 x 24) / 1728
  assert.equal(value(withRaw({ ...low, cylinders: 2 }, { features }), 'cylinder-volume'), 14.18);
  assert.equal(value(withRaw({ ...low, cylinders: 6 }, { features }), 'cylinder-volume'), null);
  assert.equal(value(withRaw({ cylinders: 4 }, { features }), 'cylinder-volume'), null);
  assert.equal(value(withRaw({ ...low, cylinders: 4 }, { features }), 'tractive-effort'), null);
  assert.equal(
    value(withRaw({ ...low, cylinders: 4 }), 'tractive-effort'),
    null,
    'said by the cylinders alone',
  );
  assert.equal(value(withRaw({ ...low, tractiveEffortLbf: 9 }, { features }), 'tractive-effort'), 9);
});

test('geared locomotives and those without cylinders have no calculated effort, volume or ratio', () => {
  for (const locomotive of [
    withRaw({ evaporativeSurfaceSqFt: 2000 }, { features: ['geared'] }),
    withRaw({ evaporativeSurfaceSqFt: 2000 }, { whyte: '3-truck Shay' }),
    withRaw({ evaporativeSurfaceSqFt: 2000, cylinders: 0 }),
  ])
    for (const id of ['tractive-effort', 'cylinder-volume', 'surface-to-volume'] as const)
      assert.equal(value(locomotive, id), null);
  const turbine = statSheet(locomotive('prr-s2-6200')!).statistics;
  assert.deepEqual(turbine.cylinders, { value: 0, state: 'published' });
  assert.equal(turbine['tractive-effort'].state, 'published');
  assert.equal(turbine['cylinder-volume'].state, 'unknown');
  assert.equal(statSheet(locomotive('wm-shay-6')!).statistics.wheels.value, null);
});

test('surfaces: sums, and a superheater that is known to be none', () => {
  const surfaces = { fireboxSurfaceSqFt: 200, tubesAndFluesSurfaceSqFt: 1800 };
  assert.equal(value(withRaw(surfaces), 'evaporative-surface'), 2000);
  assert.equal(value(withRaw(surfaces), 'combined-surface'), null, 'an unknown superheater is not none');
  assert.equal(value(withRaw({ ...surfaces, superheaterSurfaceSqFt: 0 }), 'combined-surface'), 2000);
  assert.equal(value(withRaw({ ...surfaces, superheaterSurfaceSqFt: 500 }), 'combined-surface'), 2500);
});

const WEIGHTS = ['engine-weight', 'tender-weight', 'total-weight'] as const;
const SURFACES = ['firebox-surface', 'tube-surface', 'evaporative-surface'] as const;

test('weights: what engine or tender leaves of the total, of published figures alone', () => {
  assert.deepEqual(statistic(withRaw({ totalWeightLb: 300_000, engineWeightLb: 200_000 }), 'tender-weight'), {
    value: 100_000,
    state: 'calculated',
    formula: 'total-weight - engine-weight',
    inputs: { totalWeightLb: 300_000, engineWeightLb: 200_000 },
  });
  assert.equal(value(withRaw({ totalWeightLb: 300_000, tenderWeightLb: 90_000 }), 'engine-weight'), 210_000);
  const one = withRaw({ totalWeightLb: 300_000 });
  for (const id of ['engine-weight', 'tender-weight'] as const) assert.equal(value(one, id), null, id);
  const published = withRaw({ totalWeightLb: 300_000, engineWeightLb: 200_000, tenderWeightLb: 95_000 });
  assert.deepEqual(statistic(published, 'tender-weight'), { value: 95_000, state: 'published' });
});

test('a tank locomotive and a Garratt have no tender to calculate, nor has a locomotive that weighs as much as the whole', () => {
  const raw = { totalWeightLb: 300_000, engineWeightLb: 200_000 };
  for (const feature of ['tank-engine', 'garratt'])
    assert.equal(value(withRaw(raw, { features: [feature] }), 'tender-weight'), null, feature);
  for (const whyte of ['0-6-0T', '0-6-0ST', '2-8-2 T', '4-8-2+2-8-4'])
    assert.equal(value(withRaw(raw, { whyte }), 'tender-weight'), null, whyte);
  assert.equal(value(withRaw(raw, { whyte: '4-6-2' }), 'tender-weight'), 100_000);
  assert.equal(value(withRaw({ ...raw, engineWeightLb: 300_000 }), 'tender-weight'), null);
  assert.equal(value(withRaw({ ...raw, engineWeightLb: 310_000 }), 'tender-weight'), null);
});

test('surfaces: what firebox or tubes leave of the evaporative surface, reckoned on the decimals as written', () => {
  const evaporative = { evaporativeSurfaceSqFt: 2000.5 };
  assert.equal(value(withRaw({ ...evaporative, fireboxSurfaceSqFt: 200.1 }), 'tube-surface'), 1800);
  assert.equal(value(withRaw({ ...evaporative, tubesAndFluesSurfaceSqFt: 1800 }), 'firebox-surface'), 201);
  assert.equal(value(withRaw(evaporative), 'tube-surface'), null);
});

test('LV-1.4 whatever is published of weights and surfaces wins, and the rest follows from it alone', () => {
  const figure = fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: undefined });
  fc.assert(
    fc.property(fc.tuple(figure, figure, figure), fc.constantFrom(0, 1), ([a, b, whole], which) => {
      const ids = which === 0 ? WEIGHTS : SURFACES;
      const keys =
        which === 0
          ? (['engineWeightLb', 'tenderWeightLb', 'totalWeightLb'] as const)
          : (['fireboxSurfaceSqFt', 'tubesAndFluesSurfaceSqFt', 'evaporativeSurfaceSqFt'] as const);
      const given = [a, b, whole];
      const raw = Object.fromEntries(
        keys.flatMap((key, i) => (given[i] === undefined ? [] : [[key, given[i]]])),
      );
      const { statistics, flags } = statSheet(withRaw(raw));
      const expected = [
        a ?? (whole !== undefined && b !== undefined && whole > b ? whole - b : null),
        b ?? (whole !== undefined && a !== undefined && whole > a ? whole - a : null),
        whole ?? (a !== undefined && b !== undefined ? a + b : null),
      ];
      ids.forEach((id, i) => {
        assert.equal(statistics[id].value, expected[i], id);
        const state = given[i] !== undefined ? 'published' : expected[i] === null ? 'unknown' : 'calculated';
        assert.equal(statistics[id].state, state, id);
      });
      // A calculated part never disagrees with the whole; only published ones can.
      if (given.includes(undefined)) assert.ok(!flags.some(({ reason }) => reason === 'does-not-add-up'));
    }),
  );
});

test('boiler power: 50 x 200 x (1 + 500 / 2500) = 12,000', () => {
  const boiler = { grateAreaSqFt: 50, evaporativeSurfaceSqFt: 2000 };
  assert.equal(value(withRaw({ ...boiler, superheaterSurfaceSqFt: 500 }), 'boiler-power'), 12000);
  assert.equal(value(withRaw({ ...boiler, superheaterSurfaceSqFt: 0 }), 'boiler-power'), 10000);
  assert.equal(value(withRaw(boiler), 'boiler-power'), null);
});

test('fuel: oil counts as coal, 173.7 gallons a ton', () => {
  assert.deepEqual(statistic(withRaw({ oilUsGal: 6000 }), 'fuel-capacity'), {
    value: 34.5,
    state: 'calculated',
    formula: 'oilUsGal / 173.7',
    inputs: { oilUsGal: 6000 },
  });
  assert.equal(value(withRaw({ oilUsGal: 6000, coalShortTons: 20 }), 'fuel-capacity'), 20);
});

test('wheelbase ratio and rail weight', () => {
  assert.equal(value(withRaw({ driverWheelbaseFt: 13, engineWheelbaseFt: 36 }), 'wheelbase-ratio'), 0.36);
  assert.equal(value(withRaw({ axleLoadLb: 60_000 }), 'rail-weight'), 100);
  assert.equal(value(withRaw({ axleLoadLb: 35_700 }), 'rail-weight'), 60, '59.5 is rounded up');
});

test('LV-2.4 formulas take unrounded inputs and only the result is rounded, half up on the decimals as written', () => {
  // 100.4 + 100.4 = 200.8, though each alone is printed as 100.
  assert.equal(
    value(withRaw({ fireboxSurfaceSqFt: 100.4, tubesAndFluesSurfaceSqFt: 100.4 }), 'evaporative-surface'),
    201,
  );
  // 1.1 + 1.4 = 2.5, rounded half up.
  assert.equal(
    value(withRaw({ fireboxSurfaceSqFt: 1.1, tubesAndFluesSurfaceSqFt: 1.4 }), 'evaporative-surface'),
    3,
  );
  // 2.01 / 2 = 1.005 exactly, which is a little less in binary fractions.
  assert.equal(Math.round((2.01 / 2) * 100) / 100, 1);
  assert.equal(value(withRaw({ weightOnDriversLb: 2.01, tractiveEffortLbf: 2 }), 'factor-of-adhesion'), 1.01);
  assert.equal(value(withRaw({ grateAreaSqFt: 108.25 }), 'grate-area'), 108.3);
});

test('nothing is divided by zero', () => {
  const zeros = withRaw({ driverDiameterIn: 0, engineWheelbaseFt: 0, driverWheelbaseFt: 0, weightOnDriversLb: 1, evaporativeSurfaceSqFt: 0, superheaterSurfaceSqFt: 0, grateAreaSqFt: 1 }); // prettier-ignore
  for (const id of ['tractive-effort', 'wheelbase-ratio', 'factor-of-adhesion', 'boiler-power'] as const)
    assert.equal(value(zeros, id), null, id);
});

test('figures may be text with a unit, and are converted before anything is reckoned', () => {
  const metric = withRaw({
    driverDiameterIn: '1524 mm',
    cylinderDiameterIn: '508 mm',
    cylinderStrokeIn: '609.6 mm',
  });
  assert.equal(value(metric, 'driver-diameter'), 60);
  assert.equal(value(metric, 'tractive-effort'), 27200);
});

test('the first year built is published, the last is not a statistic', () => {
  assert.deepEqual(statistic({ ...plain, years: [1935, 1938] }, 'year-first-built'), {
    value: 1935,
    state: 'published',
  });
  assert.equal(value({ ...plain, years: [] }, 'year-first-built'), null);
});
