import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { gone, person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** Asks the server as this page's guest. */
async function post(page: Page, path: string, body: object): Promise<string> {
  await page.goto(`${server.link}api/me`);
  return page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api/${to}`, { method: 'POST', headers, body: text! });
      return ((await response.json()) as { table: { id: string } }).table.id;
    },
    [path, JSON.stringify(body)],
  );
}

/** Ada and Ben with a bot; Ben builds and leaves, Ada and the bot go on until it is his turn again. */
async function leftAlone(options: BrowserContextOptions): Promise<{ ben: Page; link: string }> {
  const [ada, ben] = [await person(browser), await person(browser, options)];
  const seats = [{ kind: 'mine', name: 'Ada' }, { kind: 'bot', level: 'easy' }, { kind: 'open' }];
  const wish = { game: 'loko-moto', options: {}, seats, starter: 2, startWhenFull: true, entry: 'open' };
  const id = await post(ada, 'tables', wish);
  await post(ben, `tables/${id}/join`, { name: 'Ben' });
  const link = `${server.link}t/${id}`;
  await Promise.all([ada.goto(link), ben.goto(link)]);
  const [first, second] = [new LokoMotoPlayer(ada), new LokoMotoPlayer(ben)];
  await second.turn();
  await second.build();
  await ben.goto('about:blank');
  // From here on the test owns his time; it passes as usual until it is stopped.
  await ben.clock.install();
  await first.turn();
  await first.build();
  await ada.getByRole('banner').getByText(/Ben/).first().waitFor();
  return { ben, link };
}
/** Stops the page's time. */
async function stopTime(page: Page): Promise<void> {
  const pause = async (): Promise<void> =>
    page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // A try that comes too late has stopped the time all the same.
  await pause().catch(pause);
}
const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Since you were here' });

test('who comes back is told what happened, sees it played back, and is told once', async () => {
  const { ben, link } = await leftAlone({ reducedMotion: 'no-preference' });
  await ben.goto(link);
  const player = new LokoMotoPlayer(ben);
  await player.turn();
  const panel = panelOf(ben);
  await panel.waitFor();
  const items = await panel.getByRole('listitem').allInnerTexts();
  assert.equal(items.length, 2);
  assert.ok(
    items.some((line) => line.includes('Ada')),
    items.join(' | '),
  );
  await player
    .line(/: free/)
    .first()
    .waitFor();
  const now = await player.free();

  const catchUp = ben.getByRole('region', { name: 'Played back' });
  await stopTime(ben);
  await panel.getByRole('button', { name: 'Play it back' }).click();
  await catchUp.getByText('As you left it.').waitFor();
  // Bot and Ada took lines since: as he left it there were more.
  const then = await player.free();
  assert.ok(then >= now + 2, `${then} free lines then, ${now} now`);
  // Picture by picture: the page draws one before it waits for the next.
  while ((await catchUp.count()) > 0) await ben.clock.runFor(1_000);
  await holds(async () => assert.equal(await player.free(), now));
  await gone(panel);

  // What is played back is only looked at; then the game goes on.
  await ben.clock.resume();
  await player.build();
  await ben.reload();
  await player
    .line(/: free/)
    .first()
    .waitFor();
  assert.equal(await panel.count(), 0);
});

test('a key skips the catch-up; acting puts the panel away; without motion there are steps', async () => {
  const { ben, link } = await leftAlone({ reducedMotion: 'no-preference' });
  await ben.goto(link);
  await panelOf(ben).waitFor();
  await stopTime(ben);
  await panelOf(ben).getByRole('button', { name: 'Play it back' }).click();
  const catchUp = ben.getByRole('region', { name: 'Played back' });
  await catchUp.waitFor();
  await ben.keyboard.press('Space');
  await gone(catchUp);

  const other = await leftAlone({ viewport: PHONE, hasTouch: true, isMobile: true });
  await other.ben.goto(other.link);
  const player = new LokoMotoPlayer(other.ben);
  const panel = panelOf(other.ben);
  await panel.getByRole('button', { name: 'Play it back' }).click();
  const steps = other.ben.getByRole('region', { name: 'Played back' });
  await steps.getByText('As you left it.').waitFor();
  const before = await player.free();
  const captions: string[] = [];
  const next = steps.getByRole('button', { name: 'Next' });
  while ((await next.count()) > 0) {
    await next.click();
    captions.push(await steps.locator('.catch-up-caption').innerText());
  }
  assert.ok(captions.join().includes('Ada'), captions.join(' | '));
  await steps.getByRole('button', { name: 'To the game' }).click();
  await steps.waitFor({ state: 'detached' });
  await holds(async () => assert.ok((await player.free()) <= before - 2));

  const third = await leftAlone({});
  await third.ben.goto(third.link);
  await panelOf(third.ben).waitFor();
  await new LokoMotoPlayer(third.ben).build();
  await panelOf(third.ben).waitFor({ state: 'detached' });
});
