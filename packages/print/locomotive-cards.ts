import type { Front } from '@turntable/roster/locomotive.ts';
import type { StatSheet } from '@turntable/roster/stat-sheet.ts';
import { STATISTICS } from '@turntable/roster/statistics.ts';
import { cardPages, type Card } from './cards.ts';
import { COLOUR, SMALLEST, type Draft } from './draft.ts';
import { locomotiveArt, wheelMarks } from './locomotive-art.ts';
import { clipped, widthOf, wrap } from './metrics.ts';
import type { Box, Mm, Page } from './page.ts';
import { ranges, type Layout, type Paper } from './paper.ts';
import { qr } from './qr.ts';
import { sign } from './symbols.ts';
import { countryText, valueText, type Words } from './words.ts';

/** A locomotive to print: what its front shows, its stat sheet, and the page that a code on its rear leads to. */
export interface PrintedLocomotive {
  readonly front: Front;
  readonly statSheet: Pick<StatSheet, 'statistics'>;
  /** Its place in the roster, from 1; locomotives of one's own have none. */
  readonly number?: number;
  readonly address?: string;
}
export interface LocomotiveCards {
  readonly words: Words;
  readonly paper: Paper;
  readonly layout: Layout;
  readonly locomotives: readonly PrintedLocomotive[];
  readonly rules: number;
}

/** Locomotive cards, 88 × 63 mm: four a page to fold, eight to print on both sides, or one a page. */
export function locomotiveCards({ words, paper, layout, locomotives, rules }: LocomotiveCards): Page[] {
  const cards = locomotives.map((one): Card => ({
    front: (draft, box) => front(draft, words, one.front, box),
    back: (draft, box) => rear(draft, words, one, box),
  }));
  return cardPages(
    {
      words,
      paper,
      size: { width: 88, height: 63 },
      flat: [2, 4],
      folded: [1, 4],
      name: 'locomotive-cards',
      title: words.t('print.title.locomotive-cards'),
      text: words.t('print.loco.text'),
      rules,
      details: (indices) => {
        const numbers = indices.flatMap((i) => locomotives[i]!.number ?? []);
        return numbers.length === 0 ? [] : [words.t('print.loco.cards', { cards: ranges(numbers) })];
      },
    },
    cards,
    layout,
  );
}

/** More features than this in a column would touch each other. */
const FEATURES = 10;
/** The pitch of as many features and more. */
const CLOSEST: Mm = 2.55;
/** For more than this the sky has no room: they stand one behind the other. */
const LISTED = 11;
/** What a wheel arrangement, in figures or in circles, may take from the name beside it; on the rear it has less. */
const WHYTE: Mm = 46;
const WHYTE_BEHIND: Mm = 30;

/** What LV-1.1 makes public, and no figure. */
function front(draft: Draft, words: Words, locomotive: Front, { x, y: top, width }: Box): void {
  const { t } = words;
  // A long list of features takes its room from the sky over the picture.
  const listed = locomotive.features.length > LISTED ? 0 : locomotive.features.length;
  const y = top - Math.max(0, listed - FEATURES) * CLOSEST;
  const [left, right] = [x + 3.5, x + width - 3.5];
  const alt = t('roster.picture', { name: locomotive.name, whyte: locomotive.whyte });
  locomotiveArt(draft, locomotive, left, y + 22.6, right - left, alt);
  const wheels = wheelMarks(draft, locomotive.whyte, right, y + 31, WHYTE);
  const whyte = Math.min(WHYTE, widthOf('figure-bold', locomotive.whyte, 13));
  const room = right - left - Math.max(wheels, whyte) - 2;
  const wide = Math.min(room, widthOf('strong', locomotive.name, 12.5) + 6);
  sign(draft, { x: left, y: y + 23.8, width: wide, height: 6.8 }, locomotive.name, 12.5);
  draft.text(right, y + 27.3, locomotive.whyte, {
    face: 'figure-bold',
    size: 13,
    anchor: 'end',
    room: WHYTE,
  });
  const lines = [
    [t('locomotive.class'), locomotive.class],
    [t('locomotive.railway'), locomotive.operator],
    [t('locomotive.builder'), locomotive.builder],
    [t('locomotive.country'), countryText(words, locomotive.country)],
  ] as const;
  const middle = x + 45.5;
  let at = y + 33;
  const valueAt = left + 11.6;
  const facts = lines.filter(([, value]) => value !== '');
  const valueRoom = middle - 2.5 - valueAt;
  const values = within(facts.map(([, value]) => wrap('text', value, 7.6, valueRoom)), valueRoom); // prettier-ignore
  for (const [row, [label]] of facts.entries()) {
    draft.line(left, at, middle - 2.5, at, { stroke: COLOUR.rule, line: 0.15 });
    const texts = values[row]!;
    draft.part('P', () => {
      draft.text(left, at + 3.1, label, { size: SMALLEST, colour: COLOUR.soft, room: 11 });
      texts.forEach((text, i) => draft.text(valueAt, at + 3.1 + i * 3.05, text, { size: 7.6, room: valueRoom })); // prettier-ignore
    });
    at += 4.3 + (texts.length - 1) * 3.05;
  }
  features(draft, words, locomotive, middle, right, y, top + 59.3);
}

