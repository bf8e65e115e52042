import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, type Page } from './draw.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

test('LV-1.4 the judge sees which values of the cards are calculated', async () => {
  const drawn = await page.draw('/dev/screens/loco-dome/by-lot?at=30&seat=judge&lang=en');
  const cells = [...drawn.querySelectorAll('.judge-values td')].map(({ textContent }) => textContent);
  const marked = cells.filter((text) => / calculated$/.test(text));
  assert.ok(marked.length > 0 && marked.length < cells.length, `${marked.length} of ${cells.length}`);
  assert.ok(marked.every((text) => /^[\d.,\s]+/.test(text)));
});

test('LV-3.1 of what is called now the judge alone has both values, and says nothing before the stamp', async () => {
  const called = '/dev/screens/double-header/judge-ends-the-phase?at=3&lang=en';
  const meets = (await page.draw(`${called}&seat=judge`)).querySelector('.judge-meets')!;
  assert.match(meets.textContent, /Engine a0 1\s*Engine b0 2 \(greater\)/);
  for (const seat of ['0', '1', 'public'])
    assert.equal((await page.draw(`${called}&seat=${seat}`)).querySelector('.judge-meets'), null, seat);
  const claimed = '/dev/screens/double-header/judge-ends-the-phase?at=5&seat=judge&lang=en';
  const stamp = (drawn: Document): HTMLButtonElement => drawn.querySelector('.ruling-stamp > button')!;
  assert.ok(stamp(await page.draw(claimed)).disabled);
  const chosen = await page.draw(`${claimed}&press=Not valid|Invalid`);
  assert.match(stamp(chosen).textContent, /^Stamp it: INVALID/);
  assert.equal(chosen.querySelectorAll('.ruling-verdict[aria-pressed="true"]').length, 1);
});
