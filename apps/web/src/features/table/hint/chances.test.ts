import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf } from './chances.ts';

const hint = (chance?: number, reason = 'hint.loko-moto.why-build') => ({
  action: { type: 'build' },
  move: { key: 'hint.loko-moto.build' },
  reason: { key: reason },
  ...(chance === undefined ? {} : { chance }),
});

test('each hint has its chance while the chances agree with the order', () => {
  assert.deepEqual(chancesOf([hint(0.52), hint(0.518), hint(0.4)]), {
    kind: 'each',
    percents: [52, 52, 40],
  });
  assert.deepEqual(chancesOf([hint(0.4), hint(0.6, 'hint.versus.why-played'), hint()]), {
    kind: 'each',
    percents: [40, undefined, undefined],
  });
  const said = ['hint.loko-moto.why-played', 'hint.why-decided'].map((reason) => hint(0.5, reason));
  assert.deepEqual(chancesOf(said), { kind: 'each', percents: [undefined, undefined] }, 'said once');
  assert.deepEqual(chancesOf([]), { kind: 'each', percents: [] });
});

test('hints too close for an order by their chances have the range of all of them', () => {
  assert.deepEqual(chancesOf([hint(0.5), hint(0.53), hint(0.49)]), { kind: 'close', least: 49, most: 53 });
});
