import {
  FREE,
  INKED,
  isReserved,
  ownerOf,
  type SectionState,
  type Point,
  type Sheet,
  type View,
} from './types.ts';
import { topology } from './topology.ts';

/** `·` free, `#` inked, a seat's letter for its lines: `A` built, `a` reserved. */
function lineMark(line: SectionState): string {
  if (line === FREE) return '·';
  if (line === INKED) return '#';
  const letter = String.fromCharCode(65 + ownerOf(line)!);
  return isReserved(line) ? letter.toLowerCase() : letter;
}

/** Column and line of a point in a drawing: stations four columns and two lines apart, triangular rows shifted by half a step. */
function cell({ lattice }: Sheet, [q, r]: Point): [number, number] {
  return [4 * q + (lattice === 'triangular' ? 2 * r : 0), 2 * r];
}

/** The map as text, a `o` for each station and a mark in the middle of each section. */
export function drawBoard({ box, lines }: View): string[] {
  const { sheet } = box;
  const cells = new Map<number, Map<number, string>>();
  const put = (x: number, y: number, mark: string): void => {
    if (!cells.has(y)) cells.set(y, new Map());
    cells.get(y)!.set(x, mark);
  };
  for (const { at } of sheet.stations) put(...cell(sheet, at), 'o');
  topology(sheet).ends.forEach(([a, b], i) => {
    const [xa, ya] = cell(sheet, sheet.stations[a]!.at);
    const [xb, yb] = cell(sheet, sheet.stations[b]!.at);
    put((xa + xb) / 2, (ya + yb) / 2, lineMark(lines[i]!));
  });
  const left = Math.min(...[...cells.values()].flatMap((row) => [...row.keys()]));
  return [...cells.keys()]
    .sort((a, b) => a - b)
    .map((y) => {
      const row = cells.get(y)!;
      const width = Math.max(...row.keys()) - left + 1;
      return Array.from({ length: width }, (_, x) => row.get(x + left) ?? ' ').join('');
    });
}
