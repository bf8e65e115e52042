import type { Key } from '@turntable/messages';
import type { Kind } from '@turntable/games/double-header/types.ts';
import type { TokenKind } from '../versus/asking/Token.tsx';
import type { Declinable } from '../versus/PresetAnswers.tsx';

interface Question extends Declinable {
  /** What comes of not answering in time. */
  readonly late: Key;
  readonly token: TokenKind;
}
const TOKENS = {
  veto: 'veto',
  boost: 'fifty-fifty',
  answer: 'double-header',
  tag: 'tag',
  'time-out': 'time-out',
  'skip-style': 'reset',
} as const satisfies Partial<Record<Kind, TokenKind>>;

/** Questions that a player may decline once and for all. */
export const DECLINABLE: readonly Question[] = (Object.keys(TOKENS) as (keyof typeof TOKENS)[]).map(
  (kind) => ({
    kind,
    label: `dh.prefer.${kind}`,
    late: `dh.late.${kind}`,
    token: TOKENS[kind],
  }),
);
