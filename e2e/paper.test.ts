import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { person } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const PICTURES = process.env['BOOK_PICTURES'];
const { server, browser } = await serverAndBrowser();

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

test('cards one a page are saved as pictures too: every side, 600 dots to the inch', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}paper`);
  await page.getByText('One a page, with bleed').click();
  const shapes = page.locator('.paper-list > div', { hasText: 'Shape cards' });
  await shapes.getByRole('button', { name: 'Look' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as pictures, 600 dpi' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'turntable-shape-cards-triangular-en-600-dpi.zip');
  const zip = readFileSync(await download.path());
  // Thirty cards with two sides each, by the end of the archive.
  assert.equal(zip.readUInt16LE(zip.length - 12), 60);
  const name = '001-front.png';
  assert.equal(zip.toString('latin1', 30, 30 + name.length), name);
  const png = zip.subarray(30 + name.length, 30 + name.length + zip.readUInt32LE(18));
  // 69 mm are 1630 dots at 600 dpi, which are 23 622 to the metre.
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1630, 1630]);
  assert.deepEqual([png.toString('latin1', 37, 41), png.readUInt32BE(41)], ['pHYs', 23_622]);
  // Something is drawn on it: white alone takes far less.
  assert.ok(png.length > 50_000, `${png.length} bytes`);
});
