import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** The width that the page needs, and pairs of links of its head that lie on each other. As text: no types of the browser here. */
const MEASURE = `(() => {
  const boxes = [...document.querySelectorAll('.page-head a')].map((link) => link.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return {
    width: document.documentElement.scrollWidth,
    heads: boxes.length,
    overlaps: boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b))).length,
  };
})()`;

/** A table that waits for one, with a code and a link. */
async function waitingTable(page: Page): Promise<string> {
  await page.request.get(`${server.link}api/me`);
  const seats = [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
  const data = { game: 'loko-moto', options: { sheet: 'standard' }, starter: 0, seats };
  const made = await page.request.post(`${server.link}api/tables`, { data });
  return `t/${((await made.json()) as { readonly table: { readonly id: string } }).table.id}`;
}

for (const locale of ['en-GB', 'hu-HU'])
  test(`letters of twice the size: nothing scrolls sideways, nothing in the head overlaps (${locale})`, async () => {
    for (const width of [320, 360, 390]) {
      const page = await person(browser, { viewport: { width, height: 780 }, locale });
      const pages = [
        '',
        'settings',
        'new/loko-moto',
        'tables',
        'paper',
        'calculator',
        'roster',
        'roster/up-big-boy-4884-1',
        await waitingTable(page),
      ];
      for (const path of pages) {
        await page.goto(server.link + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.evaluate("document.documentElement.style.fontSize = '200%'");
        await holds(async () => {
          const found = await page.evaluate(MEASURE);
          assert.deepEqual(found, { width, heads: 5, overlaps: 0 }, `/${path} at ${width}`);
        });
      }
      await page.context().close();
    }
  });

/** Sits down at a new table of this game, against bots. */
async function playAgainstBots(page: Page, game: string): Promise<void> {
  const offer = page.getByRole('listitem').filter({ hasText: game });
  await offer.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL(/\/t\//);
}

/** A table of this game against bots on a small phone, with letters of twice the size. */
async function largeTable(game: string): Promise<Page> {
  const page = await person(browser, { viewport: PHONE });
  await page.goto(server.link);
  await playAgainstBots(page, game);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  return page;
}

test('letters of twice the size: no name of a roster of Loco Dome is cut off', async () => {
  const page = await largeTable('Loco Dome');
  await page.locator('.ld-stall').nth(9).scrollIntoViewIfNeeded();
  const cut = `[...document.querySelectorAll('.ld-stall')].filter((stall) => {
    const place = stall.closest('.ld-place-own, .ld-place-other').getBoundingClientRect();
    return stall.getBoundingClientRect().right > place.right + 1 || stall.scrollWidth > stall.clientWidth;
  }).length`;
  await holds(async () => assert.equal(await page.evaluate(cut), 0));
  await page.context().close();
});

test('letters of twice the size: under the duel of Loco Dome there is room for what may be called', async () => {
  const page = await largeTable('Loco Dome');
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  const call = page
    .getByRole('list', { name: /^Values of/ })
    .getByRole('button')
    .nth(1);
  const name = call.locator('.ld-call-name');
  await holds(async () => {
    await call.scrollIntoViewIfNeeded();
    const box = (await name.boundingBox())!;
    assert.ok(box.width > PHONE.width / 2, `a name is ${box.width} wide`);
    assert.ok(box.height < 100, `a name is ${box.height} high`);
  });
  await name.click();
  await page.locator('.ld-call[aria-pressed="true"]').waitFor();
});

test('letters of twice the size: the button over the map of Loko moto lies on no station', async () => {
  const page = await largeTable('Loko moto');
  const knob = page.getByRole('button', { name: 'Closer' });
  await knob.waitFor();
  await holds(async () => {
    const over = (await knob.boundingBox())!;
    const stations = await page.locator('.lm-sheet circle[role="button"]').all();
    assert.ok(stations.length > 0, 'the map has stations');
    for (const station of stations) {
      const at = (await station.boundingBox())!;
      const x = at.x + at.width / 2;
      const y = at.y + at.height / 2;
      const under = x > over.x && x < over.x + over.width && y > over.y && y < over.y + over.height;
      assert.ok(!under, `${await station.getAttribute('aria-label')} lies under the button`);
    }
  });
});

test('letters of twice the size: the plate of a locomotive to choose is as wide as its card', async () => {
  const page = await largeTable('Double Header');
  const plates = page.locator('.offer-plate');
  await plates.nth(2).waitFor();
  await holds(async () => {
    for (const plate of await plates.all()) {
      const box = (await plate.boundingBox())!;
      assert.ok(box.width > (PHONE.width * 2) / 3, `a plate is ${box.width} wide`);
    }
  });
  await page.context().close();
});

test('on a small phone the third locomotive to choose is seen without scrolling', async () => {
  const page = await person(browser, { viewport: PHONE });
  await page.goto(server.link);
  await playAgainstBots(page, 'Double Header');
  const third = page.locator('.offer').nth(2);
  await third.waitFor();
  await holds(async () => {
    const box = (await third.boundingBox())!;
    const middle = box.y + box.height / 2;
    assert.ok(middle < PHONE.height, `its middle is ${middle} px down`);
  });
  await page.context().close();
});
