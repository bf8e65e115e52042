import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DISTRIBUTION, distributionOf, rankAmongKnown } from './distribution.ts';
import { LOCOMOTIVES } from './locomotives.ts';
import { STATISTIC_IDS } from './statistics.ts';

test('the distribution is that of the roster (run generate.node.ts after changing it)', () => {
  assert.deepEqual(DISTRIBUTION, distributionOf(LOCOMOTIVES));
});

test('LV-1.6 the distribution names no locomotive and holds no row of one', () => {
  const text = readFileSync(new URL('data/distribution.json', import.meta.url), 'utf8');
  for (const { id, name } of LOCOMOTIVES) assert.ok(!text.includes(id) && !text.includes(name), id);
  assert.deepEqual(Object.keys(DISTRIBUTION), ['values', 'known', 'features', 'variables', 'correlations']);
  for (const id of STATISTIC_IDS) {
    const values = DISTRIBUTION.values[id];
    assert.deepEqual(
      values,
      [...values].sort((a, b) => a - b),
    );
    assert.equal(DISTRIBUTION.known[id], Math.round((1000 * values.length) / LOCOMOTIVES.length) / 1000);
  }
});

test('the order of the roster does not matter', () => {
  assert.deepEqual(distributionOf([...LOCOMOTIVES].reverse()).values, DISTRIBUTION.values);
});

test('LV-2.1 the rank of a value counts what is higher; ties share it, infinity is first, and no place is behind the last', () => {
  const values = { ...DISTRIBUTION.values, power: [0, 100, 200, 200, 300] };
  const ranks = (...of: number[]) => of.map((value) => rankAmongKnown({ values }, 'power', value).rank);
  assert.deepEqual(ranks(300, 200, 100, 0), [1, 2, 4, 5]);
  assert.deepEqual(ranks(301, Infinity, 250, 50), [1, 1, 2, 5]);
  const built = { ...values, power: [100, 200] };
  assert.deepEqual(rankAmongKnown({ values: built }, 'power', 5), { rank: 2, of: 2 });
  assert.deepEqual(rankAmongKnown({ values: { ...values, power: [] } }, 'power', 7), { rank: 1, of: 0 });
  for (const id of STATISTIC_IDS) {
    const known = DISTRIBUTION.values[id];
    for (const value of known) {
      const { rank, of } = rankAmongKnown(DISTRIBUTION, id, value);
      assert.equal(rank, 1 + known.filter((other) => other > value).length);
      assert.equal(of, known.length);
    }
  }
});
