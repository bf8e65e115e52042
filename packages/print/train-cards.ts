import type { Lattice, Train } from '@turntable/games/loko-moto/types.ts';
import { elevationOf } from '@turntable/pictures/loko-moto/elevations.ts';
import { bled, cardPages, type Bleed, type Card } from './cards.ts';
import { box, circle, COLOUR, placed, type Draft } from './draft.ts';
import { widthOf } from './metrics.ts';
import type { Box, Mm, Page } from './page.ts';
import type { Layout, Paper } from './paper.ts';
import { isSquare } from './shape-art.ts';
import { sign } from './symbols.ts';
import type { Words } from './words.ts';

export interface TrainCards {
  readonly words: Words;
  readonly paper: Paper;
  /** Without one, fronts alone. */
  readonly layout?: Layout | undefined;
  readonly trains: readonly Train[];
  readonly rules: number;
}

/** Train cards, 63 × 88 mm, nine a page. */
export function trainCards({ words, paper, layout, trains, rules }: TrainCards): Page[] {
  const cards = trains.map((train): Card => ({
    front: (draft, at) => front(draft, words, train, at),
    back: (draft, at, bleed) => trainBack(draft, words, at, bleed),
  }));
  return cardPages(
    {
      words,
      paper,
      size: { width: 63, height: 88 },
      flat: [3, 3],
      folded: [2, 2],
      foldedLandscape: true,
      name: 'train-cards',
      title: words.t('print.title.train-cards'),
      text: words.t('print.trains.text'),
      rules,
    },
    cards,
    layout,
  );
}

function front(draft: Draft, words: Words, train: Train, { x, y, width }: Box): void {
  const middle = x + width / 2;
  const plate = { x: middle - 13.5, y: y + 4, width: 27, height: 19.5 };
  draft.rect(plate, { stroke: COLOUR.ink, line: 0.6, radius: 2.6, role: 'art' });
  draft.rect(
    { x: plate.x + 1, y: plate.y + 1, width: plate.width - 2, height: plate.height - 2 },
    { stroke: COLOUR.ink, line: 0.2, radius: 1.8, role: 'art' },
  );
  draft.text(middle, plate.y + 15.4, String(train.price), {
    face: 'figure-bold',
    size: 44,
    anchor: 'middle',
    room: plate.width - 3,
  });
  if (train.bonus !== 0) bonus(draft, words, train.bonus, middle + 20.4, plate.y + 9.7);
  locomotive(draft, train, x + 2, y + 53.6, width - 4);
  boxes(draft, words, train.price, middle, y + 60.4, width - 6);
  const size = 13.5;
  const room = width - 8;
  const wide = Math.min(room, widthOf('strong', train.name, size) + 7.5);
  sign(draft, { x: middle - wide / 2, y: y + 74.6, width: wide, height: 9 }, train.name, size);
}

/** Extra points in a ring, lost ones in a square: told apart without colour too. */
function bonus(draft: Draft, { number }: Words, value: number, x: Mm, y: Mm): void {
  const colour = value > 0 ? COLOUR.green : COLOUR.red;
  if (value > 0) draft.circle(x, y, 5.1, { role: 'art', stroke: colour, line: 0.35 });
  else draft.rect({ x: x - 4.8, y: y - 4.8, width: 9.6, height: 9.6 }, { role: 'art', stroke: colour, line: 0.35, radius: 0.8 }); // prettier-ignore
  const text = value > 0 ? `+${number(value, 0)}` : number(value, 0);
  // Between the edges of the ring, at the height of its numbers.
  const room = 8;
  const size = Math.min(15, (15 * room) / widthOf('figure-strong', text, 15));
  draft.text(x, y + size * 0.12, text, { face: 'figure-strong', size, anchor: 'middle', colour, room });
}

function locomotive(draft: Draft, train: Train, left: Mm, rail: Mm, width: Mm): void {
  const { bodies, windows, details, wheels } = elevationOf(train.id);
  const scale = width / 120;
  const at = placed(left, rail - 37.5 * scale, scale);
  const ink = { role: 'art', stroke: COLOUR.ink, line: 0.32 } as const;
  draft.figure(train.name, () => {
    for (const d of bodies) draft.path(d, { ...ink, fill: '#e8e7e2' }, at);
    for (const d of windows) draft.path(d, { ...ink, fill: COLOUR.paper, line: 0.25 }, at);
    for (const d of details) draft.path(d, { ...ink, line: 0.28 }, at);
    for (const [cx, r] of wheels) draft.path(circle(cx, 37 - r, r), { ...ink, fill: COLOUR.paper }, at);
    draft.path('M0 37.5H120', { ...ink, line: 0.45 }, at);
  });
}

