import PDFDocument, { type Outline, type StructureElement } from 'pdfkit';
import { FONT_FILES } from './faces.ts';
import { MISSING, POINT, runs, type Run } from './metrics.ts';
import type { Box, Clip, Figure, Ink, Item, Matrix, Page, Part, Path, Rect, Text } from './page.ts';
import { decimal, pdfPath } from './path.ts';

interface PdfOptions {
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  /** The date in the document's information, fixed: the same input has to give the same bytes. */
  readonly date: Date;
}
/** The bytes of a font file by its id (`faces.ts`); asked only for those that are used. */
type Fonts = (id: string) => Uint8Array;

const MM = 1 / POINT;

/**
 * Paints pages as PDF 1.7: fonts embedded as subsets, tagged, without clock or chance, so that the same pages always
 * give the same bytes.
 */
export function pdfOf(pages: readonly Page[], fonts: Fonts, options: PdfOptions): Promise<Uint8Array> {
  const { title, lang, date } = options;
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    lang,
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    font: null,
    info: { Title: title, Producer: 'Turntable', Creator: 'Turntable', CreationDate: date, ModDate: date },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => resolve(joined(chunks)));
    doc.on('error', reject);
  });
  new Painter(doc, fonts, pages, title).paint();
  doc.end();
  return done;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

const LEAVES = new Set(['H1', 'H2', 'P', 'TH', 'TD', 'Figure']);

// One class, although long: a method for each kind of item on a page, all writing to one stream.
class Painter {
  readonly #doc: PDFDocument;
  readonly #fonts: Fonts;
  readonly #pages: readonly Page[];
  readonly #loaded = new Set<string>();
  readonly #root: StructureElement;
  /** Names of places as the document has them: numbered, since pdfkit sorts names by the locale of the machine. */
  readonly #places = new Map<string, string>();
  /** Where the last text ended, in points. */
  #end = 0;
  /** What the content now being painted is marked as; nothing outside of marks. */
  #marked: 'artifact' | 'leaf' | undefined;

  constructor(doc: PDFDocument, fonts: Fonts, pages: readonly Page[], title: string) {
    this.#doc = doc;
    this.#fonts = fonts;
    this.#pages = pages;
    this.#root = doc.struct('Document', { title });
  }

  paint(): void {
    this.#doc.addStructure(this.#root);
    const places = this.#pages.flatMap((page) => [...placesOf(page.items)]);
    [...new Set(places)].forEach((name, i) => this.#places.set(name, `p${String(i).padStart(5, '0')}`));
    const levels: Outline[] = [this.#doc.outline];
    for (const page of this.#pages) {
      this.#doc.addPage({ size: [page.width * MM, page.height * MM], margin: 0 });
      this.#boxes(page);
      for (const { title, level, y } of page.bookmarks ?? []) {
        levels.length = Math.min(level + 1, levels.length);
        levels.push(levels.at(-1)!.addItem(title, { top: y * MM, left: page.width * MM }));
      }
      this.#all(page.items, this.#root);
      this.#unmark();
    }
    this.#root.end();
  }

  #boxes({ trim, height, width }: Page): void {
    if (!trim) return;
    const boxes = this.#doc.page.dictionary.data;
    const inPoints = ({ x, y, width: w, height: h }: Box): number[] => [
      x * MM,
      (height - y - h) * MM,
      (x + w) * MM,
      (height - y) * MM,
    ];
    boxes['TrimBox'] = inPoints(trim);
    boxes['BleedBox'] = inPoints({ x: 0, y: 0, width, height });
  }

  #all(items: readonly Item[], parent: StructureElement): void {
    for (const item of items) this.#item(item, parent);
  }

