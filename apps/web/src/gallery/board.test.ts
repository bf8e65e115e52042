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

test('the sentence of the board is one box, so that its bar sets no part of it apart', async () => {
  const drawn = await page.draw('/dev/screens/double-header/two-against-two?at=13&board=1&lang=en');
  const [lamp, sentence, ...more] = drawn.querySelector('.tv-question')!.childNodes;
  assert.equal((lamp as Element).className, 'tv-lamp');
  assert.match(sentence!.textContent!, /the score is \d+ : \d+/);
  assert.equal(more.length, 0);
});

test('DH-1.1 whoever looks on while locomotives are chosen reads of no choice of their own', async () => {
  const text = async (seat: string): Promise<string> => {
    const drawn = await page.draw(`/dev/screens/page/draft-double-header?lang=en${seat}`);
    return drawn.querySelector('.draft-text')!.textContent!;
  };
  assert.match(await text(''), /Nobody sees your choice/);
  assert.match(await text('&seat=public'), /^Each chooses one of three.* Nobody sees a choice/);
});
