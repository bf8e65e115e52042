import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** The name of what has the focus, as far as it says one itself. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return '';
  const label = document.getElementById(at.getAttribute('aria-labelledby') ?? '');
  const said = (label ?? at).cloneNode(true);
  for (const hidden of said.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (at.getAttribute('aria-label') ?? said.textContent ?? '').trim();
})()`;

/** Presses Tab, or Shift and Tab to go back, until the focus is on something of that name; nothing else moves it. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (name.test(await page.evaluate<string>(FOCUSED))) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} never reaches ${String(name)}`);
}
