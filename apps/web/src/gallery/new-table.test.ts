import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

test('Enter in a field of the options closes their drawer and does not open the table', async () => {
  const drawn = await page.draw('/dev/screens/page/new-double-header?lang=en');
  const change = drawn.querySelector<HTMLElement>('.new-options-head button')!;
  change.click();
  const drawer = (): HTMLElement | null => drawn.querySelector('.dialog-drawer .dialog-body');
  await until(() => drawer() !== null, 'the drawer');
  const field = drawer()!.querySelector('input')!;
  const view = drawn.defaultView!;
  const enter = new view.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  field.dispatchEvent(enter);
  assert.ok(enter.defaultPrevented, 'the form is not sent');
  await until(() => drawer() === null, 'the drawer to close');
});

test('the first seat of each level says how its bot plays, where a phone shows it too', async () => {
  const drawn = await page.draw('/dev/screens/page/new-double-header?lang=en');
  const sentences = (): (string | null)[] =>
    [...drawn.querySelectorAll('.seat-plays')].map(({ textContent }) => textContent);
  assert.deepEqual(sentences(), [], 'friends are invited at first');
  const bots = [...drawn.querySelectorAll<HTMLElement>('.seat-toggle button:first-child')];
  assert.equal(bots.length, 3);
  for (const bot of bots) bot.click();
  await until(() => sentences().length > 0, 'the sentence');
  assert.deepEqual(sentences(), ['Knows how the figures of all locomotives are spread.']);
  const described = [...drawn.querySelectorAll('select[aria-describedby]')];
  assert.equal(described.length, 1);
  assert.equal(
    drawn.getElementById(described[0]!.getAttribute('aria-describedby')!)?.textContent,
    sentences()[0],
  );
});
