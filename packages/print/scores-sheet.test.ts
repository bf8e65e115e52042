import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeScores } from '@turntable/engine';
import { LOCALES } from '@turntable/messages';
import { leaves, type Text } from './page.ts';
import { PAPERS } from './paper.ts';
import { isScores, scoresSheet } from './scores-sheet.ts';
import { wordsOf } from './words.ts';

const NAMES = ['Űrhajós Ödön', 'Ada', 'Béla', 'Cili'];
const said = (i: number): string => `Ada calls number ${i}, against all rules and with more words than one line of a sheet has room for`; // prettier-ignore
/** The score of a book of so many lines, of two teams. */
const bookOf = (count: number): object =>
  writeScores({
    game: 'double-header',
    names: NAMES,
    scores: [12, -3],
    lines: Array.from({ length: count }, (_, i) => ({
      text: said(i + 1),
      minute: i,
      scores: [i, 200 - i],
      ...(i % 9 === 0 && { clause: 'DH-6.1' }),
    })),
  });

test('a book that is a score and no record has a sheet: its sides, its points, and every line', () => {
  const file = bookOf(150);
  assert.ok(isScores(file) && !isScores({ format: 'turntable/1' }) && !isScores(undefined));
  for (const paper of PAPERS)
    for (const locale of LOCALES) {
      const words = wordsOf(locale);
      const { pages, title } = scoresSheet({ words, paper, file });
      assert.ok(pages.length > 1);
      assert.equal(title, `Double Header: ${NAMES.join(', ')}`);
      const texts = pages.map(({ items }) => [...leaves(items)].filter((item): item is Text => item.kind === 'text')); // prettier-ignore
      for (const [i, page] of texts.entries()) {
        const all = page.map(({ text }) => text);
        for (const text of ['Űrhajós Ödön & Ada', 'Béla & Cili', '12', '−3', words.t('print.record.kept', { name: 'none' })]) assert.ok(all.includes(text), `page ${i + 1}: ${text}`); // prettier-ignore
        for (const { text, x, y, width, anchor } of page) {
          const left = x - { start: 0, middle: width / 2, end: width }[anchor];
          assert.ok(left > 6.9 && left + width < pages[i]!.width - 6.9, text);
          assert.ok(y > 8 && y < pages[i]!.height - 7, text);
        }
      }
      const whole = texts.flat().map(({ text }) => text).join(' '); // prettier-ignore
      for (let i = 1; i <= 150; i++) assert.ok(whole.includes(`number ${i},`) && whole.includes(`${i - 1} : ${201 - i}`), `line ${i}`); // prettier-ignore
      assert.equal(whole.split('DH-6.1').length - 1, 17);
    }
});

test('a score of two players without a line has one page', () => {
  const file = writeScores({ game: 'loko-moto', names: ['Ada', 'Béla'], scores: [1, 2], lines: [] });
  assert.ok(isScores(file));
  assert.equal(scoresSheet({ words: wordsOf('en'), paper: 'a4', file }).pages.length, 1);
});