/** Lines that a front has room for beside the first one of each fact. */
const MORE_LINES = 3;

/** As many lines of each text as have room, dealt out in turn; what is cut off is marked. */
function within(texts: readonly (readonly string[])[], room: Mm): string[][] {
  const counts = texts.map(() => 1);
  for (let left = MORE_LINES; left > 0 && counts.some((count, i) => count < texts[i]!.length);)
    for (const [i, lines] of texts.entries())
      if (left > 0 && counts[i]! < lines.length) {
        counts[i]!++;
        left--;
      }
  return texts.map((lines, i) => {
    const shown = lines.slice(0, counts[i]);
    const last = shown.at(-1)!;
    return lines.length === shown.length ? shown : [...shown.slice(0, -1), clipped('text', `${last}…`, 7.6, room)]; // prettier-ignore
  });
}

function features(
  draft: Draft,
  { t }: Words,
  locomotive: Front,
  left: number,
  right: number,
  y: number,
  bottom: number,
): void {
  draft.line(left, y + 33, right, y + 33, { stroke: COLOUR.rule, line: 0.15 });
  const names = locomotive.features.map((feature) => t(`feature.${feature}`));
  if (names.length > LISTED) return together(draft, names, left, right, y + 36.1, bottom);
  const pitch = Math.min(3.05, (bottom - y - 36.1) / Math.max(1, locomotive.features.length - 1));
  const size = pitch < 2.6 ? SMALLEST : 7.4;
  names.forEach((name, i) => {
    const at = y + 36.1 + i * pitch;
    draft.circle(left + 1, at - 0.85, 0.75, { role: 'art', stroke: COLOUR.blue, line: 0.28 });
    draft.text(left + 2.9, at, name, { size, room: right - left - 3 });
  });
}

/** Features one behind the other, no name broken, from the first base line to the last; what has no room is cut with a sign. */
function together(draft: Draft, names: readonly string[], left: Mm, right: Mm, first: Mm, bottom: Mm): void {
  const room = right - left;
  const whole = names.map((name) => name.replaceAll(' ', '\u00a0')).join('\u00a0· ');
  const lines = wrap('text', whole, SMALLEST, room).map((line) => line.replace(/\u00a0·$/, '').replaceAll('\u00a0', ' ')); // prettier-ignore
  const most = Math.floor((bottom - first) / CLOSEST) + 1;
  draft.part('P', () => {
    lines.slice(0, most).forEach((line, i) => {
      const isCut = i === most - 1 && lines.length > most;
      draft.text(left, first + i * CLOSEST, isCut ? clipped('text', `${line} · …`, SMALLEST, room) : line, { size: SMALLEST, room }); // prettier-ignore
    });
  });
}

/** Where the columns of the rear begin, and which statistics each holds. */
const COLUMNS = [
  { x: 3.3, from: 0, to: 15 },
  { x: 30.8, from: 15, to: 30 },
  { x: 58.6, from: 30, to: 40 },
] as const;
const COLUMN_WIDTH = 26;
const ROW = 3.22;

