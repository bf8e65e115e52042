import type { Actor } from '@turntable/engine';
import { MOST_RECORD_BYTES } from '@turntable/protocol/replay.ts';

/** A record from a file; or why it is none, as far as that is seen without replaying it. */
export type RecordText =
  { readonly record: object } | { readonly problem: 'json' | 'large'; readonly detail: string };

/** Longer files (bytes) are refused before they are read: records are short, and this one was chosen by mistake. */
export const MOST_FILE_BYTES = 1024 * 1024;

/** What is in the text of a file. Blanks do not count: the server gets it without. */
export function recordText(text: string): RecordText {
  let value: unknown;
  let length: number;
  try {
    value = JSON.parse(text);
    // It may be nested deeper than it can be written, or in some browsers read.
    length = new TextEncoder().encode(JSON.stringify(value)).byteLength;
  } catch (error) {
    return { problem: 'json', detail: (error as Error).message };
  }
  if (length > MOST_RECORD_BYTES - 200)
    return { problem: 'large', detail: `${length} > ${MOST_RECORD_BYTES}` };
  if (typeof value !== 'object' || value === null) return { problem: 'json', detail: text.slice(0, 40) };
  return { record: value };
}

/** The game and names in an unread record, for a sentence about one of its actions. */
export function spokenOf(record: object): {
  readonly game: string;
  readonly names: readonly string[];
  byOf(action: number): Actor;
  /** Whether an action that is refused is a take-back of nothing: only that of a judge who is none breaks what its clause says. */
  isVain(action: number): boolean;
} {
  const { game, seats, actions, options } = record as Readonly<Record<string, unknown>>;
  const items = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
    Array.isArray(value) ? value.map((item) => (typeof item === 'object' && item !== null ? item : {})) : [];
  const isJudged =
    typeof options === 'object' && options !== null && 'judge' in options && options.judge === true;
  return {
    game: String(game),
    names: items(seats).map(({ name }) => String(name)),
    byOf(action) {
      const by = items(actions)[action]?.['by'];
      return typeof by === 'number' || by === 'judge' ? by : 'chance';
    },
    isVain(action) {
      const { type, by } = items(actions)[action] ?? {};
      return type === 'take-back' && (by !== 'judge' || isJudged);
    },
  };
}
