import { FALLBACK, type Locale } from '@turntable/protocol/locale.ts';

/** RULES.md of every game, RULES.<locale>.md where there is a translation; fetched when they are read. */
const files = import.meta.glob<string>('../../../../packages/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** The rules of a game, or those that games share, as markdown: in the language if they are translated, else in English. */
export async function rulesText(
  id: string,
  locale: Locale,
): Promise<{ readonly text: string; readonly locale: Locale } | undefined> {
  const folder = `../../../../packages/games/${id}`;
  const own = files[`${folder}/RULES.${locale}.md`];
  if (own) return { text: await own(), locale };
  const english = files[`${folder}/RULES.md`];
  return english && { text: await english(), locale: FALLBACK };
}
