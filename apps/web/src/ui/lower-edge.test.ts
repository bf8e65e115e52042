import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** What a style sheet says of a selector that stands alone before its brace, in all its rules. */
function said(file: string, selector: string): string {
  const css = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const rules = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(
    ([, head]) => head!.replace(/\/\*[\s\S]*?\*\//g, '').trim() === selector,
  );
  assert.ok(rules.length > 0, `${file}: ${selector}`);
  return rules.map(([, , body]) => body).join('');
}

test('drawers and the foot of a scorebook keep clear of the bar at the lower edge of a phone', () => {
  for (const [file, selector] of [
    ['ui/style/drawer.css', '.drawer > .dialog-body'],
    ['ui/style/dialog.css', '.dialog-drawer > .dialog-body'],
    ['session/book/book-asked.css', '.book-foot'],
  ] as const)
    assert.match(said(file, selector), /padding[^;]*env\(safe-area-inset-bottom\)/, selector);
});

test('a notice lies over a drawer and its scrim', () => {
  const layer = (file: string, selector: string): number =>
    Number(/z-index: (\d+)/.exec(said(file, selector))![1]);
  const notice = layer('ui/style/notice.css', '.notice-place');
  for (const under of ['.drawer', '.drawer-scrim'])
    assert.ok(notice > layer('ui/style/drawer.css', under), under);
});
