import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, PHONE } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

test('a lesson read to its end leads to a game against bots with one tap', async () => {
  const page = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(`${server.link}learn/loko-moto`);
  const real = page.getByRole('button', { name: 'Play a real game' });
  const on = page.locator('.lesson').getByRole('button', { name: /^(Next|Do it for me|Leave these out)$/ });
  for (let steps = 0; ; steps++) {
    assert.ok(steps < 80, 'the lesson ends');
    await on.or(real).first().waitFor();
    if (await real.isVisible()) break;
    await on.first().tap();
  }
  await real.tap();
  await page.waitForURL(/\/t\//);
  await page.getByRole('application', { name: /^Map with/ }).waitFor();
  // Nobody is waited for: it is one's turn, or soon will be.
  await page
    .getByRole('banner')
    .getByText(/^Your turn/)
    .waitFor();
});
