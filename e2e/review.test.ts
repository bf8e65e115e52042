import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bot, Guest, mine } from '../apps/server/testing/guest.ts';
import { playOut, rng } from '../apps/server/testing/loko-moto.ts';
import { DESK, person, PHONE } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser({ env: { BOT_THINK_MS: '60' } });

/** Where pictures for the eye go, if anywhere. */
const shots = process.env['SHOTS'];

test('a hint is shown to who asks, the log says that they asked; a finished game is reviewed and the review kept', async () => {
  const page = await person(browser);
  const answer = await page.request.post(`${server.link}api/token`);
  const guest = new Guest(server.link, ((await answer.json()) as { token: string }).token);
  const options = { sheet: 'small' };
  const { id } = await guest.table([mine('Ada'), bot()], { options });
  const other = await person(browser, { viewport: PHONE });
  await other.goto(`${server.link}t/${id}`);
  await page.goto(`${server.link}t/${id}`);
  // It comes when somebody looks on, and the hint's button makes room for it.
  await page.getByRole('button', { name: 'Say something' }).waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Only this device shows these').waitFor();
  await page.locator('.hints li').first().waitFor();
  if (shots) await page.screenshot({ path: `${shots}/hint.png` });
  await other.getByRole('button', { name: 'Log' }).click();
  await other.getByText('Ada asks for a hint.').first().waitFor();
  assert.equal(await other.locator('.hints').count(), 0);
  // It is picked on the map, and waits to be confirmed.
  await page.getByRole('button', { name: 'Show on the map' }).first().click();
  await page.locator('.hints').waitFor({ state: 'hidden' });
  await page.locator('.lm-tray-draw [data-act]:focus').waitFor();
  if (shots) await page.screenshot({ path: `${shots}/hint-shown.png` });

  const played = await guest.table([mine('Ada'), mine('Ben')], { options });
  const seats = [0, 1].map((as) => guest.sit(played.id, { as }));
  await Promise.all(seats.map((seat) => seat.ready()));
  await playOut(seats, rng(3));
  await Promise.all(seats.map((seat) => seat.leave()));
  // From the end of the game, which one has on the screen.
  await page.goto(`${server.link}t/${played.id}`);
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByRole('progressbar').waitFor();
  // It takes 18 s of a worker's time, and more beside other work.
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 180_000 });
  await page.getByRole('heading', { name: 'What it was worth' }).waitFor();
  if (shots)
    for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `${shots}/review-${name}.png`, fullPage: true });
    }
  // The picture says in words what it shows, and is saved where a system shares none.
  const words = await page.locator('.review-figure > p').innerText();
  assert.match(words, /Loko moto/);
  await page.getByRole('img', { name: words, exact: true }).waitFor();
  const share = page.getByRole('button', { name: 'Share as a picture' });
  const [download] = await Promise.all([page.waitForEvent('download'), share.click()]);
  assert.equal(download.suggestedFilename(), 'review.png');
  const picture = readFileSync(await download.path());
  assert.equal(picture.toString('latin1', 1, 4), 'PNG');
  assert.ok(picture.readUInt32BE(16) >= 600, 'wide enough to be read');
  // The second time it is there at once.
  await page.reload();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0);
});
