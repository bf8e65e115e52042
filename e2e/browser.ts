import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, type TestContext } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
export { openBrowser } from './launch.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 640 };

const FAILED = fileURLToPath(new URL('../dist/failed', import.meta.url));
/** Pages of the test that runs, each with the requests that went wrong there. */
const pages = new Map<Page, string[]>();

// What each page showed when a test failed: its text in the output, with what the server refused, and a picture in dist/failed.
afterEach(async (context) => {
  const test = context as TestContext & { readonly passed: boolean };
  const open = [...pages];
  pages.clear();
  if (test.passed) return;
  mkdirSync(FAILED, { recursive: true });
  const name = test.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  for (const [i, [page, wrong]] of open.entries()) {
    const shown = await page
      .screenshot({ path: join(FAILED, `${name}-${i + 1}.png`), timeout: 10_000 })
      .then(() => page.locator('body').innerText({ timeout: 10_000 }))
      .catch(String);
    test.diagnostic(`page ${i + 1} at ${page.url()}: ${shown.replace(/\s+/g, ' ').slice(0, 1500)}`);
    const touched = await page.evaluate('window.lastTouched?.join(", ")').catch(String);
    test.diagnostic(`page ${i + 1} was touched: ${touched}`);
    if (wrong.length > 0) test.diagnostic(`page ${i + 1} was refused: ${wrong.slice(-20).join(', ')}`);
  }
});

// Told when a test failed: whether a tap became a click, and on what; notices, and when the connection was away.
const NOTE_TOUCHES = `{
  window.lastTouched = [];
  const note = (what, at) => {
    window.lastTouched.push(what + ' at ' + Math.round(at));
    if (window.lastTouched.length > 20) window.lastTouched.shift();
  };
  for (const kind of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'contextmenu'])
    addEventListener(
      kind,
      ({ target, timeStamp }) => note(kind + ' ' + target.nodeName + '.' + target.className, timeStamp),
      true,
    );
  const shown = { notice: '', away: '' };
  new MutationObserver(() => {
    const now = {
      notice: document.querySelector('.notice')?.textContent ?? '',
      away: document.documentElement?.dataset.away === undefined ? '' : 'away',
    };
    for (const kind in now)
      if (now[kind] !== shown[kind]) note(kind + ' "' + (shown[kind] = now[kind]) + '"', performance.now());
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-away'] });
}`;

/** A person with a browser of their own: nothing shared with others, no animation to wait for. Errors on a page fail the test. */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: DESK,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Tests of the service worker want it; for the others it would fetch everything once more.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  await page.addInitScript(NOTE_TOUCHES);
  const wrong: string[] = [];
  pages.set(page, wrong);
  page.on('response', (answer) => answer.ok() || wrong.push(`${answer.status()} ${answer.url()}`));
  page.on('requestfailed', (request) => wrong.push(`${request.failure()?.errorText} ${request.url()}`));
  page.once('close', () => pages.delete(page));
  // Far beyond what anything takes, on a busy machine too: it ends a test that waits for what never comes.
  page.context().setDefaultTimeout(180_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

/** Opens the drawer with the options of a new table, for `change`, and comes back to the page. */
export async function withOptions(page: Page, change: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Change the options' }).click();
  await change();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}

/** Waits until nothing of the kind is on the page any more. */
export function gone(what: Locator): Promise<void> {
  return what.first().waitFor({ state: 'detached' });
}

/** Everything that arrives over a page's sockets and requests from now on, as text. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    // An answer without a text, or one that the page was left before it had.
    const text = await response.text().catch(() => '');
    if (text !== '') heard.push(text);
  });
  return heard;
}
