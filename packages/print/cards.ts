import { Draft } from './draft.ts';
import type { Box, Mm, Page } from './page.ts';
import {
  BLEED,
  cardFrame,
  cell,
  cropMarks,
  cutLines,
  foldLine,
  gridOf,
  marksAbove,
  registration,
  singlePage,
  sizeOf,
  type Folio,
  type Grid,
  type Layout,
  type Paper,
  type Size,
} from './paper.ts';
import type { Words } from './words.ts';

/** How far art goes beyond the cut, by side. */
export interface Bleed {
  readonly left: Mm;
  readonly right: Mm;
  readonly top: Mm;
  readonly bottom: Mm;
}
/** The same on every side. */
const bleedOf = (all: Mm): Bleed => ({ left: all, right: all, top: all, bottom: all });
/** The box with its bleed. */
export const bled = ({ x, y, width, height }: Box, { left, right, top, bottom }: Bleed): Box => ({
  x: x - left,
  y: y - top,
  width: width + left + right,
  height: height + top + bottom,
});

/** A card to print. */
export interface Card {
  front(draft: Draft, box: Box, bleed: Bleed): void;
  back(draft: Draft, box: Box, bleed: Bleed): void;
}
/** How a kind of card lies on paper. */
interface Deck {
  readonly words: Words;
  readonly paper: Paper;
  readonly size: Size;
  /** Fronts (and backs) by columns and rows; folded ones likewise, of twice the width. */
  readonly flat: readonly [columns: number, rows: number];
  readonly folded: readonly [columns: number, rows: number];
  /** Whether folded cards lie on a landscape page. */
  readonly foldedLandscape?: boolean;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Said instead where there is no room for all of it. */
  readonly short?: string;
  /** The version of the rules that the cards are of. */
  readonly rules: number;
  /** What else the foot of a page says, by the indices of its cards. */
  readonly details?: (indices: readonly number[]) => readonly string[];
}

/** The pages of a deck; without a layout fronts alone. */
export function cardPages(deck: Deck, cards: readonly Card[], layout: Layout | undefined): Page[] {
  if (layout === 'single') return singles(deck, cards);
  const fold = layout === 'fold';
  const landscape = fold && deck.foldedLandscape === true;
  const [columns, rows] = fold ? deck.folded : deck.flat;
  const { width, height } = deck.size;
  const grid = gridOf(
    sizeOf(deck.paper, landscape),
    fold ? { width: 2 * width, height } : deck.size,
    columns,
    rows,
  );
  const each = columns * rows;
  const count = Math.ceil(cards.length / each);
  const { words } = deck;
  const pages: Page[] = [];
  const sides = layout === 'duplex' ? (['front', 'back'] as const) : (['front'] as const);
  for (let page = 0; page < count; page++)
    for (const side of sides) {
      const draft = new Draft();
      const indices = Array.from({ length: each }, (_, i) => page * each + i).filter((i) => i < cards.length);
      const at = pages.length + 1;
      const folio: Folio = {
        words,
        paper: deck.paper,
        landscape,
        name: deck.name,
        details: [
          ...(layout === undefined
            ? []
            : [layout === 'duplex' ? `duplex, ${words.t(`print.side.${side}`)}` : layout]),
          words.t('print.page', { page: at, pages: count * sides.length }),
          words.t('print.rules', { version: deck.rules }),
          ...(deck.details?.(indices) ?? []),
        ],
      };
      cardFrame(draft, grid, folio, {
        title: deck.title,
        text: deck.text,
        short: deck.short,
        right: words.t(`print.cards.${layout ?? 'cut'}`),
        crosses: layout === 'duplex',
      });
      for (const i of indices) {
        const box = cell(grid, i % each, side === 'back');
        if (!fold)
          cards[i]![side](
            draft,
            box,
            side === 'back' ? outwards(grid, i % each, indices.length) : bleedOf(0),
          );
        else {
          cards[i]!.front(draft, { ...box, width }, bleedOf(0));
          cards[i]!.back(draft, { ...box, x: box.x + width, width }, bleedOf(0));
        }
      }
      // The back has no lines of its own: it is cut along those of the front.
      if (side === 'front') cutLines(draft, grid);
      if (fold)
        for (let column = 0; column < columns; column++) {
          const x = grid.block.x + (2 * column + 1) * width;
          foldLine(
            draft,
            x,
            grid.block.y - marksAbove(grid),
            grid.block.y + grid.block.height + marksAbove(grid),
          );
        }
      cropMarks(draft, grid);
      if (layout === 'duplex') registration(draft, grid.paper);
      pages.push(draft.page(grid.paper.width, grid.paper.height));
    }
  return pages;
}

/** Backs carry art so far beyond the cut that a sheet fed 1 mm askew shows no white. */
const BACK_BLEED: Mm = 2;
/** Bleed on the sides of a back (mirrored) where no other card lies. */
function outwards({ columns, block }: Grid, index: number, count: number): Bleed {
  const column = index % columns;
  // Nothing but marks comes nearer than 6 mm to the edge of the paper.
  const most = Math.min(BACK_BLEED, block.y - 6, block.x - 6);
  const at = (beside: number, taken: boolean): Mm => (taken && beside >= 0 && beside < count ? 0 : most);
  return {
    left: at(index + 1, column + 1 < columns),
    right: at(index - 1, column > 0),
    top: at(index - columns, true),
    bottom: at(index + columns, true),
  };
}

function singles({ size }: Deck, cards: readonly Card[]): Page[] {
  return cards.flatMap((card) => [
    singlePage(size, (draft, box) => card.front(draft, box, bleedOf(BLEED))),
    singlePage(size, (draft, box) => card.back(draft, box, bleedOf(BLEED))),
  ]);
}
