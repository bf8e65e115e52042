import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FALLBACK } from '@turntable/protocol/locale.ts';

/** RULES.md of a game, or of what two games share, in a language there is one in. */
export function rulesText(id: string, lang: string): string {
  const name = lang === FALLBACK ? 'RULES.md' : `RULES.${lang}.md`;
  return readFileSync(fileURLToPath(import.meta.resolve(`@turntable/games/${id}/${name}`)), 'utf8');
}
