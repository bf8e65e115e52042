import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser({
  // One person who opens every page within a minute is more than a house expects.
  env: { REQUESTS_PER_MINUTE: '100000' },
  flags: ['--lan'],
  browserFlags: ['--host-resolver-rules=MAP box.local 127.0.0.1, MAP * ~NOTFOUND'],
});
/** The box as phones reach it: by a name of the room, over plain http. */
const link = server.link.replace('127.0.0.1', 'box.local');

/** Every page there is; those of one table are visited at a table of their own. */
const PAGES = [
  ...['', 'tables', 'history', 'replay', 'roster', 'roster/lner-a4-mallard', 'roster/compare', 'calculator'],
  ...['loko-moto', 'double-header', 'loco-dome'].flatMap((game) => [
    `new/${game}`,
    `rules/${game}`,
    `learn/${game}`,
  ]),
  ...['precedents', 'notifications', 'ratings', 'you', 'paper', 'book', 'settings', 'box', 'nowhere'],
];

test('no page fetches anything from elsewhere, and none fails without', async () => {
  const page = await person(browser);
  // Every page in one go, each drawn for the first time: a busy machine takes a while.
  page.setDefaultTimeout(180_000);
  const elsewhere: string[] = [];
  await page.route('**/*', (route) => {
    const { host } = new URL(route.request().url());
    if (host === new URL(link).host) return route.continue();
    elsewhere.push(route.request().url());
    return route.abort();
  });
  await page.goto(link);
  // As a tap on a link does it: what was fetched once is not fetched again.
  const visit = async (path: string): Promise<void> => {
    await page.evaluate(`history.pushState(null, '', '/${path}')`);
    await page.locator('.loading').waitFor({ state: 'detached' });
    await page
      .locator('main h1, main h2')
      .first()
      .waitFor({ state: 'attached' })
      .catch(() => assert.fail(path));
  };
  for (const path of PAGES) await visit(path);
  await visit('');
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  await page.waitForURL(/\/t\//);
  const table = page.url().split('/').at(-1)!;
  await page
    .getByRole('banner')
    .getByText(/^Your turn/)
    .waitFor();
  await visit(`w/${table}`);
  assert.deepEqual(elsewhere, []);
});

test('the screen of the box: how to join, who arrived, what is played, and what this address can do', async () => {
  const screen = await person(browser);
  await screen.goto(`${link}box`);
  await screen.getByRole('heading', { name: 'The box' }).waitFor();
  await screen
    .getByText('Nobody yet.')
    .or(screen.getByText(/has arrived|have arrived/))
    .first()
    .waitFor();
  await screen.getByText(/^Plain http: play and the scorebook work/).waitFor();
  const ada = await person(browser);
  await ada.goto(link);
  await ada.getByRole('button', { name: 'Play against bots' }).first().click();
  await ada.waitForURL(/\/t\//);
  await screen.locator('a[href^="/w/"]').first().waitFor();
  await screen.getByText(/has arrived|have arrived/).waitFor();
  // One press of a remote control, and the television shows the board of the table touched last.
  await screen.getByRole('link', { name: /^Board for this screen/ }).click();
  await screen.locator('.tv-question').waitFor();
});

test('what needs a secure context or a network is not shown, and the settings say why', async () => {
  const page = await person(browser);
  await page.goto(`${link}notifications`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'On this device' }).count(), 0, 'no push');
  assert.equal(await page.getByRole('textbox', { name: 'Address' }).count(), 0, 'no webhook');
  assert.equal(await page.getByRole('heading', { name: 'E-mail' }).count(), 0);
  await page.goto(`${link}settings`);
  await page.getByText('Over plain http a browser keeps no pages').waitFor();
});
