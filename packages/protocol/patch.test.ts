import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { diff, patch, sameChange } from './patch.ts';

/** Keys that plain assignment would take for something else stand beside ordinary ones. */
const key = fc.constantFrom('a', 'b', 'c', '0', '', '__proto__', 'constructor', 'toString', 'length');
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, 0, 1, -1.5, '', 'x', '__proto__'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('json')), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}));
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a patch turns the one value into the other, over the wire too', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const change = diff(a, b);
      assert.deepEqual(patch(a, change), b);
      if (change !== undefined) assert.deepEqual(patch(copy(a), copy(change) as typeof change), b);
    }),
    { numRuns: 2000 },
  );
});

test('equal values need no patch, whether shared or copied', () => {
  fc.assert(
    fc.property(json, (a) => {
      assert.equal(diff(a, a), undefined);
      assert.equal(diff(a, copy(a)), undefined);
      assert.equal(patch(a, undefined), a);
    }),
  );
});

test('neither finding nor applying a patch mutates anything', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const was = JSON.stringify([a, b]);
      const change = diff(a, b);
      const wire = JSON.stringify(change);
      patch(a, change);
      assert.equal(JSON.stringify([a, b]), was);
      assert.equal(JSON.stringify(change), wire);
    }),
  );
});

test('no patch reaches a prototype', () => {
  const evil = JSON.parse(
    '{"__proto__": {"polluted": [true]}, "constructor": {"prototype": {"polluted": [1]}}}',
  );
  const out = patch({} as Record<string, unknown>, evil);
  assert.equal(Object.getPrototypeOf(out), Object.prototype);
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  assert.equal((Object as unknown as Record<string, unknown>)['polluted'], undefined);
});

test('what did not change is shared, and does not travel', () => {
  const far = { deep: [1, 2, 3] };
  const before = { far, near: { x: 1, y: [1, 2] }, gone: 1 };
  const after = { far, near: { x: 1, y: [1, 3] }, come: null };
  const change = diff(before, after);
  assert.deepEqual(change, { near: { y: { 1: [3] } }, come: [null], gone: 0 });
  const out = patch<object>(before, change) as typeof after;
  assert.equal(out.far, far);
  assert.deepEqual(out, after);
});

test('a list of another length and a value of another kind are replaced whole', () => {
  assert.deepEqual(diff([1, 2], [1, 2, 3]), [[1, 2, 3]]);
  assert.deepEqual(diff([1], { 0: 1 }), [{ 0: 1 }]);
  assert.deepEqual(diff({ a: 1 }, null), [null]);
  assert.deepEqual(diff(0, 1), [1]);
});

test('changes that are called the same have the same patch, whatever they share', () => {
  let same = 0;
  // Members of the four are drawn from few values, so that they often share them.
  const parts = fc.array(json, { minLength: 2, maxLength: 3 });
  const made = fc.tuple(
    parts,
    fc.array(fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }), { minLength: 4, maxLength: 4 }),
  );
  fc.assert(
    fc.property(made, fc.boolean(), ([values, picked], asList) => {
      const [a, b, c, d] = picked.map((places) => {
        const members = places.map((place) => values[place % values.length]);
        return asList ? members : Object.fromEntries(members.map((value, i) => [`k${i}`, value]));
      });
      if (!sameChange(a, b, c, d)) return;
      same++;
      assert.deepEqual(diff(a, b), diff(c, d));
    }),
    { numRuns: 5000 },
  );
  assert.ok(same > 100, `only ${same} of them are the same`);
});

test('changes are the same where the changed parts are shared; not where one more member, or another, has changed', () => {
  const [one, two, own, other] = [{ x: 1 }, { x: 2 }, { own: true }, { other: true }];
  assert.equal(
    sameChange(
      { at: one, hand: own },
      { at: two, hand: own },
      { at: one, hand: other },
      { at: two, hand: other },
    ),
    true,
  );
  assert.equal(sameChange([one, own], [two, own], [one, other], [two, other]), true);
  assert.equal(
    sameChange(
      { at: one, hand: own },
      { at: two, hand: other },
      { at: one, hand: own },
      { at: two, hand: own },
    ),
    false,
  );
  assert.equal(sameChange({ at: one }, { at: two }, { at: one }, { at: two, more: 1 }), false);
  assert.equal(sameChange({ at: one }, { at: two }, { at: one, more: 1 }, { at: two, more: 1 }), false);
  assert.equal(sameChange([one], [two], { 0: one }, { 0: two }), false);
  assert.equal(sameChange(null, one, null, two), false);
});
