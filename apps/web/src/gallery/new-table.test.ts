import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

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
