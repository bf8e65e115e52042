import assert from 'node:assert/strict';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { recordOf } from '../apps/server/testing/record.ts';
import { person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

const jsonFile = (record: unknown) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof record === 'string' ? record : JSON.stringify(record)),
});

test('a record from a file opens the replay page, outlives a reload, and is played on with against bots', async () => {
  const record = recordOf('loko-moto', 3, { hiddenAgendas: true });
  const count = record.actions.length + 1;
  const page = await person(browser);
  await page.goto(`${server.link}precedents`);
  await page.getByRole('link', { name: 'Look into a record' }).click();
  await page.locator('input[type=file]').setInputFiles(jsonFile(record));
  await page.getByText(`Move 1 of ${count}`).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(`Move 2 of ${count}`).waitFor();
  await page.reload();
  await page.getByText(`Move 2 of ${count}`).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByText('The seal on the deal').click();
  await page.getByRole('button', { name: 'Check this deal' }).click();
  await page.getByText('drawing again gives exactly this deal').waitFor();

  const eyes = page.getByLabel('Seen through the eyes of');
  await eyes.selectOption('Player 2');
  // It says whose eyes they are once their view is here.
  await holds(async () => assert.equal(await eyes.inputValue(), '1'));
  await page.getByText('secret, yours').first().waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from move 2' });
  assert.equal(await dialog.getByLabel('My seat').inputValue(), '1');
  await dialog.getByText('easy').click();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/t\//);
  const player = new LokoMotoPlayer(page);
  assert.ok(await player.turn());
  await player.build();
  assert.ok(await player.turn(), 'the bots go on');
});

test('a record from a file is reviewed too, and its moves lead back to it', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}replay`);
  await page
    .locator('input[type=file]')
    .setInputFiles(jsonFile(recordOf('loko-moto', 2, { sheet: 'small' })));
  await page.getByRole('link', { name: 'Review this game' }).click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 180_000 });
  await page
    .getByRole('link', { name: /^Move \d+/ })
    .first()
    .click();
  await page
    .getByText(/^Move \d+ of \d+$/)
    .first()
    .waitFor();
  assert.equal(new URL(page.url()).pathname, '/replay');
});

test('a file that is no record, or breaks the rules, is refused with the place; one at a time is right', async () => {
  const record = recordOf('loco-dome', 2, {}, { most: 40 });
  const page = await person(browser, { viewport: PHONE });
  await page.goto(`${server.link}replay`);
  const choose = page.locator('input[type=file]');
  const says = (text: string | RegExp) => page.getByRole('alert').getByText(text).waitFor();
  await choose.setInputFiles(jsonFile('{"format": "turntable/1",'));
  await says('That is no JSON, so it cannot be a record.');
  const latin = Buffer.from('{\n"seats": [{"name": "B\u00e9la"}]}', 'latin1');
  await choose.setInputFiles({ name: 'latin.json', mimeType: 'application/json', buffer: latin });
  await says('line 2: expected text in UTF-8');
  await choose.setInputFiles(jsonFile({ ...record, setup: { ...(record['setup'] as object), first: 7 } }));
  await says('setup.first: expected a whole number from 0 to 1');
  await choose.setInputFiles(jsonFile({ ...record, actions: [{ by: 0, type: 'reset' }] }));
  await says(/^Move 2 breaks the rules: /);
  await choose.setInputFiles(jsonFile({ ...record, actions: [{ by: 0, type: 'take-back' }] }));
  await says('Move 2 breaks the rules: There is nothing to take back.');
  await choose.setInputFiles(jsonFile('x'.repeat(2_000_000)));
  await says('That file is too big to be a record of a game.');
  await page.getByLabel('Or paste its text').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Open the record' }).click();
  await page.getByText(/^Move 1 of 40$/).waitFor();
  await page.getByRole('button', { name: 'Another record' }).click();
  await page.getByRole('heading', { name: 'Look into a record' }).waitFor();
});

test('a book of foreign cards opens as a record, and its review says why there is none', async () => {
  const { setup, seats } = recordOf('loco-dome', 2, {}, { most: 1 });
  const { rosters, first } = setup as { rosters: unknown[][]; first: number };
  const foreign = { id: 'own-1', name: 'My 01', values: {}, unread: true, features: [] };
  const record = {
    ...{ format: 'turntable/1', game: 'loco-dome', rules: 1, options: {}, seats },
    kept: { by: 'scorer' },
    setup: { rosters: [rosters[0], [foreign, ...rosters[1]!.slice(1)]], first },
    actions: [],
  };
  const page = await person(browser, { viewport: PHONE });
  await page.goto(`${server.link}replay`);
  await page.locator('input[type=file]').setInputFiles(jsonFile(record));
  await page.getByText('Kept by hand').first().waitFor();
  await page.goto(`${server.link}replay/review`);
  await page.getByText('does not know all values of the cards').waitFor();
});

test('a book with secret cards that nobody showed says that others stand in for them', async () => {
  const { fairness: _, ...record } = recordOf('loko-moto', 2, { hiddenAgendas: true });
  for (const secret of [
    [[2], [2, 3]],
    [[], []],
  ]) {
    const page = await person(browser);
    await page.goto(`${server.link}replay`);
    const kept = { ...record, kept: { by: 'scorer' }, unseen: { secret } };
    await page.locator('input[type=file]').setInputFiles(jsonFile(kept));
    await page.getByText(/^Kept by hand/).waitFor();
    const standsIn = page.getByText('any others stand in for them');
    await holds(async () => assert.equal(await standsIn.count(), secret[0]!.length > 0 ? 1 : 0));
  }
});

test('the checker is one file that finds without any server what was not drawn from the seed', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-checker-'));
  const checker = join(folder.path, 'checker.html');
  writeFileSync(checker, await (await fetch(`${server.link}checker.html`)).text());
  const page = await person(browser, { offline: true });
  await page.goto(`file://${checker}`);
  const record = recordOf('double-header', 4);
  await page.getByLabel('Choose a record').setInputFiles(jsonFile(record));
  await page.getByText('The deal and every lot came from the sealed number.').waitFor();
  const { commitment } = record['fairness'] as { commitment: string };
  await page.getByLabel(/^The fingerprint you noted/).fill(commitment);
  await page.getByText('It is the fingerprint you noted.').waitFor();
  const coin = record.actions.find(({ by }) => by === 'chance')!;
  coin['result'] = coin['result'] === 'heads' ? 'tails' : 'heads';
  await page.getByLabel('Choose a record').setInputFiles(jsonFile(record));
  await page.getByText('This record does not fit its seal!').waitFor();
  await page.getByText(`Not that of action ${record.actions.indexOf(coin) + 1}.`).waitFor();
});
