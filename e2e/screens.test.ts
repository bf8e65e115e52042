import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { DESK, gone, person, PHONE, withOptions } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** What axe calls serious or critical, with where it stands. */
async function serious(page: Page): Promise<string[]> {
  const found = await violations(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function scrolls(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollHeight > window.innerHeight + 1') as Promise<boolean>;
}

/** Screens that an address leads to, and a heading that is there once they are ready. */
const PAGES = [
  '',
  'tables',
  'history',
  'new/loko-moto',
  'rules/loko-moto',
  'learn/loko-moto',
  'settings',
  'you',
  'ratings',
  'nowhere',
  't/nosuchtable',
];

for (const [theme, viewport] of [
  ['light', PHONE],
  ['dark', DESK],
] as const)
  test(`axe finds nothing serious on any screen (${theme}, ${viewport.width} wide)`, async () => {
    const page = await person(browser, { viewport, colorScheme: theme });
    const found: string[] = [];
    const check = async (name: string): Promise<void> => {
      for (const line of await serious(page)) found.push(`${name}: ${line}`);
    };
    for (const path of PAGES) {
      await page.goto(server.link + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await check(`/${path}`);
    }
    await page.goto(server.link);
    await page.getByRole('button', { name: 'Play against bots' }).first().click();
    const player = new LokoMotoPlayer(page);
    await player.turn();
    await holds(async () => assert.ok(!(await scrolls(page)), 'the table fits the window'));
    await check('table');
    await player
      .line(/: free/)
      .first()
      .click();
    await check('table, a line picked');
    await page.getByRole('button', { name: 'Table menu' }).click();
    // Its code may come late: axe would check the page without it, and Escape would be pressed before it opens.
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    await check('table, menu');
    await page.keyboard.press('Escape');
    await gone(menu);
    await page.getByRole('button', { name: 'Log' }).click();
    await page.getByRole(viewport === PHONE ? 'dialog' : 'complementary', { name: 'Log' }).waitFor();
    await check('table, log');
    assert.deepEqual(found, []);
  });

test('the whole game stands in Hungarian too, and the choice is kept', async () => {
  const page = await person(browser, { locale: 'hu-HU' });
  await page.goto(server.link);
  await page.locator('html[lang="hu"]').waitFor();
  await page.goto(`${server.link}rules/loko-moto`);
  await page
    .getByText(/szakasz/)
    .first()
    .waitFor();
});

test('LV-4.2 what two games share can be read with either, also where a clause names it', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}rules/double-header#LV-4.2`);
  await page.locator('.clause-here', { hasText: 'counts as equal' }).waitFor();
  await page.locator('[id="DH-8.4"]').getByRole('link', { name: 'LV-4', exact: true }).click();
  await page.getByRole('heading', { name: 'LV-4 Style points' }).waitFor();
});

test('LM-7.2 two at one device with hidden agendas: a curtain hides everything between turns', async () => {
  const page = await person(browser, { viewport: PHONE });
  await page.goto(`${server.link}new/loko-moto`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'A friend on this device' });
  await withOptions(page, async () => {
    await page.getByRole('checkbox', { name: /Hidden agendas/ }).check();
    await page.getByRole('radio', { name: 'Seat 1', exact: true }).check();
  });
  await page.getByRole('button', { name: /Start the game|Open the table/ }).click();
  const player = new LokoMotoPlayer(page);
  const lift = page.getByRole('button', { name: /^I am / });
  for (let turn = 0; turn < 4; turn++) {
    await lift.waitFor();
    assert.equal(await player.map.count(), 0, 'nothing stands behind the curtain');
    await lift.click();
    await page
      .getByRole('banner')
      .getByText(/’s turn: close/)
      .waitFor();
    await player
      .line(/: free/)
      .first()
      .click();
    await page.getByRole('button', { name: 'Close it' }).click();
  }
  await lift.waitFor();
});

test('every link that the pages for everybody show leads to a page', async () => {
  const page = await person(browser);
  const queue = [''];
  const seen = new Set(queue);
  const dead: string[] = [];
  const end = page.getByRole('heading', { name: 'This line ends here' });
  await page.goto(`${server.link}nowhere`);
  await end.first().waitFor();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (/^(?:print|api)\//.test(path)) {
      // All locomotive cards in one file: a busy machine takes a while.
      if (!(await page.request.get(server.link + path, { timeout: 600_000 })).ok()) dead.push(path);
      continue;
    }
    await page.goto(server.link + path);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor();
    if (await end.isVisible()) dead.push(path);
    // Read in one go: a page that goes on loading may take a link away.
    const links = page.locator('a[href^="/"]');
    for (const whole of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))) {
      const href = whole.slice(1);
      // What is printed is told by the query.
      const to = href.startsWith('print/') ? href : href.split(/[?#]/)[0]!;
      // One locomotive's page stands for them all.
      const kind = to.split('?')[0]!.replace(/^roster\/.+/, 'roster/*');
      if (seen.has(kind)) continue;
      seen.add(kind);
      queue.push(to);
    }
  }
  assert.deepEqual(dead, []);
  assert.ok(seen.size > 10, [...seen].join(' '));
});
