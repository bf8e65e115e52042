import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAsterisked } from '@turntable/games/loko-moto/lattice.ts';
import type { LATTICES } from '@turntable/games/loko-moto/types.ts';
import { LOCALES } from '@turntable/messages';
import { leaves, type Figure, type Item, type Page, type Path, type Text } from '@turntable/print/page.ts';
import { PAPERS } from '@turntable/print/paper.ts';
import { boundsOf } from '@turntable/print/bounds.node.ts';
import { secretShapes } from '@turntable/print/request.ts';
import { wordsOf } from '@turntable/print/words.ts';
import { everything, pagesOf } from './testing/printed.ts';

const made = [...everything()]
  .filter(({ request }) => request.kind === 'agenda-cards')
  .map((each) => ({ ...each, ...pagesOf(each) }));
const texts = (page: Page): Text[] => [...leaves(page.items)].filter((item) => item.kind === 'text');

test('the slip of a seat holds no shape of another', () => {
  const words = wordsOf('en');
  const slips = made.find(({ name }) => name.startsWith('agenda-cards of loko-moto a4 en'))!;
  const [page] = slips.pages;
  const dealt = (slips.sources.played!.deal as unknown as { secret: string[][] }).secret;
  for (const [seat, own] of dealt.entries()) {
    const [top, bottom] = [18.5 + seat * 52, 70.5 + seat * 52];
    const there = texts(page!).filter(({ y }) => y > top && y < bottom).map(({ text }) => text); // prettier-ignore
    for (const [other, ids] of dealt.entries())
      for (const id of ids)
        assert.equal(
          there.includes(words.t(`shape.${id}`)),
          other === seat || own.includes(id),
          `${id} on slip ${seat}`,
        );
  }
});

test('every page of slips says which way each line is folded, on the narrow margins of Letter too', () => {
  const slips = made;
  assert.ok(slips.some(({ request }) => request.paper === 'letter'));
  for (const { name, request, pages } of slips) {
    const { t } = wordsOf(request.lang);
    const ways = [t('print.agenda.fold-in'), t('print.agenda.fold-back')];
    for (const page of pages) {
      const folds = [...leaves(page.items)].filter((item) => item.kind === 'path' && item.role === 'fold');
      const said = texts(page).filter(({ text }) => ways.includes(text));
      assert.ok(folds.length >= 2, name);
      assert.equal(said.length, folds.length, name);
    }
  }
});

test('the lattice of a slip keeps clear of the numeral beside it', () => {
  const square = made.filter(({ request }) => request.sheet === 'square');
  assert.equal(square.length, PAPERS.length * LOCALES.length);
  for (const { name, pages } of square) {
    for (const page of pages) {
      const paths = [...leaves(page.items)].filter((item) => item.kind === 'path');
      // A line of this lattice is level or upright, so that its bounds are the line.
      const lines = paths
        .filter(({ role, stroke, at }) => role === 'screen' && stroke !== undefined && at)
        .flatMap(({ d, at }) => d.split('M').slice(1).map((part) => boundsOf(`M${part}`, at))); // prettier-ignore
      const numerals = paths.filter(({ role, fill, d }) => role === 'art' && !fill && /a3\.8 3\.8/i.test(d));
      assert.ok(lines.length > 50 && numerals.length > 0, name);
      for (const { d, at } of numerals) {
        const { x, y, width, height } = boundsOf(d, at);
        for (const line of lines) {
          const dx = Math.max(line.x - (x + width / 2), 0, x + width / 2 - line.x - line.width);
          const dy = Math.max(line.y - (y + height / 2), 0, y + height / 2 - line.y - line.height);
          assert.ok(Math.hypot(dx, dy) > width / 2, `${name}: a line in the circle of the numeral`);
        }
      }
    }
  }
});

test('LM-7.1 a folded slip of a single shape tells its points outside, and nothing else of the shape', () => {
  const singles = made.filter(({ name }) => !name.includes('loko-moto'));
  for (const { name, request, pages } of singles) {
    const { t } = wordsOf(request.lang);
    const shapes = secretShapes(request.sheet as (typeof LATTICES)[number]);
    const outside = pages.flatMap((page) => {
      // Three panels of 47 mm in the middle of the paper: folded, the last one alone is seen.
      const from = (page.width - 3 * 47) / 2 + 2 * 47;
      const top = (page.height - 5 * 52) / 2;
      const shown = texts(page).filter(({ x, y, role }) => x > from && y > top && y < top + 5 * 52 && role === 'text'); // prettier-ignore
      return Array.from({ length: 5 }, (_, i) =>
        shown.filter(({ y }) => Math.floor((y - top) / 52) === i).map(({ text }) => text),
      );
    });
    const said = outside.filter((slip) => slip.length > 0);
    const expected = shapes.map(({ points }) => [t('print.agenda.points', { points }), t('print.agenda.any'), t('print.agenda.tape')]); // prettier-ignore
    assert.deepEqual(said, expected, name);
  }
  assert.equal(singles.length, 2 * PAPERS.length * LOCALES.length);
});

test('LM-8.2 a slip of a shape that no single stroke draws has its asterisk, and the page says what to do with it', () => {
  for (const { name, request, pages } of made.filter(({ name }) => !name.includes('loko-moto'))) {
    const shapes = secretShapes(request.sheet as (typeof LATTICES)[number]);
    const starred = pages.flatMap((page, at) => {
      const [left, top] = [(page.width - 3 * 47) / 2, (page.height - 5 * 52) / 2];
      return figuresOf(page.items)
        .filter(({ alt }) => alt === '*')
        .map(({ items }) => {
          const { x, y } = boundsOf((items[0] as Path).d);
          assert.ok(x > left + 47 && x < left + 2 * 47, `${name}: beside the shape, which is folded in`);
          return shapes[at * 5 + Math.floor((y - top) / 52)]!.id;
        });
    });
    const expected = shapes.filter(({ pattern }) => isAsterisked(pattern)).map(({ id }) => id);
    assert.deepEqual(starred, expected, name);
    for (const page of pages)
      assert.ok(
        texts(page).some(({ text }) => text.includes('*')),
        name,
      );
  }
});

const figuresOf = (items: readonly Item[]): Figure[] =>
  items.flatMap((item) => (item.kind === 'figure' ? item : 'items' in item ? figuresOf(item.items) : []));
