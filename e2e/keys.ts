import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** The name of what has the focus, as far as it says one itself. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  return at && at !== document.body ? (at.getAttribute('aria-label') ?? at.textContent ?? '').trim() : '';
})()`;

/** Presses Tab, or Shift and Tab to go back, until the focus is on something of that name; nothing else moves it. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (name.test(await page.evaluate<string>(FOCUSED))) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} never reaches ${String(name)}`);
}
