import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaves, type Box, type Path } from '@turntable/print/page.ts';
import { boundsOf } from '@turntable/print/bounds.node.ts';
import { assemble } from '@turntable/print/assemble.ts';
import { cardPages } from '@turntable/print/cards.ts';
import { playedFrom } from '@turntable/print/finished.ts';
import { PrintError, readRequest } from '@turntable/print/request.ts';
import { wordsOf } from '@turntable/print/words.ts';
import { everything, pagesOf, sourcesOf } from './testing/printed.ts';

/** Lays out as many cards and says where each side came to lie. */
const boxes = (paper: 'a4' | 'letter', layout: 'fold' | 'duplex' | undefined, count: number) => {
  const seen: (Box & { side: string; card: number })[] = [];
  const cards = Array.from({ length: count }, (_, card) => ({
    front: (_: unknown, box: Box) => seen.push({ side: 'front', card, ...box }),
    back: (_: unknown, box: Box) => seen.push({ side: 'back', card, ...box }),
  }));
  const deck = { words: wordsOf('en'), paper, size: { width: 88, height: 63 }, flat: [2, 4], folded: [1, 4], name: '', title: 'x', text: 'y', rules: 1 } as const; // prettier-ignore
  const pages = cardPages(deck, cards, layout);
  return { seen, pages };
};

test('fold: front left, rear right of one line in the middle of the page, four a page', () => {
  for (const [paper, middle] of [
    ['a4', 105],
    ['letter', 107.95],
  ] as const) {
    const { seen, pages } = boxes(paper, 'fold', 5);
    assert.equal(pages.length, 2);
    for (const { side, x, width } of seen)
      assert.ok(Math.abs((side === 'front' ? x + width : x) - middle) < 1e-9, `${side} at ${x}`);
    const folds = [...leaves(pages[0]!.items)].filter((item) => item.role === 'fold');
    assert.equal(folds.length, 1);
    assert.ok(Math.abs(boundsOf((folds[0] as Path).d).x - middle) < 1e-3);
  }
});

test('duplex: the back of a card lies behind its front when the sheet is flipped on its long edge', () => {
  const { seen, pages } = boxes('a4', 'duplex', 5);
  assert.equal(pages.length, 2);
  for (let card = 0; card < 5; card++) {
    const front = seen.find((one) => one.card === card && one.side === 'front')!;
    const back = seen.find((one) => one.card === card && one.side === 'back')!;
    assert.ok(Math.abs(front.x + back.x + back.width - 210) < 1e-9);
    assert.equal(front.y, back.y);
  }
  for (const page of pages) {
    const crosses = [...leaves(page.items)].filter(
      (item) => item.role === 'mark' && item.kind === 'path' && item.d.includes('H'),
    );
    assert.equal(crosses.length, 4);
  }
});

test('cut lines and crop marks stand at every edge of a card, on their millimetre', () => {
  const { pages } = boxes('a4', 'fold', 4);
  const lines = [...leaves(pages[0]!.items)].filter(
    (item): item is Path => item.role === 'cut' || item.role === 'mark',
  );
  const places = (upright: boolean): Set<number> =>
    new Set(
      lines
        .map((line) => boundsOf(line.d))
        .filter((box) => (upright ? box.width : box.height) < 1e-9)
        .map((box) => Math.round((upright ? box.x : box.y) * 1000) / 1000),
    );
  assert.deepEqual(
    [...places(true)].sort((a, b) => a - b),
    [17, 193],
  );
  assert.deepEqual(
    [...places(false)].sort((a, b) => a - b),
    [22.5, 85.5, 148.5, 211.5, 274.5],
  );
});

test('backs of shape cards carry the net of their own map', () => {
  for (const [sheet, isSquare] of [
    ['square', true],
    ['triangular', false],
  ] as const) {
    const request = readRequest('shape-cards', { sheet, layout: 'duplex' });
    const back = assemble(request, sourcesOf()).pages[1]!;
    const nets = [...leaves(back.items)].filter(
      (item): item is Path => item.kind === 'path' && item.role === 'screen',
    );
    assert.ok(nets.length > 0);
    const slants = nets.flatMap(({ d }) =>
      [...d.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)].filter(
        ([, x, y, toX, toY]) => x !== toX && y !== toY,
      ),
    );
    assert.equal(slants.length === 0, isSquare, sheet);
  }
});

test('every sheet of cards says at its foot what it is, of which map, and by which rules', () => {
  let seen = 0;
  for (const each of everything()) {
    const { kind, sheet, lang, layout } = each.request;
    if (!kind.endsWith('-cards') || layout === 'single') continue;
    const name = sheet === undefined ? kind : `${kind}/${sheet}`;
    const rules = wordsOf(lang).t('print.rules', { version: 1 });
    for (const page of pagesOf(each).pages) {
      const said = [...leaves(page.items)].flatMap((item) => (item.kind === 'text' && item.role === 'folio' ? [item.text] : [])); // prettier-ignore
      assert.ok(said[0]?.startsWith(`Turntable · ${name} · `) && said[0].includes(rules), `${each.name}: ${said[0]}`); // prettier-ignore
      seen++;
    }
  }
  assert.ok(seen > 40);
});

test('cards of a game that has none are refused: a document without a page opens nowhere', () => {
  const record = {
    ...{ format: 'turntable/1', game: 'loko-moto', seats: [{ name: 'Ada' }, { name: 'Béla' }] },
    setup: { map: 'standard', trains: [], shapes: { 1: [], 2: [], 3: [] } },
    actions: [],
  };
  const played = playedFrom(record, false);
  for (const kind of ['train-cards', 'shape-cards'])
    assert.throws(
      () => assemble(readRequest(kind, {}), { ...sourcesOf(), played }),
      (error) => error instanceof PrintError && error.message === `${kind}: there are none in this game`,
    );
  assert.equal(assemble(readRequest('map', {}), { ...sourcesOf(), played }).pages.length, 1);
});
