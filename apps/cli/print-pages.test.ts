import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOUR, SMALLEST } from '@turntable/print/draft.ts';
import {
  leaves,
  type Box,
  type Item,
  type Page,
  type Path,
  type Rect,
  type Text,
} from '@turntable/print/page.ts';
import { MISSING, POINT, runs, widthOf } from '@turntable/print/metrics.ts';
import { boundsOf } from '@turntable/print/bounds.node.ts';
import { KINDS } from '@turntable/print/index.ts';
import { MARGIN, PAPERS } from '@turntable/print/paper.ts';
import { svgOf } from '@turntable/print/svg.ts';
import { readRequest } from '@turntable/print/request.ts';
import { assemble } from '@turntable/print/assemble.ts';
import { LOCALES } from '@turntable/messages';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { STATISTIC_IDS } from '@turntable/roster';
import { everything, finishedGame, NAMES, pagesOf, sourcesOf } from './testing/printed.ts';

// Long: every test here goes through the same pages, which take seconds to make.
const made = [...everything()].map((each) => ({ ...each, ...pagesOf(each) }));
const texts = (page: Page): Text[] => [...leaves(page.items)].filter((item) => item.kind === 'text');

/** Where a line of text lies, turned or not; letters reach about 0.75 of their size above the base line. */
function boxOf({ x, y, width, size, anchor, turn }: Text) {
  const [up, down] = [size * POINT * 0.75, size * POINT * 0.22];
  const start = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width;
  if (turn === undefined) return { left: x + start, right: x + start + width, top: y - up, bottom: y + down };
  assert.equal(turn, -90, 'texts are level or read from below');
  return { left: x - up, right: x + down, top: y - start - width, bottom: y - start };
}
function boundsOfShape(item: Path | Rect) {
  if (item.kind === 'path') return boundsOf(item.d, item.at);
  return item;
}
const each = (check: (page: Page, name: string) => void): void => {
  for (const { name, pages } of made) pages.forEach((page, i) => check(page, `${name}, page ${i + 1}`));
};

test('there is every kind, on both papers, in every language', () => {
  assert.deepEqual(new Set(made.map(({ request }) => request.kind)), new Set(KINDS));
  const [first, ...others] = PAPERS.flatMap((paper) =>
    LOCALES.map((lang) => made.filter(({ request }) => request.paper === paper && request.lang === lang)),
  );
  assert.ok(first!.length >= 32, `${first!.length} for a paper and a language`);
  for (const each of others) assert.equal(each.length, first!.length);
});

test('no text is smaller than seven points', () => {
  each((page, name) => {
    for (const { text, size } of texts(page))
      assert.ok(size >= SMALLEST, `${name}: "${text}" has ${size} points`);
  });
});

test('no sentence of ours is cut short, in any language', () => {
  // Names of people may be: they are as long as people like.
  each((page, name) => {
    for (const { text } of texts(page))
      assert.ok(
        !text.endsWith('…') || NAMES.some((one) => text.includes(one.slice(0, 4))),
        `${name}: "${text}"`,
      );
  });
});

/** Letters that reach below their line. */
const DEEP = /[gjpqyQ,;()/|]/;

test('no text lies on another', () => {
  each((page, name) => {
    const all = texts(page)
      // It goes on where another ends.
      .filter(({ follows }) => !follows)
      .map((text) => {
        const box = boxOf(text);
        const isFlat = text.turn === undefined && !DEEP.test(text.text);
        return { ...box, bottom: isFlat ? text.y : box.bottom, text: text.text };
      })
      .sort((a, b) => a.top - b.top);
    for (const [i, a] of all.entries())
      for (let at = i + 1; at < all.length && all[at]!.top < a.bottom - 0.02; at++) {
        const b = all[at]!;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        assert.ok(across < 0.05, `${name}: "${a.text}" and "${b.text}" share ${across.toFixed(2)} mm`);
      }
  });
});

test('every sign of ours has a face; only names of people may print as a box', () => {
  each((page, name) => {
    for (const { face, text } of texts(page)) {
      const ours = NAMES.reduce((rest, one) => rest.replaceAll(one, ''), text);
      const lost = runs(face, ours).filter(({ file }) => file === undefined);
      assert.deepEqual(lost, [], `${name}: "${text}"`);
    }
  });
});

test('what is below zero has a minus sign, which is no hyphen', () => {
  each((page, name) => {
    for (const { text } of texts(page)) assert.doesNotMatch(text, /(?:^|[\s:])-\d/, `${name}: "${text}"`);
  });
  const final = made.find(({ name }) => name === 'record of loko-moto a4 en')!;
  assert.ok(texts(final.pages[0]!).some(({ text }) => /^−\d+$/.test(text)));
});

