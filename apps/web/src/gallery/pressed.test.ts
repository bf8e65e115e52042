import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

/** How long something that follows at once is waited for, on a busy machine too (ms). */
const SOON = 20_000;

type Reply = Readonly<Record<string, unknown>>;

/** What the server answers from now on at these addresses, made from what it would; everything else as before. */
function answer(replies: Readonly<Record<string, (usual: Reply) => Reply>>): void {
  const usual = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await usual(input, init);
    const made =
      replies[new URL(input instanceof Request ? input.url : input, 'http://gallery.test/').pathname];
    return made ? Response.json(made((await response.json()) as Reply)) : response;
  };
}

/** Presses a button, which has the focus then, and waits until it is gone. */
async function pressAway(drawn: Document, name: RegExp): Promise<void> {
  const button = await until(
    () =>
      [...drawn.querySelectorAll('button')].find((each) =>
        name.test(each.getAttribute('aria-label') ?? each.textContent),
      ),
    String(name),
  );
  button.focus();
  button.click();
  await until(() => !button.isConnected, `${String(name)} to go`);
}

/** Waits until something of the page has the focus, and gives its id. */
const focused = (drawn: Document): Promise<string> =>
  until(() => drawn.activeElement !== drawn.body && drawn.activeElement?.id, 'the focus', SOON);

test('whoever signs out a device or removes a passkey goes on at the heading of the list', async () => {
  // A browser that may have passkeys: without any, one that may not shows nothing of them.
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  const drawn = await page.draw('/dev/screens/page/you?lang=en');
  answer({
    '/api/me/sessions/end': ({ sessions }) => ({
      sessions: (sessions as readonly { readonly id: string }[]).filter(({ id }) => id !== 'phone'),
    }),
    '/api/me/passkeys/remove': (usual) => ({ ...usual, passkeys: [] }),
  });
  await pressAway(drawn, /^Sign out Safari, iPhone/);
  assert.equal(await focused(drawn), 'devices');
  await pressAway(drawn, /^Remove the passkey/);
  assert.equal(await focused(drawn), 'passkeys');
});

test('whoever removes a channel or drops a holiday goes on at the heading of the list', async () => {
  const drawn = await page.draw('/dev/screens/page/notifications?lang=en');
  answer({
    '/api/notify': ({ channels, ...more }) => ({ ...more, channels: (channels as Reply[]).slice(0, 1) }),
  });
  await pressAway(drawn, /^Remove: Webhook/);
  assert.equal(await focused(drawn), 'notify-list');
  answer({
    '/api/me/holidays/end': () => ({ holidays: [] }),
    '/api/notify': (usual) => ({ ...usual, holidays: [] }),
  });
  await pressAway(drawn, /^Take back: /);
  assert.equal(await focused(drawn), 'notify-holiday');
});

test('whoever goes on in a lesson by a button that goes with it is still with the teacher', async () => {
  const drawn = await page.draw('/dev/screens/page/learn-double-header?lang=en');
  const said = (): string => drawn.querySelector('.lesson-text')!.textContent;
  const next = [...drawn.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next')!;
  for (let text = said(); next.isConnected; text = said()) {
    next.focus();
    next.click();
    await until(() => said() !== text || !next.isConnected, 'the next comment');
  }
  await until(() => drawn.activeElement?.className === 'lesson', 'the teacher to have the focus', SOON);
});

test('once a recovery phrase is made, the page no longer says that what one plays would be lost', async () => {
  const drawn = await page.draw('/dev/screens/page/you?lang=en&phrase');
  answer({
    '/api/me/passkeys/remove': (usual) => ({ ...usual, passkeys: [] }),
    '/api/me/phrase': () => ({ phrase: Array(12).fill('rail').join(' ') }),
  });
  const warns = (): boolean =>
    /Without a phrase or a passkey/.test(drawn.querySelector('.recover')!.textContent);
  assert.ok(!warns(), 'there is a passkey');
  await pressAway(drawn, /^Remove the passkey/);
  await until(warns, 'the warning');
  await pressAway(drawn, /^Make a phrase/);
  await until(() => drawn.querySelector('.phrase'), 'the words');
  await until(() => !warns(), 'the warning to go', SOON);
});