  #item(item: Item, parent: StructureElement): void {
    if (item.kind === 'figure' && item.link) {
      const { address, box } = item.link;
      this.#link(address, box.x * MM, box.y * MM, box.width * MM, box.height * MM);
    }
    if (this.#marked === 'leaf') {
      if (item.kind === 'clip') this.#clip(item, parent);
      else if (item.kind === 'figure' || item.kind === 'part') this.#all(item.items, parent);
      else this.#leaf(item);
    } else if (item.kind === 'clip') {
      this.#artifact();
      this.#clip(item, parent);
    } else if (item.kind === 'figure' || item.kind === 'part') this.#group(item, parent);
    else if (item.kind === 'text' && item.role === 'text')
      this.#tagged('P', parent, {}, () => this.#leaf(item));
    else {
      this.#artifact();
      this.#leaf(item);
    }
  }

  #clip({ box, items }: Clip, parent: StructureElement): void {
    const inPoints = [box.x, box.y, box.width, box.height].map((value) => decimal(value * MM));
    this.#doc.addContent(`q ${inPoints.join(' ')} re W n`);
    this.#all(items, parent);
    this.#doc.addContent('Q');
  }

  #group(item: Figure | Part, parent: StructureElement): void {
    const tag = item.kind === 'figure' ? 'Figure' : item.tag;
    if (LEAVES.has(tag)) {
      const options =
        item.kind === 'figure' ? { alt: (item as Figure).alt } : tag === 'TH' ? { scope: 'Column' } : {};
      this.#tagged(tag, parent, options, () => this.#all(item.items, parent));
      return;
    }
    const element = this.#doc.struct(tag);
    parent.add(element);
    this.#all(item.items, element);
    element.end();
  }

  #tagged(
    tag: string,
    parent: StructureElement,
    options: Readonly<Record<string, unknown>>,
    draw: () => void,
  ): void {
    this.#unmark();
    const element = this.#doc.struct(tag, options);
    parent.add(element);
    element.add(this.#doc.markStructureContent(tag));
    this.#marked = 'leaf';
    draw();
    this.#unmark();
    element.end();
  }

  #artifact(): void {
    if (this.#marked === 'artifact') return;
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#marked = 'artifact';
  }

  #unmark(): void {
    if (this.#marked !== undefined) this.#doc.endMarkedContent();
    this.#marked = undefined;
  }

  #leaf(item: Text | Path | Rect): void {
    if (item.kind === 'text') this.#text(item);
    else this.#shape(item);
  }

  #shape(item: Path | Rect): void {
    const at = item.kind === 'path' ? item.at : undefined;
    const scale = at ? Math.sqrt(Math.abs(at[0] * at[3] - at[1] * at[2])) : 1;
    const outline = item.kind === 'path' ? pdfPath(item.d) : rectangle(item);
    const { fill, stroke, evenOdd } = item;
    const paint = fill && stroke ? 'B' : fill ? 'f' : 'S';
    this.#doc.addContent(
      `q ${toPoints(at)} cm ${inkOf(item, scale)}\n${outline}\n${paint}${fill && evenOdd ? '*' : ''} Q`,
    );
  }

  #text(item: Text): void {
    const doc = this.#doc;
    const { text, face, size, anchor, turn } = item;
    const parts = runs(face, text).map((run) => ({ run, width: this.#widthOf(run, size) }));
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    const [x, y] = [item.follows ? this.#end : item.x * MM, item.y * MM];
    let at = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
    doc.addContent(`q ${colour(item.colour)} rg ${colour(item.colour)} RG`);
    if (turn !== undefined) doc.addContent(turning(turn, x, y));
    for (const { run, width: advance } of parts) {
      if (run.file === undefined) this.#missing(run, at, y, size);
      else
        doc.font(run.file).fontSize(size).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += advance;
    }
    this.#end = at;
    doc.addContent('Q');
    this.#destination(item, x, y);
    if (item.link !== undefined && turn === undefined)
      this.#link(item.link, at - width, y - size, width, size * 1.25);
  }

  #destination({ place }: Text, x: number, y: number): void {
    if (place !== undefined) this.#doc.addNamedDestination(this.#places.get(place)!, 'XYZ', x, y - 14, null);
  }

  #link(link: string, x: number, y: number, width: number, height: number): void {
    if (!link.startsWith('#')) {
      this.#doc.link(x, y, width, height, link);
      return;
    }
    const name = this.#places.get(link.slice(1));
    if (name !== undefined) this.#doc.goTo(x, y, width, height, name);
  }

  #widthOf({ file, text }: Run, size: number): number {
    if (file === undefined) return [...text].length * size * 0.62;
    if (!this.#loaded.has(file)) {
      this.#doc.registerFont(file, this.#fonts(file));
      this.#loaded.add(file);
    }
    return this.#doc.font(file).fontSize(size).widthOfString(text);
  }

  /** Boxes for characters that no face holds; a space under each says so to those who read the text out. */
  #missing({ text }: Run, x: number, y: number, size: number): void {
    const known = FONT_FILES[0]!.id;
    this.#widthOf({ file: known, text: ' ' }, size);
    [...text].forEach((_, i) => {
      const left = x + size * (i * 0.62 + 0.06);
      const side = size * 0.5;
      this.#doc.addContent(
        `/Span <</ActualText <FEFF${MISSING.charCodeAt(0).toString(16).toUpperCase()}>>> BDC`,
      );
      this.#doc.addContent(
        `${decimal(size * 0.05)} w ${decimal(left)} ${decimal(y - size * 0.06 - side)} ${decimal(side)} ${decimal(side)} re S`,
      );
      this.#doc.font(known).fontSize(size).text(' ', left, y, { lineBreak: false, baseline: 'alphabetic' });
      this.#doc.addContent('EMC');
    });
  }
}

