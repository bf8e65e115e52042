import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { diffText, type Compared } from './patch-text.ts';
import { diff } from './patch.ts';

const key = fc.constantFrom('a', 'b', 'c', '0', '10', '', '"', '__proto__', 'constructor', 'toString', 'é');
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, 0, 1, -0, -1.5, 1e300, 2 ** 60, '', 'x', '"\\\n\u2028é'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.array(tie('json'), { minLength: 16, maxLength: 18 }),
    fc.array(fc.tuple(key, tie('json')), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}));
const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
const overTheWire = (value: unknown): unknown => read(JSON.stringify(value));

test('what is written is the patch that is found, whatever the values', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      assert.deepEqual(read(diffText(a, b)), overTheWire(diff(a, b)));
    }),
    { numRuns: 3000 },
  );
});

test('members that are undefined are written as in the patch', () => {
  const a = { a: undefined, b: 1, c: { d: undefined } };
  const b = { a: 1, b: undefined, c: { d: undefined, e: undefined } };
  assert.deepEqual(read(diffText(a, b)), overTheWire(diff(a, b)));
});

test('lists that several viewers share are compared once, and never taken for others', () => {
  const was = Array.from({ length: 20 }, (_, i) => i);
  const is = was.with(7, -1);
  const compared: Compared = new Map();
  const views = (lines: readonly number[]): object[] => [
    { lines, viewer: 0 },
    { lines, viewer: 1 },
  ];
  const texts = views(was).map((before, i) => diffText(before, views(is)[i], compared));
  assert.deepEqual(texts, ['{"lines":{"7":[-1]}}', '{"lines":{"7":[-1]}}']);
  assert.equal(compared.size, 1);
  assert.equal(diffText({ lines: is.with(0, 9) }, { lines: is }, compared), '{"lines":{"0":[0]}}');
});

test('lists that several views share are compared once, and no patch is another’s, whatever they share', () => {
  const list = fc.array(fc.nat(3), { minLength: 14, maxLength: 18 });
  fc.assert(
    fc.property(fc.array(list, { minLength: 4, maxLength: 4 }), json, json, ([a, b, c, d], x, y) => {
      // Who came late has another list before; who sees more has another one after.
      const steps = [
        [
          { shared: a, own: x },
          { shared: b, own: y },
        ],
        [
          { shared: a, own: y },
          { shared: b, own: x },
        ],
        [
          { shared: c, own: x },
          { shared: b, own: y },
        ],
        [
          { shared: a, own: [c] },
          { shared: d, own: [b] },
        ],
        [
          { shared: a, own: x },
          { shared: b, own: y },
        ],
      ] as const;
      const compared: Compared = new Map();
      for (const [before, after] of steps)
        assert.equal(diffText(before, after, compared), diffText(before, after));
    }),
  );
});
