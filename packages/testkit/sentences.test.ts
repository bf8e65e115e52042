import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import ts from 'typescript';
import { files, read } from './files.node.ts';

/** A template whose fixed parts are shorter would fit nearly every key. */
const LEAST = 2;

/** What a source file can ask for: its strings, and its templates as patterns of keys. */
function asked(path: string, text: string): { readonly words: string[]; readonly patterns: string[] } {
  const words: string[] = [];
  const patterns: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) words.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      const fixed = parts.join('');
      if (/^[\w.-]*\.[\w.-]*$/.test(fixed) && fixed.replaceAll(/\W/g, '').length >= LEAST)
        patterns.push(parts.map((part) => part.replaceAll('.', '\\.')).join('.+'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return { words, patterns };
}
/** Whatever of `keys` no source asks for. The page makes `you.…` and `now.…` of `log.…` (`session/sentences.ts`). */
function unasked(
  keys: readonly string[],
  sources: readonly (readonly [path: string, text: string])[],
): string[] {
  const all = sources.map((source) => asked(...source));
  const words = new Set(all.flatMap((one) => one.words));
  const patterns = [...new Set(all.flatMap((one) => one.patterns))].map((each) => new RegExp(`^${each}$`));
  const isAsked = (key: string): boolean => words.has(key) || patterns.some((each) => each.test(key));
  return keys.filter((key) => !isAsked(key) && !isAsked(key.replace(/\b(?:you|now)\./, 'log.')));
}

test('every sentence is asked for somewhere', () => {
  const sources = files('{packages,apps}/**/*.{ts,tsx}', 'apps/web/src/**/*.json')
    .filter((path) => !/\.test\.tsx?$|^packages\/messages\/(?:first|en|hu)\b/.test(path))
    .map((path) => [path, read(path)] as const);
  const keys = Object.keys(CATALOGUES.en);
  assert.ok(keys.length > 1000 && sources.length > 900);
  assert.deepEqual(unasked(keys, sources), []);
});

test('a sentence that nobody asks for is found', () => {
  const keys = ['a.b', 'a.c.d', 'a.you.x', 'a.you.y', 'lone.e'];
  const text = "t('a.b'); t(`a.c.${one}`); t('a.log.x'); t(`${two}.${one}`);";
  assert.deepEqual(unasked(keys, [['x.ts', text]]), ['a.you.y', 'lone.e']);
});
