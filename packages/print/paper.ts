import { COLOUR, Draft, n, SMALLEST } from './draft.ts';
import { widthOf } from './metrics.ts';
import type { Box, Mm, Page } from './page.ts';
import type { Words } from './words.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
export const LAYOUTS = ['fold', 'duplex', 'single'] as const;
export type Layout = (typeof LAYOUTS)[number];

const SIZES: Readonly<Record<Paper, readonly [Mm, Mm]>> = { a4: [210, 297], letter: [215.9, 279.4] };
const NAMES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'Letter' };

export interface Size {
  readonly width: Mm;
  readonly height: Mm;
}
/** The paper as it lies: upright, or on its long side. */
export function sizeOf(paper: Paper, landscape = false): Size {
  const [short, long] = SIZES[paper];
  return landscape ? { width: long, height: short } : { width: short, height: long };
}

/** Text and pictures stay this far from the edge. */
export const MARGIN: Mm = 7;

/** What every page says of itself at its foot. */
export interface Folio {
  readonly words: Words;
  readonly paper: Paper;
  readonly landscape?: boolean;
  /** `kind`, or `kind/sheet`. */
  readonly name: string;
  /** Rules version, page number and the like, in order. */
  readonly details: readonly string[];
}
function folioTexts({ words, paper, landscape = false, name, details }: Folio): [string, string] {
  const left = ['Turntable', name, ...details].join(' · ');
  const lies = words.t(landscape ? 'print.landscape' : 'print.portrait');
  return [left, `${words.locale} · ${NAMES[paper]} ${lies} · ${words.t('print.at-100')}`];
}

/** The line at the foot of a page, between two margins. */
export function footer(draft: Draft, folio: Folio, left: Mm, right: Mm, y: Mm): void {
  const [one, other] = folioTexts(folio);
  const style = { face: 'text', size: SMALLEST + 0.5, colour: COLOUR.soft, role: 'folio' } as const;
  // What the right one leaves is for the left one, which grows with what a page holds.
  const taken = Math.min(widthOf(style.face, other, style.size), (right - left) / 2);
  const room = right - left - taken - FOOT_GAP;
  const fits = widthOf(style.face, one, SMALLEST) <= room;
  draft.text(left, y, one, { ...style, room, ...(!fits && { short: withoutEnd(one) }) });
  draft.text(right, y, other, { ...style, anchor: 'end', room: taken });
}
const FOOT_GAP: Mm = 3;

/** The text and shorter forms of it, each cut behind a comma, so that no number of a list is cut in two. */
function withoutEnd(text: string): string[] {
  const parts = text.split(', ');
  return parts.map((_, i) => (i === 0 ? text : `${parts.slice(0, -i).join(', ')}, …`));
}

