import { COLOUR, Draft } from './draft.ts';
import { widthOf, wrap } from './metrics.ts';
import type { Mm, Page } from './page.ts';
import { footer, sizeOf } from './paper.ts';
import { grid, heading, ladder, option, statisticRows } from './score-parts.ts';
import { duelHeader, type FilledSheet, type ScoreSheet } from './score-sheet.ts';
import { cross, disc, pointer } from './symbols.ts';
import type { Words } from './words.ts';

const WIDTH: Mm = 192;
const HALF: Mm = 94.4;

/** The score sheet of Double Header: gates at 10, 20 and 30 points of both (DH-6.1, DH-7.1, DH-8.1). */
export function doubleHeaderSheet(sheet: ScoreSheet): Page[] {
  const { words, paper, rules, filled } = sheet;
  const { t } = words;
  const size = sizeOf(paper);
  const draft = new Draft();
  const left = (size.width - WIDTH) / 2;
  const right = left + WIDTH;
  const second = right - HALF;
  duelHeader(draft, left, right, t('game.double-header'), sheet);
  team(draft, words, left, 0, filled);
  team(draft, words, second, 1, filled);
  score(draft, words, left, right, filled);
  const top = 88.4;
  const row = Math.min(5.6, (size.height - top - 39) / 31);
  called(draft, words, left, second, top, row);
  style(draft, words, left, second, top + 20 * row + 5.2, row);
  const foot = size.height - 12.6;
  const wide = draft.text(left, foot, t('print.score.final'), { face: 'strong', size: 10 });
  draft.line(left + wide + 2, foot + 0.6, left + wide + 16, foot + 0.6, { stroke: COLOUR.soft });
  const other = left + wide + 21;
  const next = draft.text(other, foot, t('print.score.team-2'), { face: 'strong', size: 10 });
  draft.line(other + next + 2, foot + 0.6, other + next + 16, foot + 0.6, { stroke: COLOUR.soft });
  draft.text(right, foot, t('print.score.key'), {
    size: 8.2,
    anchor: 'end',
    room: right - other - next - 20,
  });
  const folio = {
    words,
    paper,
    name: 'score-sheet/double-header',
    details: [t('print.rules', { version: rules })],
  };
  footer(draft, folio, left, right, size.height - 7.6);
  return [draft.page(size.width, size.height)];
}

function team(draft: Draft, { t }: Words, x: Mm, side: 0 | 1, filled: FilledSheet | undefined): void {
  const known = filled?.sides[side];
  const top = 21.4;
  draft.rect({ x, y: top, width: HALF, height: 33.4 }, { stroke: COLOUR.ink, line: 0.3, radius: 1.8 });
  const wide = draft.text(x + 2.3, top + 5.6, t('print.score.team'), { face: 'strong', size: 10.5 });
  disc(draft, x + wide + 6.2, top + 4.6, 2.6, String(side + 1), side === 1);
  option(draft, x + HALF - 16.2, top + 5.2, t('print.score.first-call'), known?.first, 11.5);
  draft.line(x + wide + 10.4, top + 6.6, x + HALF - 18, top + 6.6, { stroke: COLOUR.soft });
  const head = { size: 7.8, anchor: 'middle', colour: COLOUR.soft } as const;
  const edges = [6, 32, 59.6, 71.6, 81.4, 89.9].map((edge) => x + 2.3 + edge);
  const middle = (i: number): Mm => (edges[i - 1]! + edges[i]!) / 2;
  draft.text(middle(1), top + 12.6, t('print.score.contestant'), { ...head, room: 25 });
  draft.text(middle(2), top + 12.6, t('print.score.locomotive'), { ...head, room: 26 });
  const inUse = wrap('text', t('print.score.in-use'), 7.8, 13).slice(0, 2);
  inUse.forEach((line, i) => draft.text(middle(3), top + 10.2 + i * 3, line, { ...head, room: 13 }));
  draft.text(middle(4), top + 12.6, t('print.score.played'), { ...head, room: 9.6 });
  draft.text(middle(5), top + 12.6, t('print.score.veto'), { ...head, room: 8.4 });
  const row = 6.05;
  const y = top + 14.6;
  grid(draft, x + 2.3, y, edges, row, 2);
  for (const i of [0, 1]) {
    const base = y + i * row + row * 0.66;
    draft.text(x + 5.3, base, `${side + 1}${i === 0 ? 'a' : 'b'}`, {
      face: 'figure-strong',
      size: 9,
      anchor: 'middle',
    });
    const [name, locomotive] = [known?.contestants[i], known?.locomotives[i]];
    if (name) inColumn(draft, edges[0]! + 1, base, name, 24.4);
    if (locomotive) inColumn(draft, edges[1]! + 1, base, locomotive, 26);
    const cy = y + (i + 0.5) * row;
    draft.circle(middle(3), cy, 2.3, { stroke: COLOUR.ink, line: 0.22, dash: [0.9, 0.6] });
    draft.circle(middle(4), cy, 1.4, { stroke: COLOUR.ink, line: 0.25 });
    // One against one each has one Veto, with two locomotives (DH-1.1).
    if (i === 0 || known?.contestants.length !== 1) draft.tick(middle(5) - 1.5, cy + 1.5);
  }
  const base = top + 30.6;
  let at = x + 2.3 + draft.text(x + 2.3, base, t('print.score.boosters'), { size: 8.2 }) + 2.6;
  const boosters = [
    t('booster.fifty-fifty'),
    t('booster.swap-orders'),
    t('booster.double-header'),
    t('print.score.time-out'),
  ];
  const free = x + HALF - 2.3 - at - 4 * 4.2 - 3 * 1.8;
  const wanted = boosters.map((name) => widthOf('text', name, 8.5));
  const share = Math.min(1, free / wanted.reduce((sum, width) => sum + width, 0));
  boosters.forEach((name, i) => (at = option(draft, at, base, name, false, wanted[i]! * share) + 1.8));
}

