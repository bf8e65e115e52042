import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage.ts';

/** The names that most commands take: one file. */
export const ONE_FILE = { what: 'one FILE', least: 1, most: 1 } as const;

/** One of 64 ids of tables and people begins with a dash; no option of ours has one dash. */
const ID_WITH_DASH = /^-[A-Za-z0-9_][\w-]{10,}$/;
/** Stands before such an id while options are looked for: no argument can hold it. */
const HIDDEN = '\0';
/** Arguments in which no id looks like an option; `shownId` gives it back. */
export const withHiddenIds = (args: readonly string[]): string[] =>
  args.map((each) => (ID_WITH_DASH.test(each) ? HIDDEN + each : each));
/** An argument as it was given. */
export const shownId = (given: string): string =>
  given.startsWith(HIDDEN) ? given.slice(HIDDEN.length) : given;

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>
>;

/**
 * The options and the names of a command line. `names` says what stands without an option and how often.
 * @throws UsageError in one line, which names the place and what was expected there.
 */
export function readArgs<const O extends Options>(
  given: readonly string[],
  options: O,
  names: { readonly what: string; readonly least: number; readonly most: number },
): Parsed<O> {
  const args = withHiddenIds(given);
  const { tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const joined: (string | readonly string[])[] = [...args];
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const known = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!known) throw new UsageError(`${token.rawName}: unknown option; ${expected(options)}`);
    if (known.type === 'boolean' && token.value !== undefined)
      throw new UsageError(`${token.rawName}: expected no value`);
    if (
      known.type === 'string' &&
      (token.value === undefined || (!token.inlineValue && token.value.startsWith('--')))
    )
      throw new UsageError(`${token.rawName}: expected a value`);
    if (seen.has(token.name) && !known.multiple) throw new UsageError(`${token.rawName}: expected once`);
    seen.add(token.name);
    // A value that begins with a dash, as in `--depth -1`, is made part of its option: the command says what it expected instead.
    if (known.type === 'string' && !token.inlineValue && token.value?.startsWith('-'))
      joined.splice(token.index, 2, [`${token.rawName}=${token.value}`], []);
  }
  const parsed = shown(parseArgs({ args: joined.flat(), options, allowPositionals: true }));
  const { length } = parsed.positionals;
  if (length < names.least || length > names.most)
    throw new UsageError(
      length > names.most && names.most === 0
        ? `${parsed.positionals[0]!}: expected ${names.what}`
        : `expected ${names.what}`,
    );
  return parsed;
}

/** What was parsed, with the dashes of ids as they were given. */
function shown<P extends { values: object; positionals: string[] }>(parsed: P): P {
  const show = (value: unknown): unknown => (typeof value === 'string' ? shownId(value) : value);
  const values = Object.fromEntries(
    Object.entries(parsed.values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(show) : show(value),
    ]),
  );
  return { ...parsed, values, positionals: parsed.positionals.map((each) => String(show(each))) };
}

function expected(options: Options): string {
  const known = Object.keys(options).map((name) => `--${name}`);
  return known.length === 0 ? 'there are none here' : `expected ${known.join(', ')}`;
}

/** A whole number in an option; throws `UsageError`. */
export function wholeFrom(text: string, place: string, from: number, to: number): number {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
  if (!(value >= from && value <= to))
    throw new UsageError(`${place}: expected a whole number from ${from} to ${to}`);
  return value;
}
