import { STATISTICS, type StatisticId } from '@turntable/roster/statistics.ts';
import { COLOUR, Draft, SMALLEST } from './draft.ts';
import { header } from './header.ts';
import { widthOf, wrap } from './metrics.ts';
import type { Mm, Page } from './page.ts';
import { footer, sizeOf, type Paper } from './paper.ts';
import { ledLines } from './score-parts.ts';
import { unitText, valueText, type Words } from './words.ts';

/** Of the list of the forty, as its printed sheet names it. */
const STATISTICS_VERSION = 1;

export interface StatisticsSheet {
  readonly words: Words;
  readonly paper: Paper;
  /** A locomotive whose values stand as examples; without one the column is left out. */
  readonly example?: {
    readonly name: string;
    readonly values: Readonly<Record<StatisticId, { readonly value: number | null; readonly state: string }>>;
  };
  /** Where the code leads: the calculator. */
  readonly address?: string;
}

const WIDTH: Mm = 192;
/** Where units begin; a name ends 2 mm before. */
const UNIT: Mm = 62.6;
const HEAD = 8.5;

/** All forty on one page: number, name, unit, rounding, where the value comes from, an example, a box for *called*. */
export function statisticsSheet({ words, paper, example, address }: StatisticsSheet): Page[] {
  const { t } = words;
  const size = sizeOf(paper);
  const draft = new Draft();
  const left = (size.width - WIDTH) / 2;
  const right = left + WIDTH;
  header(draft, left, right, {
    title: t('print.title.statistics'),
    subtitle: t('print.statistics.text'),
    address,
    addressLabel: t('print.code', { address: address ?? '' }),
  });
  const top = 28.2;
  const row = (size.height - top - 43) / STATISTICS.length;
  const fromRight = right - (example ? 26 : 12);
  const called = t('print.statistics.called');
  // Over its figures, but never into the word beside it.
  const exampleEnd = right - Math.max(10.5, 0.8 + widthOf('text', called, HEAD) + 2.5);
  const columns: readonly [text: string, x: Mm, anchor: 'start' | 'end'][] = [
    [t('print.statistics.statistic'), left + 8, 'start'],
    [t('print.statistics.unit'), left + UNIT, 'start'],
    [t('print.statistics.round'), left + 85.5, 'end'],
    [t('print.statistics.from'), left + 87.5, 'start'],
    ...(example ? [[example.name, exampleEnd, 'end'] as [string, Mm, 'end']] : []),
    [called, right - 0.8, 'end'],
  ];
  draft.part('Table', () => {
    draft.part('TR', () => {
      for (const [text, x, anchor] of columns)
        draft.part('TH', () => draft.text(x, top - 2.6, text, { size: HEAD, colour: COLOUR.blue, anchor }));
    });
    STATISTICS.forEach(({ id, unit, decimals }, i) => {
      const y = top + (i + 1) * row - row * 0.3;
      const given = example?.values[id];
      draft.part('TR', () => {
        draft.part('TH', () => {
          draft.text(left + 6, y, String(i + 1), {
            face: 'figure-strong',
            size: 9.5,
            colour: COLOUR.blue,
            anchor: 'end',
          });
          draft.text(left + 8, y, t(`statistic.${id}`), {
            size: 9,
            room: UNIT - 10,
            short: t(`statistic.${id}.short`),
          });
        });
        draft.part('TD', () =>
          draft.text(left + UNIT, y, unitText(words, unit), { face: 'figure', size: 8.8, room: 16 }),
        );
        draft.part('TD', () =>
          draft.text(left + 85.5, y, words.number(0, decimals), {
            face: 'figure',
            size: 8.8,
            anchor: 'end',
            colour: COLOUR.soft,
          }),
        );
        draft.part('TD', () => {
          const own = t(`print.from.${id}`);
          const published = own === `print.from.${id}`;
          draft.text(left + 87.5, y, published ? t('print.from.published') : own, {
            size: 8.4,
            room: fromRight - left - 87.5,
            colour: published ? COLOUR.faint : COLOUR.ink,
          });
        });
        if (given)
          draft.part('TD', () => {
            const mark = given.state === 'calculated' ? '°' : '';
            draft.text(right - 10.5, y, valueText(words, id, given.value) + mark, {
              face: 'figure',
              size: 8.8,
              anchor: 'end',
            });
          });
      });
    });
  });
  draft.line(left, top, right, top, { stroke: COLOUR.ink, line: 0.35 });
  STATISTICS.forEach((_, i) => {
    const y = top + (i + 1) * row;
    draft.line(left, y, right, y, (i + 1) % 5 === 0 ? { stroke: COLOUR.ink, line: 0.3 } : { line: 0.15 });
    draft.tick(right - 6.5, y - row * 0.22, 3);
  });
  notes(draft, words, left, top + STATISTICS.length * row + 4.6);
  footer(
    draft,
    { words, paper, name: 'statistics', details: [t('print.version', { version: STATISTICS_VERSION })] },
    left,
    right,
    size.height - 8,
  );
  return [draft.page(size.width, size.height)];
}

/** What holds for all of them, in three columns. */
function notes(draft: Draft, { t }: Words, left: Mm, y: Mm): void {
  const width = 60;
  (['wins', 'none', 'metric'] as const).forEach((id, i) => {
    const x = left + i * (width + 6);
    const [title, text] = [t(`print.statistics.${id}.title`), t(`print.statistics.${id}`)];
    if (id !== 'metric') return ledLines(draft, { x, y, width }, title, text, 8);
    draft.part('P', () => {
      draft.text(x, y, title, { face: 'strong', size: 8, room: width });
      // No line ends within an equation.
      const equations = text.split(' · ').map((equation) => equation.replaceAll(' ', '\u00a0'));
      wrap('text', equations.join(' · '), SMALLEST + 0.4, width).forEach((line, at) =>
        draft.text(x, y + 3.5 + at * 3.4, line.replace(/ ·$/, ''), { size: SMALLEST + 0.4, room: width }),
      );
    });
  });
}