/** A box of the price and the gap behind it; how many a row may hold, in narrower boxes than these; and the pitch of rows. */
const BOX = { width: 4, gap: 1.2, height: 1.6, most: 16, pitch: 2.8 } as const;

/** The lines it costs, as boxes in one row or two; of a price that has no room in them one box stands for all. */
function boxes(draft: Draft, words: Words, price: number, middle: Mm, y: Mm, room: Mm): void {
  const style = { role: 'art', stroke: COLOUR.ink, line: 0.25 } as const;
  draft.figure(words.t('print.trains.lines', { lines: price }), () => {
    if (price > 2 * BOX.most) {
      const text = `${words.number(price, 0)} ×`;
      const wide = draft.text(middle - (BOX.width + BOX.gap) / 2, y + 2.4, text, { face: 'figure-strong', size: 11, anchor: 'middle', room: room - BOX.width - BOX.gap }); // prettier-ignore
      const { width, height } = BOX;
      draft.rect({ x: middle + (wide + BOX.gap - BOX.width) / 2, y, width, height }, style);
      return;
    }
    const rows = Math.ceil(price / BOX.most);
    const longest = Math.ceil(price / rows);
    const scale = Math.min(1, room / (longest * (BOX.width + BOX.gap) - BOX.gap));
    const [width, step] = [BOX.width * scale, (BOX.width + BOX.gap) * scale];
    for (let i = 0; i < price; i++) {
      const row = Math.floor(i / longest);
      const count = Math.min(longest, price - row * longest);
      const from = middle - (count * step - BOX.gap * scale) / 2;
      draft.rect(
        { x: from + (i % longest) * step, y: y + row * BOX.pitch, width, height: BOX.height },
        style,
      );
    }
  });
}

/** All backs of the pile alike: a net of lines, and what kind of card it is. */
function trainBack(draft: Draft, words: Words, at: Box, bleed: Bleed): void {
  const { x, y, width, height } = at;
  latticeBack(draft, 'triangular', bled(at, bleed), x, y);
  plaque(draft, words.t('print.trains.back'), x + width / 2, y + height / 2, 40);
}

const STEP: Mm = 10.5;
/** The net of a lattice over the box, anchored at one corner, so that neighbouring cards join. */
export function latticeBack(draft: Draft, lattice: Lattice, area: Box, originX: Mm, originY: Mm): void {
  const square = isSquare(lattice);
  const rise = square ? STEP : (STEP * Math.sqrt(3)) / 2;
  const lines: string[] = [];
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const clipped = (x1: Mm, y1: Mm, x2: Mm, y2: Mm): void => {
    const part = clip(area, x1, y1, x2, y2);
    if (part) lines.push(part);
  };
  const reach = area.width + area.height;
  for (let row = -2; originY + row * rise <= bottom; row++)
    clipped(area.x, originY + row * rise, right, originY + row * rise);
  for (let i = -20; i < 20; i++) {
    const x = originX + i * STEP;
    if (square) {
      clipped(x, area.y, x, bottom);
      continue;
    }
    clipped(x - reach, originY - reach * Math.sqrt(3), x + reach, originY + reach * Math.sqrt(3));
    clipped(x + reach, originY - reach * Math.sqrt(3), x - reach, originY + reach * Math.sqrt(3));
  }
  draft.path(lines.join(''), { role: 'screen', stroke: COLOUR.pale, line: 0.45 });
}

/** The part of a line inside a box, as path data. */
export function clip({ x, y, width, height }: Box, x1: Mm, y1: Mm, x2: Mm, y2: Mm): string | undefined {
  let [from, to] = [0, 1];
  for (const [direction, room] of [
    [x1 - x2, x1 - x],
    [x2 - x1, x + width - x1],
    [y1 - y2, y1 - y],
    [y2 - y1, y + height - y1],
  ] as const) {
    if (direction === 0 && room < 0) return undefined;
    if (direction < 0) from = Math.max(from, room / direction);
    if (direction > 0) to = Math.min(to, room / direction);
  }
  if (from >= to) return undefined;
  const at = (t: number): string => `${(x1 + t * (x2 - x1)).toFixed(3)} ${(y1 + t * (y2 - y1)).toFixed(3)}`;
  return `M${at(from)}L${at(to)}`;
}

/** Words on paper of their own in the middle of a back. */
function plaque(draft: Draft, text: string, x: Mm, y: Mm, width: Mm): void {
  draft.path(box(x - width / 2, y - 5, width, 10), { role: 'art', fill: COLOUR.paper });
  sign(draft, { x: x - width / 2, y: y - 5, width, height: 10 }, text, 12);
}
