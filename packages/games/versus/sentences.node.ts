import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { VERSUS_CLAUSES } from './clauses.ts';

/** The clauses of a RULES file in order: id and sentence, without markup. */
export function readClauses(markdown: string): [string, string][] {
  return [...markdown.matchAll(/^- \*\*([A-Z]+-[\d.]+)\*\* (.+)$/gm)].map(([, id, text]) => [
    id!,
    text!.replaceAll('**', '').replaceAll(/_(.+?)_/g, '$1'),
  ]);
}

/** What makes a game's `sentences.ts` of its RULES.md, so that browsers have the clauses without reading files. */
export interface Making {
  /** The module that makes it, beside RULES.md and `sentences.ts`. */
  readonly from: string;
  readonly ids: readonly string[];
  readonly name: string;
  /** The type of the ids, and where it comes from. */
  readonly type: string;
  readonly module: string;
}
export const VERSUS: Making = {
  from: import.meta.url,
  ids: VERSUS_CLAUSES,
  name: 'VERSUS_SENTENCES',
  type: 'VersusClause',
  module: './clauses.ts',
};

/** The path of the file that is written beside a game's rules. */
export function sentencesPath({ from }: Making): string {
  return fileURLToPath(new URL('sentences.ts', from));
}

/** The source of `sentences.ts`. */
export async function makeSentences(making: Making): Promise<string> {
  const { from, ids, name, type, module } = making;
  const rules = readClauses(readFileSync(new URL('RULES.md', from), 'utf8'));
  if (rules.map(([id]) => id).join() !== ids.join())
    throw new Error('RULES.md and clauses.ts name different clauses');
  const source = [
    `import type { ${type} } from '${module}';`,
    '',
    '/** The clauses of RULES.md by id. Made from it by `sentences.node.ts`; do not edit. */',
    `export const ${name}: Readonly<Record<${type}, string>> = {`,
    ...rules.map(([id, text]) => `  '${id}': ${JSON.stringify(text)},`),
    '};',
  ].join('\n');
  const path = sentencesPath(making);
  return format(source, { ...(await resolveConfig(path)), filepath: path });
}

if (import.meta.main) writeFileSync(sentencesPath(VERSUS), await makeSentences(VERSUS));
