import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

interface Means {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** The game whose lesson is opened; the pages of the others are the same. */
  readonly lesson: string;
  /** Presses in its own way what stands on the page. */
  press(at: Locator): Promise<void>;
}

const MEANS: readonly Means[] = [
  {
    name: 'touch',
    options: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    lesson: 'loco-dome',
    press: (at) => at.tap(),
  },
  { name: 'mouse', options: {}, lesson: 'double-header', press: (at) => at.click() },
  {
    name: 'keyboard',
    options: {},
    lesson: 'loko-moto',
    // Only what takes the focus can be pressed so.
    press: async (at) => {
      await at.focus();
      assert.ok(await at.evaluate((element) => element.matches(':focus')), String(at));
      await at.press('Enter');
    },
  },
];

for (const { name, options, lesson, press } of MEANS)
  test(`by ${name}: a lesson opens; pencil, lines of one’s own and of others, zoom, log and large text do as they say`, async () => {
    const page = await person(browser, options);
    const button = (label: string | RegExp): Locator =>
      page.getByRole('button', typeof label === 'string' ? { name: label, exact: true } : { name: label });
    await page.goto(server.link);
    await press(page.locator(`a[href="/learn/${lesson}"]`).first());
    await page.locator('.lesson-text').waitFor();
    await page.goto(server.link);
    await press(button('Play against bots').first());
    const player = new LokoMotoPlayer(page);
    assert.ok(await player.turn());

    // A pencil mark on a line goes when the line is built.
    await press(button('Pencil'));
    const line = await player.freeLine();
    await press(player.line(`${line}: free`));
    await player.line(`${line}: free, pencilled`).waitFor();
    // Two quick taps on one line would zoom.
    await press(player.line(/: free$/).last());
    await press(button('Pencil'));
    await press(player.line(`${line}: free, pencilled`));
    await press(button('Build'));
    await player.line(new RegExp(`^${line}: built by you$`)).waitFor();
    assert.ok(await player.turn());

    // A line of one's own pays for nothing yet: that is said, and nobody is asked to buy.
    const alert = page.getByRole('alert');
    await press(player.line(`${line}: built by you`));
    await alert.getByText(`${line} is yours. The cheapest train costs`).waitFor();
    assert.equal(await button(/^Buy /).count(), 0);

    // Another's line: the refusal says whose it is, and its clause opens over the table.
    const theirs = player.line(/: (built|reserved) by (?!you)/).first();
    const owner = / by ([^,]+)/.exec((await theirs.getAttribute('aria-label'))!)![1]!;
    await press(theirs);
    await alert.getByText(owner).waitFor();
    await press(alert.getByRole('link', { name: /LM-\d\.\d/ }));
    const clause = page.getByRole('dialog');
    await clause
      .getByText(/LM-\d\.\d/)
      .first()
      .waitFor();
    assert.doesNotMatch(await clause.innerText(), /(^|\s)[_*]\w+[_*]/, 'signs of markup');
    await press(clause.getByRole('button', { name: 'Close' }));
    await clause.waitFor({ state: 'hidden' });

    // Budapest has its name at every zoom, and from 1.4 on every station has.
    const names = page.locator('.lm-names text');
    const budapest = async (): Promise<void> =>
      assert.ok((await names.allTextContents()).includes('Budapest'), 'Budapest keeps its name');
    await holds(budapest);
    const before = await names.count();
    await press(button('Closer'));
    await press(button('Closer'));
    await holds(async () => {
      assert.ok((await names.count()) >= Math.max(before, 51), 'every station has its name');
      await budapest();
    });

    // The log has a line for each move, and the tabs count no pile.
    await press(button('Log'));
    const log = page.locator('.log-side, .drawer').last();
    await log.getByText(line).first().waitFor();
    await press(log.getByRole('button', { name: 'Close' }).first());
    if (name === 'touch') assert.equal(await page.locator('[data-tab="trains"]').innerText(), 'Trains');

    // Letters of twice the size: the sentence of the bar keeps its words together, the map its room, and nothing leaves the window.
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    // The page measures itself anew.
    await holds(async () => {
      const { width, height } = (await page.locator('.bar-sentence').boundingBox())!;
      assert.ok(width > 100 && height < 320, `the bar's sentence is ${width} by ${height}`);
      assert.ok(
        await page.evaluate('document.documentElement.scrollWidth <= innerWidth'),
        'scrolls sideways',
      );
      const map = (await player.map.boundingBox())!;
      assert.ok(map.height > 180, `the map is ${map.height} px high`);
      const scores = (await page.locator('.lm-tab-scores').boundingBox())!;
      if (name === 'touch')
        assert.ok(scores.x + scores.width <= 360, `scores end at ${scores.x + scores.width}`);
    });
    await page.context().close();
  });

for (const viewport of [PHONE, { width: 390, height: 844 }])
  test(`two lines with long names are reserved by touch at ${viewport.width} px: the button is whole`, async () => {
    const page = await person(browser, { viewport, hasTouch: true, isMobile: true });
    await page.goto(server.link);
    await page.getByRole('button', { name: 'Play against bots' }).first().tap();
    const player = new LokoMotoPlayer(page);
    assert.ok(await player.turn());
    const free = player.line(/: free$/);
    const names = await free.evaluateAll((all) => all.map((line) => line.getAttribute('aria-label') ?? ''));
    for (const name of names.toSorted((a, b) => b.length - a.length).slice(0, 2))
      await player.line(name).tap();
    await holds(async () => {
      const button = (await page.getByRole('button', { name: 'Reserve both' }).boundingBox())!;
      const tray = (await page.locator('.lm-place-tray').boundingBox())!;
      assert.ok(button.y + button.height <= tray.y + tray.height, JSON.stringify({ button, tray }));
    });
    await page.getByRole('button', { name: 'Reserve both' }).tap();
    await player
      .line(/: reserved by you$/)
      .nth(1)
      .waitFor();
    await page.context().close();
  });
