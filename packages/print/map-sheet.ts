import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import { circle, COLOUR, Draft } from './draft.ts';
import { header } from './header.ts';
import { drawMap, mapName } from './map-art.ts';
import type { Mm, Page } from './page.ts';
import { footer, MARGIN, sizeOf, type Paper } from './paper.ts';
import { along, dottedPath, PEN_COLOURS, penLetter, penPath } from './pens.ts';
import { ledLines, option } from './score-parts.ts';
import type { Words } from './words.ts';

export interface MapSheet {
  readonly words: Words;
  readonly paper: Paper;
  readonly sheet: Sheet;
  readonly copies: number;
  readonly rules: number;
  /** Where the code leads: the lesson. */
  readonly address?: string;
  /** Names by seat and what was agreed, where the table is known. */
  readonly names?: readonly string[];
  readonly hiddenAgendas?: boolean;
  readonly advanced?: boolean;
}

/** The score column, and the room for the map beside it on A4; Letter has 92 % of it. */
const COLUMN: Mm = 62;
const MAP_WIDTH: Mm = 217;
const SCALE: Readonly<Record<Paper, number>> = { a4: 1, letter: 0.923 };
/** How long a line may be on A4, on a map of many lines and on others. */
const STEP_OF_MANY: Mm = 24.7;
const LONGEST_STEP: Mm = 30;
const MANY_LINES = 80;
/** A map of fewer lines than this is best for two players. */
const LINES_FOR_TWO = 60;
const TOP: Mm = 21.5;

/** Map sheets to draw on, one a page, numbered if there are several. */
export function mapSheets(input: MapSheet): Page[] {
  const { words, paper, sheet, copies, rules } = input;
  const size = sizeOf(paper, true);
  const scale = SCALE[paper];
  const left = MARGIN;
  const right = size.width - MARGIN;
  const columnX = right - COLUMN;
  const base = new Draft();
  head(base, input, left, right);
  const room = { x: left, y: TOP, width: MAP_WIDTH * scale, height: size.height - 28 - TOP };
  const step = sheet.sections.length > MANY_LINES ? STEP_OF_MANY : LONGEST_STEP;
  drawMap(base, words, sheet, room, step * scale);
  column(base, input, columnX, size.height);
  rulesInShort(base, input, left, columnX - 3.5, size.height);
  const name = `map/${sheet.id}`;
  return Array.from({ length: copies }, (_, i) => {
    const draft = new Draft();
    draft.items.push(...base.items);
    const numbered = copies === 1 ? [] : [words.t('print.sheet', { page: i + 1, pages: copies })];
    const details = [words.t('print.rules', { version: rules }), ...numbered];
    const folio = { words, paper, landscape: true, name, details };
    footer(draft, folio, left + 92, right, size.height - 7.8);
    return draft.page(size.width, size.height);
  });
}

function head(draft: Draft, { words, sheet, address }: MapSheet, left: Mm, right: Mm): void {
  const { t } = words;
  const about = t('print.lm.map.text', {
    stations: sheet.stations.length,
    lines: sheet.sections.length,
    players: t(sheet.sections.length < LINES_FOR_TWO ? 'print.lm.players-2' : 'print.lm.players-2-5'),
  });
  header(draft, left, right, {
    title: t('game.loko-moto'),
    subtitle: [mapName(words, sheet), about].filter(Boolean).join(' · '),
    address,
    addressLabel: t('print.code', { address: address ?? '' }),
    wide: true,
    blanks: [
      { label: t('print.date'), parts: 3 },
      { label: t('print.place'), parts: 4 },
      { label: t('print.game'), parts: 2 },
    ],
  });
}

