import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { deepFreeze } from './json.ts';
import { Meter } from './meter.ts';

test('a wrapped value looks like the one it wraps, frozen or not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const value = JSON.parse(JSON.stringify(json)) as unknown;
      assert.equal(JSON.stringify(new Meter().wrap(value)), JSON.stringify(value));
      assert.equal(JSON.stringify(new Meter().wrap(deepFreeze(value))), JSON.stringify(value));
    }),
  );
  const list = new Meter().wrap(deepFreeze([3, 1, 2]));
  assert.deepEqual([...list.toSorted(), ...list.slice(1)], [1, 2, 3, 1, 2]);
  assert.ok(Array.isArray(list) && list.includes(2) && list.length === 3);
  assert.deepEqual({ ...new Meter().wrap(deepFreeze({ a: 1 })) }, { a: 1 });
});

test('work is counted, the same for the same work', () => {
  const meter = new Meter();
  const list = meter.wrap({ items: [1, 2, 3, 4] });
  const sum = (): number => list.items.reduce((a, b) => a + b, 0);
  const one = meter.count(sum);
  assert.ok(one >= 4);
  assert.equal(meter.count(sum), one);
  assert.equal(
    meter.count(() => [sum(), sum()]),
    2 * one,
  );
});

test('identity is kept, and nothing can be changed through it', () => {
  const meter = new Meter();
  const value = { a: { b: 1 } };
  const wrapped = meter.wrap(value);
  assert.equal(wrapped.a, wrapped.a);
  assert.throws(() => {
    wrapped.a.b = 2;
  }, TypeError);
  assert.equal(value.a.b, 1);
});
