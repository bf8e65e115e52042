import { dealtShapes, placements } from '@turntable/games/loko-moto/cards.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import type { Box } from '@turntable/games/loko-moto/types.ts';

/** What never changes during a game, in the form that counting wants: everything by index. */
export interface Board {
  readonly box: Box;
  readonly sections: number;
  readonly sectionIds: readonly string[];
  /** The two stations of each section. */
  readonly ends: readonly (readonly [number, number])[];
  /** Sections that share a station with each section. */
  readonly touching: readonly (readonly number[])[];
  readonly trainIndex: ReadonlyMap<string, number>;
  readonly shapeIndex: ReadonlyMap<string, number>;
  /** By shape: every set of sections that shows its pattern. */
  readonly placements: readonly (readonly Int16Array[])[];
  /** By section: in how many placements of any shape it lies; a measure of how useful it is. */
  readonly worth: readonly number[];
  /** By points (index 0: 1-point cards): the cards that are dealt (LM-8.2), by id. */
  readonly dealt: readonly (readonly string[])[];
}

const boards = new WeakMap<Box, Board>();
/** Boards by what is in the box: a view that came from another thread brings an equal box, never the same one. */
const known = new Map<string, Board>();
const MOST_KNOWN = 16;

/** The board of a box; computed once for equal boxes. */
export function boardOf(box: Box): Board {
  let board = boards.get(box);
  if (!board) boards.set(box, (board = equalBoard(box)));
  return board;
}

function equalBoard(box: Box): Board {
  const key = JSON.stringify(box);
  let board = known.get(key);
  if (board) return board;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, (board = build(box)));
  return board;
}

function build(box: Box): Board {
  const { ids, ends, touching } = topology(box.sheet);
  const sets = box.shapes.map((shape) =>
    placements(box.sheet, shape).map((p) => Int16Array.from(p.sections)),
  );
  const worth = ids.map(() => 0);
  for (const ofShape of sets) for (const set of ofShape) for (const section of set) worth[section]!++;
  return {
    box,
    sections: ids.length,
    sectionIds: ids,
    ends,
    touching,
    trainIndex: new Map(box.trains.map((train, i) => [train.id, i])),
    shapeIndex: new Map(box.shapes.map((shape, i) => [shape.id, i])),
    placements: sets,
    worth,
    dealt: dealtShapes(box),
  };
}
