import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Presses Tab until the focus is on something of that name; nothing else moves it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const at = page.locator(':focus');
    const focused =
      (await at.count()) === 0
        ? ''
        : ((await at.getAttribute('aria-label')) ?? (await at.textContent()) ?? '');
    if (name.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reaches ${String(name)}`);
}
