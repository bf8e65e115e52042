import { CsvError, hasDecimalCommas, readCsv } from './csv.ts';
import { isFeatureId, type FeatureId } from './features.ts';
import { isColumn, isFigureColumn, nearestColumns } from './columns.ts';
import { FIGURES, isFigureKey, type FigureKey } from './figures.ts';
import { plainNumber, quantity, QuantityError } from './quantity.ts';
import type { Published } from './stat-sheet.ts';
import { statistic, STATISTICS, type Statistic, type StatisticId } from './statistics.ts';

/** Published figures of a locomotive somebody wrote down, ready for the calculator. */
export interface NamedStatSheet extends Published {
  readonly id: string;
  readonly name?: string;
}

/** Input that is no stat sheet: where (`[2].boilerPressurePsi`, `line 3, column whyte`), and what was expected there. */
export class StatSheetError extends Error {
  readonly place: string;
  constructor(place: string, expected: string) {
    super(place === '' ? expected : `${place}: ${expected}`);
    this.name = 'StatSheetError';
    this.place = place;
  }
}

/**
 * Reads locomotives from JSON (one object or a list) or from CSV with a header, with the keys of
 * `data/locomotives.json`; figures may stand under `raw` or beside it, and go by the id of their statistic as well
 * (also under `values`, as in a record). A key it does not know is an error.
 * @param filename tells CSV from JSON where the text itself does not.
 * @throws StatSheetError
 */
