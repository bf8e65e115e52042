import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { at, deepFreeze, difference, notPlain, roundTrip, withValues } from './json.ts';

test('JSON is plain', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => assert.equal(notPlain(roundTrip(value)), undefined)));
});

test('what JSON would lose or change is named with its place', () => {
  class Card {
    readonly id = 'c';
  }
  const hole = [1, 2, 3];
  delete hole[1];
  const bad: [unknown, string][] = [
    [{ a: undefined }, '/a: undefined'],
    [{ a: [() => 1] }, '/a/0: function'],
    [[NaN], '/0: NaN'],
    [{ n: -0 }, '/n: 0'],
    [{ n: 1n }, '/n: bigint'],
    [{ d: new Date(0) }, '/d: an instance of a class'],
    [{ m: new Map() }, '/m: an instance of a class'],
    [[new Card()], '/0: an instance of a class'],
    [hole, '/1: a hole'],
    [Object.assign([1], { extra: 1 }), ': a list with further members'],
    [{ [Symbol('s')]: 1 }, ': a symbol for a key'],
    [Object.defineProperty({}, 'x', { get: () => 1, enumerable: true }), '/x: an accessor'],
    [Object.defineProperty({}, 'x', { value: 1 }), '/x: a hidden member'],
  ];
  for (const [value, says] of bad) assert.equal(notPlain(value), says);
});

test('frozen is frozen to the leaves, shared ones too', () => {
  const shared = { deep: [{ x: 1 }] };
  const tree = deepFreeze({ a: Object.freeze({ shared }), b: shared });
  assert.throws(() => {
    shared.deep[0]!.x = 2;
  }, TypeError);
  assert.throws(() => shared.deep.push({ x: 2 }), TypeError);
  assert.ok(Object.isFrozen(tree.b));
});

test('a difference is found wherever there is one, and named', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [x, y] = [roundTrip(a), roundTrip(b)];
      let same = true;
      try {
        assert.deepEqual(x, y);
      } catch {
        same = false;
      }
      assert.equal(difference(x, y) === undefined, same);
      assert.equal(difference(x, roundTrip(x)), undefined);
    }),
  );
  assert.equal(difference({ a: [1, 2] }, { a: [1, 3] }), '/a/1: 2 and 3');
  assert.equal(difference({ a: 1 }, { a: 1, b: 2 }), '/b: only the second has it');
  assert.equal(difference({ a: 1, b: 2 }, { b: 2, a: 1 }), undefined);
});

test('pointers read and write, and what they do not touch is shared', () => {
  const tree = deepFreeze({ a: { b: [1, 2, 3] }, c: { d: 4 }, 'x/y~z': 5 });
  assert.equal(at(tree, '/a/b/1'), 2);
  assert.equal(at(tree, '/x~1y~0z'), 5);
  assert.throws(() => at(tree, '/a/z'), /nothing there/);
  assert.throws(() => at(tree, '/a/b/3'), /nothing there/);
  const out = withValues(
    tree,
    new Map([
      ['/a/b/0', 3],
      ['/a/b/2', 1],
    ]),
  );
  assert.deepEqual(out, { ...tree, a: { b: [3, 2, 1] } });
  assert.deepEqual(tree.a.b, [1, 2, 3]);
  assert.equal(out.c, tree.c);
});
