import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, person } from './browser.ts';
import { Server } from './server.ts';

const PICTURES = process.env['BOOK_PICTURES'];
let server: Server;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([Server.open(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await server.close();
});

test('/paper: a sheet is looked at before it is saved, drawn on the device; the document comes from the server', async () => {
  const page = await person(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.link}paper`);
  const map = page.locator('.paper-list > div', { hasText: 'Map' }).first();
  await map.getByRole('button', { name: 'Look' }).click();
  const sheet = page.locator('dialog[open] .paper-page svg');
  await sheet.first().waitFor();
  const drawn = (await sheet.first().textContent())!;
  for (const text of ['Székes', 'Your turn is one of three', 'Players'])
    assert.ok(drawn.includes(text), text);
  assert.doesNotMatch(drawn, /print\.|game\./);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/paper-look.png` });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog[open]').getByRole('link', { name: 'PDF' }).click(),
  ]);
  assert.match(readFileSync(await file.path()).toString('latin1', 0, 8), /^%PDF-1\.7/);
  if (PICTURES) {
    await page.keyboard.press('Escape');
    await page.screenshot({ path: `${PICTURES}/paper-desk.png`, fullPage: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: `${PICTURES}/paper-phone.png`, fullPage: true });
  }
});
