import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, type Page } from './draw.node.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

const text = (drawn: Document, selector: string): string[] =>
  [...drawn.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

test('LV-2.3 on a tie the board of Loco Dome has the values that were read out', async () => {
  const tie = await page.draw('/dev/screens/loco-dome/by-lot?at=89&board=1&lang=en');
  const [values] = text(tie, '.tv-values');
  const [, one, other] = /^(.+) against (.+)$/.exec(values!) ?? [];
  assert.match(one!, /^\d/, values);
  assert.equal(one, other);
});

test('the board numbers the locomotives as those in the room say them', async () => {
  for (const [path, all] of [
    ['loco-dome/by-lot?at=80', ['1', '1', '2', '2', '3', '3', '4', '4', '5', '5']],
    ['double-header/two-against-two?at=25', ['1', '1', '2', '2']],
  ] as const) {
    const drawn = await page.draw(`/dev/screens/${path}&board=1&lang=en`);
    assert.deepEqual(text(drawn, '.tv-number').sort(), all, path);
  }
});
