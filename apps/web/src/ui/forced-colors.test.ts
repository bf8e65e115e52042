import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const base = readFileSync(new URL('style/base.css', import.meta.url), 'utf8');
const from = base.indexOf('@media (forced-colors: active)');
const to = base.indexOf('\n  }', from);
const forced = base.slice(from, to);

test('where the reader’s own colours are shown, what is chosen has an outline, which the focus takes over', () => {
  assert.ok(from >= 0, 'base.css');
  // Pressed buttons of every page, and the numbers whose radio buttons are not seen.
  for (const chosen of ["[aria-pressed='true']", '.segments .choice:has(input:checked)'])
    assert.ok(forced.includes(chosen), chosen);
  assert.match(forced, /outline: 3px double Highlight;/);
  assert.ok(base.indexOf('  :focus-visible {') > to, 'a rule that is as strong and comes later holds');
});
