import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { person, PHONE, withOptions } from './browser.ts';
import { holds } from './holds.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Change the name/ }).click();
  const field = page.getByRole('textbox', { name: 'Name at this table' });
  await holds(async () =>
    assert.ok(await field.evaluate((each) => each.matches(':focus')), 'the field has the focus'),
  );
  await field.fill(name);
  await page.getByRole('button', { name: 'Save the name' }).click();
  const button = page.getByRole('button', { name: `Change the name ${name}` });
  await button.waitFor();
  await holds(async () =>
    assert.ok(await button.evaluate((each) => each.matches(':focus')), 'the focus is not lost'),
  );
}

test('a name can be changed in the waiting room; all see it, and it is remembered', async () => {
  const host = await person(browser);
  await host.goto(`${server.link}new/loko-moto`);
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const invitation = host.getByRole('textbox', { name: 'Link to a seat' });
  await invitation.waitFor();
  const guest = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await guest.goto(await invitation.inputValue());
  await guest.getByRole('button', { name: 'Take the seat' }).click();

  await rename(guest, 'Zsófia');
  await host.getByText('Zsófia').waitFor();
  // Only whoever sits there changes a name: the host has one such button, for the host's own seat.
  assert.equal(await host.getByRole('button', { name: /^Change the name/ }).count(), 1);
  await rename(host, 'Ábel');
  await guest.getByText('Ábel').waitFor();

  await guest.goto(`${server.link}new/loko-moto`);
  const name = guest.getByRole('textbox', { name: 'Your name' });
  await holds(async () => assert.equal(await name.inputValue(), 'Zsófia'));
});

test('LV-3.3: a host who judges from the start has no seat, offers the first one by a link, and rules under their name', async () => {
  const host = await person(browser);
  await host.goto(`${server.link}new/loco-dome`);
  await withOptions(host, async () => {
    await host.getByRole('radio', { name: /^I judge/ }).check();
    await host.getByRole('textbox', { name: 'Your name as judge' }).fill('Emma');
  });
  assert.equal(await host.getByRole('textbox', { name: 'Your name' }).count(), 0, 'no seat is theirs');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('You are the judge.').waitFor();
  await host.getByRole('button', { name: 'Seat link for seat 1' }).click();
  const link = await host.getByRole('textbox', { name: /seat 1/i }).inputValue();
  const guest = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await guest.goto(link);
  await guest
    .getByRole('button', { name: /Take the seat|Sit down/ })
    .first()
    .click();
  await guest.getByText(/Emma/).first().waitFor();
});
