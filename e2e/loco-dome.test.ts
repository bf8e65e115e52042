import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordOf } from '../apps/server/testing/record.ts';
import { violations } from './axe.ts';
import { listen, person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { playOn } from './play-on.ts';
import { LocoDomePlayer } from './loco-dome.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** A record of a game in whose last part a Knock Out is played; how many actions come before it, and who plays it. */
function lateKnockOut(): [record: ReturnType<typeof recordOf>, after: number, seat: number] {
  for (let luck = 1; luck <= 200; luck++) {
    const record = recordOf('loco-dome', 2, {}, { luck });
    const at = record.actions.findLastIndex(({ type }) => type === 'knock-out');
    if (at > record.actions.length * 0.85) return [record, at, Number(record.actions[at]!['by'])];
  }
  throw new Error('no game has a late Knock Out');
}

test('two taps on a phone from the front page to the first move of Loco Dome, and on from there', async () => {
  const page = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(server.link);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Loco Dome' })
    .getByRole('button', { name: 'Play against bots' })
    .tap();
  const player = new LocoDomePlayer(page, { touch: true });
  assert.ok(await player.turn(), 'it is the person’s turn after one click');
  assert.equal(await player.fallen(), 0);
  for (let moves = 0; moves < 8; moves++) {
    await player.move();
    assert.ok(await player.turn(), 'the game goes on');
  }
});

test('LD-4.4 LD-7.1 a knock-out by hand, and on to the end: the final score counts whose locomotives fell', async () => {
  const [record, after, seat] = lateKnockOut();
  const page = await person(browser);
  await playOn(page, server, record, { after, seat });
  const player = new LocoDomePlayer(page);
  assert.ok(await player.turn());
  // The use opens in the place of its button: it takes the focus along, and gives it back.
  // A hint is shown by the keyboard alone: Enter that is held picks the move, and does not play it.
  await page.getByRole('button', { name: 'Hint', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Show it in the game' }).first().focus();
  for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.locator('[data-suggested="play"]:focus').waitFor();
  await holds(async () => assert.match(await page.getByRole('banner').innerText(), /^Your turn/));
  const leave = page.getByRole('button', { name: 'Not now' });
  if (await leave.isVisible()) await leave.press('Enter');
  const tile = page.getByRole('button', { name: 'Knock Out', exact: true });
  await tile.press('Enter');
  await page.locator('.ld-act:focus').waitFor();
  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await holds(async () => assert.ok(await tile.evaluate((node) => node.matches(':focus'))));
  assert.equal(await player.move(), 'Knock Out');
  for (let moves = 0; await player.turn(); moves++) {
    assert.ok(moves < 500, 'the game ends');
    await player.move();
  }
  const fallen = await player.fallen();
  assert.ok(fallen > 0, 'somebody is knocked out');
  const end = page.getByRole('region', { name: 'Final score' });
  const knockedOut = await end.getByText(/^Engines knocked out: /).innerText();
  const lost = /out: (\d+) : (\d+)/.exec(knockedOut)!.slice(1).map(Number);
  assert.equal(lost[0]! + lost[1]!, fallen, 'the final score counts whose engines fell');
  await end.getByRole('link', { name: /LD-7/ }).waitFor();
});

test('LD-1.1 locomotives are picked under seal, shown to nobody before the start and to both after it', async () => {
  const [host, guest] = await Promise.all([person(browser), person(browser)]);
  const heard = listen(guest);
  await host.goto(`${server.link}new/loco-dome`);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('searchbox').fill('K4s');
  const locomotive = host.getByRole('button', { name: /^Pick .*K4s/ });
  for (let i = 0; i < 5; i++) await locomotive.click();
  await holds(async () => assert.ok(await locomotive.isDisabled(), 'a sixth cannot be picked'));
  await guest.goto(await host.getByRole('textbox', { name: 'Link to a seat' }).inputValue());
  await host.getByRole('button', { name: 'Seal them' }).click();
  await host.getByText('Your 5 engines are under seal.').waitFor();
  await host.getByRole('button', { name: 'Open the seal' }).click();
  const back = host.getByRole('button', { name: /^Put .*K4s.* back$/ });
  await back.nth(4).waitFor();
  await host.getByRole('button', { name: 'Seal them' }).click();
  await host.getByText('Your 5 engines are under seal.').waitFor();
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await guest.getByText('1 of 2 is ready.').waitFor();
  // The public list of years, which the picking filters by, names every locomotive of the roster.
  const isColumn = (text: string): boolean => /^\{("[\w-]+":\d+,?)+\}$/.test(text);
  assert.ok(!heard.some((text) => !isColumn(text) && text.includes('k4s')), 'the seal holds');
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, guest]) {
    const brought = page.getByRole('button', { name: /K4s.*, dormant: look at the card$/ });
    await brought.nth(4).waitFor();
    assert.ok((await brought.count()) >= 5);
  }
  const watcher = await person(browser, { viewport: PHONE });
  await watcher.goto(host.url());
  await watcher.getByRole('group', { name: 'Play' }).waitFor();
  assert.deepEqual(
    (await violations(watcher)).map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`),
    [],
    'axe finds nothing on the screen of who only looks on',
  );
});
