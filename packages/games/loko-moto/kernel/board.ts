import type { Box } from '../types.ts';
import { dealtShapes, placements } from '../cards.ts';
import { topology } from '../topology.ts';

/** What never changes during a game, by index and in flat arrays: the form that search wants. */
export interface Board {
  readonly box: Box;
  readonly players: number;
  readonly advanced: boolean;
  readonly sections: number;
  readonly sectionIds: readonly string[];
  readonly sectionIndex: ReadonlyMap<string, number>;
  readonly trainIndex: ReadonlyMap<string, number>;
  readonly shapeIndex: ReadonlyMap<string, number>;
  /** The two stations of section `s` at `2·s` and `2·s + 1`. */
  readonly ends: Uint16Array;
  /** The sections that touch `s`: `touch[touchFrom[s]]` up to `touch[touchFrom[s + 1]]`. */
  readonly touchFrom: Uint16Array;
  readonly touch: Uint16Array;
  /** Of any size: a record's own trains may have any whole number. */
  readonly price: Float64Array;
  readonly bonus: Float64Array;
  readonly points: Uint8Array;
  /** Sections of a shape's pattern. */
  readonly size: Uint16Array;
  /** Placements of shape `k`: numbers `placeFrom[k]` up to `placeFrom[k + 1]`. */
  readonly placeFrom: Int32Array;
  /** Sections of placement `p`: `cells[cellFrom[p]]` up to `cells[cellFrom[p + 1]]`. */
  readonly cellFrom: Int32Array;
  readonly cells: Uint16Array;
  /** 32-bit words of a set of sections. */
  readonly words: number;
  /** The sections of placement `p` as bits, from word `p · words` on. */
  readonly masks: Int32Array;
  /** In how many placements of any shape a section lies. */
  readonly worth: Uint16Array;
  /** By points (index 0: 1-point cards): the cards that are dealt (LM-8.2). */
  readonly dealt: readonly (readonly number[])[];
}

const boards = new WeakMap<Box, Board>();
/** Boards by what is in the box: a view that came from another thread brings an equal box, never the same one. */
const known = new Map<string, Board>();
const MOST_KNOWN = 16;

/** The board of a box; worked out once for each box object, and once for equal boxes. */
export function boardOf(box: Box): Board {
  let board = boards.get(box);
  if (board) return board;
  const key = JSON.stringify([
    box.players,
    box.hiddenAgendas,
    box.advanced,
    box.sheet,
    box.trains,
    box.shapes,
  ]);
  board = known.get(key);
  if (!board) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, (board = layOut(box)));
  }
  boards.set(box, board);
  return board;
}

function layOut(box: Box): Board {
  const { ids, index, ends, touching } = topology(box.sheet);
  const words = Math.max(1, Math.ceil(ids.length / 32));
  const laid = box.shapes.map((shape) => placements(box.sheet, shape).map((p) => p.sections));
  const all = laid.flat();
  const masks = new Int32Array(all.length * words);
  const worth = new Uint16Array(ids.length);
  all.forEach((sections, p) => {
    for (const s of sections) {
      masks[p * words + (s >> 5)]! |= 1 << (s & 31);
      worth[s]!++;
    }
  });
  const shapeIndex = new Map(box.shapes.map((shape, i) => [shape.id, i]));
  return {
    box,
    players: box.players,
    advanced: box.advanced,
    sections: ids.length,
    sectionIds: ids,
    sectionIndex: index,
    trainIndex: new Map(box.trains.map((train, i) => [train.id, i])),
    shapeIndex,
    ends: Uint16Array.from(ends.flat()),
    touchFrom: Uint16Array.from(starts(touching)),
    touch: Uint16Array.from(touching.flat()),
    price: Float64Array.from(box.trains, (train) => train.price),
    bonus: Float64Array.from(box.trains, (train) => train.bonus),
    points: Uint8Array.from(box.shapes, (shape) => shape.points),
    size: Uint16Array.from(box.shapes, (shape) => shape.pattern.length),
    placeFrom: Int32Array.from(starts(laid)),
    cellFrom: Int32Array.from(starts(all)),
    cells: Uint16Array.from(all.flat()),
    words,
    masks,
    worth,
    dealt: dealtShapes(box).map((pile) => pile.map((id) => shapeIndex.get(id)!)),
  };
}

/** Where each list begins when all are written one after the other, and where the last one ends. */
function starts(lists: readonly (readonly unknown[])[]): number[] {
  const out = [0];
  for (const list of lists) out.push(out[out.length - 1]! + list.length);
  return out;
}
