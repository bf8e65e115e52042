/** A record of a CSV file and the line it begins on, counted from 1. */
interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** CSV that cannot be read: the line, and what was expected there. */
export class CsvError extends Error {
  readonly line: number;
  constructor(line: number, expected: string) {
    super(`line ${line}: ${expected}`);
    this.line = line;
  }
}

/**
 * Splits CSV as RFC 4180 has it: quoted cells may hold separators, line ends and doubled quotes. Empty lines are
 * left out. The separator is the one of comma, semicolon and tab that the first line has most of, for
 * spreadsheets write semicolons wherever the comma is decimal. (Own code, for the errors need the line that a
 * record begins on, and quoted cells may run over several.)
 * @throws CsvError at a quote that is not closed, or a cell that goes on behind its quotes.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(source);
  const cell = new RegExp(`"([^"]*(?:""[^"]*)*)"|([^"${separator}\n][^${separator}\n]*)?`, 'y');
  const rows: CsvRow[] = [];
  let line = 1;
  let begun = 1;
  let cells: string[] = [];
  for (let at = 0; at < source.length || cells.length > 0;) {
    cell.lastIndex = at;
    const [found = '', quoted, plain = ''] = cell.exec(source) ?? [];
    at += found.length;
    const end = source[at];
    if (quoted === undefined && end === '"') throw new CsvError(line, 'expected a closing quote');
    line += found.split('\n').length - 1;
    if (end !== undefined && end !== separator && end !== '\n')
      throw new CsvError(line, `expected a separator or the end of the line after the closing quote`);
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    at += 1;
    if (end === separator) continue;
    if (cells.some((text) => text !== '')) rows.push({ line: begun, cells });
    cells = [];
    line += 1;
    begun = line;
  }
  return rows;
}

/** Whether commas are decimal in a file, as semicolons between its cells say. */
export const hasDecimalCommas = (text: string): boolean => separatorOf(text) === ';';

/** What separates the cells of the first line. */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
