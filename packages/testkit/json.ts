/** Plain JSON trees: what states, views, actions and events have to be. */

/** Frozen trees that were found to be plain: they stay it. */
const plain = new WeakSet<object>();

/** What keeps a value from being a plain JSON tree, with its place; nothing if it is one. */
export function notPlain(value: unknown, place = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${place}: ${String(value)}`;
    case 'object': {
      if (value === null || plain.has(value)) return undefined;
      const bad = Array.isArray(value) ? badList(value, place) : badTree(value, place);
      if (!bad && Object.isFrozen(value)) plain.add(value);
      return bad;
    }
    default:
      return `${place}: ${typeof value}`;
  }
}

function badList(list: readonly unknown[], place: string): string | undefined {
  for (let i = 0; i < list.length; i++) {
    const bad = i in list ? notPlain(list[i], `${place}/${i}`) : `${place}/${i}: a hole`;
    if (bad) return bad;
  }
  return Object.keys(list).length > list.length ? `${place}: a list with further members` : undefined;
}

function badTree(tree: object, place: string): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(tree);
  if (prototype !== Object.prototype && prototype !== null) return `${place}: an instance of a class`;
  if (Object.getOwnPropertySymbols(tree).length > 0) return `${place}: a symbol for a key`;
  for (const [key, member] of Object.entries(Object.getOwnPropertyDescriptors(tree))) {
    if (!('value' in member)) return `${place}/${key}: an accessor`;
    if (!member.enumerable) return `${place}/${key}: a hidden member`;
    const bad = notPlain(member.value, `${place}/${key}`);
    if (bad) return bad;
  }
  return undefined;
}

/** Trees that are frozen to their leaves. */
const frozen = new WeakSet<object>();

/** Freezes a tree to its leaves. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}

/** A copy by way of text, as storage and the network make it. */
export function roundTrip<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The first place where two JSON values differ, and how; nothing if they are equal (order of keys does not count). */
export function difference(a: unknown, b: unknown, place = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  const trees = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!trees || Array.isArray(a) !== Array.isArray(b)) return `${place || '/'}: ${brief(a)} and ${brief(b)}`;
  for (const key of Object.keys(a)) {
    if (!Object.hasOwn(b, key)) return `${place}/${key}: only the first has it`;
    const found = difference((a as Tree)[key], (b as Tree)[key], `${place}/${key}`);
    if (found) return found;
  }
  const further = Object.keys(b).find((key) => !Object.hasOwn(a, key));
  if (further !== undefined) return `${place}/${further}: only the second has it`;
  return undefined;
}

type Tree = Readonly<Record<string, unknown>>;

/** The text of a value with its keys in order, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** A value in so few words that a message can hold it. */
export function brief(value: unknown): string {
  const plainly = (_: string, member: unknown): unknown =>
    typeof member === 'bigint' ? String(member) : member;
  const text = JSON.stringify(value, plainly) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** Steps of the pointers met so far: the same few hundred are asked for again and again. */
const known = new Map<string, readonly string[]>();

function steps(pointer: string): readonly string[] {
  let found = known.get(pointer);
  if (!found) {
    found = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    known.set(pointer, found);
  }
  return found;
}

/** The value that a JSON pointer (RFC 6901) points to; an error if there is none. */
export function at(tree: unknown, pointer: string): unknown {
  let value = tree;
  for (const step of steps(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      throw new Error(`pointer ${pointer}: nothing there`);
    value = (value as Tree)[step];
  }
  return value;
}

/** The tree with another value where each pointer points; shares all that is not on the way. */
export function withValues<Value>(tree: Value, values: ReadonlyMap<string, unknown>): Value {
  const fresh = new WeakSet<object>();
  const open = (value: object): Record<string, unknown> => {
    if (fresh.has(value)) return value as Record<string, unknown>;
    const copy = Array.isArray(value) ? value.slice() : { ...value };
    fresh.add(copy);
    return copy as Record<string, unknown>;
  };
  let root: unknown = tree;
  for (const [pointer, value] of values) {
    const path = steps(pointer);
    const last = path.at(-1);
    if (last === undefined) {
      root = value;
      continue;
    }
    let here = open(root as object);
    root = here;
    for (const step of path.slice(0, -1)) here = here[step] = open(here[step] as object);
    here[last] = value;
  }
  return root as Value;
}
