import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, readRecord, type Viewer } from '@turntable/engine';
import { recordOf, replayed, START, type Table } from './fixtures.node.ts';
import { locoDome } from './index.ts';

/** The first contestant calls all that they can but a zero; `z` is on no card of the other side. */
const TABLE: Table = { a: [{ n: 9, p: 9, q: 0, z: 7 }], b: [{ p: 1, q: 1 }] };

test('LD-6.2 a reset tells of zeros, and nothing of what could not be called: that is drawn anew', () => {
  const { setup } = readRecord(locoDome, recordOf(TABLE, []));
  const { items, error } = replayed(TABLE, ...START, '0 call p', '0 call n', '0 reset');
  assert.equal(error, null);
  const drawn = (viewer: Viewer, statistic: string): number =>
    new Set(
      Array.from({ length: 30 }, (_, seed) => {
        const other = locoDome.redraw!(setup, items, viewer, quickRng(seed)).setup;
        return other.rosters[0][0]!.rear.values[statistic];
      }),
    ).size;
  for (const viewer of [1, 'public'] as const) {
    assert.deepEqual(
      ['n', 'p', 'q'].map((statistic) => drawn(viewer, statistic)),
      [1, 1, 1],
      'read out, or told by the reset',
    );
    assert.ok(drawn(viewer, 'z') > 5, String(viewer));
  }
  assert.equal(drawn(0, 'z'), 1, 'it is on one’s own card');
});
