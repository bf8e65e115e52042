import type { Locale } from '@turntable/messages';
import { parseRules, type Block } from '@turntable/games/rules-text.ts';
import { useAnswer } from '../../api/query.ts';
import { rulesSource } from './source.ts';

export interface Rules {
  readonly locale: Locale;
  readonly blocks: readonly Block[];
}

/** A game's rules in the language; undefined while they are on their way, null if there are none. */
export function useRules(game: string | null, locale: Locale): Rules | null | undefined {
  const { body, error } = useAnswer(
    ['rules', game, locale],
    async (): Promise<Rules | null> => {
      const source = game === null ? undefined : await rulesSource(game, locale);
      return source ? { locale: source.locale, blocks: parseRules(source.text) } : null;
    },
    { when: game !== null, keep: true, remember: true },
  );
  return error ? null : body;
}
