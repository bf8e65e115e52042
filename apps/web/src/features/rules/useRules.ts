import type { Locale } from '@turntable/messages';
import { joinRules, type Block } from '@turntable/games/rules-text.ts';
import { rulePartsOf } from '@turntable/print/rule-parts.ts';
import { useAnswer } from '../../api/query.ts';
import { rulesText } from '../../api/rules-text.ts';

interface Rules {
  readonly locale: Locale;
  readonly blocks: readonly Block[];
}

/**
 * A game's rules in the language, with what it shares with others, and the way to ask for them again; undefined while they are
 * on their way, null if they did not come.
 */
export function useRules(
  game: string | null,
  locale: Locale,
): readonly [rules: Rules | null | undefined, again: () => void] {
  const { body, error, again } = useAnswer(
    ['rules', game, locale],
    async (): Promise<Rules | null> => {
      const asked = game === null ? [] : rulePartsOf(game).map((part) => rulesText(part, locale));
      const [own, ...shared] = (await Promise.all(asked)).filter((part) => part !== undefined);
      return own ? { locale: own.locale, blocks: joinRules([own, ...shared].map(({ text }) => text)) } : null;
    },
    { when: game !== null, keep: true, remember: true },
  );
  return [error ? null : body, () => void again()];
}
