import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { wheelsLit, type Ranking } from '../ranks.ts';
import { GROUP_IDS, groupPlace, GROUPS, ranked } from './offered.ts';

test('each of the forty statistics is in one group', () => {
  assert.deepEqual(Object.values(GROUPS).flat().toSorted(), STATISTIC_IDS.toSorted());
});

test('the best cards come first, and a group stands where its known values do on the average', () => {
  const ranking: Ranking = (_id, value) => ({ rank: Number(value), of: 100 });
  const all = ranked({ power: 41, 'maximum-speed': 1, height: 90, 'of its owner': 1 }, (id, value) =>
    id === 'of its owner' ? null : ranking(id, value),
  );
  assert.deepEqual(
    all.map(({ id }) => id),
    ['maximum-speed', 'power', 'height'],
  );
  assert.equal(groupPlace(all, 'power')!.rank, 21);
  assert.deepEqual(
    GROUP_IDS.map((group) => {
      const place = groupPlace(all, group);
      return place && wheelsLit(place);
    }),
    [4, null, null, 1, null],
  );
});
