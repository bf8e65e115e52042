import fc from 'fast-check';
import type { Rng } from '@turntable/engine';
import { roundTrip } from './json.ts';

/** JSON leaves that often break programs: members of `Object.prototype`, boundary numbers, long and odd texts. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  99,
  1.5,
  2 ** 53,
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'é🚂',
  'x'.repeat(300),
  [],
  {},
  [[]],
  JSON.parse('{"__proto__": {"type": "x"}}'),
];

const pick = <Item>(items: readonly Item[], rng: Rng): Item => items[rng.below(items.length)]!;

type Tree = Record<string, unknown>;

/** All leaves of some JSON values: material for mutations. */
export function leaves(values: readonly unknown[]): unknown[] {
  const out: unknown[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) visit(member);
    else out.push(value);
  };
  for (const value of values) visit(value);
  return out;
}

/** A copy of a JSON value with one or a few random changes; leaves come from `material` or are odd ones. */
export function mutated(value: unknown, material: readonly unknown[], rng: Rng): unknown {
  const root: Tree = { root: roundTrip(value) };
  for (let changes = 1 + rng.below(2); changes > 0; changes--) mutateOnce(root, material, rng);
  return root['root'];
}

function mutateOnce(root: Tree, material: readonly unknown[], rng: Rng): void {
  const spots: [Tree, string][] = [];
  const visit = (tree: Tree): void => {
    for (const key of Object.keys(tree)) {
      spots.push([tree, key]);
      const member = tree[key];
      if (typeof member === 'object' && member !== null) visit(member as Tree);
    }
  };
  visit(root);
  const [tree, key] = pick(spots, rng);
  const member = tree[key];
  const other = (): unknown =>
    material.length > 0 && rng.below(3) > 0 ? pick(material, rng) : roundTrip(pick(ODD, rng));
  switch (rng.below(4)) {
    case 0:
      if (Array.isArray(tree)) tree.splice(Number(key), 1);
      else if (tree !== root) delete tree[key];
      return;
    case 1:
      if (Array.isArray(member)) member.splice(rng.below(member.length + 1), 0, other());
      else if (Array.isArray(tree)) tree.push(roundTrip(member));
      else tree[key] = other();
      return;
    case 2:
      tree[key] = typeof member === 'number' ? member + 1 - 2 * rng.below(2) : other();
      return;
    default:
      tree[key] = other();
  }
}

/** Anything at all, as it may come over a socket or from a careless caller. */
export function garbage(count: number, seed: number): unknown[] {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true, maxDepth: 3 });
  return [undefined, ...ODD, ...fc.sample(anything, { numRuns: count, seed })];
}
