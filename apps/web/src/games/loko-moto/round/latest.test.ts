import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@turntable/games/loko-moto/types.ts';
import { builders, inkers, latestMove, standingItems } from './latest.ts';

const at = (n: number, event: object): { n: number; event: Event } => ({ n, event: event as Event });
const LOG = [
  at(1, { kind: 'dealt', clause: 'LM-1.2', by: 'chance', starter: 0 }),
  at(2, { kind: 'built', clause: 'LM-2.3', by: 0, section: 'a-b', reserved: false }),
  at(3, { kind: 'built', clause: 'LM-2.3', by: 1, section: 'c-d', reserved: false }),
  at(4, { kind: 'bought', clause: 'LM-3.1', by: 0, train: 'muki', sections: ['a-b'], over: false }),
  at(4, { kind: 'train-up', clause: 'LM-3.8', by: 0, train: 'bz', place: 0 }),
];
const BACK = at(5, { kind: 'take-back', clause: 'LM-1.4', by: 0 });

test('the last move is the last event that touched the map', () => {
  assert.deepEqual(latestMove(LOG), { by: 0, sections: ['a-b'] });
  assert.equal(latestMove(LOG.slice(0, 1)), undefined);
});

test('a take-back takes all events of the move before it away, and two of them two moves', () => {
  assert.deepEqual(latestMove([...LOG, BACK]), { by: 1, sections: ['c-d'] });
  assert.deepEqual(latestMove([...LOG, BACK, BACK]), { by: 0, sections: ['a-b'] });
  assert.equal(standingItems([...LOG, BACK, BACK, BACK]).length, 1);
});

test('whose ink it is and who built a section is known from the log', () => {
  assert.deepEqual([...inkers(LOG)], [['a-b', 0]]);
  assert.deepEqual(
    [...builders(LOG)],
    [
      ['a-b', 0],
      ['c-d', 1],
    ],
  );
  assert.equal(inkers([...LOG, BACK]).size, 0);
});
