import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { holds } from './holds.ts';
import { serverAndBrowser } from './server-and-browser.ts';

/** The smallest phone that is promised. */
const SMALL = { width: 320, height: 568 };
/** Where pictures go, for whoever looks at them. */
const PICTURES = process.env['BOOK_PICTURES'];

const { server, browser } = await serverAndBrowser();

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

/** Buttons of the book that a thumb could miss, and whether anything lies beside the screen. */
function measured(page: Page): Promise<{ small: string[]; wide: number }> {
  // As text: the server's compiler knows no document.
  return page.evaluate<{ small: string[]; wide: number }>(`(() => {
    const small = [...document.querySelectorAll('.book button')].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width < 43.9 || height < 43.9
        ? [button.textContent + ' ' + width.toFixed(1) + ' x ' + height.toFixed(1)]
        : [];
    });
    return { small, wide: document.documentElement.scrollWidth };
  })()`);
}

async function number(page: Page, n: number): Promise<void> {
  await page
    .locator('.book-number')
    .nth(n - 1)
    .click();
  await page.locator('.book-winner').first().waitFor();
}

test('a book of foreign cards: forty statistics by touch with the server gone, undo, closed and opened again', async () => {
  const page = await person(browser, { viewport: SMALL, hasTouch: true });
  await page.goto(`${server.link}book`);
  await page.locator('label', { hasText: 'A scorer' }).click();
  for (const [i, name] of ['Ada', 'Béla', 'Cili', 'Dani'].entries())
    await page.getByLabel(`Player ${i + 1}`).fill(name);
  await page.getByRole('button', { name: 'Open the book' }).click();
  await page.getByRole('button', { name: /^Ada: 1 / }).waitFor();
  const address = page.url();
  await server.kill();

  await page.getByRole('button', { name: /^Ada: 1 / }).click();
  await page.getByRole('button', { name: /^Cili: 1 / }).click();
  await number(page, 25);
  await picture(page, 'book-320');
  await holds(async () => assert.deepEqual(await measured(page), { small: [], wide: SMALL.width }));
  const winner = (side: number) => page.locator('.book-winner').nth(side);
  assert.ok((await winner(0).boundingBox())!.x >= 0);
  const right = (await winner(1).boundingBox())!;
  assert.ok(right.x + right.width <= SMALL.width);
  await winner(1).click();
  await page.getByText('1 called').waitFor();

  // The same number again: the book warns, and never blocks.
  await page.locator('.book-number').nth(24).click();
  await page.getByText('DH-2.2').waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).click();

  for (let n = 1; n <= 40; n++) {
    if (n === 25) continue;
    await number(page, n);
    await winner(n % 3 === 0 ? 1 : 0).click();
    // After the fortieth the game moves to style points by itself (DH-8.2).
    await page.getByText(n === 40 ? 'In words, if you like' : `${n < 25 ? n + 1 : n} called`).waitFor();
  }
  // To have no more points has one key, on the pad.
  assert.equal(await page.getByRole('button', { name: /: no more$/ }).count(), 1);
  assert.equal(await page.getByRole('button', { name: /: no$/ }).count(), 0);
  const scores = page.locator('.book-score output');
  const before = await scores.allTextContents();
  assert.equal(Number(before[0]) + Number(before[1]), 40);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('39 called').waitFor();
  const throwing = (on: Page) => on.getByRole('button', { name: 'Throw the book away' });
  await page.getByRole('button', { name: 'The book' }).click();
  await page.getByRole('button', { name: 'Show the replay' }).waitFor();
  // Once the drawer has come to rest.
  await throwing(page).click({ trial: true });
  const alone = await throwing(page).boundingBox();

  await server.start();
  await page.close();
  const again = await browser.contexts()[0]!.newPage();
  await again.goto(address);
  await again.getByText('39 called').waitFor();
  // A double tap throws no book away: it is asked first, and answered elsewhere.
  await again.getByRole('button', { name: 'The book' }).click();
  const away = throwing(again);
  // A server that is found makes no key move under a finger.
  await again.getByRole('button', { name: 'Hand to the server' }).waitFor();
  await holds(async () => assert.deepEqual(await away.boundingBox(), alone));
  await away.dblclick();
  const really = again.getByRole('button', { name: 'Really throw it away' });
  await again.getByRole('button', { name: 'Keep it' }).click();
  await really.waitFor({ state: 'detached' });
  await again.getByRole('button', { name: 'Back to the book' }).click();
  const total = (await again.locator('.book-score output').allTextContents()).map(Number);
  assert.equal(total[0]! + total[1]!, 39);
  await again.getByRole('button', { name: 'The book' }).click();
  await away.click();
  await really.click();
  await again.waitForURL(`${server.link}book`);
});

