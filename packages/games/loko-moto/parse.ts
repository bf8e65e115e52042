import type { Action } from './types.ts';

/** No list in an action is longer, no id in it longer, than a map of this size could need. */
const MOST = 2000;
const LONGEST = 100;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isText);
const isLists = (value: unknown): value is string[][] =>
  Array.isArray(value) && value.length <= MOST && value.every(isTexts);

/** Untrusted input as an action, with nothing else on it; or nothing. */
export function parse(input: unknown): Action | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { type, section, sections, train, shape, starter, trains, piles, secret } = input as Record<
    string,
    unknown
  >;
  switch (type) {
    case 'reserve':
      return isTexts(sections) ? { type, sections } : undefined;
    case 'build':
    case 'close':
      return isText(section) ? { type, section } : undefined;
    case 'buy': {
      const claimed = shape ?? null;
      if (!isText(train) || !isTexts(sections) || !(claimed === null || isText(claimed))) return undefined;
      return { type, train, sections, shape: claimed };
    }
    case 'deal': {
      if (typeof starter !== 'number' || !Number.isSafeInteger(starter)) return undefined;
      if (!isTexts(trains) || !isLists(piles) || !isLists(secret)) return undefined;
      return { type, starter, trains, piles, secret };
    }
    default:
      return undefined;
  }
}
