import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaves } from './page.ts';
import { doubleHeaderSheet } from './score-double-header.ts';
import type { FilledSheet } from './score-sheet.ts';
import { wordsOf } from './words.ts';

/** Boxes under the word for vetoes, in both teams. */
function vetoesOf(contestants?: readonly string[]): number {
  const words = wordsOf('en');
  const side = { contestants: contestants ?? [], locomotives: ['Mallard', 'Big Boy'], first: false };
  const filled: FilledSheet = { sides: [side, side] };
  const [page] = doubleHeaderSheet({ words, paper: 'a4', rules: 1, ...(contestants && { filled }) });
  const items = [...leaves(page!.items)];
  const heads = items.filter((item) => item.kind === 'text' && item.text === words.t('print.score.veto'));
  assert.equal(heads.length, 2);
  return items.filter(
    (item) =>
      item.kind === 'rect' &&
      heads.some(
        (head) =>
          head.kind === 'text' &&
          Math.abs(item.x + item.width / 2 - head.x) < 0.1 &&
          item.y > head.y &&
          item.y < head.y + 15,
      ),
  ).length;
}

test('DH-1.1 a contestant has a box for one Veto, also with two locomotives', () => {
  assert.equal(vetoesOf(), 4, 'who plays is not known');
  assert.equal(vetoesOf(['Ada', 'Ben']), 4);
  assert.equal(vetoesOf(['Ada']), 2);
});

test('a long name stands whole in two lines, and one that has no room in them is cut with a sign', () => {
  const contestants = ['Székesfehérvári Boglárka', 'Ada'];
  const name = 'Királyi Magyar Államvasutak 424-es sorozat, a soproni fűtőház festésében';
  const filled: FilledSheet = {
    sides: [0, 1].map(() => ({ contestants, locomotives: [name, 'Mallard'], first: false })),
  };
  const [page] = doubleHeaderSheet({ words: wordsOf('hu'), paper: 'a4', rules: 1, filled });
  const texts = [...leaves(page!.items)].flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  assert.ok(texts.includes('Székesfehérvári') && texts.includes('Boglárka'), texts.join('|'));
  const at = texts.findIndex((text) => text.startsWith('Királyi'));
  assert.ok(name.startsWith(texts[at]!));
  assert.match(texts[at + 1]!, /^\S.*…$/);
});
