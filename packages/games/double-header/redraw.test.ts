import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  keyedRng,
  play,
  positions,
  quickRng,
  readRecord,
  replayRecord,
  type Viewer,
} from '@turntable/engine';
import { sumOf } from '../versus/index.ts';
import { FIELD, played, recordOf, viewOf, type Table } from './fixtures.node.ts';
import { imagine } from './imagine.ts';
import { doubleHeader } from './index.ts';
import type { DoubleHeader } from './types.ts';

/** A statistic of their own, with decimals, of which team 1 reads out the sum. */
const TABLE: Table = {
  a0: { zip: 3.25, p: 1 },
  a1: { zip: 0.75, p: 1 },
  b0: { zip: 0.5, p: 1 },
  b1: { zip: 0.7, p: 1 },
  options: { judge: true },
};
const LINES = [
  ...FIELD,
  'judge correct 5 6',
  '0 call zip',
  '2 accept',
  '3 boost double-header',
  '1 decline',
] as const;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'judge', 'public'];

test('LV-2.4 a sum of values with decimals, of a statistic that is none of the forty, still holds with cards drawn anew', () => {
  const { setup } = readRecord(doubleHeader, recordOf(TABLE, []));
  const { items, error } = replayRecord(doubleHeader, readRecord(doubleHeader, recordOf(TABLE, LINES)));
  assert.equal(error, null);
  const drawn = new Set<string>();
  for (const viewer of VIEWERS)
    for (let seed = 0; seed < 20; seed++) {
      const other = doubleHeader.redraw!(setup, items, viewer, keyedRng('zip', seed));
      let before = doubleHeader.start(other.setup);
      const mine = [...positions<DoubleHeader>(doubleHeader, setup, items)];
      for (const [i, item] of other.log.entries()) {
        assert.ok('action' in item);
        const played = play(doubleHeader, before, item);
        assert.ok(played.ok);
        before = played.step.state;
        assert.deepEqual(viewOf(before, viewer), viewOf(mine[i]!, viewer), `${viewer}, item ${i}`);
      }
      const [a, b] = before.engines[1]!.map(({ rear }) => rear.values['zip']!);
      assert.equal(sumOf(a!, b!), 1.2);
      if (viewer === 'public') drawn.add(`${a} ${b}`);
    }
  assert.ok(drawn.size > 5, [...drawn].join());
});

test('LV-2.4 an imagined world keeps a sum of values with decimals, and what the viewer sees of it', () => {
  const state = played(TABLE, ...LINES);
  for (const viewer of VIEWERS) {
    const world = imagine(viewOf(state, viewer), quickRng(3));
    assert.deepEqual(viewOf(world, viewer), viewOf(state, viewer));
    const [a, b] = world.engines[1]!.map(({ rear }) => rear.values['zip']!);
    assert.equal(sumOf(a!, b!), 1.2, String(viewer));
  }
});
