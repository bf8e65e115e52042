import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@turntable/messages';
import { Draft } from './draft.ts';
import { widthOf } from './metrics.ts';
import type { Text } from './page.ts';
import { footer, PAPERS, ranges, sizeOf } from './paper.ts';
import { wordsOf } from './words.ts';

test('numbers of cards are said as ranges, in the order that they are printed in', () => {
  assert.equal(ranges([97, 98, 99, 100, 101, 102, 103, 104]), '97–104');
  assert.equal(ranges([98, 25, 28, 52]), '98, 25, 28, 52');
  assert.equal(ranges([1, 2, 9, 10, 11, 3]), '1, 2, 9–11, 3');
  assert.equal(ranges([5, 5, 4]), '5, 5, 4');
  assert.equal(ranges([]), '');
});

/** The texts at the foot of a sheet of locomotive cards with these numbers. */
function foot(cards: readonly number[], paper: 'a4' | 'letter', lang: 'en' | 'hu'): Text[] {
  const words = wordsOf(lang);
  const draft = new Draft();
  const { width, height } = sizeOf(paper);
  const details = [
    `duplex, ${words.t('print.side.front')}`,
    words.t('print.page', { page: 27, pages: 28 }),
    words.t('print.rules', { version: 1 }),
    words.t('print.loco.cards', { cards: ranges(cards) }),
  ];
  const left = (width - 176) / 2;
  footer(draft, { words, paper, name: 'locomotive-cards', details }, left, width - left, height - 8);
  return draft.items.filter((item) => item.kind === 'text');
}

test('the foot of a page gives its list the room that the right end leaves, and cuts no number in two', () => {
  for (const paper of PAPERS)
    for (const lang of LOCALES) {
      const [whole, right] = foot([97, 98, 99, 100, 101, 102, 103, 104], paper, lang as 'en');
      assert.match(whole!.text, /97–104/);
      assert.match(right!.text, /100 %/);
      const many = Array.from({ length: 40 }, (_, i) => 109 - 2 * i);
      const [cut, beside] = foot(many, paper, lang as 'en');
      assert.match(cut!.text, /(?:^|\D)109, 107, .*\d\d+, …$/);
      const shown = [...cut!.text.split('1. sz').at(-1)!.matchAll(/\d+(?=, )/g)].map(([number]) => Number(number)); // prettier-ignore
      assert.ok(
        shown.slice(-3).every((number) => many.includes(number)),
        cut!.text,
      );
      const ends = cut!.x + widthOf(cut!.face, cut!.text, cut!.size);
      assert.ok(ends < beside!.x - beside!.width - 2);
    }
});
