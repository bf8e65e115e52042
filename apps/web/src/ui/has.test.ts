import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const SRC = new URL('..', import.meta.url).pathname;

/** Folders whose styles are on a page while a table is played. */
const AT_TABLES = ['games', 'session', 'features/table', 'locomotives', 'ui'];

/** A rule with `:has()` that says only how the element itself looks; the browser styles that one element again. */
const ITSELF = /:has\([^()]*\)$/;

/** Rules with `:has()` in a style sheet that say how something inside or beside the element looks, or depend on a whole table. */
function wide(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*:has\([^{}]*)\{/g);
  return [...rules]
    .flatMap(([, selectors]) => selectors!.trim().split(/,\s*(?![^()]*\))/))
    .filter(
      (selector) =>
        selector.includes(':has(') &&
        (!ITSELF.test(selector) || /^(body|html|main|:root|\.play|\.dh|\.ld|\.lm|\.duel)\b/.test(selector)),
    );
}

test('at a table no rule with :has() makes the browser style the whole table again with every row that comes or goes', () => {
  for (const folder of AT_TABLES)
    for (const name of readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.css'))
        assert.deepEqual(wide(readFileSync(join(SRC, folder, name), 'utf8')), [], `${folder}/${name}`);
});

test('a wide rule is found, one that styles the element itself is not', () => {
  assert.deepEqual(wide('.a:has(> .b) > .c { color: red; }'), ['.a:has(> .b) > .c']);
  assert.deepEqual(wide('body:has(.b) { color: red; }'), ['body:has(.b)']);
  assert.deepEqual(wide('.choice:has(input:checked) { color: red; }'), []);
  assert.deepEqual(wide('.a, .choice:has(input:checked) { color: red; }'), []);
  assert.deepEqual(wide('.a, .b:has(.c) .d { color: red; }'), ['.b:has(.c) .d']);
});
