import { parseRules, plain, type Block, type Inline } from '@turntable/games/rules-text.ts';
import { COLOUR, Draft, SMALLEST } from './draft.ts';
import { header } from './header.ts';
import { POINT, widthOf } from './metrics.ts';
import type { Face, Mm, Page } from './page.ts';
import { footer, sizeOf, type Paper, type Size } from './paper.ts';
import type { Words } from './words.ts';

interface RulesText {
  /** The game (or `versus`) whose rules they are. */
  readonly id: string;
  /** RULES.md in the language of the words. */
  readonly markdown: string;
}
export interface RulesSheet {
  readonly words: Words;
  readonly paper: Paper;
  readonly sheet: string;
  readonly rules: number;
  readonly texts: readonly RulesText[];
  /** Where the code leads: the rules page. */
  readonly address?: string;
}

const SIZE = 9;
const WIDTH: Mm = 192;
const GAP: Mm = 8;
/** The margin of a column that clause ids stand in. */
const IDS: Mm = 12;

/** A word with how it is set; `glued` follows without a space. */
interface Word {
  readonly text: string;
  readonly face: Face;
  readonly colour?: string;
  readonly link?: string;
  readonly glued: boolean;
}
interface Line {
  readonly words: readonly Word[];
  /** Room above it, beyond its own line. */
  readonly space: Mm;
  readonly size: number;
  readonly indent: Mm;
  readonly id?: string;
  readonly heading?: { readonly level: number; readonly title: string; readonly place: string };
  /** It stays with the line after it. */
  readonly keep?: boolean;
  readonly first: boolean;
}

/** Rules in two columns of 9 points: clause ids in the margin and as links, headings as bookmarks. */
export function rulesSheet({ words, paper, sheet, rules, texts, address }: RulesSheet): Page[] {
  const { t } = words;
  const size = sizeOf(paper);
  const left = (size.width - WIDTH) / 2;
  const column = (WIDTH - GAP) / 2;
  const known = new Set(texts.flatMap((text) => parseRules(text.markdown)).flatMap((block) => ('id' in block ? [block.id] : []))); // prettier-ignore
  const lines = texts.flatMap((text, i) =>
    parseRules(text.markdown).flatMap((block) => setBlock(words, block, text, i, column, known)),
  );
  // Lines stand a little closer where that spares a page with a few of them, and wider where there is room.
  const settings = LEADINGS.map((leading) => ({ leading, columns: flow(lines, { size, leading }) }));
  const fewest = Math.min(...settings.map(({ columns }) => pagesFor(columns)));
  const { leading, columns: filled } = settings.find(({ columns }) => pagesFor(columns) === fewest)!;
  const columns = balanced(filled, { size, leading });
  const count = pagesFor(columns);
  return Array.from({ length: count }, (_, page) => {
    const draft = new Draft();
    if (page === 0)
      header(draft, left, left + WIDTH, {
        title: t(`game.${sheet}`),
        subtitle: t('print.rules.contents'),
        address,
        addressLabel: t('print.code', { address: address ?? '' }),
      });
    columns.slice(page * 2, page * 2 + 2).forEach((lines, i) => {
      const x = left + i * (column + GAP);
      setColumn(draft, lines, x, page === 0 ? FIRST_TOP : TOP, leading);
    });
    const details = [t('print.rules', { version: rules }), t('print.page', { page: page + 1, pages: count })];
    footer(draft, { words, paper, name: `rules/${sheet}`, details }, left, left + WIDTH, size.height - 7.8);
    return draft.page(size.width, size.height);
  });
}

const TOP: Mm = 12;
const FIRST_TOP: Mm = 26;
const BOTTOM: Mm = 14;

/** From one line to the next, in sizes of the type; the widest that takes the fewest pages. Any closer, and a page has over 8 % ink. */
const LEADINGS = [1.3, 1.28, 1.26, 1.24, 1.22, 1.2, 1.17];
interface Setting {
  readonly size: Size;
  readonly leading: number;
}

const pagesFor = (columns: readonly unknown[]): number => Math.ceil(columns.length / 2);
const heightOf = (line: Line, leading: number): Mm => line.space + line.size * leading * POINT;

/** Fills columns with lines; a heading is never the last of its column. */
function flow(lines: readonly Line[], { size, leading }: Setting, most = Infinity, from = 0): Line[][] {
  const columns: Line[][] = [[]];
  const roomOf = (column: number): Mm =>
    Math.min(most, size.height - BOTTOM - (from + column < 2 ? FIRST_TOP : TOP));
  let used = 0;
  for (let i = 0; i < lines.length; i++) {
    let height = heightOf(lines[i]!, leading);
    for (let next = i; lines[next]!.keep && next + 1 < lines.length; next++)
      height += heightOf(lines[next + 1]!, leading);
    if (used + height > roomOf(columns.length - 1) && columns.at(-1)!.length > 0) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)!.push(lines[i]!);
    used += heightOf(lines[i]!, leading) - (columns.at(-1)!.length === 1 ? lines[i]!.space : 0);
  }
  return columns;
}

