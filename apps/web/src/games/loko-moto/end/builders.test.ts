import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@turntable/games/loko-moto/types.ts';
import { builders } from './builders.ts';

const at = (n: number, event: object): { n: number; event: Event } => ({ n, event: event as Event });
const LOG = [
  at(1, { kind: 'dealt', clause: 'LM-1.2', by: 'chance', starter: 0 }),
  at(2, { kind: 'built', clause: 'LM-2.3', by: 0, section: 'a-b', reserved: false }),
  at(3, { kind: 'built', clause: 'LM-2.3', by: 1, section: 'c-d', reserved: false }),
  at(4, { kind: 'bought', clause: 'LM-3.1', by: 0, train: 'muki', sections: ['a-b'], over: false }),
  at(4, { kind: 'train-up', clause: 'LM-3.8', by: 0, train: 'bz', place: 0 }),
];
const back = (n: number) => at(n, { kind: 'take-back', clause: 'LM-1.4', by: 0 });

test('who built a section is known from the log, inked or not', () => {
  const built = [
    ['a-b', 0],
    ['c-d', 1],
  ];
  assert.deepEqual([...builders(LOG)], built);
  assert.deepEqual([...builders([...LOG, back(5)])], built, 'the purchase alone was taken back');
});

test('what was taken back was not built', () => {
  assert.deepEqual([...builders([...LOG, back(5), back(6)])], [['a-b', 0]]);
});
