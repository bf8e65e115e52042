import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frontOf } from './fronts.ts';
import { LOCOMOTIVES } from './locomotives.ts';
import { columnOf, rearOf } from './rear.ts';

test('front and rear together are the locomotive', () => {
  for (const one of LOCOMOTIVES) assert.deepEqual({ ...frontOf(one), ...rearOf(one) }, one);
});

test('a column has the printed values of those locomotives that have one', () => {
  const pressures = columnOf('boiler-pressure', LOCOMOTIVES);
  assert.equal(pressures['up-big-boy-4884-1'], 300);
  assert.equal(pressures['drg-class-05'], 290);
  assert.equal(Object.hasOwn(columnOf('power', LOCOMOTIVES), 'ca-john-bull'), false);
  assert.equal(columnOf('cylinders', LOCOMOTIVES)['prr-s2-6200'], 0, 'a known zero is a value');
});
