import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import type { Values } from '@turntable/roster/stat-sheet.ts';
import { countOf, duelRows } from './duel.ts';

/** Values that are known of a few statistics alone. */
const values = (known: Partial<Values>): Values => ({
  ...(Object.fromEntries(STATISTIC_IDS.map((id) => [id, null])) as Values),
  ...known,
});

test('LV-2.1 the higher printed value wins a statistic, equal ones tie, an unknown one is no comparison', () => {
  const left = values({ wheels: 24, cylinders: 4, power: 6_000, height: 16 });
  const right = values({ wheels: 16, cylinders: 4, power: 6_400, width: 10 });
  const rows = duelRows(left, right);
  assert.deepEqual(
    rows.map(({ statistic }) => statistic.id),
    STATISTIC_IDS,
  );
  const order = Object.fromEntries(rows.map((row) => [row.statistic.id, row.order]));
  assert.deepEqual(
    [order['wheels'], order['cylinders'], order['power'], order['height'], order['width']],
    [1, 0, -1, undefined, undefined],
  );
  assert.deepEqual(countOf(left, right), { wins: 1, losses: 1, ties: 1 });
});

test('nothing is counted against a locomotive whose values are hidden, or not here', () => {
  const rows = duelRows(values({ wheels: 24 }), undefined);
  assert.deepEqual(
    [countOf(values({ wheels: 24 }), undefined), countOf(undefined, values({}))],
    [undefined, undefined],
  );
  assert.equal(rows.find(({ statistic }) => statistic.id === 'wheels')?.left, 24);
});
