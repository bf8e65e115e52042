import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decimal, exact, order, per, plus, rounded, times, toNumber } from './exact.ts';

test('a number is taken as it is written in decimal', () => {
  assert.deepEqual(exact(0.285), { over: 57n, under: 200n });
  assert.deepEqual(exact(1e21), { over: 10n ** 21n, under: 1n });
  assert.deepEqual(exact(1.5e-7), { over: 3n, under: 20_000_000n });
  assert.deepEqual(exact(-0), { over: 0n, under: 1n });
  assert.throws(() => exact(Infinity), RangeError);
  assert.throws(() => decimal('1,5'), RangeError);
});

test('sums, products and quotients lose nothing', () => {
  assert.equal(toNumber(plus(exact(0.1), exact(0.2))), 0.3);
  assert.equal(toNumber(times(exact(1.1), exact(1.1))), 1.21);
  assert.deepEqual(per(exact(1), exact(-3)), { over: -1n, under: 3n });
  assert.throws(() => per(exact(1), exact(0)), RangeError);
  assert.equal(order(per(exact(1), exact(3)), decimal('0.3333333333333333')), 1);
});

test('rounding is half up on the decimal number', () => {
  const round = (value: number, decimals: number) => toNumber(rounded(exact(value), decimals));
  assert.equal(round(1.005, 2), 1.01);
  assert.equal(round(2.675, 2), 2.68);
  assert.equal(round(1.00499999999, 2), 1);
  assert.equal(round(0.5, 0), 1);
  assert.equal(round(1.5, 0), 2);
  assert.equal(round(2.5, 0), 3);
  assert.equal(round(108.25, 1), 108.3);
  assert.equal(toNumber(rounded(per(exact(2), exact(3)), 4)), 0.6667);
});

test('every decimal of up to 15 digits comes out as it went in', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
      fc.integer({ min: 0, max: 12 }),
      (digits, places) => {
        const value = Number(`${digits}e-${places}`);
        assert.equal(toNumber(exact(value)), value);
      },
    ),
  );
});
