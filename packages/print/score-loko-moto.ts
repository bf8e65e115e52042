import { COLOUR, Draft } from './draft.ts';
import { header } from './header.ts';
import type { Mm, Page } from './page.ts';
import { footer, sizeOf } from './paper.ts';
import { penLetter, penSample } from './pens.ts';
import type { FilledSheet, ScoreSheet } from './score-sheet.ts';
import { grid, option } from './score-parts.ts';
import { scissors } from './symbols.ts';
import type { Words } from './words.ts';

const WIDTH: Mm = 192;

/** The score sheet of Loko moto, two of A5 (or half a Letter) on one page with a line to cut along. */
export function lokoMotoSheet(input: ScoreSheet): Page[] {
  const { words, paper, rules } = input;
  const size = sizeOf(paper);
  const draft = new Draft();
  const left = (size.width - WIDTH) / 2;
  const right = left + WIDTH;
  const middle = size.height / 2;
  half(draft, input, left, 0, middle - 9);
  half(draft, input, left, middle, middle - 12.5);
  const style = { role: 'cut', stroke: COLOUR.rule, line: 0.2, dash: [1.4, 1] } as const;
  draft.line(6, middle, size.width / 2 - 5, middle, style);
  draft.line(size.width / 2 + 5, middle, size.width - 6, middle, style);
  scissors(draft, size.width / 2 - 2.6, middle, 5.2);
  const folio = {
    words,
    paper,
    name: 'score-sheet/loko-moto',
    details: [words.t('print.rules', { version: rules })],
  };
  footer(draft, folio, left, right, size.height - 7.6);
  return [draft.page(size.width, size.height)];
}

/** One sheet whose head begins at `y`; `room` is its height without the foot. */
function half(page: Draft, { words, address, filled }: ScoreSheet, left: Mm, y: Mm, room: Mm): void {
  const { t } = words;
  const right = left + WIDTH;
  const draft = new Draft();
  header(draft, left, right, {
    title: t('game.loko-moto'),
    subtitle: t('print.score.sheet'),
    address,
    addressLabel: t('print.code', { address: address ?? '' }),
    blanks: [
      { label: t('print.date'), parts: 3, filled: filled?.date },
      { label: t('print.place'), parts: 4 },
      { label: t('print.game'), parts: 2 },
    ],
  });
  const from = left + 44;
  const column = (right - from) / 5;
  for (let seat = 0; seat < 5; seat++) {
    const x = from + seat * column;
    penLetter(draft, seat, x + 6.6, 24.2, 2.7);
    penSample(draft, seat, x + 11.6, 24.2, 13.4, 0.165);
  }
  table(draft, words, left, from, column, room, filled);
  moved(page, draft, y);
}

/** Lays what was drawn at the top of the paper further down. */
function moved(page: Draft, draft: Draft, by: Mm): void {
  const shift = (items: Draft['items']): Draft['items'] =>
    items.map((item) => {
      if (item.kind === 'clip')
        return { ...item, box: { ...item.box, y: item.box.y + by }, items: shift([...item.items]) };
      if (item.kind === 'figure' && item.link) {
        const { address, box } = item.link;
        return { ...item, items: shift([...item.items]), link: { address, box: { ...box, y: box.y + by } } };
      }
      if ('items' in item) return { ...item, items: shift([...item.items]) };
      if (item.kind !== 'path') return { ...item, y: item.y + by };
      const [a, b, c, d, e, f] = item.at ?? [1, 0, 0, 1, 0, 0];
      return { ...item, at: [a, b, c, d, e, f + by] };
    });
  page.items.push(...shift(draft.items));
}

function table(
  draft: Draft,
  { t }: Words,
  left: Mm,
  from: Mm,
  column: Mm,
  room: Mm,
  filled: FilledSheet | undefined,
): void {
  const names = filled?.sides.map(({ contestants }) => contestants[0] ?? '') ?? [];
  const top = 28.2;
  const row = (room - top - 6.4) / 16.4;
  const edges = Array.from({ length: 5 }, (_, i) => from + (i + 1) * column);
  const right = edges[4]!;
  const label = (y: Mm, title: string, text: string, size = 9): void => {
    draft.part('P', () => {
      const wide = draft.text(left, y, title, { face: 'strong', size, room: 42 });
      if (text !== '')
        draft.text(left + wide + 1.4, y, text, { size: 7.4, colour: COLOUR.soft, room: 41.5 - wide });
    });
  };
  const base = (index: number, height = 1): Mm => top + (index + height / 2) * row + 1.2;
  label(base(0), t('print.lm.name'), '');
  names.slice(0, 5).forEach((name, seat) =>
    draft.text(from + (seat + 0.5) * column, base(0), name, {
      size: 8.6,
      anchor: 'middle',
      room: column - 2,
    }),
  );
  label(base(1), t('print.lm.last-ride'), t('print.lm.last-ride.text'));
  label(base(2) - 1.2, t('print.lm.trains'), '');
  draft.text(left, base(2) + 2.2, t('print.lm.trains.text'), { size: 7.4, colour: COLOUR.soft, room: 42 });
  label(base(9), t('print.lm.trains-total'), '');
  label(base(10), t('print.lm.shapes'), t('print.lm.shapes.text'));
  label(base(11), t('print.lm.secret'), t('print.lm.secret.text'));
  label(base(12), t('print.lm.left-short'), t('print.lm.left-short.text'));
  label(base(13, 1.5) + 0.4, t('print.lm.total'), '', 11.5);
  label(base(14.5), t('print.lm.level'), t('print.lm.level.text'));
  grid(draft, from, top, edges, row, 13);
  grid(draft, from, top + 14.5 * row, edges, row, 1);
  for (let seat = 0; seat < 5; seat++) {
    const x = from + seat * column;
    for (let train = 2; train < 9; train++)
      draft.path(`M${x + column - 7} ${top + train * row}v${row * 0.7}h7`, {
        stroke: COLOUR.rule,
        line: 0.15,
      });
    for (const [i, points] of [2, 3].entries()) {
      draft.tick(x + 7.4 + i * 9, base(11) + 0.4);
      draft.text(x + 11.4 + i * 9, base(11), String(points), { face: 'figure', size: 8.6 });
    }
    draft.rect({ x, y: top + 13 * row, width: column, height: 1.5 * row }, { stroke: COLOUR.ink, line: 0.4 });
    draft.text(x + column / 2, base(14.5), '/', {
      face: 'figure',
      size: 9,
      anchor: 'middle',
      colour: COLOUR.soft,
    });
  }
  const foot = top + 15.5 * row + 4.6;
  let at = option(draft, left, foot, t('print.lm.hidden'), filled?.options?.hiddenAgendas === true, 28) + 4;
  at = option(draft, at, foot, t('print.lm.advanced-long'), filled?.options?.advanced === true, 40) + 4;
  at = option(draft, at, foot, t('print.lm.two'), names.length === 2, 48) + 4;
  const winner = Math.max(at, right - 52);
  const wide = draft.text(winner, foot, t('print.lm.winner'), { size: 8.5 });
  draft.line(winner + wide + 1.4, foot + 0.6, right, foot + 0.6, { stroke: COLOUR.soft });
}