test('no name on a map reaches into the score column', () => {
  for (const { name, request, pages } of made) {
    if (request.kind !== 'map') continue;
    const [page] = pages;
    // The column is 62 mm wide and ends where the margin begins.
    const column = page!.width - MARGIN - 62;
    for (const text of texts(page!)) {
      const { left, right, top } = boxOf(text);
      const crosses = left < column - 1 && right > column - 1;
      assert.ok(!crosses || top < 21 || top > page!.height - 30, `${name}: "${text.text}"`);
    }
  }
});

test('no text leaves the room it was given, or comes within 7 mm of an edge', () => {
  each((page, name) => {
    const edge = page.trim ? 6 : 6.9;
    for (const text of texts(page)) {
      if (text.room !== undefined)
        assert.ok(
          text.width <= text.room + 0.05,
          `${name}: "${text.text}" is ${text.width} wide, ${text.room} allowed`,
        );
      const { left, right, top, bottom } = boxOf(text);
      const fits = left >= edge && top >= edge && right <= page.width - edge && bottom <= page.height - edge;
      assert.ok(
        fits,
        `${name}: "${text.text}" at ${left.toFixed(1)}, ${top.toFixed(1)} to ${right.toFixed(1)}, ${bottom.toFixed(1)}`,
      );
    }
  });
});

/** Boxes of what is drawn beside texts and marks; of a clip only its own box shows. */
function* shownBoxes(items: readonly Item[]): Generator<{ role: string; box: Box }> {
  for (const item of items)
    if (item.kind === 'clip') yield { role: 'clip', box: item.box };
    else if ('items' in item) yield* shownBoxes(item.items);
    else if (item.kind !== 'text' && item.role !== 'mark')
      yield { role: item.role, box: boundsOfShape(item) };
}

test('nothing but marks comes nearer than 6 mm to the edge of a sheet', () => {
  each((page, name) => {
    if (page.trim) return;
    for (const { role, box } of shownBoxes(page.items)) {
      const item = { role };
      const { x, y, width, height } = box;
      const fits =
        x >= 5.99 && y >= 5.99 && x + width <= page.width - 5.99 && y + height <= page.height - 5.99;
      assert.ok(
        fits,
        `${name}: ${item.role} at ${x.toFixed(2)}, ${y.toFixed(2)}, ${width.toFixed(2)} × ${height.toFixed(2)}`,
      );
    }
  });
});

