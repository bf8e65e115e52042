import type { Key } from '@turntable/messages';
import type { Kind } from '@turntable/games/loco-dome/types.ts';
import type { TokenKind } from '../versus/asking/Token.tsx';
import type { Declinable } from '../versus/PresetAnswers.tsx';

const DETAILS = {
  between: ['ld.pass', 'swap'],
  answer: ['ld.answer.do', 'block'],
  tie: ['ld.tie.stand', 'tag'],
  identical: ['ld.pass', 'sacrifice'],
} as const satisfies Partial<Record<Kind, readonly [Key, TokenKind]>>;
type Declined = keyof typeof DETAILS;

interface Question extends Declinable {
  readonly kind: Declined;
  /** What comes of not answering in time. */
  readonly late: Key;
  /** What declines it. */
  readonly decline: Key;
  readonly token: TokenKind;
}

/** Questions that a player may decline once and for all. */
export const DECLINABLE: readonly Question[] = (Object.keys(DETAILS) as Declined[]).map((kind) => ({
  kind,
  label: `ld.prefer.${kind}`,
  late: `ld.late.${kind}`,
  decline: DETAILS[kind][0],
  token: DETAILS[kind][1],
}));
