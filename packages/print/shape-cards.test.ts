import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf } from './bounds.node.ts';
import { leaves, type Figure, type Page, type Path, type Text } from './page.ts';
import { shapeCards } from './shape-cards.ts';
import { wordsOf } from './words.ts';

/** The front of a shape of so many lines in a row, with a long name, alone on its page. */
const frontOf = (lines: number): Page =>
  shapeCards({
    words: wordsOf('en'),
    paper: 'a4',
    layout: 'single',
    lattice: 'square',
    rules: 1,
    shapes: [
      {
        id: 'a-shape-of-my-own-with-a-long-name',
        points: 3,
        pattern: Array.from({ length: lines }, (_, i) => [[i, 0], [i + 1, 0]] as const), // prettier-ignore
      },
    ],
  })[0]!;
const stripOf = (page: Page): (Path | Text)[] => {
  const figure = page.items.find((item): item is Figure => item.kind === 'figure' && /^\d+ lines?$/.test(item.alt))!; // prettier-ignore
  return [...leaves(figure.items)] as (Path | Text)[];
};
const nameOf = (page: Page): Text =>
  [...leaves(page.items)].find((item): item is Text => item.kind === 'text' && item.text.startsWith('a-shape'))!; // prettier-ignore

test('a shape has a dash for each of its lines, beside its name and on its card', () => {
  for (const lines of [3, 6, 7, 8, 12, 20]) {
    const page = frontOf(lines);
    const name = nameOf(page);
    const dashes = stripOf(page).map((item) => boundsOf((item as Path).d));
    assert.equal(dashes.length, lines);
    for (const [i, { x, width }] of dashes.entries()) {
      assert.ok(x > name.x + name.width + 1, `${lines}: the name ends before`);
      assert.ok(x + width <= page.trim!.x + page.trim!.width - 3, `${lines}: in the safe part`);
      const next = dashes[i + 1];
      if (next) assert.ok(next.x - x - width > 0.3, `${lines}: dashes apart`);
    }
  }
  const { width } = boundsOf((stripOf(frontOf(6))[0] as Path).d);
  assert.ok(Math.abs(width - 2.3) < 0.001, 'shapes of the game as ever');
});

test('a shape is said to have its lines, and never to cost them', () => {
  const alts = frontOf(3).items.flatMap((item) => (item.kind === 'figure' ? [item.alt] : []));
  assert.ok(alts.includes('3 lines'));
  assert.deepEqual(
    alts.filter((alt) => alt.includes('cost')),
    [],
  );
});

test('more lines than have room beside the name are told by their number and one dash', () => {
  for (const lines of [21, 120]) {
    const page = frontOf(lines);
    const strip = stripOf(page);
    assert.equal(strip.length, 2);
    const text = strip.find((item): item is Text => item.kind === 'text')!;
    assert.equal(text.text, `${lines} ×`);
    assert.ok(text.x - text.width > nameOf(page).x + nameOf(page).width + 1);
  }
});
