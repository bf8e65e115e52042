import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { fileURLToPath } from 'node:url';
import { CLAUSES } from './clauses.ts';

/** The clauses of a RULES file in order: id and sentence, without markup. */
export function readClauses(markdown: string): [string, string][] {
  return [...markdown.matchAll(/^- \*\*(LM-[\d.]+)\*\* (.+)$/gm)].map(([, id, text]) => [
    id!,
    text!.replaceAll('**', ''),
  ]);
}

/** The source of `sentences.ts`, made from RULES.md, so that browsers have the clauses without reading files. */
export async function writeSentences(): Promise<string> {
  const rules = readClauses(readFileSync(new URL('RULES.md', import.meta.url), 'utf8'));
  const ids = rules.map(([id]) => id);
  if (ids.join() !== CLAUSES.join()) throw new Error('RULES.md and clauses.ts name different clauses');
  const source = [
    "import type { Clause } from './clauses.ts';",
    '',
    '/** The clauses of RULES.md by id. Made from it by `sentences.node.ts`; do not edit. */',
    'export const SENTENCES: Readonly<Record<Clause, string>> = {',
    ...rules.map(([id, text]) => `  '${id}': ${JSON.stringify(text)},`),
    '};',
  ].join('\n');
  const path = sentencesPath();
  return format(source, { ...(await resolveConfig(path)), filepath: path });
}

/** The path of the file that this script writes. */
export const sentencesPath = (): string => fileURLToPath(new URL('sentences.ts', import.meta.url));

if (import.meta.main) writeFileSync(sentencesPath(), await writeSentences());
