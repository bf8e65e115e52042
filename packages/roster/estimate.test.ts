import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISTRIBUTION, distributionOf } from './distribution.ts';
import { estimate } from './estimate.ts';
import { LOCOMOTIVES } from './locomotives.ts';
import { normalBelow, normalScore } from './normal.ts';
import { statSheet, valuesOf } from './stat-sheet.ts';
import { STATISTIC_IDS } from './statistics.ts';

test('normal scores are the inverse of the normal distribution', () => {
  for (const p of [0.001, 0.1, 0.5, 0.9, 0.975]) assert.ok(Math.abs(normalBelow(normalScore(p)) - p) < 1e-6);
  assert.ok(Math.abs(normalScore(0.975) - 1.95996) < 1e-4);
});

test('estimates keep to the values of the roster, in order', () => {
  const guess = estimate(DISTRIBUTION, { features: ['passenger', 'high-drivers'], values: { wheels: 12 } });
  for (const id of STATISTIC_IDS) {
    const quantiles = [0.1, 0.5, 0.9].map((p) => guess[id].quantile(p));
    for (const value of quantiles) assert.ok(DISTRIBUTION.values[id].includes(value));
    assert.deepEqual(
      quantiles,
      [...quantiles].sort((a, b) => a - b),
    );
    assert.ok(guess[id].chanceBelow(quantiles[0]!) <= guess[id].chanceBelow(quantiles[2]!));
  }
});

test('what is seen moves the estimates the right way', () => {
  const small = estimate(DISTRIBUTION, {
    features: ['freight'],
    values: { wheels: 10, 'coupled-axles': 4, 'engine-weight': 60_000 },
  });
  const large = estimate(DISTRIBUTION, {
    features: ['freight', 'articulated'],
    values: { wheels: 24, 'coupled-axles': 8, 'engine-weight': 760_000 },
  });
  for (const id of ['grate-area', 'tractive-effort', 'power', 'weight-on-drivers'] as const)
    assert.ok(small[id].quantile(0.5) < large[id].quantile(0.5), id);
});

test('a locomotive left out of the roster is guessed better than by the plain distribution', () => {
  let [squares, plainSquares] = [0, 0];
  for (const left of LOCOMOTIVES.filter((_, i) => i % 6 === 0)) {
    const rest = distributionOf(LOCOMOTIVES.filter((one) => one !== left));
    const values = valuesOf(statSheet(left));
    const { wheels, 'coupled-axles': coupled } = values;
    const seen = {
      ...(wheels !== null && { wheels }),
      ...(coupled !== null && { 'coupled-axles': coupled }),
    };
    const guess = estimate(rest, { features: left.features, values: seen });
    for (const id of STATISTIC_IDS) {
      const hidden = values[id];
      if (hidden === null || id in seen) continue;
      const known = rest.values[id];
      for (const other of known.filter((_, i) => i % 9 === 0)) {
        const truth = hidden < other ? 1 : hidden === other ? 0.5 : 0;
        const plain = known.filter((value) => value < other).length / known.length;
        squares += (guess[id].chanceBelow(other) - truth) ** 2;
        plainSquares += (plain - truth) ** 2;
      }
    }
  }
  assert.ok(squares < 0.75 * plainSquares, `${squares.toFixed(0)} against ${plainSquares.toFixed(0)}`);
});

test('the value that moves an estimate most is named with its way; without one that does, nothing is', () => {
  const about = (values: Parameters<typeof estimate>[1]['values']) =>
    estimate(DISTRIBUTION, { features: ['freight'], values });
  assert.equal(about({})['maximum-speed'].telling(), undefined);
  const [low, high] = [50, 84].map((drivers) =>
    about({ 'driver-diameter': drivers, 'boiler-pressure': 200 })['maximum-speed'].telling(),
  );
  assert.equal(low?.statistic, 'driver-diameter');
  assert.ok(low.push < -0.25);
  assert.equal(high?.statistic, 'driver-diameter');
  assert.ok(high.push > 0.25);
});
