import test from 'node:test';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { commitment, keyedRng, quickRng, shuffled } from './random.ts';
import type { Rng } from './contract.ts';

const take = (rng: Rng, n: number, count: number): number[] =>
  Array.from({ length: count }, () => rng.below(n));
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Pearson's chi-square of `count` draws against the uniform distribution on n values. */
function chiSquare(rng: Rng, n: number, count: number): number {
  const seen = new Array<number>(n).fill(0);
  for (const value of take(rng, n, count)) seen[value]!++;
  const expected = count / n;
  return seen.reduce((sum, k) => sum + (k - expected) ** 2 / expected, 0);
}

test('the commitment is the plain SHA-256 of the seed with its label', () => {
  assert.equal(commitment('seed'), sha256('turntable/commit/seed').toString('hex'));
  assert.notEqual(commitment('seed'), commitment('Seed'));
});

test('a deal can be checked with nothing but SHA-256', () => {
  // Blocks of eight big-endian words; the second block begins with the ninth draw.
  const words = [0, 1].flatMap((block) => {
    const bytes = sha256(`turntable/draw/reveal/7/${block}`);
    return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i));
  });
  assert.deepEqual(take(keyedRng('reveal', 7), 2 ** 32, 16), words);
  // Below 2^32, words past the last full multiple of n are skipped and the rest taken modulo n.
  const n = 3 * 2 ** 30;
  const unbiased = words.filter((word) => word < n);
  assert.ok(unbiased.length < words.length, 'the example has to skip a word');
  assert.deepEqual(take(keyedRng('reveal', 7), n, unbiased.length), unbiased);
});

test('the luck of an entry depends on the seed and its number, and on nothing drawn elsewhere', () => {
  const alone = take(keyedRng('s', 5), 1000, 20);
  const other = keyedRng('s', 4);
  const again = keyedRng('s', 5);
  const mixed = alone.map(() => {
    other.below(6);
    return again.below(1000);
  });
  assert.deepEqual(mixed, alone);
  assert.notDeepEqual(take(keyedRng('s', 6), 1000, 20), alone);
  assert.notDeepEqual(take(keyedRng('t', 5), 1000, 20), alone);
});

for (const [name, make] of [
  ['keyed', (seed: number): Rng => keyedRng(String(seed), 1)],
  ['quick', (seed: number): Rng => quickRng(seed)],
] as const) {
  test(`${name}: numbers are whole, in range and the same for the same seed`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = take(make(seed), n, 10);
        for (const value of drawn) assert.ok(Number.isInteger(value) && value >= 0 && value < n);
        assert.deepEqual(take(make(seed), n, 10), drawn);
      }),
    );
  });

  test(`${name}: every number is equally likely`, () => {
    // 99.99 % quantiles of chi-square with n − 1 degrees of freedom; the seeds are fixed, so this cannot flicker.
    for (const [n, most] of [
      [2, 15.1],
      [6, 25.7],
      [26, 60.1],
    ] as const)
      assert.ok(chiSquare(make(11), n, 60_000) < most, `below(${n})`);
  });

  test(`${name}: no bias where n does not divide 2^32`, () => {
    // Of a plain remainder, numbers below 2^30 would come up twice as often as the others.
    const n = 3 * 2 ** 30;
    const low = take(make(3), n, 30_000).filter((value) => value < 2 ** 30).length;
    assert.ok(Math.abs(low - 10_000) < 350, `${low} of 30000 in the lowest third`);
  });
}

test('a range that is none is an error', () => {
  for (const n of [0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])
    for (const rng of [keyedRng('s', 0), quickRng(0)])
      assert.throws(() => rng.below(n), { name: 'RangeError' });
});

test('shuffling keeps every item, leaves the list alone and reaches every order equally', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(), (items, seed) => {
      const was = items.slice();
      const out = shuffled(items, quickRng(seed));
      assert.deepEqual(items, was);
      assert.deepEqual(out.toSorted(), items.toSorted());
    }),
  );
  const rng = keyedRng('orders', 0);
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffled('abcd'.split(''), rng).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  assert.equal(orders.size, 24);
  const chi = [...orders.values()].reduce((sum, k) => sum + (k - 1000) ** 2 / 1000, 0);
  assert.ok(chi < 56, `chi-square ${chi} with 23 degrees of freedom`);
});
