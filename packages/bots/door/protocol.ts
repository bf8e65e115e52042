import type { Act, Decision, Happening, Seat, SeenBy } from '@turntable/engine';

/** The protocol of docs/bots.md: one JSON object a line, in both directions. */
export const PROTOCOL = 1;
/** The longest line, in bytes, without its end. */
export const LONGEST_LINE = 1024 * 1024;
/** How late an answer may be, and how long a program may take to get ready and to leave; milliseconds. */
export const GRACE_MS = 250;
export const READY_MS = 5000;
export const LEAVE_MS = 1000;
/** The most legal actions that an `ask` lists. */
export const MOST_LEGAL = 2000;

/** A game begins for a seat. */
export interface Hello {
  readonly t: 'hello';
  readonly protocol: typeof PROTOCOL;
  readonly game: string;
  readonly rules: number;
  readonly seat: Seat;
  readonly seats: number;
  /** As a record writes them. */
  readonly options: object;
  /** Wall time a decision. */
  readonly ms: number;
  /** For the bot's own luck; the deal does not follow from it. */
  readonly seed: string;
  /** In games with locomotives: what values there are, and how often each statistic is known. */
  readonly roster?: {
    readonly values: Readonly<Record<string, readonly number[]>>;
    readonly known: Readonly<Record<string, number>>;
  };
}
export interface Ask {
  readonly t: 'ask';
  readonly n: number;
  readonly decision: Pick<Decision, 'id' | 'kind'>;
  readonly view: SeenBy;
  readonly legal: readonly Act[];
  /** Some legal actions were left out. */
  readonly more: boolean;
  readonly ms: number;
}
export type ToBot =
  | Hello
  | Ask
  | { readonly t: 'no'; readonly n: number; readonly clause: string; readonly why: string }
  | { readonly t: 'late'; readonly n: number }
  | { readonly t: 'told'; readonly events: readonly Happening[] }
  | { readonly t: 'over'; readonly winners: readonly number[]; readonly scores: readonly number[] }
  | { readonly t: 'bye' };
export type FromBot =
  | { readonly t: 'ready'; readonly name: string }
  | { readonly t: 'act'; readonly n: number; readonly action: unknown };

/** The longest name of a bot that is shown. */
const LONGEST_NAME = 60;

/** A line that a bot wrote, or nothing if it is no message. Fields that mean nothing are ignored. */
export function readFromBot(line: string): FromBot | undefined {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const { t, name, n, action } = json as Readonly<Record<string, unknown>>;
  if (t === 'ready' && typeof name === 'string') return { t, name: shownName(name) };
  if (t === 'act' && typeof n === 'number' && Number.isSafeInteger(n) && action !== undefined)
    return { t, n, action };
  return undefined;
}

/** A name of whole characters, without what would command a terminal, not too long, and never empty. */
function shownName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim();
  return [...plain].slice(0, LONGEST_NAME).join('') || 'bot';
}
