import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { person, PHONE, withOptions } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser({ env: { BOT_DELAY_MS: '1500' } });

/** Browsers have passkeys for names only, not for numbers. */
const local = (): string => server.link.replace('127.0.0.1', 'localhost');

/** Gives a page an authenticator that says yes to everything. */
async function authenticator(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

test('a passkey opens a seat on a second device; removed it opens nothing', async () => {
  const desk = await person(browser);
  const first = await authenticator(desk);
  await desk.goto(`${local()}new/loko-moto`);
  await desk.getByRole('radio', { name: '2', exact: true }).check();
  await desk.getByRole('button', { name: 'Open the table' }).click();
  await desk.waitForURL(/\/t\//);
  await desk.goto(`${local()}you`);
  await desk.getByRole('button', { name: 'Make a passkey' }).click();
  await desk.getByText('The passkey is made.').waitFor();
  await desk.getByText(/not used yet/).waitFor();
  await desk.getByRole('button', { name: 'Make a passkey' }).click();
  await desk.getByText('This device has a passkey of yours already.').waitFor();

  // The phone has the same passkey, as its maker's account brings it there.
  const { credentials } = await first.session.send('WebAuthn.getCredentials', { authenticatorId: first.id });
  assert.equal(credentials.length, 1);
  const phone = await person(browser, { viewport: PHONE });
  const second = await authenticator(phone);
  await phone.goto(`${local()}you`);
  await phone.getByRole('button', { name: 'Open with a passkey' }).click();
  await phone.getByText('No passkey was used.').waitFor();
  await second.session.send('WebAuthn.addCredential', {
    authenticatorId: second.id,
    credential: credentials[0]!,
  });
  await phone.getByRole('button', { name: 'Open with a passkey' }).click();
  await phone.getByRole('link', { name: /Back to the table/ }).waitFor();
  await phone.getByText(/last used/).waitFor();

  await phone.getByRole('button', { name: /Remove the passkey/ }).click();
  await phone.getByText('The passkey opens nothing here any more.').waitFor();
  const stranger = await person(browser);
  const third = await authenticator(stranger);
  await third.session.send('WebAuthn.addCredential', {
    authenticatorId: third.id,
    credential: { ...credentials[0]!, signCount: 50 },
  });
  await stranger.goto(`${local()}you`);
  await stranger.getByRole('button', { name: 'Open with a passkey' }).click();
  await stranger.getByText('That passkey opens nothing here.').waitFor();
});

test('no passkeys at an address that is not secure; the words are there', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}you`);
  await page.getByRole('button', { name: 'Make a phrase' }).waitFor();
  assert.equal(await page.getByText(/passkey/i).count(), 1, 'the page’s own text alone names them');
  assert.equal(await page.getByRole('button', { name: /passkey/i }).count(), 0);
});

test('after the first move among others, once, one is asked whether to keep the seat', async () => {
  const [ada, ben] = [await person(browser), await person(browser)];
  await ada.goto(`${local()}new/loko-moto`);
  await ada.getByRole('radio', { name: '2', exact: true }).check();
  await withOptions(ada, async () => {
    await ada.getByRole('radio', { name: 'Seat 1' }).check();
    await ada.getByRole('radio', { name: /^Anybody/ }).check();
  });
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.waitForURL(/\/t\//);
  await ben.goto(ada.url());
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ada.getByRole('button', { name: 'Table menu' }).waitFor();
  assert.equal(
    await ada.getByRole('heading', { name: 'Keep your seat' }).count(),
    0,
    'not before one has moved',
  );
  const socketUrl = ada.url().replace('http', 'ws').replace('/t/', '/ws?as=0&table=');
  await ada.evaluate(async (url) => {
    const socket = new WebSocket(url);
    await new Promise<void>((done) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as {
          t: string;
          view?: { decisions: { id: string }[]; box: { sheet: { sections: string[][] } } };
        };
        if (message.t === 'ok') return done();
        if (message.t !== 'sync' || !message.view) return;
        const { decisions, box } = message.view;
        const action = { type: 'close', section: box.sheet.sections[0]!.join('-') };
        socket.send(JSON.stringify({ t: 'act', id: 'x', as: 0, decision: decisions[0]!.id, action }));
      };
    });
    socket.close();
  }, socketUrl);
  const offer = ada.getByRole('region', { name: 'Keep your seat' });
  await offer.getByRole('link', { name: 'Make yourself known' }).waitFor();
  assert.equal(await ben.getByRole('heading', { name: 'Keep your seat' }).count(), 0, 'Ben has not moved');
  await offer.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'detached' });
  const asked: string[] = [];
  ada.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await ada.reload();
  await ada.getByRole('button', { name: 'Table menu' }).click();
  await ada.getByRole('link', { name: 'Your seats and devices' }).waitFor();
  assert.equal(await offer.count(), 0, 'once');
  assert.ok(!asked.includes('/api/me/ratings'), 'nor is the server asked for it again');
});
