import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

test('a hint comes into the live region that said it is being thought of, so that it is read aloud', async () => {
  const drawn = await page.draw('/dev/screens/double-header/two-against-two?at=12&lang=en');
  const usual = globalThis.fetch;
  const thought = Promise.withResolvers<void>();
  globalThis.fetch = async (input, init) => {
    if (String(input instanceof Request ? input.url : input).endsWith('/hint')) await thought.promise;
    return usual(input, init);
  };
  const button = await until(
    () => drawn.querySelector<HTMLElement>('.bar button[aria-label="Hint"]'),
    'the button',
  );
  button.click();
  const region = await until(() => drawn.querySelector('.dialog [role="status"] p')?.parentElement, 'words');
  thought.resolve();
  const hints = await until(() => drawn.querySelector('.hints'), 'the hint');
  assert.equal(hints.closest('[role="status"]'), region);
  assert.ok(region.isConnected);
});