/** The two columns of the last page end at about the same height. */
function balanced(columns: Line[][], setting: Setting): Line[][] {
  const from = Math.floor((columns.length - 1) / 2) * 2;
  const last = columns.slice(from).flat();
  const whole = last.reduce((sum, line) => sum + heightOf(line, setting.leading), 0);
  for (let most = whole / 2; most < setting.size.height; most += 2) {
    const set = flow(last, setting, most, from);
    if (set.length <= 2) return [...columns.slice(0, from), ...set];
  }
  return columns;
}

function setColumn(draft: Draft, lines: readonly Line[], x: Mm, top: Mm, leading: number): void {
  let y = top;
  let at = 0;
  while (at < lines.length) {
    // All lines of one paragraph or heading are read as one.
    let end = at + 1;
    while (end < lines.length && !lines[end]!.first) end++;
    const block = lines.slice(at, end);
    draft.part(block[0]!.heading ? (block[0]!.heading.level === 1 ? 'H1' : 'H2') : 'P', () => {
      for (const line of block) {
        y += (line === lines[0] ? 0 : line.space) + line.size * leading * POINT;
        setLine(draft, line, x, y);
      }
    });
    at = end;
  }
}

function setLine(draft: Draft, line: Line, x: Mm, y: Mm): void {
  const { heading, id, size, indent } = line;
  if (heading) draft.bookmark(heading.title, heading.level - 1, y - 8);
  if (id !== undefined)
    draft.text(x, y, id, {
      face: 'figure-strong',
      size: SMALLEST + 1,
      colour: COLOUR.blue,
      place: id,
      room: IDS - 0.5,
    });
  let at = x + indent;
  line.words.forEach((word, i) => {
    if (i > 0 && !word.glued) at += widthOf('text', ' ', size);
    at += draft.text(at, y, word.text, {
      face: word.face,
      size,
      ...(i > 0 && word.glued && { follows: true }),
      ...(word.colour && { colour: word.colour }),
      ...(word.link !== undefined && { link: word.link }),
      ...(heading && i === 0 && { place: heading.place }),
    });
  });
}

function setBlock(
  words: Words,
  block: Block,
  { id }: RulesText,
  part: number,
  column: Mm,
  known: ReadonlySet<string>,
): Line[] {
  // prettier-ignore
  if (block.kind === 'heading') {
    // The title of the whole stands at the head of the first page already.
    if (block.level === 1 && part === 0) return [];
    const title = block.level === 1 ? words.t(`game.${id}`) : plain(block.text);
    const size = block.level === 1 ? 14 : 11;
    const style = { face: 'strong', colour: COLOUR.blue } as const;
    const set = breakLines(tokens([{ kind: 'text', text: title }], known, words).map((word) => ({ ...word, ...style })), size, column); // prettier-ignore
    return set.map((line, i) => ({
      words: line,
      size,
      indent: 0,
      space: i === 0 ? (block.level === 1 ? 6 : 3.4) : 0,
      keep: true,
      first: i === 0,
      ...(i === 0 && { heading: { level: block.level, title, place: block.id } }),
    }));
  }
  const indent = block.kind === 'clause' ? IDS : block.kind === 'item' ? 4 : 0;
  const set = breakLines(tokens(block.text, known, words), SIZE, column - indent);
  return set.map((line, i) => ({
    words: line,
    size: SIZE,
    indent,
    space: i === 0 ? 1.3 : 0,
    first: i === 0,
    // Two lines at least stand together.
    keep: i === 0 && set.length > 1,
    ...(i === 0 && block.kind === 'clause' && { id: block.id }),
  }));
}

const FACE: Readonly<Record<Inline['kind'], Face>> = {
  text: 'text',
  strong: 'strong',
  em: 'em',
  code: 'figure',
  mark: 'em',
  link: 'text',
};

function tokens(parts: readonly Inline[], known: ReadonlySet<string>, { t }: Words): Word[] {
  const out: Word[] = [];
  let spaced = true;
  for (const part of parts) {
    const text = part.kind === 'mark' ? `[${t('print.rules.ruling')}]` : part.text;
    const link =
      part.kind === 'link' && (!part.href.startsWith('#') || known.has(part.href.slice(1)))
        ? part.href
        : undefined;
    text.split(/(\s+)/).forEach((piece) => {
      if (piece === '') return;
      if (/^\s+$/.test(piece)) {
        spaced = true;
        return;
      }
      out.push({
        text: piece,
        face: FACE[part.kind],
        glued: !spaced,
        ...(link !== undefined && { link, colour: COLOUR.blue }),
        ...(part.kind === 'mark' && { colour: COLOUR.soft }),
      });
      spaced = false;
    });
  }
  return out;
}

/** Lines no wider than the room; words glued to each other stay together. */
function breakLines(words: readonly Word[], size: number, room: Mm): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let width = 0;
  let at = 0;
  while (at < words.length) {
    let end = at + 1;
    while (end < words.length && words[end]!.glued) end++;
    const group = words.slice(at, end);
    const wide = group.reduce((sum, word) => sum + widthOf(word.face, word.text, size), 0);
    const gap = line.length === 0 ? 0 : widthOf('text', ' ', size);
    if (line.length > 0 && width + gap + wide > room) {
      lines.push(line);
      [line, width] = [[], 0];
    }
    width += (line.length === 0 ? 0 : gap) + wide;
    line.push(...group);
    at = end;
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
