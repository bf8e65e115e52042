import { withoutIsolates } from '@turntable/engine/words.ts';
import { STATISTICS } from '@turntable/roster/statistics.ts';
import { unitText, type Words } from './words.ts';

/** What stands in one field of a table; nothing where nothing is known. */
export type Cell = string | number | null;

/** Rows as CSV: UTF-8, CRLF; a cell that a spreadsheet could take for a formula begins with an apostrophe. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: Cell): string {
  if (value === null) return '';
  const words = typeof value === 'number' ? String(value) : withoutIsolates(value);
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** The forty as a table: number, id, name, unit, decimals, where from. */
export function statisticsCsv(words: Words): string {
  const { t } = words;
  const from = (id: string): string => {
    const own = t(`print.from.${id}`);
    return own === `print.from.${id}` ? t('print.from.published') : own;
  };
  return csvOf([
    ['n', 'statistic', 'name', 'unit', 'decimals', 'from'],
    ...STATISTICS.map(({ id, unit, decimals }, i) => [i + 1, id, t(`statistic.${id}`), unitText(words, unit), decimals, from(id)]), // prettier-ignore
  ]);
}
