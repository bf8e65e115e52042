/**
 * What a JSON value looks like, small enough to send to a page: made of a schema by `shape-of.ts`. Lengths, ranges and
 * patterns are left out; they are for what comes in from strangers.
 *
 * A string: a value of that kind (`any`: whatever it is). A number: the shape of that place in `Shapes.parts`. A list: what its first
 * word says of the rest (`is`: one of these values; `list`: a list of such; `map`: an object whose members are such; `or`:
 * one of these shapes). An object: an object with these members at least; one whose name ends in `?` may be left out.
 */
export type Shape =
  | 'any'
  | 'string'
  | 'number'
  | 'boolean'
  | number
  | readonly ['is', ...(string | number | boolean | null)[]]
  | readonly ['list' | 'map', Shape]
  | readonly ['or', ...Shape[]]
  | { readonly [name: string]: Shape };

/** Shapes by name, and those that several of them share. */
export interface Shapes<Name extends string = string> {
  readonly named: Readonly<Record<Name, Shape>>;
  readonly parts: readonly Shape[];
}

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a value is not of a shape, with the place (`answer` at the top); undefined if it is. */
export function misfit(parts: readonly Shape[], shape: Shape, value: unknown, at = ''): string | undefined {
  const wrong = (expected: string): string => `${at || 'answer'}: expected ${expected}`;
  const within = (key: string | number): string => (at ? `${at}.${key}` : `${key}`);
  if (shape === 'any') return undefined;
  if (typeof shape === 'string') return typeof value === shape ? undefined : wrong(shape);
  if (typeof shape === 'number') return misfit(parts, parts[shape]!, value, at);
  if (!isList(shape)) {
    if (!isObject(value)) return wrong('object');
    for (const [name, member] of Object.entries(shape)) {
      const key = name.replace(/\?$/, '');
      if (!Object.hasOwn(value, key)) {
        if (key === name) return `${within(key)}: expected a value`;
        continue;
      }
      const found = misfit(parts, member, value[key], within(key));
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (shape[0] === 'is')
    return shape.slice(1).some((each) => each === value)
      ? undefined
      : wrong(`one of ${JSON.stringify(shape.slice(1))}`);
  if (shape[0] === 'or') {
    const [first, ...rest] = (shape.slice(1) as Shape[]).map((each) => misfit(parts, each, value, at));
    return [first, ...rest].includes(undefined)
      ? undefined
      : rest.length === 0
        ? first
        : wrong('another kind of value');
  }
  if (shape[0] === 'list' ? !Array.isArray(value) : !isObject(value)) return wrong(shape[0]);
  for (const [key, member] of Object.entries(value as Members)) {
    const found = misfit(parts, shape[1] as Shape, member, within(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);
