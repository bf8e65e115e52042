import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { holds } from './holds.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** The width that the page needs, and pairs of links of its head that lie on each other. As text: no types of the browser here. */
const MEASURE = `(() => {
  const boxes = [...document.querySelectorAll('.page-head a')].map((link) => link.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return {
    width: document.documentElement.scrollWidth,
    heads: boxes.length,
    overlaps: boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b))).length,
  };
})()`;

/** A table that waits for one, with a code and a link. */
async function waitingTable(page: Page): Promise<string> {
  await page.request.get(`${server.link}api/me`);
  const seats = [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
  const data = { game: 'loko-moto', options: { sheet: 'standard' }, starter: 0, seats };
  const made = await page.request.post(`${server.link}api/tables`, { data });
  return `t/${((await made.json()) as { readonly table: { readonly id: string } }).table.id}`;
}

for (const locale of ['en-GB', 'hu-HU'])
  test(`letters of twice the size: nothing scrolls sideways, nothing in the head overlaps (${locale})`, async () => {
    for (const width of [320, 360, 390]) {
      const page = await person(browser, { viewport: { width, height: 780 }, locale });
      for (const path of ['', 'settings', 'new/loko-moto', 'tables', await waitingTable(page)]) {
        await page.goto(server.link + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.evaluate("document.documentElement.style.fontSize = '200%'");
        await holds(async () => {
          const found = await page.evaluate(MEASURE);
          assert.deepEqual(found, { width, heads: 5, overlaps: 0 }, `/${path} at ${width}`);
        });
      }
      await page.context().close();
    }
  });
