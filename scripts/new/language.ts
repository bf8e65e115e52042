import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FALLBACK, LOCALES } from '@turntable/protocol/locale.ts';
import { create, edit, NewError, read, ROOT, withImport, withMember } from './edit.ts';

/** A language with the English sentences, to be translated file by file. */
export function newLanguage(code: string): void {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new NewError(`${code}: expected a language code of two or three letters`);
  const locale = new Intl.Locale(code);
  if ((LOCALES as readonly string[]).includes(code)) throw new NewError(`${code} is there already`);
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
  if (name === undefined) throw new NewError(`${code}: expected a language that this Node knows`);
  const sentences = name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(code)).replaceAll("'", '’');
  const messages = 'packages/messages';
  for (const each of LOCALES)
    edit(`${messages}/${each}/common.ts`, (text) =>
      text.replace(/([^]*\n *'language\.[a-z]+': .*\n)/, `$1  'language.${code}': '${sentences}',\n`),
    );
  for (const file of readdirSync(join(ROOT, messages, FALLBACK)))
    create(`${messages}/${code}/${file}`, read(`${messages}/${FALLBACK}/${file}`));
  create(
    `${messages}/${code}.ts`,
    read(`${messages}/${FALLBACK}.ts`)
      .replaceAll(`'./${FALLBACK}/`, `'./${code}/`)
      .replace(`export const ${FALLBACK} =`, `export const ${code} =`)
      .replace(/Every sentence in .*\. Each/, `Every sentence in ${sentences}. Each`)
      .replace(`\`${FALLBACK}/\``, `\`${code}/\``)
      .replace(/\/\*\* Every key[^]*$/, ''),
  );
  edit(`${messages}/catalogues.ts`, (text) =>
    withImport(text, `import { ${code} } from './${code}.ts';`).replace(
      /= \{ ([\w, ]+) \};/,
      `= { $1, ${code} };`,
    ),
  );
  const openGraph = `${code}_${locale.maximize().region}`;
  edit('packages/protocol/locale.ts', (text) =>
    withMember(
      text,
      'export const LANGUAGES',
      `${code}: { openGraph: '${openGraph}', numbers: ${numbersOf(code)}, draft: true },`,
    ),
  );
  edit(`${messages}/loaders.ts`, (text) =>
    withMember(text, 'export const LOADERS', `${code}: async () => (await import('./${code}.ts')).${code},`),
  );
  for (const book of globSync('packages/games/*/RULES.md', { cwd: ROOT }).toSorted())
    create(book.replace(basename(book), `RULES.${code}.md`), read(book));
}

/** How a language writes numbers, as this Node knows it, in the words of the registry. */
function numbersOf(code: string): string {
  const format = new Intl.NumberFormat(code, { numberingSystem: 'latn' });
  const part = (value: number, type: string): string | undefined =>
    format.formatToParts(value).find((one) => one.type === type)?.value;
  // Of spaces one that no line is broken at, which every font has.
  const quoted = (sign: string): string => (/^\s$/.test(sign) ? String.raw`'\u00a0'` : JSON.stringify(sign));
  const [group, point] = [part(1_000_000, 'group') ?? ' ', part(0.5, 'decimal') ?? '.'];
  return `{ group: ${quoted(group)}, from: ${part(1000, 'group') ? 4 : 5}, point: ${quoted(point)} }`;
}
