import { COLOUR, Draft } from './draft.ts';
import { wrap } from './metrics.ts';
import type { Mm, Page } from './page.ts';
import { footer, sizeOf } from './paper.ts';
import { grid, heading, ladder, option, statisticRows } from './score-parts.ts';
import { duelHeader, type FilledSheet, type ScoreSheet } from './score-sheet.ts';
import { check, cross, disc } from './symbols.ts';
import type { Words } from './words.ts';

const WIDTH: Mm = 192;
const HALF: Mm = 94.4;
const SIDES = ['A', 'B'] as const;

/** The score sheet of Loco Dome: markers at every 20 points, the falling threshold, one column for each reset. */
export function locoDomeSheet(sheet: ScoreSheet): Page[] {
  const { words, paper, rules, filled } = sheet;
  const { t } = words;
  const size = sizeOf(paper);
  const draft = new Draft();
  const left = (size.width - WIDTH) / 2;
  const right = left + WIDTH;
  const second = right - HALF;
  duelHeader(draft, left, right, t('game.loco-dome'), sheet);
  // All rows get what room the paper leaves, from those of the locomotives to those of the knock-outs.
  const row = Math.min(5, (size.height - 134.5) / 32.5);
  const locomotiveRow = row * 1.12;
  let y = contestant(draft, words, left, 0, locomotiveRow, filled);
  contestant(draft, words, second, 1, locomotiveRow, filled);
  y += 3.6;
  draft.part('P', () => {
    for (const line of wrap('text', t('print.score.markers.text'), 7.6, WIDTH).slice(0, 3)) {
      draft.text(left, y, line, { size: 7.6, room: WIDTH });
      y += 3.3;
    }
  });
  y = score(draft, words, left, right, y + 1.4, filled);
  heading(draft, left, y + 4.6, t('print.score.record'), t('print.score.record.text'), right);
  const top = y + 9.6;
  [left, second].forEach((x, half) => {
    const edges = [54.8, 60.5, 66.2, 71.9, 77.5, 83.1, 88.7, HALF].map((edge) => x + edge);
    statisticRows(draft, words, half * 20, { x, y: top, row, edges });
    ['–', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'].forEach((head, i) =>
      draft.text((edges[i]! + edges[i + 1]!) / 2, top - 1.1, head, {
        face: 'figure',
        size: 8,
        anchor: 'middle',
      }),
    );
  });
  const below = top + 20 * row + 5;
  const foot = size.height - 11.4;
  knockOuts(draft, words, left, below, foot);
  style(draft, words, second, below, foot);
  const folio = {
    words,
    paper,
    name: 'score-sheet/loco-dome',
    details: [t('print.rules', { version: rules })],
  };
  footer(draft, folio, left, right, size.height - 7.6);
  return [draft.page(size.width, size.height)];
}

/** A contestant's block: name, five locomotives, marker boxes; returns its lower edge. */
function contestant(
  draft: Draft,
  { t }: Words,
  x: Mm,
  side: 0 | 1,
  row: Mm,
  filled: FilledSheet | undefined,
): Mm {
  const known = filled?.sides[side];
  const top = 21.2;
  const bottom = top + 11.4 + 5 * row + 10.2;
  draft.rect(
    { x, y: top, width: HALF, height: bottom - top },
    { stroke: COLOUR.ink, line: 0.3, radius: 1.8 },
  );
  disc(draft, x + 5, top + 4.4, 2.6, SIDES[side], side === 1);
  option(draft, x + HALF - 16.4, top + 5, t('print.score.calls-first'), known?.first, 11.6);
  draft.line(x + 9.4, top + 6.6, x + HALF - 18, top + 6.6, { stroke: COLOUR.soft });
  const name = known?.contestants[0];
  if (name) draft.text(x + 10.4, top + 5.6, name, { size: 9.5, room: HALF - 30 });
  const edges = [6, 50.6, 81.6, 89.9].map((edge) => x + 2.3 + edge);
  const soft = { size: 7.8, colour: COLOUR.soft } as const;
  draft.text(edges[0]! + 1, top + 10.2, t('print.score.locomotive'), soft);
  draft.text(edges[1]! + 1, top + 10.2, t('print.score.active-from'), { ...soft, room: 30 });
  draft.text((edges[2]! + edges[3]!) / 2, top + 10.2, t('print.score.out'), {
    ...soft,
    anchor: 'middle',
    room: 9,
  });
  const y = top + 11.4;
  grid(draft, x + 2.3, y, edges, row, 5);
  for (let i = 0; i < 5; i++) {
    const base = y + (i + 0.66) * row;
    draft.text(x + 5.3, base, String(i + 1), { face: 'figure-strong', size: 9, anchor: 'middle' });
    const locomotive = known?.locomotives[i];
    if (locomotive) draft.text(edges[0]! + 1, base, locomotive, { size: 8.4, room: 43 });
    draft.tick((edges[2]! + edges[3]!) / 2 - 1.5, y + (i + 0.5) * row + 1.5);
  }
  const markers = y + 5 * row + 1.7;
  draft.text(x + 2.3, markers + 4.4, t('print.score.markers'), { face: 'strong', size: 8.4, room: 12.5 });
  const from = x + 15.4;
  const width = (x + 2.3 + 89.9 - from) / 9;
  for (let i = 0; i < 9; i++) {
    draft.rect({ x: from + i * width, y: markers, width, height: 7 }, { stroke: COLOUR.rule, line: 0.18 });
    draft.text(from + (i + 0.5) * width, markers + 2.7, String((i + 1) * 20), {
      face: 'figure',
      size: 7.2,
      anchor: 'middle',
      colour: COLOUR.soft,
    });
  }
  return bottom;
}