export function readStatSheets(text: string, filename: string): readonly NamedStatSheet[] {
  const json = /^\s*[[{]/.test(text) || /\.json$/i.test(filename);
  return json ? statSheetsOfJson(text) : statSheetsOfCsv(text);
}

/** Where a field stands, given its key. */
type Place = (key: string) => string;

function statSheetsOfJson(text: string): readonly NamedStatSheet[] {
  let input: unknown;
  try {
    input = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new StatSheetError('', `expected JSON (${(error as Error).message})`);
  }
  if (!Array.isArray(input)) return [readStatSheet(readObject(input, ''), (key) => key, 1)];
  return input.map((item, i) => readStatSheet(readObject(item, `[${i}]`), (key) => `[${i}].${key}`, i + 1));
}

function statSheetsOfCsv(text: string): readonly NamedStatSheet[] {
  const [header, ...rows] = rowsOf(text);
  if (!header)
    throw new StatSheetError('line 1', 'expected a header with keys such as whyte,driverDiameterIn');
  const keys = header.cells.map((cell) => cell.trim().replace(/^raw\./, ''));
  for (const [i, key] of keys.entries())
    if (key !== '' && keys.indexOf(key) !== i)
      throw new StatSheetError(`line ${header.line}, column ${key}`, 'expected each column once');
  refuseUnknown(keys.filter((key) => key !== ''), (key) => `line ${header.line}, column ${key}`); // prettier-ignore
  if (!keys.some((key) => isFigureColumn(key) || key === 'whyte' || key === 'years'))
    throw new StatSheetError(
      `line ${header.line}`,
      'expected a header with keys such as whyte,driverDiameterIn',
    );
  const isDecimal = hasDecimalCommas(text);
  const plain = (key: string, cell: string): string =>
    isDecimal && mayHaveDecimals(key) && /^\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
  return rows.map(({ line, cells }, i) => {
    if (cells.length !== keys.length)
      throw new StatSheetError(`line ${line}`, `expected ${keys.length} cells, found ${cells.length}`);
    const fields = keys.map((key, column) => [key, plain(key, cells[column]!.trim())] as const);
    const given = Object.fromEntries(fields.filter(([key, cell]) => key !== '' && cell !== ''));
    return readStatSheet(given, (key) => `line ${line}, column ${key}`, i + 1);
  });
}

/** Whether a figure is more than a whole number; of others a comma before three digits stands between thousands. */
function mayHaveDecimals(key: string): boolean {
  const known = STATISTICS.find((each: Statistic) => each.id === key || each.published === key);
  return known ? known.decimals > 0 : isFigureKey(key) && FIGURES[key] === 'in';
}

function rowsOf(text: string): ReturnType<typeof readCsv> {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvError)
      throw new StatSheetError(`line ${error.line}`, error.message.replace(/^line \d+: /, ''));
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function readStatSheet(fields: Fields, place: Place, ordinal: number): NamedStatSheet {
  refuseUnknown(Object.keys(fields), place);
  const { figures, values, firstBuilt } = readFigures(fields, place);
  const name = readText(fields['name'], place('name'));
  const whyte = readText(fields['whyte'], place('whyte'));
  const years = readYears(fields['years'], place('years')) ?? firstBuilt;
  readText(fields['fuel'], place('fuel'));
  return {
    id: readText(fields['id'], place('id')) ?? name ?? String(ordinal),
    ...(name !== undefined && { name }),
    ...(whyte !== undefined && { whyte }),
    ...(years !== undefined && { years }),
    features: readFeatures(fields['features'], place('features')),
    raw: figures,
    ...(Object.keys(values).length > 0 && { values }),
  };
}

/** Throws at keys that mean nothing here, and says which ones are like them. */
function refuseUnknown(keys: readonly string[], place: Place): void {
  const unknown = keys.filter((key) => !isColumn(key));
  if (unknown.length === 0) return;
  const [first, ...more] = unknown.map((key) => `unknown; did you mean ${nearestColumns(key).join(' or ')}?`);
  const others = more.map((says, i) => ` ${unknown[i + 1]}: ${says}`);
  throw new StatSheetError(place(unknown[0]!), [first, ...others.slice(0, 4)].join(';'));
}

interface Figures {
  figures: Partial<Record<FigureKey, number | string>>;
  /** By statistic, for those that no key publishes. */
  values: Partial<Record<StatisticId, number | string>>;
  firstBuilt?: readonly number[];
}

/** All figures of a locomotive, wherever they stand: beside `raw` and `values`, or in them; by key or by statistic. */
function readFigures(fields: Fields, place: Place): Figures {
  const out: Figures = { figures: {}, values: {} };
  const from = new Map<string, string>();
  const read = (key: string, value: unknown, at: string): void => {
    const target = figureOf(key);
    if (target === undefined || isBlank(value)) return;
    const earlier = from.get(target);
    if (earlier !== undefined)
      throw new StatSheetError(at, `expected this figure once; ${earlier} gives it too`);
    from.set(target, at);
    if (isFigureKey(target))
      out.figures[target] = readFigure(value, at, (it) => quantity(it, FIGURES[target]));
    else if (target === 'year-first-built') out.firstBuilt = readYears(value, at) ?? [];
    else out.values[target as StatisticId] = readFigure(value, at, (it) => readStatistic(it, target));
  };
  for (const nest of ['raw', 'values'] as const) {
    if (isAbsent(fields[nest])) continue;
    const inside = readObject(fields[nest], place(nest));
    const known = (key: string): boolean => isFigureColumn(key);
    const unknown = Object.keys(inside).find((key) => !known(key));
    if (unknown !== undefined)
      throw new StatSheetError(
        place(`${nest}.${unknown}`),
        `unknown; did you mean ${nearestColumns(unknown).join(' or ')}?`,
      );
    for (const [key, value] of Object.entries(inside)) read(key, value, place(`${nest}.${key}`));
  }
  for (const [key, value] of Object.entries(fields)) read(key, value, place(key));
  return out;
}

/** The figure's key that a key or a statistic's id stands for; of a statistic without one its id. */
function figureOf(key: string): string | undefined {
  if (isFigureKey(key)) return key;
  const known = statistic(key);
  if (!known) return undefined;
  return known.published !== undefined && isFigureKey(known.published) ? known.published : known.id;
}

function readStatistic(value: number | string, id: string): void {
  const { unit, decimals } = statistic(id)!;
  const number = plainNumber(value, unit);
  if ((unit === 'wheels' || unit === 'axles') && decimals === 0 && number.under !== 1n)
    throw new QuantityError('expected a whole number');
}

function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

function readObject(value: unknown, place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new StatSheetError(place, 'expected an object');
  return value as Fields;
}

function readText(value: unknown, place: string): string | undefined {
  if (isAbsent(value)) return undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new StatSheetError(place, 'expected a text');
  return value.trim() === '' ? undefined : value.trim();
}

/** Whether a figure is left open: nothing, a dash, a question mark, `unknown`. */
function isBlank(value: unknown): boolean {
  return isAbsent(value) || (typeof value === 'string' && /^([-–—?]|unknown|n\/a)?$/i.test(value.trim()));
}

function readFigure(
  value: unknown,
  place: string,
  check: (value: number | string) => unknown,
): number | string {
  if (typeof value !== 'number' && typeof value !== 'string')
    throw new StatSheetError(place, 'expected a number, or a text with a unit');
  try {
    check(value);
  } catch (error) {
    if (error instanceof QuantityError) throw new StatSheetError(place, error.message);
    throw error;
  }
  return value;
}

/** `[1941, 1944]`, `1941`, or text with the first and perhaps the last year: `1941-1944`. */
function readYears(value: unknown, place: string): readonly number[] | undefined {
  if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) return undefined;
  // A text much longer than two years is none; looking through a very long one could take for ever.
  const text =
    typeof value === 'string' && value.length < 100
      ? value.match(/^\s*\[?\s*(\d{4})(?:\s*[-–/;, ]\s*(\d{4}))?\s*\]?\s*$/)
      : null;
  const years: readonly unknown[] = text
    ? text.slice(1).filter(Boolean).map(Number)
    : Array.isArray(value)
      ? value
      : [value];
  for (const [i, year] of years.entries())
    if (typeof year !== 'number' || !Number.isInteger(year) || year < 0)
      throw new StatSheetError(
        Array.isArray(value) ? `${place}[${i}]` : place,
        'expected years, first and last: 1941, or 1941-1944',
      );
  return years as readonly number[];
}

/** A list of feature ids, or text that lists them. */
function readFeatures(value: unknown, place: string): readonly FeatureId[] {
  if (isAbsent(value)) return [];
  const items: unknown = typeof value === 'string' ? value.split(/[\s;,|[\]"]+/).filter(Boolean) : value;
  if (!Array.isArray(items)) throw new StatSheetError(place, 'expected a list of feature ids');
  return items.map((item: unknown, i) => {
    if (typeof item !== 'string' || !isFeatureId(item))
      throw new StatSheetError(
        typeof value === 'string' ? place : `${place}[${i}]`,
        `expected the id of a feature${typeof item === 'string' ? `; found ${JSON.stringify(item)}` : ''}`,
      );
    return item;
  });
}