/** Relative luminance (WCAG 2.2) of six digits. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
const contrast = (hex: string): number => 1.05 / (luminance(hex) + 0.05);

test('text stands out by 4.5 : 1 and lines by 3 : 1, but for decoration', () => {
  each((page, name) => {
    for (const item of leaves(page.items)) {
      if (item.kind === 'text') {
        const onInk = item.colour === COLOUR.paper;
        assert.ok(onInk || contrast(item.colour) >= 4.5, `${name}: "${item.text}" in ${item.colour}`);
      } else if (
        item.role === 'line' ||
        item.role === 'fold' ||
        item.role === 'mark' ||
        item.role === 'code'
      ) {
        const ink = item.stroke ?? item.fill!;
        assert.ok(contrast(ink) >= 3, `${name}: ${item.role} in ${ink}`);
      }
    }
  });
});

test('colours have six digits', () => {
  each((page, name) => {
    for (const item of leaves(page.items))
      for (const colour of item.kind === 'text' ? [item.colour] : [item.fill, item.stroke])
        assert.ok(colour === undefined || /^#[0-9a-f]{6}$/.test(colour), `${name}: ${colour}`);
  });
});

test('short names of statistics have at most thirteen characters', () => {
  for (const [locale, catalogue] of Object.entries(CATALOGUES))
    for (const id of STATISTIC_IDS) {
      const short = catalogue[`statistic.${id}.short`]!;
      assert.ok([...short].length <= 13, `${locale} ${id}: ${short}`);
    }
});

test('nothing but art lies in the outer 3 mm of a card', () => {
  for (const { name, request, pages } of made) {
    if (request.layout !== 'single') continue;
    for (const page of pages) {
      const { x, y, width, height } = page.trim!;
      for (const text of texts(page)) {
        const box = boxOf(text);
        const fits =
          box.left >= x + 2.95 &&
          box.top >= y + 2.95 &&
          box.right <= x + width - 2.95 &&
          box.bottom <= y + height - 2.95;
        assert.ok(fits, `${name}: "${text.text}"`);
      }
      for (const item of leaves(page.items))
        if (item.kind !== 'text' && item.role !== 'art' && item.role !== 'screen' && item.role !== 'guide') {
          const box = boundsOfShape(item);
          const fits =
            box.x >= x + 2.95 &&
            box.y >= y + 2.95 &&
            box.x + box.width <= x + width - 2.95 &&
            box.y + box.height <= y + height - 2.95;
          assert.ok(fits, `${name}: ${item.role} at ${box.x}, ${box.y}`);
        }
    }
  }
});

test('fronts give away no figure: a canary value stands on the rear only', () => {
  const { locomotives } = sourcesOf();
  const ids = ['up-big-boy-4884-1', 'lner-a4-mallard', 'mav-424'];
  const frontsAndRears = (from: typeof locomotives, layout: string) => {
    const request = readRequest('locomotive-cards', { layout, cards: ids.join() });
    const { pages } = assemble(request, { ...sourcesOf(), locomotives: from });
    return pages.map((page) => texts(page).map(({ text }) => text));
  };
  const asPrinted = frontsAndRears(locomotives, 'single');
  // Every figure of a locomotive in turn: all fronts stay as they were, to the letter, whatever it is.
  const known = locomotives.flatMap(({ raw }) => Object.entries(raw));
  for (const key of new Set(known.map(([name]) => name))) {
    const isWhole = known.every(([name, value]) => name !== key || Number.isInteger(value));
    const canary = isWhole ? 4711 : 4711.25;
    const marked = locomotives.map((one) => ({ ...one, raw: { ...one.raw, [key]: canary } }));
    const pages = frontsAndRears(marked, 'single');
    pages.forEach((page, i) => {
      if (i % 2 === 0) assert.deepEqual(page, asPrinted[i], `${key}: front ${i / 2}`);
    });
    if (key === 'grateAreaSqFt' || key === 'tractiveEffortLbf')
      for (const rear of pages.filter((_, i) => i % 2 === 1))
        assert.ok(
          rear.some((text) => text.replace(/\D/g, '').startsWith('4711')),
          key,
        );
  }
  for (const [i, page] of asPrinted.entries())
    if (i % 2 === 0) assert.ok(!page.some((text) => /\b(18|19)\d\d\b/.test(text)), 'no year');
});

test('the options of a game are ticked on its sheets, and each half of a page has its own code', () => {
  const sheet = (of?: string) => {
    const request = readRequest('score-sheet', { sheet: 'loko-moto' });
    const [page] = assemble(request, sourcesOf(of === undefined ? undefined : finishedGame(of))).pages;
    const ticks = [...leaves(page!.items)].filter(
      (item) => item.kind === 'path' && /^M\S+ \S+l1\.8 -1\.8M/.test(item.d),
    );
    return { page: page!, ticks: ticks.length };
  };
  const { page, ticks } = sheet('loko-moto');
  // Hidden agendas, on both halves.
  assert.deepEqual([sheet().ticks, ticks], [0, 2]);
  const codes = page.items.flatMap((item) => (item.kind === 'figure' && item.link ? [item.link.box.y] : []));
  assert.equal(codes.length, 2);
  assert.ok(Math.abs(codes[1]! - codes[0]! - page.height / 2) < 0.01);
});

test('the record of a game kept by hand says so, and who vouches for it', () => {
  const said = (kept?: object) => {
    const played = { ...finishedGame('loco-dome'), ...(kept && { kept }) };
    const { pages } = assemble(readRequest('record', {}), sourcesOf(played));
    const all = texts(pages[0]!).map(({ text }) => text);
    return all.slice(0, all.indexOf('Date')).join(' ');
  };
  assert.match(said({ by: 'judge', name: 'Flóra' }), / · kept by hand by Flóra$/);
  assert.match(said({ by: 0 }), / · kept by hand by Űrhajós Ödön$/);
  assert.match(said({ by: 'scorer' }), / · kept by hand$/);
  assert.doesNotMatch(said(), /kept/);
});

test('a page as SVG holds its texts, and boxes for what no face holds', () => {
  const sheet = made.find(({ name }) => name === 'score-sheet double-header of double-header a4 hu')!;
  const svg = svgOf(sheet.pages[0]!);
  for (const name of ['Űrhajós Ödön', 'Ελένη', MISSING]) assert.ok(svg.includes(`>${name}<`), name);
  assert.ok(!svg.includes('駅') && !svg.includes('NaN') && !svg.includes('undefined'));
});

test('every text was measured as it is set', () => {
  const all = (items: readonly Item[]): Text[] => [...leaves(items)].filter((item) => item.kind === 'text');
  for (const text of all(made[0]!.pages[0]!.items))
    assert.equal(text.width, widthOf(text.face, text.text, text.size), text.text);
});

test('the judge’s name stands on the sheet of a judged table, and of a book that the judge kept', () => {
  const filled = (more: object, kept?: object) => {
    const played = { ...finishedGame('loco-dome'), ...(kept && { kept }) };
    const { pages } = assemble(readRequest('score-sheet', { sheet: 'loco-dome' }), {
      ...sourcesOf(played),
      ...more,
    });
    return texts(pages[0]!).map(({ text }) => text);
  };
  const table = { id: 'K9f38E420r2a', code: 'BAKER' };
  assert.ok(filled({ table: { ...table, judge: 'Flóra' } }).includes('Flóra'));
  assert.ok(filled({}, { by: 'judge', name: 'Flóra' }).includes('Flóra'));
  assert.ok(!filled({ table }, { by: 'scorer', name: 'Flóra' }).includes('Flóra'));
});
