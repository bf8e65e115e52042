import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { NotifyReply } from '../packages/protocol/notify.ts';
import { person } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';
import { until as poll } from '@turntable/testkit/until.node.ts';

const { server, browser } = await serverAndBrowser({ wholeBrowser: true });

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: { readonly path: string };
}
const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(`navigator.serviceWorker.getRegistration()
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, data }) => ({ title, body, data })))`);

test('a pushed message is shown by the service worker with its words, one for each table, and a bare one too', async () => {
  const page = await person(browser, { permissions: ['notifications'], serviceWorkers: 'allow' });
  await page.goto(`${server.link}notifications`);
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  await page.evaluate(
    `navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => {})`,
  );
  // Before that a message for it is dropped without a word.
  await poll(
    () =>
      page.evaluate<boolean>(
        `navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')`,
      ),
    'the worker to be active',
  );
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(server.link).origin,
      registrationId,
      data,
    });
  // The browser may drop messages for longer than the page can see, so they are sent until they are shown: those of one table
  // are one notification.
  const until = async (data: string, right: (all: Shown[]) => boolean): Promise<void> => {
    let all: Shown[] = [];
    const come = async (): Promise<boolean> => {
      const there = right((all = await shown(page)));
      if (!there) await push(data);
      return there;
    };
    await poll(come, 'the notification').catch((error: Error) => {
      throw new Error(`${error.message}; there are ${JSON.stringify(all)}`);
    });
  };
  const first = { title: 'Loko moto · Ada', text: 'Te jössz: építs.', path: '/t/one' };
  await until(
    JSON.stringify(first),
    (all) => all.length === 1 && all[0]!.title === first.title && all[0]!.body === first.text,
  );
  await until(
    JSON.stringify({ ...first, text: 'Véget ért.' }),
    (all) => all.length === 1 && all[0]!.body === 'Véget ért.' && all[0]!.data.path === '/t/one',
  );
  await until(JSON.stringify({ ...first, path: '/t/two' }), (all) => all.length === 2);
  await until('', (all) => all.some(({ title }) => title === 'Turntable'));
});

test('a webhook is added on the page, its secret is shown once, it can be tried and removed; private addresses are refused', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}settings`);
  await page.getByRole('link', { name: 'Messages when a game waits for you' }).click();
  const url = page.getByRole('textbox', { name: 'Address' });
  await url.fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('This address cannot be used').waitFor();
  await page.getByRole('radio', { name: /Your own program/ }).check();
  await url.fill('https://hooks.example.org/secret-path');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = page.getByRole('textbox', { name: 'Signing secret, shown only now' });
  await secret.waitFor();
  assert.match(await secret.inputValue(), /^whsec_[\w+/]{32}$/);
  await page.reload();
  await page.getByText('Webhook · hooks.example.org').waitFor();
  assert.equal(await secret.count(), 0);
  assert.ok(!(await page.content()).includes('secret-path'));
  await page.getByRole('button', { name: 'Remove: Webhook · hooks.example.org' }).click();
  await page.getByText('Removed.').waitFor();
  const { channels } = (await (await page.request.get(`${server.link}api/notify`)).json()) as NotifyReply;
  assert.deepEqual(channels, []);
});

test('push is offered only over a secure connection and after a tap', async () => {
  const page = await person(browser);
  await page.addInitScript(`Object.defineProperty(window, 'isSecureContext', { value: false })`);
  await page.goto(`${server.link}notifications`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Tell me on this device' }).count(), 0);
  const other = await person(browser, { permissions: ['notifications'] });
  await other.addInitScript(`Notification.requestPermission = () => {
    document.documentElement.dataset.asked = 'yes';
    return Promise.resolve('denied');
  }`);
  const asked = (): Promise<string | null> => other.locator('html').getAttribute('data-asked');
  await other.goto(`${server.link}notifications`);
  const tap = other.getByRole('button', { name: 'Tell me on this device' });
  await tap.waitFor();
  assert.equal(await asked(), null);
  await tap.click();
  await other.locator('html[data-asked=yes]').waitFor();
  await tap.waitFor();
});
