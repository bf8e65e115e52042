import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replayed, type Table } from '@turntable/games/double-header/fixtures.node.ts';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { judgeModel } from './judge-model.ts';

const TABLE: Table = { a0: { p: 1 }, b0: { p: 2 }, options: { judge: true } };
/** What the judge reads of the claim that waits: whom it is for, and against whom. */
function claimed(table: Table, ...script: string[]) {
  const { state } = replayed(table, ...script);
  const { locomotives, against } = judgeModel(doubleHeader.view(state, 'judge')).claim!;
  return [locomotives, against];
}

test('LV-4.3 the judge reads of a claim one against one that it is for both locomotives of the side', () => {
  assert.deepEqual(claimed({ ...TABLE, seats: 2 }, '0 field 0', '1 field 0', '0 call p', '1 claim "Clean"'), [
    ['Engine b0', 'Engine b1'],
    ['Engine a0', 'Engine a1'],
  ]);
});

test('LV-4.3 two against two the judge reads which locomotive the claimant brought', () => {
  assert.deepEqual(claimed(TABLE, '1 field 0', '2 field 0', '0 call p', '2 claim "Clean"'), [
    ['Engine b0'],
    ['Engine a0', 'Engine a1'],
  ]);
});
