import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winnerOf, worthOf, type Points } from './winner.ts';

const MARGIN = { scoring: 'margin' } as Parameters<typeof winnerOf>[0];
const FLAT = { ...MARGIN, scoring: 'flat' } as const;
const READ = { winner: 0, points: 3, values: [30, 10] } as const;

test('LV-2.2 the key of a side says the points that it writes', () => {
  for (const points of [1, 2, 3] as const satisfies readonly Points[])
    for (const side of [0, 1] as const) {
      assert.equal(worthOf(MARGIN, undefined, side, points), points);
      assert.equal(winnerOf(MARGIN, undefined, side, points).points, points);
      assert.equal(worthOf(FLAT, undefined, side, points), 1);
      assert.equal(winnerOf(FLAT, undefined, side, points).points, undefined);
      // Against what was read one point is written.
      assert.equal(worthOf(MARGIN, READ, side, points), side === 0 ? 3 : 1);
    }
});
