type Tree = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Patches of long lists that were made already: the views of several viewers share lists, and so patches. */
export type Compared = Map<List, { readonly before: List; readonly text: string | undefined }>;
/** Members from which on a lookup is faster than comparing the lists again. */
const LONG = 16;

/**
 * The patch from `before` to `after` as JSON, equal to that of `diff` but written without the patch as an object: making it
 * took most of the time. Undefined if they are equal. `compared` caches
 * the patches of lists when several pairs of one step are compared.
 */
export function diffText(before: unknown, after: unknown, compared?: Compared): string | undefined {
  if (before === after) return undefined;
  if (!isTree(before) || !isTree(after)) return `[${textOf(after)}]`;
  const isList = Array.isArray(after);
  if (Array.isArray(before) !== isList) return `[${textOf(after)}]`;
  return isList
    ? listText(before as unknown as List, after as unknown as List, compared)
    : objectText(before, after, compared);
}

/** A value that may be a member as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? `${value}`
    : (JSON.stringify(value) ?? 'null');
}

function listText(before: List, after: List, compared?: Compared): string | undefined {
  const { length } = after;
  if (before.length !== length) return `[${textOf(after)}]`;
  const known = length < LONG ? undefined : compared?.get(after);
  if (known?.before === before) return known.text;
  let out = '';
  for (let i = 0; i < length; i++) {
    if (before[i] === after[i]) continue;
    const inner = diffText(before[i], after[i], compared);
    if (inner !== undefined) out += `${out === '' ? '{' : ','}"${i}":${inner}`;
  }
  const text = out === '' ? undefined : `${out}}`;
  if (length >= LONG) compared?.set(after, { before, text });
  return text;
}

function objectText(before: Tree, after: Tree, compared?: Compared): string | undefined {
  let out = '';
  const add = (key: string, text: string): void => {
    out += `${out === '' ? '{' : ','}${JSON.stringify(key)}:${text}`;
  };
  // Members of `before` not yet met in `after`; almost always all are met, and nothing has to be looked for.
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    const was = before[key];
    const value = after[key];
    if (was !== value && !Object.hasOwn(before, key)) {
      add(key, `[${textOf(value)}]`);
      continue;
    }
    left--;
    const inner = was === value ? undefined : diffText(was, value, compared);
    if (inner !== undefined) add(key, inner);
  }
  if (left > 0) for (const key in before) if (!Object.hasOwn(after, key)) add(key, '0');
  return out === '' ? undefined : `${out}}`;
}
