import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tallyOf } from './tally.ts';

const called = (n: number, statistic: string) => ({ n, event: { kind: 'called', team: 0, statistic } });
const read = (n: number, team: 0 | 1, value: number) => ({ n, event: { kind: 'read', team, value } });
const won = (n: number, team: 0 | 1) => ({ n, event: { kind: 'won', team, points: 1 } });
const back = (n: number) => ({ n, event: { kind: 'take-back', by: 'judge' } });
const RUN = [called(2, 'height'), read(3, 1, 4), read(3, 0, 3), won(3, 1)];

test('the television shows the statistic that was run last, its values, and who won which', () => {
  const { last, read: values, winners } = tallyOf([...RUN, called(4, 'power'), read(5, 0, 900)]);
  assert.deepEqual(last, { statistic: 'height', values: [3, 4], winner: 1 });
  assert.deepEqual(values, [900, null]);
  assert.deepEqual([...winners], [['height', 1]]);
});

test('LV-3.1 the television shows nothing of a run that was taken back', () => {
  const next = [called(4, 'power'), read(5, 1, 700), read(5, 0, 900), won(5, 0)];
  assert.deepEqual(tallyOf([...RUN, ...next, back(6), back(7)]), tallyOf(RUN));
  const { last, read: values } = tallyOf([...RUN, back(4)]);
  assert.equal(last, undefined);
  assert.deepEqual(values, [null, null], 'only the call is left');
});
