import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf } from './bounds.node.ts';
import { leaves, type Box, type Figure, type Page, type Path, type Text } from './page.ts';
import { trainCards } from './train-cards.ts';
import { wordsOf } from './words.ts';

/** The front of a train, alone on its page. */
const frontOf = (price: number, bonus = 0): Page =>
  trainCards({
    words: wordsOf('en'),
    paper: 'a4',
    layout: 'single',
    rules: 1,
    trains: [{ id: 'muki', name: 'Muki', price, bonus }],
  })[0]!;
const costs = (page: Page): Figure =>
  page.items.find((item): item is Figure => item.kind === 'figure' && item.alt.startsWith('costs'))!;
const boxesOf = (page: Page): Box[] =>
  [...leaves(costs(page).items)].flatMap((item) => (item.kind === 'rect' ? [item] : []));

test('LM-3.2 a train costs as many boxes as its price, in the safe part of its card', () => {
  for (const price of [2, 9, 11, 12, 16, 17, 23, 32]) {
    const page = frontOf(price);
    const boxes = boxesOf(page);
    assert.equal(boxes.length, price);
    const { x, width } = page.trim!;
    for (const [i, box] of boxes.entries()) {
      assert.ok(box.x >= x + 2.99 && box.x + box.width <= x + width - 2.99, `${price}: ${box.x}`);
      assert.ok(box.width > 2.5, `${price}: boxes can be counted`);
      const next = boxes[i + 1];
      if (next?.y === box.y) assert.ok(next.x > box.x + box.width + 0.5, `${price}: boxes apart`);
    }
    assert.equal(new Set(boxes.map(({ y }) => y)).size, price > 16 ? 2 : 1);
  }
  assert.equal(boxesOf(frontOf(9))[0]!.width, 4, 'prices of the game as ever');
});

test('a price beyond two rows of boxes is told by its number and one box', () => {
  for (const price of [33, 99, 1000, 4_000_000]) {
    const page = frontOf(price);
    const [box, ...others] = boxesOf(page);
    assert.deepEqual(others, []);
    const [text] = [...leaves(costs(page).items)].filter((item): item is Text => item.kind === 'text');
    assert.match(text!.text, /^[\d,]+ ×$/);
    assert.ok(text!.x + text!.width / 2 < box!.x, 'beside its box');
    assert.ok(box!.x + box!.width <= page.trim!.x + page.trim!.width - 3);
  }
});

test('a bonus of three digits keeps clear of its ring', () => {
  for (const [bonus, shown] of [
    [1, '+1'],
    [100, '+100'],
    [-12, '−12'],
    [-100, '−100'],
  ] as const) {
    // prettier-ignore
    const page = frontOf(9, bonus);
    const items = [...leaves(page.items)];
    const at = items.findIndex((item) => item.kind === 'text' && item.text === shown);
    const text = items[at] as Text;
    const ring = items[at - 1]!;
    const { x, width } = ring.kind === 'rect' ? ring : boundsOf((ring as Path).d);
    assert.ok(text.width <= width - 1.4, `${shown}: ${text.width} of ${width}`);
    assert.ok(Math.abs(text.x - x - width / 2) < 0.01);
  }
});
