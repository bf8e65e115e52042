import { STATISTICS, type StatisticId } from '@turntable/roster/statistics.ts';
import { COLOUR, type Draft } from './draft.ts';
import { wrap } from './metrics.ts';
import type { Box, Mm } from './page.ts';
import type { Words } from './words.ts';

/** Lines of a table whose columns end at `edges` (from x on) and whose rows are `row` high. */
export function grid(draft: Draft, x: Mm, y: Mm, edges: readonly Mm[], row: Mm, count: number): void {
  const line = 0.18;
  const right = edges[edges.length - 1]!;
  for (let i = 0; i <= count; i++) draft.line(x, y + i * row, right, y + i * row, { line });
  for (const edge of [x, ...edges]) draft.line(edge, y, edge, y + count * row, { line });
}

/** Numbered boxes in a row to cross off, from 1; every fifth edge stronger, `marked` ones framed. */
export function ladder(
  draft: Draft,
  { x, y, width, height }: Box,
  count: number,
  marked: readonly number[] = [],
): void {
  const cell = width / count;
  draft.rect({ x, y, width, height }, { stroke: COLOUR.rule, line: 0.18 });
  for (let i = 1; i <= count; i++) {
    const strong = marked.includes(i);
    draft.text(x + (i - 0.5) * cell, y + height / 2 + 0.95, String(i), {
      face: strong ? 'figure-strong' : 'figure',
      size: 7.4,
      anchor: 'middle',
      room: cell,
    });
    if (i < count) {
      const edge = x + i * cell;
      draft.line(edge, y, edge, y + height, { line: i % 5 === 0 ? 0.4 : 0.15 });
    }
    if (strong)
      draft.rect({ x: x + (i - 1) * cell, y, width: cell, height }, { stroke: COLOUR.ink, line: 0.45 });
  }
}

/** A heading in blue with a line of explanation; returns where the explanation ends. */
export function heading(draft: Draft, x: Mm, y: Mm, title: string, text: string, right: Mm): Mm {
  let end = x;
  draft.part('H2', () => {
    const wide = draft.text(x, y, title, { size: 10.5, colour: COLOUR.blue });
    end = x + wide + 3;
    end += draft.text(end, y, text, { size: 8.2, colour: COLOUR.soft, room: right - end });
  });
  return end;
}

/** A tick box with words after it; returns where the words end. */
export function option(draft: Draft, x: Mm, y: Mm, words: string, ticked = false, room?: Mm): Mm {
  draft.tick(x, y + 0.5, 3);
  if (ticked) crossed(draft, x, y + 0.5);
  return x + 4.2 + draft.text(x + 4.2, y, words, { size: 8.5, ...(room !== undefined && { room }) });
}
/** A cross in a box of 3 mm that stands on `y`. */
function crossed(draft: Draft, x: Mm, y: Mm): void {
  draft.path(`M${x + 0.6} ${y - 0.6}l1.8 -1.8M${x + 0.6} ${y - 2.4}l1.8 1.8`, {
    stroke: COLOUR.ink,
    line: 0.4,
  });
}

/** Those whose whole name has no room have one between it and the short one. */
const LONG: ReadonlySet<StatisticId> = new Set([
  'overall-wheelbase',
  'wheelbase-ratio',
  'cylinder-diameter',
  'surface-to-volume',
] as const);
/** What stands for the name of a statistic that has no room, the longest first. */
export const shorter = (words: Words, id: StatisticId): string[] =>
  (LONG.has(id) ? ['sheet', 'short'] : ['short']).map((form) => words.t(`statistic.${id}.${form}`));

/** Twenty of the forty, one a row, from `from`; `edges` are where the columns after the name end. */
export function statisticRows(
  draft: Draft,
  words: Words,
  from: number,
  at: { readonly x: Mm; readonly y: Mm; readonly row: Mm; readonly edges: readonly Mm[] },
): void {
  const { x, y, row, edges } = at;
  const nameEnd = edges[0]!;
  const right = edges[edges.length - 1]!;
  draft.part('Table', () => {
    STATISTICS.slice(from, from + 20).forEach(({ id }, i) => {
      const base = y + (i + 1) * row - row * 0.31;
      draft.part('TR', () =>
        draft.part('TH', () => {
          draft.text(x + 4.4, base, String(from + i + 1), {
            face: 'figure-strong',
            size: 8.6,
            colour: COLOUR.blue,
            anchor: 'end',
          });
          const label = words.t(`statistic.${id}`);
          draft.text(x + 6, base, label, {
            size: 8.8,
            room: nameEnd - x - 7,
            short: shorter(words, id),
          });
        }),
      );
    });
  });
  for (let i = 1; i <= 20; i++)
    draft.line(
      x,
      y + i * row,
      right,
      y + i * row,
      i % 5 === 0 ? { stroke: COLOUR.ink, line: 0.28 } : { line: 0.15 },
    );
  for (const edge of edges) draft.line(edge, y, edge, y + 20 * row, { line: 0.15 });
}

/** A paragraph that begins with its heading, in bold on the same line; `y` is its first base line. */
export function ledLines(
  draft: Draft,
  { x, y, width }: { readonly x: Mm; readonly y: Mm; readonly width: Mm },
  title: string,
  text: string,
  size: number,
): void {
  draft.part('P', () => {
    const lead = draft.text(x, y, title, { face: 'strong', size }) + 1;
    let line: string[] = [];
    let at = 0;
    const room = (): Mm => (at === 0 ? width - lead : width);
    const put = (): void => {
      draft.text(at === 0 ? x + lead : x, y + at * 3.4, line.join(' '), { size, room: room() });
      at++;
      line = [];
    };
    for (const word of text.split(' ')) {
      if (line.length > 0 && wrap('text', [...line, word].join(' '), size, room()).length > 1) put();
      line.push(word);
    }
    put();
  });
}