function column(draft: Draft, { words, names: players = [] }: MapSheet, x: Mm, height: Mm): void {
  const { t } = words;
  const right = x + COLUMN;
  draft.part('H2', () => {
    const wide = draft.text(x, 24.2, t('print.lm.players'), { size: 10.5, colour: COLOUR.blue });
    draft.text(x + wide + 3, 24.2, t('print.lm.players.text'), {
      size: 8.2,
      colour: COLOUR.soft,
      room: COLUMN - wide - 3,
    });
  });
  const pitch = Math.min(8.4, (height - 130) / 9.5);
  for (let seat = 0; seat < 5; seat++) {
    const y = 30 + seat * pitch;
    penLetter(draft, seat, x + 2.8, y, 2.6);
    sample(draft, penPath(seat, 8, 66), x + 8, y, PEN_COLOURS[seat]!);
    sample(draft, dottedPath(14, 60), x + 24, y, PEN_COLOURS[seat]!);
    draft.line(x + 38.4, y + 2.9, right, y + 2.9, { stroke: COLOUR.soft });
    const name = players[seat];
    if (name) draft.text(x + 38.9, y + 2.1, name, { size: 9, room: 23.4 });
  }
  const black = 30 + 5 * pitch;
  draft.circle(x + 2.8, black, 2.6, { role: 'art', fill: COLOUR.ink });
  sample(draft, 'M8 -5.2h58v10.4h-58Z', x + 8, black, COLOUR.ink);
  draft.text(x + 24, black + 1, t('print.lm.black'), { size: 8.6, room: COLUMN - 24 });
  let y = draft.lines(x, black + 5.6, t('print.lm.patterns'), COLUMN, { size: 8 });
  y += 3.4;
  draft.part('H2', () => {
    const wide = draft.text(x, y, t('print.lm.score'), { size: 10.5, colour: COLOUR.blue });
    draft.text(x + wide + 3, y, t('print.lm.score.text'), { size: 8.2, colour: COLOUR.soft });
  });
  const foot = height - 24;
  scoreTable(draft, words, x, y + 7.4, foot);
  draft.lines(x, foot + 3.8, t('print.lm.left.text'), COLUMN, { size: 7.6 });
}

/** How a line looks between two rings, 74 map units apart. */
function sample(draft: Draft, d: string, x: Mm, y: Mm, colour: string): void {
  const unit = 0.17;
  const end = x + 74 * unit;
  draft.path(d, { role: 'art', fill: colour }, along(x, y, end, y, unit));
  draft.path(circle(x, y, 0.9) + circle(end, y, 0.9), {
    role: 'art',
    fill: COLOUR.paper,
    stroke: COLOUR.ink,
    line: 0.3,
  });
}

const ROWS = ['trains', '', '', '', '', '', '', 'bonus', 'shapes', '', 'left', 'total'] as const;

function scoreTable(draft: Draft, { t }: Words, x: Mm, top: Mm, bottom: Mm): void {
  const first = 20;
  const each = (COLUMN - first) / 5;
  const row = (bottom - top) / ROWS.length;
  for (let seat = 0; seat < 5; seat++)
    penLetter(draft, seat, x + first + (seat + 0.5) * each, top - 3.3, 2.3);
  ROWS.forEach((id, i) => {
    const y = top + i * row;
    if (id !== '')
      draft.text(x + 1.2, y + row * 0.5 + 1.1, t(`print.lm.${id}`), {
        face: id === 'total' ? 'strong' : 'text',
        size: 8.4,
        room: first - 1.8,
      });
    draft.line(x, y, x + COLUMN, y, { line: 0.18 });
  });
  draft.line(x, bottom, x + COLUMN, bottom, { stroke: COLOUR.ink, line: 0.4 });
  draft.line(x, bottom - row, x + COLUMN, bottom - row, { stroke: COLOUR.ink, line: 0.4 });
  for (let i = 0; i <= 6; i++) {
    const at = i === 0 ? x : x + first + (i - 1) * each;
    draft.line(at, top, at, bottom, { line: 0.18 });
  }
}

function rulesInShort(draft: Draft, { words, ...agreed }: MapSheet, left: Mm, right: Mm, height: Mm): void {
  const { t } = words;
  const y = height - 25.6;
  draft.line(left, y, right, y, { line: 0.2 });
  const gap = 5;
  const width = (right - left - 2 * gap) / 3;
  (['turn', 'buying', 'end'] as const).forEach((id, i) => {
    const x = left + i * (width + gap);
    const title = t(`print.lm.${id}.title`);
    ledLines(draft, { x, y: y + 3.9, width }, title, t(`print.lm.${id}`), 8.2);
  });
  const foot = height - 7.8;
  const wide = draft.text(left, foot, t('print.lm.ink'), { size: 7.8, colour: COLOUR.soft, room: 42 });
  const next = option(draft, left + wide + 2.6, foot, t('print.lm.hidden'), agreed.hiddenAgendas, 22);
  option(draft, next + 2, foot, t('print.lm.advanced'), agreed.advanced, 16);
}
