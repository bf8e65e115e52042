import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { tabTo } from './keys.ts';
import { LocoDomePlayer } from './loco-dome.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** What to press for what the bar asks. */
const ANSWERS: readonly (readonly [RegExp, RegExp])[] = [
  [/choose the engine|Try another|Break it/, /^Choose /],
  [/before the next call|both engines would fall/, /^Go on without$/],
  [/answer the call/, /^Let it be read$/],
];

/** Answers with Tab and Enter alone what is asked; which kind of question it was, or nothing if it is one of the rare ones. */
async function answer(player: LocoDomePlayer): Promise<string | undefined> {
  const { page } = player;
  const stage = page.getByRole('group', { name: 'Play' });
  // On the first visit the bar asks before the screen of the game has arrived.
  await stage.getByRole('button').first().waitFor();
  const asked = (await page.getByRole('banner').innerText()).replace(/\s+/g, ' ');
  if (/call a statistic/.test(asked)) {
    const calls = stage.getByRole('list', { name: /^Values of/ }).getByRole('button');
    const count = await calls.count();
    // All that the locomotive could call is called.
    if (count === 0) return marker(page, 'Empty the record', 'Empty the record');
    // Whoever keeps winning goes on calling and is never asked for an answer; the last of the list are the least sure.
    const call = calls.nth(count - 1);
    const row = (await call.elementHandle())!;
    try {
      const name = (await call.locator('.ld-call-name').innerText()).trim();
      await tabTo(page, new RegExp(`^${name.replace(/[^\w ]/g, '.')}`));
      await page.keyboard.press('Enter');
      // Below the list stands what it takes to call it: the call itself, or a target for it.
      const act = stage.locator('.ld-call-do').getByRole('button').first();
      const label = (await act.innerText()).split('\n')[0]!;
      await tabTo(page, new RegExp(`^${label.replace(/[^\w ]/g, '.')}`));
    } catch (error) {
      // What the call before came to may arrive only now: then another question stands there, and nothing is picked.
      if (await row.isVisible()) throw error;
      return undefined;
    }
    await press(page);
    return 'call';
  }
  if (/style point/.test(asked)) {
    await tabTo(page, /^I have no point left$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Give this duel up$/);
    await press(page);
    return 'style';
  }
  const found = ANSWERS.find(([question]) => question.test(asked));
  if (!found) {
    await player.move();
    return undefined;
  }
  // No dormant locomotive may have a value to try with.
  const choices = stage.getByRole('button', { name: /^Choose / });
  const isStuck = /Try another|Break it/.test(asked) && (await choices.count()) === 0;
  if (isStuck && /Break it/.test(asked)) return marker(page, 'Free knock-out', 'Begin the duel');
  await tabTo(page, isStuck ? /^Let it stand$/ : found[1]);
  await press(page);
  return found[1].source;
}

/** Chooses a way that is shown beside the markers, and then does it. */
async function marker(page: Page, way: string, act: string): Promise<string> {
  await tabTo(page, new RegExp(`^${way}$`));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await tabTo(page, new RegExp(`^${act}$`));
  await press(page);
  return way;
}

/** Presses what has the focus, and waits until the question that it answers is gone. */
async function press(page: Page): Promise<void> {
  const button = (await page.locator(':focus').elementHandle())!;
  await page.keyboard.press('Enter');
  await button.waitForElementState('hidden');
}

test('Loco Dome is begun and played with the keyboard alone, calls and answers to calls among it', async () => {
  const page = await person(browser);
  await page.goto(server.link);
  const start = page.getByRole('listitem').filter({ hasText: 'Loco Dome' }).getByRole('button').first();
  const named = (await start.textContent())!.trim();
  await page.locator('body').press('Tab');
  // The three games have the same button; the one wanted is known by where the focus is.
  for (let i = 0; i < 60 && !(await start.evaluate((node) => node.matches(':focus'))); i++)
    await page.keyboard.press('Tab');
  assert.ok(await start.evaluate((node) => node.matches(':focus')), `Tab reaches ${named}`);
  await page.keyboard.press('Enter');
  const player = new LocoDomePlayer(page);
  const answered = new Set<string>();
  for (let i = 0; i < 60 && answered.size < 3; i++) {
    if (!(await player.turn())) break;
    const kind = await answer(player);
    if (kind !== undefined) answered.add(kind);
  }
  assert.ok(answered.size >= 3, `questions of three kinds were answered: ${[...answered].join(', ')}`);
});