/** Numbers in the order given, runs of three and more as their first and last: `97–99, 12`. */
export function ranges(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

/** Cards side by side in a block in the middle of the paper. */
export interface Grid {
  readonly paper: Size;
  readonly block: Box;
  readonly columns: number;
  readonly rows: number;
  readonly card: Size;
}
/** A grid of cards in the middle of the paper; all in millimetres. */
export function gridOf(paper: Size, card: Size, columns: number, rows: number): Grid {
  const [width, height] = [card.width * columns, card.height * rows];
  const block = { x: (paper.width - width) / 2, y: (paper.height - height) / 2, width, height };
  return { paper, block, columns, rows, card };
}
/** Where a card of the grid lies; `mirrored` turns the columns about for the back of the paper. */
export function cell({ block, card, columns }: Grid, index: number, mirrored = false): Box {
  const column = index % columns;
  const row = Math.floor(index / columns);
  const across = mirrored ? columns - 1 - column : column;
  return { x: block.x + across * card.width, y: block.y + row * card.height, ...card };
}

/** Printers leave 5 mm unprinted; marks are as long as the room outside them allows, 5 mm at most. */
const UNPRINTED: Mm = 5.4;
const GAP: Mm = 0.8;

/** Whether there is no room above the block for a caption, so that it stands upright beside it. */
const isUpright = ({ block }: Grid): boolean => block.y < 12.5;

/** How far marks and fold lines reach above and below the block: up to its caption, or to what printers leave white. */
export function marksAbove(grid: Grid): Mm {
  return Math.min(5 + GAP, grid.block.y - (isUpright(grid) ? UNPRINTED : 10.6));
}

/** Crop marks around the block, at every edge of a card. */
export function cropMarks(draft: Draft, grid: Grid): void {
  const { paper, block, columns, rows, card } = grid;
  const up = marksAbove(grid) - GAP;
  // Beside a caption that stands upright there is room for short marks only.
  const side = isUpright(grid) ? 1.5 : Math.min(5, block.x - UNPRINTED - GAP);
  const mark = (x1: Mm, y1: Mm, x2: Mm, y2: Mm): void =>
    draft.line(x1, y1, x2, y2, { role: 'mark', stroke: COLOUR.ink, line: 0.15 });
  for (let column = 0; column <= columns; column++) {
    const x = block.x + column * card.width;
    mark(x, block.y - GAP - up, x, block.y - GAP);
    mark(x, block.y + block.height + GAP, x, block.y + block.height + GAP + up);
  }
  for (let row = 0; row <= rows; row++) {
    const y = block.y + row * card.height;
    mark(block.x - GAP - side, y, block.x - GAP, y);
    mark(paper.width - block.x + GAP, y, paper.width - block.x + GAP + side, y);
  }
}

/** Thin lines where the cards are cut apart. */
export function cutLines(draft: Draft, { block, columns, rows, card }: Grid): void {
  const style = { role: 'cut', stroke: COLOUR.pale, line: 0.15 } as const;
  for (let column = 0; column <= columns; column++) {
    const x = block.x + column * card.width;
    draft.line(x, block.y, x, block.y + block.height, style);
  }
  for (let row = 0; row <= rows; row++) {
    const y = block.y + row * card.height;
    draft.line(block.x, y, block.x + block.width, y, style);
  }
}

/** A line to fold along, with short ends outside the block. */
export function foldLine(draft: Draft, x: Mm, top: Mm, bottom: Mm, way: 'back' | 'in' = 'back'): void {
  const dash = way === 'back' ? [2.2, 1.4] : [0.7, 0.9];
  draft.line(x, top, x, bottom, { role: 'fold', stroke: COLOUR.rule, line: 0.25, dash });
}

/** Crosses in the four corners by which fronts and backs are laid over each other. */
export function registration(draft: Draft, { width, height }: Size): void {
  const [inset, half] = [8.6, 2.5];
  for (const x of [inset, width - inset])
    for (const y of [inset, height - inset])
      draft.path(`M${n(x - half)} ${n(y)}H${n(x + half)}M${n(x)} ${n(y - half)}V${n(y + half)}`, {
        role: 'mark',
        stroke: COLOUR.ink,
        line: 0.2,
      });
}

/** Bleed of cards printed one a page. */
export const BLEED: Mm = 3;
/** A page that holds one card with its bleed. */
export function singlePage(card: Size, draw: (draft: Draft, at: Box) => void): Page {
  const draft = new Draft();
  const trim = { x: BLEED, y: BLEED, ...card };
  draw(draft, trim);
  return draft.page(card.width + 2 * BLEED, card.height + 2 * BLEED, trim);
}

/** The caption of a sheet of cards: above and below the block, or upright in the left margin where there is no room. */
export function cardFrame(
  draft: Draft,
  grid: Grid,
  folio: Folio,
  caption: {
    readonly title: string;
    readonly text: string;
    /** Said instead where there is no room for all of it. */
    readonly short?: string | undefined;
    readonly right?: string;
    readonly crosses?: boolean;
  },
): void {
  const { block, paper } = grid;
  const [one, other] = folioTexts(folio);
  const small = { size: SMALLEST + 0.5, colour: COLOUR.soft, role: 'folio' } as const;
  if (!isUpright(grid)) {
    const y = block.y < 18 ? 9.7 : Math.min(block.y - 8.4, 11.6);
    const edge = caption.crosses ? 13 : MARGIN + 1;
    const taken = widthOf('strong', caption.title, 9) + 4 + (caption.right === undefined ? 0 : widthOf('text', caption.right, 9)); // prettier-ignore
    const [short, whole] = [caption.short ?? caption.text, caption.text].map((text) => `· ${text}`) as [string, string]; // prettier-ignore
    // Above a narrow block the caption may be wider than the cards.
    const fits = widthOf('text', short, 9) <= paper.width - 2 * Math.max(block.x, edge) - taken;
    const left = fits ? Math.max(block.x, edge) : edge;
    const right = paper.width - left;
    draft.part('H1', () => {
      const wide = draft.text(left, y, caption.title, { face: 'strong', size: 9 });
      draft.text(left + wide + 0.9, y, whole, { size: 9, room: right - left - taken, short });
    });
    if (caption.right !== undefined) draft.text(right, y, caption.right, { size: 9, anchor: 'end' });
    // So may the line below one.
    const needed = widthOf('text', `${one}${other}`, small.size) + FOOT_GAP;
    const footLeft = needed <= right - left ? left : edge;
    footer(draft, folio, footLeft, paper.width - footLeft, paper.height - 8);
    return;
  }
  // Upright, read from below: caption in the left margin, the page's own name in the right one.
  const middle = paper.height / 2;
  draft.part('H1', () => {
    draft.text(9.6, middle, [caption.title, caption.text, caption.right].filter(Boolean).join(' · '), {
      face: 'text',
      size: 8,
      anchor: 'middle',
      turn: -90,
      room: block.height,
    });
  });
  draft.text(paper.width - 8, middle, `${one} · ${other}`, {
    ...small,
    anchor: 'middle',
    turn: -90,
    room: block.height,
  });
}
