import { FILES } from './faces.ts';
import metrics from './metrics.json' with { type: 'json' };
import { FACES, type Face, type Mm } from './page.ts';

/** Millimetres of a point. */
export const POINT: Mm = 25.4 / 72;
/** What is printed for a character that no face holds, and its width in thousandths of the size. */
export const MISSING = '□';
const MISSING_WIDTH = 620;

/** Neighbouring characters that one font file draws; `file` is undefined for those that none holds. */
export interface Run {
  readonly file: string | undefined;
  readonly text: string;
}
interface Glyph {
  readonly file: string | undefined;
  readonly width: number;
}

const tables = new Map(
  Object.entries(metrics as unknown as Record<string, readonly [string, readonly number[]]>).map(
    ([id, [letters, widths]]) => [id, new Map([...letters].map((letter, i) => [letter, widths[i]!]))],
  ),
);
const glyphs = new Map<Face, Map<string, Glyph>>(FACES.map((face) => [face, new Map()]));

function glyph(face: Face, letter: string): Glyph {
  const known = glyphs.get(face)!;
  let found = known.get(letter);
  if (!found) {
    const file = FILES[face].find(({ id }) => tables.get(id)!.has(letter))?.id;
    found = { file, width: file === undefined ? MISSING_WIDTH : tables.get(file)!.get(letter)! };
    known.set(letter, found);
  }
  return found;
}

/** Splits a text by the font files that hold its characters; what is no character to print is left out. */
export function runs(face: Face, text: string): Run[] {
  const out: { file: string | undefined; text: string }[] = [];
  for (const letter of printable(text)) {
    const { file } = glyph(face, letter);
    const last = out[out.length - 1];
    // A space is in every file; it stays with what it follows.
    if (last && (last.file === file || (letter === ' ' && last.file !== undefined))) last.text += letter;
    else out.push({ file, text: letter });
  }
  return out;
}

/** Width of one line of text without kerning, in millimetres; `size` in points. */
export function widthOf(face: Face, text: string, size: number): Mm {
  let width = 0;
  for (const letter of printable(text)) width += glyph(face, letter).width;
  return (width * size * POINT) / 1000;
}

/** Controls and the marks that set words apart draw nothing. */
function printable(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (mark) => (mark === '\t' ? ' ' : ''));
}

/** Letters that are measured at first of a text whose beginning alone may fill its room. */
const PIECE = 64;

/** A long word may be broken behind these. */
const JOINTS = '-–/';

/**
 * Breaks a text into lines no wider than `width`. A word that is wider alone is broken where the line ends; its beginning
 * up to a hyphen or slash stays in the line of the word before it, if it fits.
 */
export function wrap(face: Face, text: string, size: number, width: Mm): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(face, longer, size) <= width) {
      line = longer;
      continue;
    }
    const rest = tooWide(face, word, size, width) === undefined ? 0 : breakOf(face, longer, size, width);
    if (rest > line.length + 1 && JOINTS.includes(longer[rest - 1]!)) {
      lines.push(longer.slice(0, rest));
      line = longer.slice(rest);
    } else {
      if (line !== '') lines.push(line);
      line = word;
    }
    while (tooWide(face, line, size, width) !== undefined) {
      const cut = breakOf(face, line, size, width);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/**
 * The beginning of a text that is wider than its room, as little of it as may be; undefined if all has room. A name in a file may
 * have ten thousands of letters, of which the first tell.
 */
function tooWide(face: Face, text: string, size: number, room: Mm): string | undefined {
  for (let length = PIECE; ; length *= 2) {
    const beginning = text.slice(0, length);
    if (widthOf(face, beginning, size) > room) return beginning;
    if (length >= text.length) return undefined;
  }
}

/** Where a word too wide for its line is broken: after its last hyphen or slash that fits, else after its last letter that fits. */
function breakOf(face: Face, word: string, size: number, width: Mm): number {
  let fits = 0;
  let hyphen = 0;
  for (const letter of word) {
    if (widthOf(face, word.slice(0, fits + letter.length), size) > width) break;
    fits += letter.length;
    if (JOINTS.includes(letter)) hyphen = fits;
  }
  return hyphen || Math.max(fits, [...word][0]!.length);
}

/** The text, shortened with an ellipsis if it is wider than its room. */
export function clipped(face: Face, text: string, size: number, room: Mm): string {
  const wide = tooWide(face, text, size, room);
  if (wide === undefined) return text;
  const letters = [...wide];
  while (letters.length > 1 && widthOf(face, `${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