function* placesOf(items: readonly Item[]): Generator<string> {
  for (const item of items)
    if ('items' in item) yield* placesOf(item.items);
    else if (item.kind === 'text' && item.place !== undefined) yield item.place;
}

const toPoints = (at: Matrix = [1, 0, 0, 1, 0, 0]): string =>
  at.map((value) => String(Math.round(value * MM * 1e5) / 1e5)).join(' ');

const colours = new Map<string, string>();
/** `#rrggbb` as three numbers from 0 to 1. */
function colour(hex: string): string {
  let found = colours.get(hex);
  if (found === undefined) {
    if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`no colour ${hex}: expected six digits`);
    found = [1, 3, 5].map((at) => decimal(parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
    colours.set(hex, found);
  }
  return found;
}

function inkOf({ fill, stroke, line = 0.2, dash, cap }: Ink, scale: number): string {
  const width = (value: number): string => decimal(value / scale);
  const out = [
    fill && `${colour(fill)} rg`,
    stroke && `${colour(stroke)} RG ${width(line)} w 1 j ${cap === 'round' ? 1 : 0} J`,
    stroke && dash && `[${dash.map(width).join(' ')}] 0 d`,
  ];
  return out.filter(Boolean).join(' ');
}

/** How far the control points of a quarter circle lie from its ends, by its radius. */
const QUARTER = 0.5523;
function rectangle({ x, y, width, height, radius = 0 }: Rect): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `${[x, y, width, height].map(decimal).join(' ')} re`;
  const [right, bottom, k] = [x + width, y + height, r * (1 - QUARTER)];
  const at = (...numbers: number[]): string => numbers.map(decimal).join(' ');
  return [
    `${at(x + r, y)} m ${at(right - r, y)} l ${at(right - k, y, right, y + k, right, y + r)} c`,
    `${at(right, bottom - r)} l ${at(right, bottom - k, right - k, bottom, right - r, bottom)} c`,
    `${at(x + r, bottom)} l ${at(x + k, bottom, x, bottom - k, x, bottom - r)} c`,
    `${at(x, y + r)} l ${at(x, y + k, x + k, y, x + r, y)} c h`,
  ].join('\n');
}

function turning(degrees: number, x: number, y: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const values = [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  return `${values.map(decimal).join(' ')} cm`;
}
