import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordError } from '@turntable/engine';
import { readLocomotive } from './locomotive.ts';
import { readValue } from './read-value.ts';

test('LV-2.1 a value is a number from 0 to 1e300: two of them can be added and compared', () => {
  for (const value of [0, 0.5, 83, 1e300]) assert.equal(readValue(value, 'here', 'or null'), value);
  assert.ok(Object.is(readValue(-0, 'here', 'or null'), 0));
  for (const value of [-1, 1e301, Infinity, NaN, '3', undefined])
    assert.throws(
      () => readValue(value, 'here', 'or null'),
      new RecordError('here', 'expected a number from 0 to 1e+300, or null'),
    );
});

test('LV-2.1 a locomotive with a value that is too large is refused with its place', () => {
  const card = { id: 'a', name: 'A', values: { bells: 1e308 } };
  assert.throws(() => readLocomotive(card, 'setup.engines[0][0]'), /setup\.engines\[0\]\[0\]\.values\.bells/);
});