/** A name that is too long for a line takes two small ones; what has no room in them either is cut with a sign. */
function inColumn(draft: Draft, x: Mm, base: Mm, name: string, room: Mm): void {
  if (widthOf('text', name, 7) <= room) {
    draft.text(x, base, name, { size: 8.4, room });
    return;
  }
  const [first = ''] = wrap('text', name, 7, room);
  [first, name.slice(first.length).trim()].forEach((line, at) =>
    draft.text(x, base - 1.6 + at * 2.6, line, { size: 7, room }),
  );
}

function score(draft: Draft, { t }: Words, left: Mm, right: Mm, filled: FilledSheet | undefined): void {
  const end = heading(draft, left, 59.6, t('print.score.score'), t('print.score.cross-40'), left + 98) + 3.5;
  const margin = option(draft, end, 59.4, t('print.score.flat'), filled?.scoring === 'flat', 24) + 3;
  option(draft, margin, 59.4, t('print.score.margin'), filled?.scoring === 'margin', right - margin - 4.4);
  const x = left + 15.4;
  const cell = { x, width: right - x, height: 4.3 };
  [t('print.score.team'), t('print.score.team'), t('print.score.both')].forEach((label, i) => {
    const y = 62 + i * 4.5;
    const wide = draft.text(left, y + 3.2, label, { face: 'strong', size: 8.6, room: i === 2 ? 14 : 9.4 });
    if (i < 2) disc(draft, left + wide + 2.9, y + 2.15, 1.9, String(i + 1), i === 1);
    ladder(draft, { ...cell, y }, 40, i === 2 ? [10, 20, 30] : []);
  });
  const gates = ['boosters', 'time-out', 'style'] as const;
  gates.forEach((gate, i) => {
    const at = x + ((i + 1) * 10 - 0.5) * (cell.width / 40);
    const wide = Math.min(
      38,
      draft.text(at + 1.6, 78.4, t(`print.score.gate.${gate}`), { size: 7.8, room: 40 }),
    );
    if (wide > 0) pointer(draft, at - 0.8, 78.3, 1.7);
  });
}

function called(draft: Draft, words: Words, left: Mm, second: Mm, top: Mm, row: Mm): void {
  const { t } = words;
  heading(draft, left, top - 5.4, t('print.score.called'), t('print.score.called.text'), left + WIDTH);
  [left, second].forEach((x, half) => {
    const edges = [50, 55.6, 65.8, 76, 85.8, HALF].map((edge) => x + edge);
    statisticRows(draft, words, half * 20, { x, y: top, row, edges });
    const heads = [t('print.score.order'), t('print.score.team-n', { team: 1 }), t('print.score.team-n', { team: 2 }), t('print.score.won-by'), t('print.score.vetoed')]; // prettier-ignore
    heads.forEach((head, i) =>
      draft.text((edges[i]! + edges[i + 1]!) / 2, top - 1.2, head, {
        size: 7.4,
        anchor: 'middle',
        colour: COLOUR.soft,
        room: edges[i + 1]! - edges[i]! + 0.6,
      }),
    );
    for (let i = 0; i < 20; i++)
      ['1', '2'].forEach((digit, at) =>
        draft.text(edges[3]! + 3.6 + at * 3.6, top + (i + 1) * row - row * 0.31, digit, {
          face: 'figure',
          size: 8.4,
          anchor: 'middle',
          colour: COLOUR.soft,
        }),
      );
  });
}

function style(draft: Draft, { t }: Words, left: Mm, second: Mm, y: Mm, row: Mm): void {
  heading(draft, left, y, t('print.score.style'), t('print.score.style.text'), left + WIDTH);
  for (const x of [left, second]) {
    const edges = [8, 70, 76, 82, 88.2, HALF].map((edge) => x + edge);
    const top = y + 5;
    const soft = { size: 7.8, colour: COLOUR.soft } as const;
    draft.text(x + 4, top - 1.2, t('print.score.by'), { ...soft, anchor: 'middle', room: 7.6 });
    draft.text(edges[0]! + 1, top - 1.2, t('print.score.claim'), soft);
    ['1', '2', '='].forEach((sign, i) =>
      draft.text((edges[i + 1]! + edges[i + 2]!) / 2, top - 1.2, sign, {
        ...soft,
        face: 'figure',
        anchor: 'middle',
      }),
    );
    cross(draft, (edges[4]! + edges[5]!) / 2 - 0.9, top - 1.1, 2.2);
    grid(draft, x, top, edges, row, 11);
  }
}
