import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './browser.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

test('two clicks from the front page to the first move, and on to the final score against two bots', async () => {
  const page = await person(browser);
  await page.goto(server.link);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Loko moto' })
    .getByRole('button', { name: 'Play against bots' })
    .click();
  const player = new LokoMotoPlayer(page);
  assert.ok(await player.turn(), 'it is the person’s turn after one click');
  await player.build();
  let bought = 0;
  let turns = 0;
  for (; await player.turn(); turns++) {
    assert.ok(turns < 120, 'the game ends');
    // A person who builds, buys what they can, and reserves to bring the end nearer.
    if (bought < 2 && (await player.buy())) bought++;
    else if (turns < 12) await player.build();
    else await player.reserve();
  }
  assert.ok(bought > 0, 'a train was bought');
  await page
    .getByText(/wins with|share the victory/)
    .first()
    .waitFor();
  assert.equal(await player.free(), 0);
  // The picture of the end is drawn in the browser, under the server's content security policy.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share image' }).click();
  assert.equal((await saved).suggestedFilename(), 'loko-moto.png');
});

test('LM-2.3 an illegal tap says why, with a link to the clause', async () => {
  const page = await person(browser);
  await page.goto(server.link);
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  const player = new LokoMotoPlayer(page);
  await player.turn();
  await player.build();
  await player.turn();
  await player
    .line(/: (built|reserved) by (?!you)/)
    .first()
    .click();
  const link = page.getByRole('alert').getByRole('link', { name: /LM-\d\.\d/ });
  await link.waitFor();
  const id = /LM-\d\.\d/.exec(await link.innerText())![0];
  assert.equal(await link.getAttribute('href'), `/rules/loko-moto#${id}`);
  // The clause opens over the table, so that nobody has to leave it.
  // Rules that do not come are not taken for rules without that clause.
  await page.route('**/assets/RULES*', (route) => route.abort());
  await link.click();
  const clause = page.getByRole('dialog');
  await clause.getByText('The server does not answer.').waitFor();
  await page.unroute('**/assets/RULES*');
  await clause.getByRole('button', { name: 'Try again' }).click();
  await clause.getByRole('button', { name: 'Try again' }).waitFor({ state: 'hidden' });
  assert.doesNotMatch(await clause.innerText(), /no such clause/);
  await page.goto(`${server.link}rules/loko-moto#${id}`);
  await page.getByText(id, { exact: true }).first().waitFor();
});
