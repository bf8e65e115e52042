import { RecordError } from './error.ts';
import { cleanWords } from './words.ts';

// Readers of untrusted JSON. Each takes the value and its place, and throws `RecordError` if it is something else.

/** An object of untrusted JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** An object, no list. Throws `RecordError` for anything else. */
export function readObject(value: unknown, place: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RecordError(place, 'expected an object');
  return value as Json;
}

/** A list; `what` says in the error what was expected. */
export function readList(value: unknown, place: string, what = 'a list'): readonly unknown[] {
  if (!Array.isArray(value)) throw new RecordError(place, `expected ${what}`);
  return value as unknown[];
}

/** A list whose items are read by `read`, each with its own place. */
export function readEach<Item>(
  value: unknown,
  place: string,
  read: (item: unknown, place: string) => Item,
): Item[] {
  return readList(value, place).map((item, i) => read(item, `${place}[${i}]`));
}

/** A whole number from `from` to `to`, both included; -0 is read as 0. Throws `RecordError` for anything else. */
export function readWhole(
  value: unknown,
  place: string,
  from = Number.MIN_SAFE_INTEGER,
  to = Number.MAX_SAFE_INTEGER,
): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new RecordError(place, 'expected a whole number');
  if (value < from || value > to) {
    const range = to === Number.MAX_SAFE_INTEGER ? `of at least ${from}` : `from ${from} to ${to}`;
    throw new RecordError(place, `expected a whole number ${range}`);
  }
  // JSON knows -0, and writes it as 0: a state that kept it would not survive a round trip.
  return value === 0 ? 0 : value;
}

/** A string, as it is; `what` says in the error what was expected. */
export function readText(value: unknown, place: string, what = 'a text'): string {
  if (typeof value !== 'string') throw new RecordError(place, `expected ${what}`);
  return value;
}

/** `true` or `false`; `fallback`, if given, where the value is left out. Throws `RecordError` for anything else. */
export function readFlag(value: unknown, place: string, fallback?: boolean): boolean {
  if (value === undefined && fallback !== undefined) return fallback;
  if (typeof value !== 'boolean') throw new RecordError(place, 'expected true or false');
  return value;
}

/** One of the words, exactly as written there. Throws `RecordError` for anything else. */
export function readOneOf<Word extends string>(value: unknown, place: string, words: readonly Word[]): Word {
  for (const word of words) if (word === value) return word;
  throw new RecordError(place, `expected ${words.map((w) => `"${w}"`).join(', ')}`);
}

/** The longest that a free text may be, in characters. */
const MOST_WORDS = 200;

/**
 * A free text, cleaned (`cleanWords`), since it is shown to others; then it has 1 to `MOST_WORDS` characters. Throws `RecordError`
 * for anything else.
 */
export function readWords(value: unknown, place: string): string {
  const text = cleanWords(readText(value, place));
  if (text.length < 1 || [...text].length > MOST_WORDS)
    throw new RecordError(place, `expected 1 to ${MOST_WORDS} characters`);
  return text;
}
