import { isAsterisked } from '@turntable/games/loko-moto/lattice.ts';
import type { Lattice, Shape } from '@turntable/games/loko-moto/types.ts';
import { bled, cardPages, type Bleed, type Card } from './cards.ts';
import { box, COLOUR, n, type Draft } from './draft.ts';
import type { Box, Mm, Page } from './page.ts';
import type { Layout, Paper } from './paper.ts';
import { shapeArt } from './shape-art.ts';
import { latticeBack } from './train-cards.ts';
import type { Words } from './words.ts';

export interface ShapeCards {
  readonly words: Words;
  readonly paper: Paper;
  /** Without one, fronts alone. */
  readonly layout?: Layout | undefined;
  readonly lattice: Lattice;
  readonly shapes: readonly Shape[];
  readonly rules: number;
}

/** Shape cards, 63 × 63 mm, twelve a page. */
export function shapeCards({ words, paper, layout, lattice, shapes, rules }: ShapeCards): Page[] {
  const cards = shapes.map((shape): Card => ({
    front: (draft, at) => front(draft, words, lattice, shape, at),
    back: (draft, at, bleed) => back(draft, lattice, shape, at, bleed),
  }));
  return cardPages(
    {
      words,
      paper,
      size: { width: 63, height: 63 },
      flat: [3, 4],
      folded: [1, 4],
      name: `shape-cards/${lattice}`,
      title: words.t('print.title.shape-cards'),
      text: words.t('print.shapes.text'),
      short: words.t('print.shapes.short'),
      rules,
    },
    cards,
    layout,
  );
}

/** The name of a shape in the language of the cards; ones of one's own have none but their id. */
export function shapeName({ t }: Words, { id }: Pick<Shape, 'id'>): string {
  const name = t(`shape.${id}`);
  return name === `shape.${id}` ? id : name;
}

/** Points in a ring, and the asterisk of LM-8.2 beside it. */
export function points(draft: Draft, x: Mm, y: Mm, r: Mm, value: number, star: boolean): void {
  draft.circle(x, y, r, { role: 'art', stroke: COLOUR.ink, line: r * 0.11 });
  const size = r * 4.4;
  draft.text(x, y + size * 0.122, String(value), { face: 'figure-bold', size, anchor: 'middle' });
  if (star) asterisk(draft, x + r + 2.9, y - r * 0.45, r * 0.4);
}

/** Six rays, drawn: the sign of the faces stands too high and too small. */
function asterisk(draft: Draft, x: Mm, y: Mm, r: Mm): void {
  const rays = [0, 60, 120].map((degrees) => {
    const [dx, dy] = [Math.sin((degrees * Math.PI) / 180) * r, Math.cos((degrees * Math.PI) / 180) * r];
    return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
  });
  draft.figure('*', () => draft.path(rays.join(''), { role: 'art', stroke: COLOUR.ink, line: 0.6 }));
}

function front(
  draft: Draft,
  words: Words,
  lattice: Lattice,
  shape: Shape,
  { x, y, width, height }: Box,
): void {
  const name = shapeName(words, shape);
  const ring = { x: x + 8.6, y: y + 8.6, r: 4.9 };
  points(draft, ring.x, ring.y, ring.r, shape.points, isAsterisked(shape.pattern));
  const area = { x: x + 6, y: y + 9.5, width: width - 12, height: height - 21 };
  const clear = { ...ring, r: ring.r + 2.3 };
  shapeArt(draft, lattice, shape.pattern, area, name, { step: 12.8, clear, aside: 2.2 });
  draft.text(x + 3.8, y + height - 3.9, name, { size: 9.5, colour: COLOUR.blue, room: 30 });
  strip(draft, words, shape.pattern.length, x + width - 3.8, y + height - 4.9);
}

/** A dash of the strip and the gap behind it; how much room the name leaves, and how many dashes that may hold. */
const DASH = { width: 2.3, gap: 0.9, height: 1.1, room: 23, most: 20 } as const;

/** The lines of a shape as dashes that end at `right`; of more than have room one stands for all. */
function strip(draft: Draft, words: Words, size: number, right: Mm, y: Mm): void {
  const dash = (x: Mm, width: Mm): void =>
    draft.path(box(x, y, width, DASH.height), { role: 'art', fill: COLOUR.ink });
  draft.figure(words.t('print.shapes.lines', { lines: size }), () => {
    if (size > DASH.most) {
      dash(right - DASH.width, DASH.width);
      const text = `${words.number(size, 0)} ×`;
      draft.text(right - DASH.width - DASH.gap, y + 1.6, text, {
        face: 'figure-strong',
        size: 9.5,
        anchor: 'end',
      });
      return;
    }
    const whole = size * (DASH.width + DASH.gap) - DASH.gap;
    const scale = Math.min(1, DASH.room / whole);
    for (let i = 0; i < size; i++)
      dash(right - scale * (whole - i * (DASH.width + DASH.gap)), scale * DASH.width);
  });
}

/** Backs of a pile carry its numeral, and nothing else. */
function back(draft: Draft, lattice: Lattice, shape: Shape, at: Box, bleed: Bleed): void {
  const { x, y, width, height } = at;
  latticeBack(draft, lattice, bled(at, bleed), x, y);
  const [cx, cy] = [x + width / 2, y + height / 2];
  draft.circle(cx, cy, 11, { role: 'art', fill: COLOUR.paper, stroke: COLOUR.ink, line: 0.6 });
  draft.text(cx, cy + 6.1, String(shape.points), { face: 'figure-bold', size: 50, anchor: 'middle' });
}
