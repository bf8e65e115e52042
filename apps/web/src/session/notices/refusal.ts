import type { Actor, Refusal } from '@turntable/engine';
import type { Locale } from '@turntable/messages';
import type { Notice } from '../../ui/announce.ts';
import { refusalText } from '../sentences.ts';

/** As many clauses as fit beside the sentence. */
const LINKS = 3;

/** Why not, as a notice: the sentence of the first refusal, and links to the clauses. */
export function refusalNotice(
  game: string,
  refusals: readonly Refusal[],
  by: Actor,
  names: readonly string[],
  locale: Locale,
): Notice {
  const first = refusals[0];
  return {
    tone: 'stop',
    text: first ? refusalText(game, first, by, names, locale) : '',
    clauses: refusals.slice(0, LINKS).map(({ clause }) => ({ game, clause })),
  };
}
