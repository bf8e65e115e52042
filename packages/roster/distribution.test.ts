import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DISTRIBUTION, distributionOf } from './distribution.ts';
import { LOCOMOTIVES } from './locomotives.ts';
import { STATISTIC_IDS } from './statistics.ts';

test('the distribution is that of the roster (run generate.node.ts after changing it)', () => {
  assert.deepEqual(DISTRIBUTION, distributionOf(LOCOMOTIVES));
});

test('LV-1.6 the distribution names no engine and holds no row of one', () => {
  const text = readFileSync(new URL('data/distribution.json', import.meta.url), 'utf8');
  for (const { id, name } of LOCOMOTIVES) assert.ok(!text.includes(id) && !text.includes(name), id);
  assert.deepEqual(Object.keys(DISTRIBUTION), ['values', 'known', 'features', 'variables', 'correlations']);
  for (const id of STATISTIC_IDS) {
    const values = DISTRIBUTION.values[id];
    assert.deepEqual(
      values,
      [...values].sort((a, b) => a - b),
    );
    assert.equal(DISTRIBUTION.known[id], Math.round((1000 * values.length) / 110) / 1000);
  }
});

test('the order of the roster does not matter', () => {
  assert.deepEqual(distributionOf([...LOCOMOTIVES].reverse()).values, DISTRIBUTION.values);
});
