import { FALLBACK, type Locale } from '@turntable/protocol/locale.ts';

/** RULES.md of every game, RULES.<locale>.md where there is a translation; fetched when they are read. */
const files = import.meta.glob<string>('../../../../../packages/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** A game's rules as markdown, in the reader's language where there are such, else in English. */
export async function rulesSource(
  game: string,
  locale: Locale,
): Promise<{ readonly text: string; readonly locale: Locale } | undefined> {
  const folder = `../../../../../packages/games/${game}`;
  const own = files[`${folder}/RULES.${locale}.md`];
  if (own) return { text: await own(), locale };
  const english = files[`${folder}/RULES.md`];
  return english && { text: await english(), locale: FALLBACK };
}
