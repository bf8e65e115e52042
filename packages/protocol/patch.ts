/**
 * A change from one JSON value to another, small on the wire: for objects and lists of the same length, the changed
 * members by key, deeper changes nested; anything else is replaced whole.
 * `[value]` replaces, `{key: patch}` goes in, `0` removes a key.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | 0 };

type Tree = Record<string, unknown>;
type List = readonly unknown[];
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Sets an own member even where plain assignment would set the prototype instead. */
function put<Value>(tree: Record<string, Value>, key: string, value: Value): void {
  if (key !== '__proto__') tree[key] = value;
  else Object.defineProperty(tree, key, { value, writable: true, enumerable: true, configurable: true });
}

/** The patch that turns `before` into `after`; undefined if they are equal. Shared subtrees are skipped by identity. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isTree(before) || !isTree(after)) return [after];
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before)
    ? diffLists(before as readonly unknown[], after as unknown as readonly unknown[])
    : diffObjects(before, after);
}

/** As `diff`, but makes no key for members that are equal, as most members of most lists are. */
function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const { length } = after;
  if (before.length !== length) return [after];
  let out: Record<string, Patch> | undefined;
  for (let i = 0; i < length; i++) {
    if (before[i] === after[i]) continue;
    const inner = diff(before[i], after[i]);
    if (inner !== undefined) (out ??= {})[i] = inner;
  }
  return out;
}

function diffObjects(before: Tree, after: Tree): Patch | undefined {
  let out: Record<string, Patch | 0> | undefined;
  // Members of `before` not yet met in `after`; almost always all are met, and nothing has to be looked for.
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    const was = before[key];
    const value = after[key];
    if (was !== value && !Object.hasOwn(before, key)) {
      put((out ??= {}), key, [value]);
      continue;
    }
    left--;
    const inner = diff(was, value);
    if (inner !== undefined) put((out ??= {}), key, inner);
  }
  if (left > 0) for (const key in before) if (!Object.hasOwn(after, key)) put((out ??= {}), key, 0);
  return out;
}

/**
 * Whether two changes, from `a` to `b` and from `c` to `d`, have the same patch, as far as can be told at once: by the
 * parts that they share and those that do not change. `false` may be wrong: it only costs a comparison.
 */
export function sameChange(a: unknown, b: unknown, c: unknown, d: unknown): boolean {
  if ((a === c && b === d) || (a === b && c === d)) return true;
  if (!isTree(a) || !isTree(b) || !isTree(c) || !isTree(d)) return false;
  const isList = Array.isArray(a);
  if (Array.isArray(b) !== isList || Array.isArray(c) !== isList || Array.isArray(d) !== isList) return false;
  return isList
    ? sameInLists(a as unknown as List, b as unknown as List, c as unknown as List, d as unknown as List)
    : sameInObjects(a, b, c, d);
}

function sameInLists(a: List, b: List, c: List, d: List): boolean {
  const { length } = a;
  if (b.length !== length || c.length !== length || d.length !== length) return false;
  for (let i = 0; i < length; i++) if (!sameChange(a[i], b[i], c[i], d[i])) return false;
  return true;
}

function sameInObjects(a: Tree, b: Tree, c: Tree, d: Tree): boolean {
  let left = 0;
  for (const key in a) {
    left++;
    if (!Object.hasOwn(b, key) || !Object.hasOwn(c, key) || !Object.hasOwn(d, key)) return false;
    if (!sameChange(a[key], b[key], c[key], d[key])) return false;
  }
  // The other three have no further members.
  return sizeOf(b) === left && sizeOf(c) === left && sizeOf(d) === left;
}

/** How many members an object has. */
function sizeOf(tree: Tree): number {
  let size = 0;
  for (const _ in tree) size++;
  return size;
}

/** `before` with the patch applied; never mutates, and shares what did not change. */
export function patch<Value>(before: Value, change: Patch | undefined): Value {
  if (change === undefined) return before;
  if (Array.isArray(change)) return change[0] as Value;
  const out = (Array.isArray(before) ? before.slice() : { ...before }) as Tree;
  for (const [key, inner] of Object.entries(change as Record<string, Patch | 0>)) {
    if (inner === 0) delete out[key];
    else put(out, key, patch(Object.hasOwn(out, key) ? out[key] : undefined, inner));
  }
  return out as Value;
}