function rear(
  draft: Draft,
  words: Words,
  { front: locomotive, statSheet, number, address }: PrintedLocomotive,
  { x, y, width }: Box,
): void {
  // prettier-ignore
  const { t } = words;
  const [left, right] = [x + 3.3, x + width - 3.3];
  draft.part('P', () => {
    const said =
      number === undefined ? '' : t('print.loco.number', { number: String(number).padStart(3, '0') });
    const whyte = Math.min(WHYTE_BEHIND, widthOf('figure', locomotive.whyte, 9));
    const tail = whyte + widthOf('figure', said, 8.5) + 8;
    const name = draft.text(left, y + 6.6, locomotive.name, {
      face: 'strong',
      size: 9.5,
      colour: COLOUR.blue,
      room: right - left - tail,
    });
    draft.text(left + name + 2.6, y + 6.6, locomotive.whyte, { face: 'figure', size: 9, room: WHYTE_BEHIND });
    draft.text(right, y + 6.6, said, { face: 'figure', size: 8.5, anchor: 'end' });
  });
  draft.line(left, y + 8.1, right, y + 8.1, { stroke: COLOUR.ink, line: 0.3 });
  const top = y + 8.3;
  draft.part('Table', () => {
    for (const { x: offset, from, to } of COLUMNS)
      for (let i = from; i < to; i++)
        figure(draft, words, statSheet, i, x + offset, top + (i - from + 1) * ROW);
  });
  for (const { x: offset, from, to } of COLUMNS)
    for (let i = from; i < to; i++) {
      const at = top + (i - from + 1) * ROW;
      draft.line(x + offset, at, x + offset + COLUMN_WIDTH, at, { stroke: COLOUR.rule, line: 0.1 });
    }
  const codeLeft = x + COLUMNS[2].x;
  const foot = top + 10 * ROW + 2;
  const legend = { size: SMALLEST, colour: COLOUR.soft, face: 'figure' } as const;
  if (address !== undefined) qr(draft, codeLeft, foot, 13, address, t('print.code', { address }));
  const beside = address === undefined ? { left: codeLeft, text: locomotive.id } : { left: codeLeft + 15, text: t('print.loco.notes') }; // prettier-ignore
  const room = x + width - 3 - beside.left;
  wrap('figure', beside.text, SMALLEST, room).forEach((text, i) =>
    draft.text(beside.left, foot + 2.4 + i * 3, text, { ...legend, room }),
  );
  draft.text(codeLeft, y + 59.4, `${t('print.loco.calculated')} · ${t('print.loco.unknown')}`, {
    ...legend,
    room: COLUMN_WIDTH,
  });
}

/** One row: its number, its short name, the value as compared. */
function figure(
  draft: Draft,
  words: Words,
  statSheet: Pick<StatSheet, 'statistics'>,
  i: number,
  x: number,
  bottom: number,
): void {
  const { id } = STATISTICS[i]!;
  const { value, state } = statSheet.statistics[id];
  const y = bottom - 0.85;
  const text = valueText(words, id, value);
  const colour = value === null ? COLOUR.faint : COLOUR.ink;
  const right = x + COLUMN_WIDTH - 1;
  draft.part('TR', () => {
    draft.part('TH', () => {
      draft.text(x + 3.4, y, String(i + 1), {
        face: 'figure-strong',
        size: 7.2,
        colour: COLOUR.blue,
        anchor: 'end',
      });
      const room = right - x - 4.2 - widthOf('figure-strong', text, 7.4) - 0.4;
      draft.text(x + 4.2, y, words.t(`statistic.${id}.short`), { face: 'figure', size: 7.2, colour, room });
    });
    draft.part('TD', () => {
      draft.text(right, y, text, {
        face: value === null ? 'figure' : 'figure-strong',
        size: 7.4,
        colour,
        anchor: 'end',
      });
      if (state === 'calculated')
        draft.text(right + 0.05, y - 0.1, '°', { face: 'figure', size: SMALLEST, colour: COLOUR.ink });
    });
  });
}
