import { clipped, POINT, widthOf, wrap } from './metrics.ts';
import type {
  Bookmark,
  Box,
  Face,
  Figure,
  Ink,
  Item,
  Matrix,
  Mm,
  Page,
  Path,
  Role,
  Tag,
  Text,
} from './page.ts';

/** Ink on paper. Lines and texts keep their contrast in grey; `pale` and `paler` are for decoration alone. */
export const COLOUR = {
  ink: '#161616',
  soft: '#555555',
  faint: '#666666',
  blue: '#173f73',
  rule: '#7b7b7b',
  pale: '#c9c9c9',
  paler: '#e4e4e4',
  red: '#a01c20',
  green: '#1d5f3b',
  paper: '#ffffff',
} as const;

/** Nothing is printed smaller, in any language. */
export const SMALLEST = 7;

/** From base line to base line of a paragraph, in sizes of its letters. */
const LEADING = 1.22;

interface TextStyle {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly anchor?: Text['anchor'];
  /** How wide it may be; what is wider is said in `short`, else set smaller, down to `SMALLEST`, and then cut short. */
  readonly room?: Mm;
  readonly role?: Role;
  readonly turn?: number;
  readonly follows?: boolean;
  readonly link?: string;
  readonly place?: string;
  /** Said instead where the text does not fit at its size: the first form that does, else the last one. */
  readonly short?: string | readonly string[];
}
interface InkStyle extends Ink {
  readonly role?: Role;
}

/** Collects the items of a page; lengths in millimetres, font sizes in points. */
export class Draft {
  items: Item[] = [];
  readonly bookmarks: Bookmark[] = [];

  /** One line of text at a baseline; returns its width. */
  text(x: Mm, y: Mm, text: string, style: TextStyle = {}): Mm {
    if (text === '') return 0;
    const { face = 'text', colour = COLOUR.ink, anchor = 'start', room, role = 'text' } = style;
    let size = style.size ?? 9;
    let shown = text;
    if (room !== undefined && widthOf(face, shown, size) > room) {
      // A short form comes before smaller letters.
      const forms = [style.short ?? shown].flat();
      shown = forms.find((form) => widthOf(face, form, size) <= room) ?? forms.at(-1)!;
      size = Math.max(
        SMALLEST,
        Math.min(size, Math.floor(((size * room) / widthOf(face, shown, size)) * 20) / 20),
      );
      shown = clipped(face, shown, size, room);
    }
    const width = widthOf(face, shown, size);
    const { turn, follows, link, place } = style;
    this.items.push({
      kind: 'text',
      role,
      text: shown,
      x,
      y,
      face,
      size,
      colour,
      anchor,
      width,
      ...(room !== undefined && { room }),
      ...(follows && { follows }),
      ...(turn !== undefined && { turn }),
      ...(link !== undefined && { link }),
      ...(place !== undefined && { place }),
    });
    return width;
  }

  /** A paragraph from its first baseline down; returns the baseline after its last line. */
  lines(x: Mm, y: Mm, text: string, width: Mm, style: TextStyle = {}): Mm {
    const { face = 'text', size = 9 } = style;
    let at = y;
    this.part('P', () => {
      for (const line of wrap(face, text, size, width)) {
        this.text(x, at, line, { ...style, room: width });
        at += size * LEADING * POINT;
      }
    });
    return at;
  }

  line(x1: Mm, y1: Mm, x2: Mm, y2: Mm, style: InkStyle = {}): void {
    this.path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, { stroke: COLOUR.rule, line: 0.2, ...style });
  }

  path(d: string, style: InkStyle = {}, at?: Matrix): void {
    const { role = 'line', ...ink } = style;
    const path: Path = { kind: 'path', role, d, ...ink, ...(at && { at }) };
    this.items.push(path);
  }

  rect(box: Box, style: InkStyle & { readonly radius?: Mm } = {}): void {
    const { role = 'line', ...ink } = style;
    const { x, y, width, height } = box;
    this.items.push({ kind: 'rect', role, x, y, width, height, ...ink });
  }

  circle(x: Mm, y: Mm, r: Mm, style: InkStyle = {}): void {
    this.path(circle(x, y, r), style);
  }

  /** A box to tick. */
  tick(x: Mm, y: Mm, size: Mm = 3): void {
    this.rect({ x, y: y - size, width: size, height: size }, { radius: 0.5, stroke: COLOUR.ink, line: 0.25 });
  }

  /** What is drawn inside belongs to a table, a row, a heading … */
  part(tag: Tag, draw: () => void): void {
    const items = this.#inside(draw);
    if (items.length > 0) this.items.push({ kind: 'part', tag, items });
  }

  /** What is drawn inside is a picture with that name; a press on its box may lead to an address. */
  figure(alt: string, draw: () => void, link?: Figure['link']): void {
    const figure: Figure = {
      kind: 'figure',
      role: 'art',
      alt,
      items: this.#inside(draw),
      ...(link && { link }),
    };
    this.items.push(figure);
  }

  /** What is drawn inside shows only where it lies in the box. */
  clip(box: Box, draw: () => void): void {
    this.items.push({ kind: 'clip', box, items: this.#inside(draw) });
  }

  #inside(draw: () => void): Item[] {
    const outside = this.items;
    this.items = [];
    draw();
    const { items } = this;
    this.items = outside;
    return items;
  }

  bookmark(title: string, level: number, y: Mm): void {
    this.bookmarks.push({ title, level, y });
  }

  page(width: Mm, height: Mm, trim?: Box): Page {
    const { items, bookmarks } = this;
    return { width, height, items, ...(trim && { trim }), ...(bookmarks.length > 0 && { bookmarks }) };
  }
}

/** A circle as path data. */
export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}
/** A closed rectangle as path data. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}
/** A number of path data. */
export function n(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? '0' : String(rounded);
}
/** Scales by `scale` and then moves. */
export const placed = (x: Mm, y: Mm, scale: number): Matrix => [scale, 0, 0, scale, x, y];
