import { decimal, exact, order, per, plus, times, type Exact } from './exact.ts';
import type { FigureUnit } from './figures.ts';
import { unitFactor, unitNames, type Dimension } from './units.ts';

/** A figure that is no quantity of its kind; the message says what was expected. */
export class QuantityError extends Error {}

const DIMENSIONS: Readonly<Record<FigureUnit, Dimension>> = {
  count: 'count',
  in: 'length',
  ft: 'length',
  lb: 'mass',
  'short ton': 'mass',
  'US gal': 'volume',
  psi: 'pressure',
  'sq ft': 'area',
  lbf: 'force',
  hp: 'power',
  mph: 'speed',
};

/** Far beyond any figure of a locomotive, and far below where numbers lose digits. */
const MOST = 1_000_000_000;
/** No figure is written in more characters; looking through very long ones could take for ever. */
const LONGEST = 200;

/**
 * A figure in its key's unit: of a number, itself; of text, the number converted from the unit it names, or in
 * the key's unit if it names none. Units may follow one another (`6 ft 2 in`, `96 long tons 5 cwt`), numbers may
 * have fractions (`8+1/2`, `8½`), groups of three (`24 000`, `24,000`) and a decimal comma (`12,5`).
 * @throws QuantityError if it is no such quantity, below zero, or above `MOST`.
 */
export function quantity(value: number | string, unit: FigureUnit): Exact {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || value < 0)
      throw new QuantityError('expected a number that is not negative');
    return whole(exact(value), unit);
  }
  const dimension = DIMENSIONS[unit];
  const parts = split(value);
  if (parts.length === 0) throw notUnderstood(value, dimension);
  const terms = parts.map(({ number, name }) => {
    if (name === '') {
      if (parts.length > 1) throw notUnderstood(value, dimension);
      return number;
    }
    const factor = unitFactor(dimension, isKeysTon(name, unit) ? 'short ton' : name);
    const keyFactor = unitFactor(dimension, unit);
    if (!factor || !keyFactor) throw notUnderstood(value, dimension);
    return per(times(number, factor), keyFactor);
  });
  return whole(plus(...terms), unit);
}

/**
 * A number that has no unit, or the one given: `136` and `136 lb/yd`.
 * @throws QuantityError if it is no such number, or below zero.
 */
export function plainNumber(value: number | string, unit: string): Exact {
  if (typeof value === 'number') return quantity(value, 'in');
  const [first, ...more] = split(value);
  const named = first && first.name.toLowerCase() !== normal(unit).toLowerCase() ? first.name : '';
  if (!first || more.length > 0 || named !== '')
    throw new QuantityError(`expected a number${unit === '' ? '' : ` of ${unit}`}; found ${found(value)}`);
  return whole(first.number, 'in');
}

/** `ton` alone may be long, short or metric; it is taken only where the key itself says which. */
function isKeysTon(name: string, unit: FigureUnit): boolean {
  return unit === 'short ton' && /^tons?$/i.test(name);
}

function whole(value: Exact, unit: FigureUnit): Exact {
  if (order(value, exact(MOST)) > 0) throw new QuantityError(`expected a number of at most ${MOST}`);
  if (unit === 'count' && value.under !== 1n) throw new QuantityError('expected a whole number');
  return value;
}

function notUnderstood(value: string, dimension: Dimension): QuantityError {
  const names = unitNames(dimension);
  const units =
    names.length === 0 ? 'a number without a unit' : `a number, alone or with one of: ${names.join(', ')}`;
  return new QuantityError(`expected ${units}; found ${found(value)}`);
}

/** What was written, or where it begins. */
function found(text: string): string {
  return text.length <= LONGEST
    ? `"${text}"`
    : `"${text.slice(0, 40)}" and ${text.length - 40} characters more`;
}

const WHOLE = String.raw`\d{1,3}(?:[ ']\d{3})+(?![\d/])(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[.,]\d+`;
const PART = new RegExp(
  String.raw`\s*(?:(?:(${WHOLE})(?:\s*[+-]\s*|\s+))?(\d+)/(\d+)|(${WHOLE}))\s*([^\d\s][^\d]*)?`,
  'y',
);

/** Numbers, each with the name of the unit behind it; empty if the text is anything else. */
function split(text: string): { readonly number: Exact; readonly name: string }[] {
  const tidy = text.trim();
  if (tidy.length > LONGEST) return [];
  const plain = normal(tidy);
  const parts: { number: Exact; name: string }[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < plain.length) {
    const match = PART.exec(plain);
    if (!match) return [];
    const [, before, over, under, alone, name = ''] = match;
    const main = alone ?? before;
    const terms = main === undefined ? [] : [written(main)];
    if (over !== undefined && under !== undefined) {
      if (/^0+$/.test(under)) return [];
      terms.push(per(decimal(over), decimal(under)));
    }
    parts.push({ number: plus(...terms), name: name.replace(/[\s,]+$/, '') });
  }
  return parts;
}

/** One spelling for spaces, quotes, fractions and powers; a conversion in brackets (`68 in (1,727 mm)`) goes. */
function normal(text: string): string {
  return text
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)
    .replace(/⁄/g, '/')
    .replace(/[\u00a0\u2007-\u200a\u202f]/g, ' ')
    .replace(/″|”|''/g, '"')
    .replace(/[′’]/g, "'")
    .replace(/[−–]/g, '-')
    .replace(/\s*\([^)]*\d[^)]*\)\s*$/, '')
    .replace(/(?<=[a-z])\s?\^?2$/i, '²')
    .replace(/(?<=[a-z])\s?\^?3$/i, '³')
    .trim();
}

/**
 * The number behind its separators. Where both stand, the last is the decimal one. Commas before groups of
 * three are thousands (`24,000`), unless all before them is zero (`0,785`); any other comma is decimal.
 */
function written(text: string): Exact {
  const digits = text.replace(/[ ']/g, '');
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  let plain: string;
  if (comma >= 0 && point >= 0) {
    plain = comma > point ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, '');
  } else if (comma >= 0) {
    plain = /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replace(/,/g, '') : digits.replace(',', '.');
  } else {
    plain = /^\d{1,3}(\.\d{3}){2,}$/.test(digits) ? digits.replace(/\./g, '') : digits;
  }
  const tidy = plain.startsWith('.') ? `0${plain}` : plain;
  if (!/^\d+(\.\d+)?$/.test(tidy)) throw new QuantityError(`expected a number; found "${text}"`);
  return decimal(tidy);
}