function score(draft: Draft, { t }: Words, left: Mm, right: Mm, y: Mm, filled: FilledSheet | undefined): Mm {
  const end =
    heading(draft, left, y + 2.6, t('print.score.score'), t('print.score.cross-50'), left + 148) + 3;
  const margin =
    option(draft, end, y + 2.4, t('print.score.flat-short'), filled?.scoring === 'flat', 12) + 2.4;
  option(
    draft,
    margin,
    y + 2.4,
    t('print.score.margin-short'),
    filled?.scoring === 'margin',
    right - margin - 4.4,
  );
  const x = left + 7;
  SIDES.forEach((side, i) => {
    disc(draft, left + 2.4, y + 6.8 + i * 4.5, 1.9, side, i === 1);
    ladder(draft, { x, y: y + 4.6 + i * 4.5, width: right - x, height: 4.4 }, 50, [10, 20, 30, 40, 50]);
  });
  const top = y + 14.8;
  draft.text(left, top + 3.2, t('print.score.threshold'), { face: 'strong', size: 8.4, room: 13 });
  const from = left + 14;
  const width = (right - from) / 10;
  for (let out = 0; out < 10; out++) {
    draft.rect({ x: from + out * width, y: top, width, height: 4.7 }, { stroke: COLOUR.rule, line: 0.18 });
    const number = String(100 - out * 10);
    draft.text(from + out * width + 6.2, top + 3.3, number, {
      face: 'figure-strong',
      size: 8.8,
      anchor: 'end',
    });
    draft.text(from + out * width + 7, top + 3.3, t('print.score.outs', { out }), {
      face: 'figure',
      size: 7.6,
      colour: COLOUR.soft,
      room: width - 7.4,
    });
  }
  return top + 4.7;
}

function knockOuts(draft: Draft, { t }: Words, x: Mm, y: Mm, foot: Mm): void {
  heading(draft, x, y, t('print.score.knock-outs'), t('print.score.knock-outs.text'), x + HALF);
  const pitch = (foot - y - 2) / 5;
  for (let i = 0; i < 5; i++) {
    const base = y + 4.6 + i * pitch;
    let at = x + draft.text(x, base, t('print.score.by'), { size: 8.2 }) + 1.4;
    for (const side of SIDES) {
      draft.circle(at + 1.5, base - 1, 1.5, { stroke: COLOUR.ink, line: 0.25 });
      at += 3.6 + draft.text(at + 3.6, base, side, { face: 'figure', size: 8.4 }) + 1;
    }
    at = option(draft, at + 2, base, t('print.score.free'), false, 11) + 2.4;
    at = option(draft, at, base, t('print.score.sacrifice'), false, 15) + 2.4;
    at += draft.text(at, base, t('print.score.won'), { size: 8.2 }) + 1;
    draft.line(at, base + 0.5, at + 8, base + 0.5, { stroke: COLOUR.soft });
    at += 10;
    at += draft.text(at, base, t('print.score.out'), { size: 8.2 }) + 1;
    draft.line(at, base + 0.5, x + HALF, base + 0.5, { stroke: COLOUR.soft });
    ladder(draft, { x, y: base + 1.3, width: HALF, height: 4.2 }, 25, [10, 25]);
  }
}

function style(draft: Draft, { t }: Words, x: Mm, y: Mm, foot: Mm): void {
  heading(draft, x, y, t('print.score.style'), '', x + HALF);
  const edges = [7, 76, 82, 88.2, HALF].map((edge) => x + edge);
  const top = y + 5;
  const soft = { size: 7.8, colour: COLOUR.soft } as const;
  draft.text(x + 3.5, top - 1.2, t('print.score.by'), { ...soft, anchor: 'middle', room: 7 });
  draft.text(edges[0]! + 1, top - 1.2, t('print.score.claim-or-reply'), { ...soft, room: 66 });
  check(draft, (edges[1]! + edges[2]!) / 2 - 1.1, top - 1.1, 2.3);
  draft.text((edges[2]! + edges[3]!) / 2, top - 1.2, '=', { ...soft, face: 'figure', anchor: 'middle' });
  cross(draft, (edges[3]! + edges[4]!) / 2 - 0.9, top - 1.1, 2.2);
  const count = Math.floor((foot - top) / 4.7);
  grid(draft, x, top, edges, (foot - top) / count, count);
}
