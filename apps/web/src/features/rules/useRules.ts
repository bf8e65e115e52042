import { useEffect, useState } from 'react';
import type { Locale } from '@turntable/messages';
import { parseRules, type Block } from '@turntable/games/rules-text.ts';
import { rulesSource } from './source.ts';

export interface Rules {
  readonly locale: Locale;
  readonly blocks: readonly Block[];
}

/** A game's rules in the language; undefined while they are on their way, null if there are none. */
export function useRules(game: string | null, locale: Locale): Rules | null | undefined {
  const [rules, setRules] = useState<Rules | null>();
  useEffect(() => {
    let shown = true;
    if (game === null) return;
    rulesSource(game, locale).then(
      (source) =>
        shown && setRules(source ? { locale: source.locale, blocks: parseRules(source.text) } : null),
      () => shown && setRules(null),
    );
    return () => {
      shown = false;
    };
  }, [game, locale]);
  return rules;
}
