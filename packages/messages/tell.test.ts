import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES, tell, userText } from './index.ts';

const names = ['Ada', 'Béla'];
const told = (reason: string): string =>
  tell({ locale: 'en', names }, { key: 'log.take-back', values: { reason } }, 'judge');

test('seats and other sentences are named by what stands in a value', () => {
  assert.match(told('@0,1'), /: Ada and Béla$/);
  assert.match(told('#level.easy'), /: easy$/);
  assert.match(told('#shape.hook-nobody-knows'), /: hook-nobody-knows$/);
});

test('words that somebody typed stay as they are, whatever they look like', () => {
  for (const typed of [
    '#agree.text',
    '#level.easy',
    '@0',
    '@0,1',
    'none',
    '{who}',
    '<b>loud</b>',
    '# 1',
    '#.',
    "it's",
  ])
    for (const locale of LOCALES) {
      const values = { reason: userText(typed) };
      const text = tell({ locale, names }, { key: 'log.take-back', values }, 'judge');
      assert.ok(text.endsWith(`: \u2068${typed}\u2069`), `${locale}: ${text}`);
    }
});

test('a value that names a sentence with gaps never throws', () => {
  assert.match(told('#agree.text'), /: #agree\.text$/);
});
