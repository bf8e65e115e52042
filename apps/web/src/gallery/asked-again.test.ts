import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

const named = (drawn: Document, name: string): HTMLButtonElement | undefined =>
  [...drawn.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );

/** Presses a button, which has the focus then, and gives the words of what has it afterwards. */
async function press(drawn: Document, name: string): Promise<string | null> {
  const button = await until(() => named(drawn, name), name);
  button.focus();
  button.click();
  await until(() => !button.isConnected, `${name} to go`);
  return drawn.activeElement === drawn.body ? null : drawn.activeElement!.textContent;
}

test('what the table menu asks once more has the focus, and the button has it again if the answer is no', async () => {
  const drawn = await page.draw(
    '/dev/screens/double-header/one-against-one?at=5&seat=0&lang=en&press=Table+menu',
  );
  await until(() => named(drawn, 'Resign'), 'the menu');
  assert.equal(await press(drawn, 'Resign'), 'Play on');
  assert.equal(await press(drawn, 'Play on'), 'Resign');
  assert.equal(await press(drawn, 'Give up my seat'), 'Stay');
  assert.equal(await press(drawn, 'Stay'), 'Give up my seat');
});

test('whoever keeps a book after all is back at the button that throws it away', async () => {
  const drawn = await page.draw('/dev/screens/page/book-double-header?lang=en&press=The+book');
  await until(() => named(drawn, 'Throw the book away'), 'the drawer');
  named(drawn, 'Throw the book away')!.click();
  assert.equal(await press(drawn, 'Keep it'), 'Throw the book away');
});
