import { placementsOf } from '@turntable/games/loko-moto/search.ts';
import type { Box, Sheet } from '@turntable/games/loko-moto/types.ts';

/** What never changes during a game, in the form that counting wants: everything by index. */
export interface Board {
  readonly box: Box;
  readonly sections: number;
  /** The two stations of each section. */
  readonly ends: readonly (readonly [number, number])[];
  /** Sections that share a station with each section. */
  readonly touching: readonly (readonly number[])[];
  readonly sectionIndex: ReadonlyMap<string, number>;
  readonly sectionIds: readonly string[];
  readonly trainIndex: ReadonlyMap<string, number>;
  readonly shapeIndex: ReadonlyMap<string, number>;
  /** By shape: every set of sections that shows its pattern. */
  readonly placements: readonly (readonly Int16Array[])[];
  /** By section: in how many placements of any shape it lies; a measure of how useful it is. */
  readonly worth: readonly number[];
}

const boards = new WeakMap<Box, Board>();

export function boardOf(box: Box): Board {
  let board = boards.get(box);
  if (!board) boards.set(box, (board = build(box)));
  return board;
}

function build(box: Box): Board {
  const { sheet } = box;
  const ends = endsOf(sheet);
  const placements = box.shapes.map((shape) => placementsOf(sheet, shape).map((set) => Int16Array.from(set)));
  const worth = new Array<number>(ends.length).fill(0);
  for (const sets of placements) for (const set of sets) for (const section of set) worth[section]!++;
  const sectionIds = sheet.sections.map(([a, b]) => `${a}-${b}`);
  return {
    box,
    sections: ends.length,
    ends,
    touching: ends.map(([a, b], i) =>
      ends.flatMap(([c, d], j) => (i !== j && (a === c || a === d || b === c || b === d) ? [j] : [])),
    ),
    sectionIndex: new Map(sectionIds.map((id, i) => [id, i])),
    sectionIds,
    trainIndex: new Map(box.trains.map((train, i) => [train.id, i])),
    shapeIndex: new Map(box.shapes.map((shape, i) => [shape.id, i])),
    placements,
    worth,
  };
}

function endsOf(sheet: Sheet): [number, number][] {
  const index = new Map(sheet.stations.map((station, i) => [station.id, i]));
  return sheet.sections.map(([a, b]) => [index.get(a)!, index.get(b)!]);
}
