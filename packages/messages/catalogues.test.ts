import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { FALLBACK, LANGUAGES } from '@turntable/protocol/locale.ts';
import { CATALOGUES } from './catalogues.ts';
import { LOCALES, type Locale } from './format.ts';

type Node = ReturnType<IntlMessageFormat['getAst']>[number];
/** Kinds of nodes of a message, as intl-messageformat numbers them: text, an argument, a select, a plural, `#`, a tag. */
const [TEXT, SELECT, PLURAL, POUND, TAG] = [0, 5, 6, 7, 8];

/** The arguments of a message by name, with the words that a select chooses by. */
function argumentsOf(
  nodes: readonly Node[],
  into = new Map<string, Set<string>>(),
): Map<string, Set<string>> {
  for (const node of nodes) {
    if (node.type === TEXT || node.type === POUND) continue;
    if (node.type === TAG && 'children' in node) argumentsOf(node.children, into);
    if (!('value' in node) || typeof node.value !== 'string') continue;
    const words = into.get(node.value) ?? new Set<string>();
    into.set(node.value, words);
    if ((node.type !== SELECT && node.type !== PLURAL) || !('options' in node)) continue;
    for (const [word, option] of Object.entries(node.options)) {
      if (node.type === SELECT) words.add(word);
      argumentsOf(option.value, into);
    }
  }
  return into;
}
const shape = (locale: Locale, key: string): string[] =>
  [...argumentsOf(new IntlMessageFormat(CATALOGUES[locale][key]!, locale).getAst())]
    .map(([name, words]) => (words.size > 0 ? `${name}: ${[...words].sort().join(' ')}` : name))
    .sort();

/** The words that stand in a message itself. */
function wordsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === TEXT && 'value' in node) return String(node.value).match(/\p{L}{2,}/gu) ?? [];
    if ('children' in node) return wordsOf(node.children);
    return 'options' in node ? Object.values(node.options).flatMap(({ value }) => wordsOf(value)) : [];
  });
}

const keys = Object.keys(CATALOGUES.en);

test('every language has every sentence, and no other', () => {
  assert.ok(keys.length > 0);
  for (const locale of LOCALES) assert.deepEqual(Object.keys(CATALOGUES[locale]).sort(), keys.toSorted());
});

test('every sentence can be read, and takes the same arguments in every language', () => {
  for (const key of keys)
    for (const locale of LOCALES)
      assert.deepEqual(shape(locale, key), shape('en', key), `${key} in ${locale}`);
});

const finished = LOCALES.filter((locale) => locale !== FALLBACK && !('draft' in LANGUAGES[locale]));
for (const locale of finished)
  test(`no sentence of several words is left untranslated in ${locale}`, () => {
    const same = keys.filter((key) => {
      const text = CATALOGUES[FALLBACK][key]!;
      if (text !== CATALOGUES[locale][key]) return false;
      return wordsOf(new IntlMessageFormat(text, FALLBACK).getAst()).length > 2;
    });
    assert.deepEqual(same, []);
  });

test('no sentence is empty', () => {
  for (const locale of LOCALES)
    assert.deepEqual(
      keys.filter((key) => CATALOGUES[locale][key]!.trim() === ''),
      [],
      locale,
    );
});

for (const locale of LOCALES)
  test(`each key stands in one file of ${locale}, and each file counts`, async () => {
    const seen = new Map<string, string>();
    for (const file of readdirSync(new URL(`./${locale}/`, import.meta.url))) {
      const module = (await import(`./${locale}/${file}`)) as Readonly<Record<string, object>>;
      for (const catalogue of Object.values(module))
        for (const key of Object.keys(catalogue)) {
          assert.equal(seen.get(key), undefined, `${key} stands in ${file} and ${seen.get(key)}`);
          seen.set(key, file);
        }
    }
    assert.deepEqual([...seen.keys()].sort(), keys.toSorted());
  });
