import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { Guest, open } from '../apps/server/testing/guest.ts';
import { simple, viewOf } from '../apps/server/testing/loko-moto.ts';
import { person, PHONE, withOptions } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

const FREE = 'Take back your last move';
const ASK = 'Ask to take back your last move';
const SEALED = 'Nothing can be taken back now';

/** A host with seat 1, and a friend on a phone, at a game that has begun. */
async function twoAtATable(): Promise<[Page, Page]> {
  const host = await person(browser);
  await host.goto(`${server.link}new/loko-moto`);
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await withOptions(host, () => host.getByRole('radio', { name: /Seat 1/ }).check());
  await host.getByRole('button', { name: 'Open the table' }).click();
  const invitation = host.getByRole('textbox', { name: 'Link to a seat' });
  await invitation.waitFor();
  const guest = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await guest.goto(await invitation.inputValue());
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  return [host, guest];
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: ASK }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByText(/^You asked to take back/).waitFor();
}

test('the signal beside take back is sealed, free or asks; an ask is agreed to or refused', async () => {
  const [host, guest] = await twoAtATable();
  const [first, second] = [new LokoMotoPlayer(host), new LokoMotoPlayer(guest)];
  await first.turn();
  await first
    .line(/: free/)
    .first()
    .waitFor();
  await second
    .line(/: free/)
    .first()
    .waitFor();
  const all = await first.free();

  // Red: there is nothing of one's own to take back, and a tap says so.
  const sealed = guest.getByRole('button', { name: SEALED });
  assert.equal(await sealed.getAttribute('aria-disabled'), 'true');
  await sealed.click({ force: true });
  await guest
    .getByRole('alert')
    .getByText(/^Nothing can be taken back now/)
    .waitFor();

  // Green: nobody has acted since, so nobody is asked.
  await first.close();
  await second.turn();
  await holds(async () => assert.equal(await second.free(), all - 1));
  await host.getByRole('button', { name: FREE }).click();
  await first.turn();
  for (const player of [first, second]) await holds(async () => assert.equal(await player.free(), all));

  // Yellow: another has acted since, and agrees; everything back to one's own move is undone.
  await first.close();
  await second.turn();
  await second.close();
  await first.turn();
  await ask(host);
  await guest.getByRole('button', { name: 'Agree', exact: true }).click();
  await host.getByText(/^You asked to take back/).waitFor({ state: 'hidden' });
  await first.turn();
  await holds(async () => assert.equal(await first.free(), all));

  // Yellow again, and refused: the game goes on as it stood.
  await first.close();
  await second.turn();
  await second.close();
  await first.turn();
  await ask(host);
  // Escape answers nothing: the wish waits under the bar.
  await guest
    .getByRole('dialog')
    .getByText(/would like to take back/)
    .waitFor();
  await guest.keyboard.press('Escape');
  await guest.getByRole('button', { name: 'Answer', exact: true }).click();
  await host.getByText(/^You asked to take back/).waitFor();
  await guest.getByRole('button', { name: 'Play on' }).click();
  await host.getByText(/^You asked to take back/).waitFor({ state: 'hidden' });
  await holds(async () => assert.equal(await first.free(), all - 2));
  await first.close();
  await holds(async () => assert.equal(await first.free(), all - 3));
});

test('the keeper is asked for those in the room, and answers for them', async () => {
  const [host, far] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const seats = [{ kind: 'room', name: 'Béla' } as const, open];
  const { id } = await host.table(seats, { starter: 1, startWhenFull: false });
  await far.post(`tables/${id}/join`, { name: 'Ada' });
  await host.post(`tables/${id}/start`);
  const [kept, ada] = [host.sit(id), far.sit(id, { as: 1 })];
  await Promise.all([kept, ada].map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  const keeper = await person(browser, { viewport: PHONE });
  await keeper.context().addCookies([{ name: 'guest', value: host.token, url: server.link }]);
  await keeper.goto(`${server.link}t/${id}`);

  const first = Number(await ada.act(simple(viewOf(ada))));
  await kept.until(({ n }) => n === first, 'her move');
  const second = Number(await kept.act(simple(viewOf(kept)), 0));
  await ada.until(({ n }) => n === second, 'what the keeper says for him');
  assert.equal(await ada.back(), second, 'nothing is taken back yet');
  await keeper
    .getByRole('dialog')
    .getByText(/^Ada would like to take back/)
    .waitFor();
  await keeper.getByRole('button', { name: 'Agree', exact: true }).click();
  await ada.until(({ n }) => n === second + 2, 'both to be taken back');

  await ada.request({ t: 'propose', id: ada.newId(), as: 1, end: 'abandoned' });
  const wished = keeper.getByRole('region', { name: 'Ending the game' });
  await wished.getByRole('button', { name: 'Agree' }).click();
  await ada.until(({ table }) => table?.stopped, 'the end');
});