test('a judge knows the values: the number, and the winner that the book proposes; by keys', async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${server.link}book`);
  await page.getByText('Loco Dome', { exact: true }).click();
  // What a name is taken for is said at once, and what may have been meant is a tap away.
  const first = page.locator('.book-locomotive').first();
  await first.locator('input').fill('mallard');
  await first.getByText('a card that the book does not know').waitFor();
  await first.getByRole('button', { name: 'LNER A4 Mallard?' }).click();
  await first.getByText('from the roster').waitFor();
  await page.getByLabel('Player 1').fill('Ada');
  await page.getByLabel('Player 2').fill('Béla');
  const names = await page
    .locator('#book-locomotives option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')!));
  for (let i = 0; i < 10; i++)
    await page
      .locator('input[list]')
      .nth(i)
      .fill(names[i * 7]!);
  await page.getByRole('button', { name: 'Open the book' }).click();
  await page.getByRole('button', { name: /^Ada: 1 / }).click();
  await page.getByRole('button', { name: /^Béla: 3 / }).click();
  await page.getByText('Next statistic').waitFor();
  // Number 1, the year, is on every card.
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  const proposed = page.locator('[data-computed="true"]');
  await proposed.waitFor();
  await picture(page, 'book-390');
  await proposed.click();
  await page.getByText('1 called').waitFor();
  const scores = (await page.locator('.book-score output').allTextContents()).map(Number);
  assert.equal(scores[0]! + scores[1]!, 1);
  await picture(page, 'book-390-between');
});

test('a replay that cannot be fetched with the server gone says so, and comes once it is back', async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${server.link}book`);
  await page.getByRole('button', { name: 'Open the book' }).tap();
  await page.getByRole('button', { name: /: 1 Engine A 1$/ }).first().tap(); // prettier-ignore
  await page.getByRole('button', { name: /: 1 Engine B 1$/ }).first().tap(); // prettier-ignore
  await server.kill();
  await page.getByRole('button', { name: 'The book' }).tap();
  await page.getByRole('button', { name: 'Close the book' }).tap();
  await page.getByRole('button', { name: 'Show the replay' }).tap();
  await page.getByRole('heading', { name: 'A part of this page did not arrive' }).waitFor();
  await server.start();
  await page.getByRole('button', { name: 'Load the page again' }).tap();
  await page.getByText('kept by hand', { exact: true }).waitFor();
});

test('a book of Loko moto on our map: cards turned up, lines by touch, a purchase, and the record at the server', async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${server.link}book`);
  await page.getByText('Loko moto', { exact: true }).click();
  for (const [i, name] of ['Ada', 'Béla', 'Cili'].entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name);
  await page.getByText('Around Lake Balaton', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the book' }).click();
  await page.getByText('Which train lies in place 1?').waitFor();
  await picture(page, 'book-map-train');
  for (const id of ['hev', 'muki', 'mk45', 'csorgo', 'szili', 'truman'])
    await page.locator(`[data-card="${id}"]`).tap();
  for (const points of [1, 2, 3]) {
    await page.getByText(`lies open for ${points} point`).waitFor();
    if (points === 2) await picture(page, 'book-map-shape');
    await page.locator('.book-pile [data-card]').first().tap();
  }
  // Lines by their names, as assistive technology takes them.
  const line = (n: number) => page.locator(`[data-track="${n}"]`);
  const turnOf = (name: string) => page.locator('.book-players li[data-turn]', { hasText: name }).waitFor();
  await turnOf('Ada');
  const build = async (n: number, next: string): Promise<void> => {
    await line(n).dispatchEvent('click');
    await turnOf(next);
  };
  await build(0, 'Béla');
  await page.getByRole('button', { name: 'Reserve', exact: true }).tap();
  await line(20).dispatchEvent('click');
  await line(21).dispatchEvent('click');
  await turnOf('Cili');
  // Whoever is next builds, unless the pen is changed again.
  await page.locator('.book-pens [aria-pressed="true"]', { hasText: 'Build' }).waitFor();
  await build(30, 'Ada');
  // Béla's reservation is not Ada's to build: the book warns.
  await line(20).dispatchEvent('click');
  await page.getByText(/ is reserved by Béla \(LM-2\.3\)\. Write it anyway\?$/).waitFor();
  // In sight, however far the page is scrolled.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await holds(async () => {
    const warned = (await page.locator('.book-asked').boundingBox())!;
    assert.ok(warned.y >= 0 && warned.y + warned.height <= 844, JSON.stringify(warned));
  });
  await picture(page, 'book-map-warned');
  await page.getByRole('button', { name: 'No', exact: true }).tap();
  await build(1, 'Béla');
  await build(20, 'Cili');
  await build(31, 'Ada');
  await picture(page, 'book-map-390');
  await holds(async () => assert.deepEqual(await measured(page), { small: [], wide: 390 }));
  // On the smallest phone too the page is scrolled under its foot, which stays at the end of the screen.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('.lm-zoom').scrollIntoViewIfNeeded();
  await holds(async () => {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    const foot = (await page.locator('.book-foot').boundingBox())!;
    const sheet = (await page.locator('.lm-map').boundingBox())!;
    assert.equal(Math.round(foot.y + foot.height), 640);
    assert.ok(
      sheet.y + sheet.height <= foot.y + 1,
      `the map ends at ${sheet.y + sheet.height}, the foot begins at ${foot.y}`,
    );
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-train="muki"]').tap();
  await picture(page, 'book-map-buy');
  await page.locator('[data-act="buy"]').tap();
  await page.getByText('Which train lies in place 2?').waitFor();
  await page.locator('[data-card="arpad"]').tap();
  await page.locator('[data-train="arpad"]').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await picture(page, 'book-map-desk');
  await page.getByRole('button', { name: 'The book' }).click();
  await page.getByText('7 lines of the book').waitFor();
  // Handed over by a link, as to a box: it opens there and is shown.
  await page.getByLabel('Address of a box or a server').fill(server.link);
  await page.getByRole('button', { name: 'Hand it over by a link' }).click();
  await page.getByText('Loko moto, replay: Ada, Béla, and Cili').waitFor();
  assert.equal(new URL(page.url()).pathname, '/replay');
  await picture(page, 'book-map-handed');
});
