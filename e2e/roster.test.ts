import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readCorrections } from '@turntable/roster/correction.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { DESK, person, PHONE } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

async function sound(page: Page): Promise<void> {
  assert.deepEqual(
    (await violations(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
  );
  const fits = await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');
  assert.ok(fits, 'the page scrolls sideways');
}

test('LV-1.6 nothing that is built for the browser holds a figure of the roster', () => {
  const folder = fileURLToPath(new URL('../dist/web/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|json|html|map)$/.test(name),
  );
  assert.ok(files.length > 0);
  const built = files.map((name) => readFileSync(`${folder}${name}`, 'utf8')).join('\n');
  assert.ok(built.includes('up-big-boy-4884-1'), 'the fronts are there');
  for (const { id, pages, notes, raw } of LOCOMOTIVES) {
    for (const source of pages) assert.ok(!built.includes(source), id);
    if (notes.length > 20) assert.ok(!built.includes(notes), id);
    const weight = raw.engineWeightLb;
    if (weight !== undefined)
      assert.ok(
        !built.includes(`engineWeightLb:${weight}`) && !built.includes(`"engineWeightLb":${weight}`),
        id,
      );
  }
});

test('the roster is searched, filtered and sorted; the address remembers', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}roster`);
  await page.getByText('110 engines').waitFor();
  await page.getByLabel('Search').fill('skoda');
  await page.getByText('One engine').waitFor();
  await page.getByRole('link', { name: /Albatros/ }).waitFor();
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Country').selectOption({ label: 'Hungary' });
  await page.getByRole('link', { name: /Bivaly/ }).waitFor();
  await page.goto(`${server.link}roster?sort=tractive-effort&feature=freight`);
  await page
    .getByText(/Starting tractive effort:/)
    .first()
    .waitFor();
  assert.match((await page.locator('.shelf li').first().textContent()) ?? '', /Missabe Yellowstone/);
  await sound(page);
});

test('a card has its front at once, and its rear with sources, states and units', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}roster/up-big-boy-4884-1`);
  await page.getByRole('heading', { level: 1, name: 'Union Pacific Big Boy' }).waitFor();
  await page.getByRole('img', { name: /Side elevation of Union Pacific Big Boy, 4-8-8-4/ }).waitFor();
  await page.getByRole('radio', { name: 'US' }).check();
  const pressure = page.getByRole('row', { name: /Boiler pressure/ });
  assert.match((await pressure.textContent()) ?? '', /300 psi.*published/);
  await page.getByRole('radio', { name: 'Metric' }).check();
  assert.match((await pressure.textContent()) ?? '', /20\.7 bar/);
  const adhesion = page.getByRole('row', { name: /Factor of adhesion/ });
  await adhesion.getByText('calculated').click();
  await adhesion.getByText('= Weight on drivers / Starting tractive effort').waitFor();
  await page.getByRole('link', { name: 'en.wikipedia.org' }).waitFor();
  await sound(page);
});

test('a figure says which page it was read from, and a correction becomes a line for the file', async () => {
  for (const viewport of [PHONE, DESK]) {
    const page = await person(browser, { viewport });
    await page.goto(`${server.link}roster/lner-a4-mallard`);
    const grate = page.getByRole('row', { name: /Grate area/ });
    await grate.getByText('published').click();
    await grate.getByRole('link', { name: 'de.wikipedia.org' }).waitFor();
    await grate.getByText('Rostfläche: 3,83 m²').waitFor();
    const effort = page.getByRole('row', { name: /Starting tractive effort/ });
    await effort.getByText('published').click();
    await effort.getByRole('link', { name: 'See the entry’s sources' }).click();
    await page.getByText('Something wrong here?').click();
    await page.getByLabel('Figure', { exact: true }).selectOption('tubeLengthFt');
    await page.getByRole('textbox', { name: /Tube length/ }).fill('5.4 km');
    await page.getByLabel('Page where it is printed').fill('https://example.org/a4');
    await page.getByText(/no locomotive has such a value|Not understood/).waitFor();
    await page.getByRole('textbox', { name: /Tube length/ }).fill('5.47 m');
    await page.getByLabel('As printed there').fill('17 ft 11 in');
    const line = await page.getByLabel('The line for the file').inputValue();
    assert.deepEqual(readCorrections(line), [
      {
        id: 'lner-a4-mallard',
        key: 'tubeLengthFt',
        value: 17.9462,
        source: 'https://example.org/a4',
        printed: '17 ft 11 in',
      },
    ]);
    await sound(page);
  }
});

test('two locomotives are compared, value by value', async () => {
  const page = await person(browser, { viewport: PHONE });
  await page.goto(`${server.link}roster/compare`);
  await page.getByLabel('First engine').selectOption('gwr-king-6000');
  await page.getByLabel('Second engine').selectOption('drg-class-01');
  await page.getByText('GWR King: 11 statistics. DRG Class 01: 19 statistics. One tie.').waitFor();
  await sound(page);
});

test('without the server a comparison says so, and counts nothing', async () => {
  const page = await person(browser);
  await page.route('**/api/roster/drg-class-01', (route) => route.abort());
  await page.goto(`${server.link}roster/compare?a=gwr-king-6000&b=drg-class-01`);
  await page.getByText('The server does not answer, so the values of this engine are not here.').waitFor();
  assert.equal(await page.getByText(/statistics?\. .*ties?\./).count(), 0);
});

test('the calculator works out, flags, and says what if; a locomotive of one’s own is kept and exported', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}calculator?engine=prr-k4s`);
  await page.getByRole('radio', { name: 'US' }).check();
  await page.getByLabel('Boiler pressure').fill('16');
  await page.getByText('Boiler pressure: 16 is not plausible (25 to 900); perhaps it is in bar').waitFor();
  await page.getByLabel('Boiler pressure').fill('16 bar');
  await page.getByRole('row', { name: /Boiler pressure.*232 psi.*was 205 psi/ }).waitFor();
  await page.getByLabel('Driving wheel diameter').fill('tall');
  await page.getByText(/Not understood/).waitFor();
  await page.getByLabel('Driving wheel diameter').fill('6 ft 8 in');
  await sound(page);
  await page.getByRole('button', { name: 'Keep as an engine of my own' }).click();
  await page.getByLabel('Name', { exact: true }).fill('K4s at sixteen bar');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('heading', { level: 1, name: 'K4s at sixteen bar' }).waitFor();
  assert.match(page.url(), /roster\/own-k4s-at-sixteen-bar$/);
  await page.goto(`${server.link}roster?q=sixteen`);
  await page.getByText('One engine').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8')) as { name: string; raw: object }[];
  assert.equal(exported[0]?.name, 'K4s at sixteen bar');
  assert.deepEqual((exported[0]?.raw as { boilerPressurePsi: string }).boilerPressurePsi, '16 bar');
});

test('Back from a locomotive leads to the same place of the roster', async () => {
  const page = await person(browser, { viewport: PHONE });
  await page.goto(`${server.link}roster`);
  const far = page.getByRole('link', { name: /LNER A4 Mallard/ });
  await far.scrollIntoViewIfNeeded();
  const top = await page.evaluate('scrollY');
  assert.ok(Number(top) > 1000, String(top));
  await far.click();
  await page.getByRole('heading', { level: 1, name: 'LNER A4 Mallard' }).waitFor();
  await page.waitForFunction('() => scrollY === 0');
  await page.goBack();
  await page.waitForFunction(`() => Math.abs(scrollY - ${Number(top)}) < 2`);
});
