import { FIGURE_KEYS } from './figures.ts';
import { STATISTIC_IDS } from './statistics.ts';

/** What is said of a locomotive besides figures: the keys of the roster, and `values` by statistic as in a record. */
const ABOUT = [
  ...['id', 'name', 'class', 'operator', 'country', 'builder', 'designer', 'gaugeIn', 'whyte', 'fuel'],
  ...['years', 'features', 'raw', 'values', 'sources', 'pages', 'notes'],
];
const FIGURES: readonly string[] = [...FIGURE_KEYS, ...STATISTIC_IDS];
const KNOWN: readonly string[] = [...FIGURES, ...ABOUT];

/** Whether a locomotive may have this key, be it a figure's, a statistic's id or what else the roster has. */
export function isColumn(key: string): boolean {
  return KNOWN.includes(key);
}

/** Whether the key names a figure or a statistic. */
export function isFigureColumn(key: string): boolean {
  return FIGURES.includes(key);
}

/** The known keys most like this one, best first; one to three. */
export function nearestColumns(key: string): readonly string[] {
  const wanted = plain(key);
  const ranked = KNOWN.map((known) => ({ known, far: distance(wanted, plain(known)) }));
  ranked.sort((a, b) => a.far - b.far);
  const near = Math.max(ranked[0]!.far, wanted.length / 3);
  return ranked
    .filter(({ far }) => far <= near)
    .slice(0, 3)
    .map(({ known }) => known);
}

/** Spelling without case and signs: `Boiler pressure` and `boiler-pressure` are the same. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 60);

/** How many letters to change, add or leave out; a name within the other counts as near. */
function distance(a: string, b: string): number {
  if (a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a)))
    return 1 - Math.min(a.length, b.length) / Math.max(a.length, b.length);
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
