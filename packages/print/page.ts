/** A length or place on paper in millimetres, from the top left corner; y points down. */
export type Mm = number;

export interface Box {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/**
 * What an item is for, so that tests and painters can tell them apart:
 * `text` and `line` carry the content, `art` is a picture or its wash, `screen` and `guide` are decoration that may be
 * pale, `cut` and `fold` are where the paper is cut or folded, `mark` stands outside the trimmed size, `folio` is the
 * page's own name at its foot, `code` is a QR code.
 */
export type Role = 'text' | 'line' | 'art' | 'screen' | 'guide' | 'cut' | 'fold' | 'mark' | 'folio' | 'code';

/** The cuts of the faces: Cabin regular, semibold and italic; Barlow Semi Condensed regular, medium, semibold and bold. */
export const FACES = [
  'text',
  'strong',
  'em',
  'figure',
  'figure-medium',
  'figure-strong',
  'figure-bold',
] as const;
export type Face = (typeof FACES)[number];

/** One line of text; (x, y) is where its baseline starts, has its middle, or ends. */
export interface Text {
  readonly kind: 'text';
  readonly role: Role;
  readonly text: string;
  readonly x: Mm;
  readonly y: Mm;
  readonly face: Face;
  /** In points. */
  readonly size: number;
  readonly colour: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Width as set without kerning. */
  readonly width: Mm;
  /** The room it was given; a test finds that no text leaves its room. */
  readonly room?: Mm;
  /** It goes on right behind the text before it, which kerning may have made a little narrower than measured. */
  readonly follows?: boolean;
  /** Degrees clockwise about (x, y). */
  readonly turn?: number;
  /** An address, or `#` and the name of a place on one of the pages. */
  readonly link?: string;
  /** The name of this place, for links and the outline. */
  readonly place?: string;
}

export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke in millimetres. */
  readonly line?: Mm;
  readonly dash?: readonly Mm[];
  readonly cap?: 'butt' | 'round';
  readonly evenOdd?: boolean;
}
/** An SVG path; `at` puts its own units on the paper (a b c d e f, as in SVG's `matrix`). Widths stay in millimetres. */
export interface Path extends Ink {
  readonly kind: 'path';
  readonly role: Role;
  readonly d: string;
  readonly at?: Matrix;
}
export type Matrix = readonly [number, number, number, number, number, number];
export interface Rect extends Ink, Box {
  readonly kind: 'rect';
  readonly role: Role;
  readonly radius?: Mm;
}
/** A picture with words for those who do not see it. */
export interface Figure {
  readonly kind: 'figure';
  readonly role: Role;
  readonly alt: string;
  readonly items: readonly Item[];
  /** Where a press on it leads, for those who read on a screen. */
  readonly link?: { readonly address: string; readonly box: Box };
}
/** Structure for readers of tagged documents: tables, headings. */
export type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
export interface Part {
  readonly kind: 'part';
  readonly tag: Tag;
  readonly items: readonly Item[];
}
/** What is drawn of its items is only what lies inside the box. */
export interface Clip {
  readonly kind: 'clip';
  readonly box: Box;
  readonly items: readonly Item[];
}
export type Item = Text | Path | Rect | Figure | Part | Clip;

export interface Bookmark {
  readonly title: string;
  /** How deep it stands: 0 is the outermost. */
  readonly level: number;
  readonly y: Mm;
}

/** One side of a sheet of paper. */
export interface Page {
  readonly width: Mm;
  readonly height: Mm;
  /** Where it will be trimmed, on cards with bleed. */
  readonly trim?: Box;
  readonly items: readonly Item[];
  readonly bookmarks?: readonly Bookmark[];
}

/** Texts, paths and rects of a page, out of their figures, parts and clips. */
export function* leaves(items: readonly Item[]): Generator<Text | Path | Rect> {
  for (const item of items)
    if ('items' in item) yield* leaves(item.items);
    else yield item;
}
