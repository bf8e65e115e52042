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
