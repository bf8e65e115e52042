import { CsvError, readCsv } from './csv.ts';
import { isFeatureId } from './features.ts';
import type { FeatureId } from './features.ts';
import { FIGURES, FIGURE_KEYS } from './figures.ts';
import type { FigureKey } from './figures.ts';
import { quantity, QuantityError } from './quantity.ts';
import type { Published } from './sheet.ts';

/** Published figures of an engine somebody wrote down, ready for the calculator. */
export interface NamedSheet extends Published {
  readonly id: string;
  readonly name?: string;
}

/** Input that is no stat sheet: where (`[2].boilerPressurePsi`, `line 3, column whyte`), and what was expected there. */
export class SheetError extends Error {
  readonly place: string;
  constructor(place: string, expected: string) {
    super(place === '' ? expected : `${place}: ${expected}`);
    this.name = 'SheetError';
    this.place = place;
  }
}

/**
 * Reads engines from JSON (one object or a list) or from CSV with a header, with the keys of
 * `data/locomotives.json`; figures may stand under `raw` or beside it. Keys it does not know are ignored.
 * @param filename tells CSV from JSON where the text itself does not.
 * @throws SheetError
 */
export function readSheets(text: string, filename: string): readonly NamedSheet[] {
  const json = /^\s*[[{]/.test(text) || /\.json$/i.test(filename);
  return json ? sheetsOfJson(text) : sheetsOfCsv(text);
}

/** Where a field stands, given its key. */
type Place = (key: string) => string;

function sheetsOfJson(text: string): readonly NamedSheet[] {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    throw new SheetError('', `expected JSON (${(error as Error).message})`);
  }
  if (!Array.isArray(input)) return [readSheet(readObject(input, ''), (key) => key, 1)];
  return input.map((item, i) => readSheet(readObject(item, `[${i}]`), (key) => `[${i}].${key}`, i + 1));
}

function sheetsOfCsv(text: string): readonly NamedSheet[] {
  const [header, ...rows] = rowsOf(text);
  if (!header) throw new SheetError('line 1', 'expected a header with keys such as whyte,driverDiameterIn');
  const keys = header.cells.map((cell) => cell.trim().replace(/^raw\./, ''));
  for (const [i, key] of keys.entries())
    if (key !== '' && keys.indexOf(key) !== i)
      throw new SheetError(`line ${header.line}, column ${key}`, 'expected each column once');
  if (!keys.some((key) => Object.hasOwn(FIGURES, key) || key === 'whyte' || key === 'years'))
    throw new SheetError(`line ${header.line}`, 'expected a header with keys such as whyte,driverDiameterIn');
  return rows.map(({ line, cells }, i) => {
    if (cells.length !== keys.length)
      throw new SheetError(`line ${line}`, `expected ${keys.length} cells, found ${cells.length}`);
    const fields = keys.map((key, column) => [key, cells[column]!.trim()] as const);
    const sheet = Object.fromEntries(fields.filter(([key, cell]) => key !== '' && cell !== ''));
    return readSheet(sheet, (key) => `line ${line}, column ${key}`, i + 1);
  });
}

function rowsOf(text: string): ReturnType<typeof readCsv> {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvError)
      throw new SheetError(`line ${error.line}`, error.message.replace(/^line \d+: /, ''));
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function readSheet(fields: Fields, place: Place, ordinal: number): NamedSheet {
  const raw = isAbsent(fields['raw']) ? {} : readObject(fields['raw'], place('raw'));
  const figures: Partial<Record<FigureKey, number | string>> = {};
  for (const key of FIGURE_KEYS) {
    const inside = !isAbsent(raw[key]);
    const figure = readFigure(inside ? raw[key] : fields[key], place(inside ? `raw.${key}` : key), key);
    if (figure !== undefined) figures[key] = figure;
  }
  const name = readText(fields['name'], place('name'));
  const whyte = readText(fields['whyte'], place('whyte'));
  const years = readYears(fields['years'], place('years'));
  readText(fields['fuel'], place('fuel'));
  return {
    id: readText(fields['id'], place('id')) ?? name ?? String(ordinal),
    ...(name !== undefined && { name }),
    ...(whyte !== undefined && { whyte }),
    ...(years !== undefined && { years }),
    features: readFeatures(fields['features'], place('features')),
    raw: figures,
  };
}

function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

function readObject(value: unknown, place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SheetError(place, 'expected an object');
  return value as Fields;
}

function readText(value: unknown, place: string): string | undefined {
  if (isAbsent(value)) return undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new SheetError(place, 'expected a text');
  return value.trim() === '' ? undefined : value.trim();
}

function readFigure(value: unknown, place: string, key: FigureKey): number | string | undefined {
  if (isAbsent(value) || (typeof value === 'string' && /^\s*([-–—?]|unknown|n\/a)?\s*$/i.test(value)))
    return undefined;
  if (typeof value !== 'number' && typeof value !== 'string')
    throw new SheetError(place, 'expected a number, or a text with a unit');
  try {
    quantity(value, FIGURES[key]);
  } catch (error) {
    if (error instanceof QuantityError) throw new SheetError(place, error.message);
    throw error;
  }
  return value;
}

/** `[1941, 1944]`, `1941`, or text with the first and perhaps the last year: `1941-1944`. */
function readYears(value: unknown, place: string): readonly number[] | undefined {
  if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) return undefined;
  const text =
    typeof value === 'string' ? value.match(/^\s*\[?\s*(\d{4})(?:\s*[-–/;, ]\s*(\d{4}))?\s*\]?\s*$/) : null;
  const years: readonly unknown[] = text
    ? text.slice(1).filter(Boolean).map(Number)
    : Array.isArray(value)
      ? value
      : [value];
  for (const [i, year] of years.entries())
    if (typeof year !== 'number' || !Number.isInteger(year) || year < 0)
      throw new SheetError(
        Array.isArray(value) ? `${place}[${i}]` : place,
        'expected years, first and last: 1941, or 1941-1944',
      );
  return years as readonly number[];
}

/** A list of feature ids, or text that lists them. */
function readFeatures(value: unknown, place: string): readonly FeatureId[] {
  if (isAbsent(value)) return [];
  const items: unknown = typeof value === 'string' ? value.split(/[\s;,|[\]"]+/).filter(Boolean) : value;
  if (!Array.isArray(items)) throw new SheetError(place, 'expected a list of feature ids');
  return items.map((item: unknown, i) => {
    if (typeof item !== 'string' || !isFeatureId(item))
      throw new SheetError(
        typeof value === 'string' ? place : `${place}[${i}]`,
        `expected the id of a feature; found ${JSON.stringify(item)}`,
      );
    return item;
  });
}
