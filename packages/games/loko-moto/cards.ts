import {
  PILES,
  type Box,
  type SectionState,
  type Points,
  type Shape,
  type Sheet,
  type Train,
} from './types.ts';
import { isAsterisked, orientations, pointKey } from './lattice.ts';
import { topology } from './topology.ts';

/** The cards of a box by id. */
interface Cards {
  readonly trains: ReadonlyMap<string, Train>;
  readonly shapes: ReadonlyMap<string, Shape>;
}
const decks = new WeakMap<Box, Cards>();

/** The cards of a box by id; worked out once for each box object. */
export function cards(box: Box): Cards {
  let found = decks.get(box);
  if (!found) {
    found = {
      trains: new Map(box.trains.map((t) => [t.id, t])),
      shapes: new Map(box.shapes.map((s) => [s.id, s])),
    };
    decks.set(box, found);
  }
  return found;
}

/** A train or shape card of the box; it throws if there is none, for ids are checked where they come in. */
export function trainOf(box: Box, id: string): Train {
  const train = cards(box).trains.get(id);
  if (!train) throw new RangeError(`no train ${id} in this box`);
  return train;
}
/** The shape card with that id; throws `RangeError` if the box has none. */
export function shapeOf(box: Box, id: string): Shape {
  const shape = cards(box).shapes.get(id);
  if (!shape) throw new RangeError(`no shape ${id} in this box`);
  return shape;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Trains by price, then id. A box lists its cards so, whatever pile they came from. */
export const sortedTrains = (trains: readonly Train[]): Train[] =>
  [...trains].sort((a, b) => a.price - b.price || byText(a.id, b.id));
/** Shapes by points, then id. */
export const sortedShapes = (shapes: readonly Shape[]): Shape[] =>
  [...shapes].sort((a, b) => a.points - b.points || byText(a.id, b.id));

/** The shape cards that are dealt, by points: all, or with the advanced option those without an asterisk (LM-1.3, LM-8.2). */
export function dealtShapes(box: Box): string[][] {
  const inPlay = box.advanced ? box.shapes.filter((s) => !isAsterisked(s.pattern)) : box.shapes;
  return PILES.map((points) => inPlay.filter((s) => s.points === points).map((s) => s.id));
}

/** Where a pattern lies on a map: its sections, and how many steps it was turned to lie there. */
export interface Placement {
  readonly steps: number;
  readonly sections: readonly number[];
}
const laid = new WeakMap<Sheet, WeakMap<Shape, readonly Placement[]>>();

/** Every placement of a shape on a sheet, each set of sections once (LM-3.5); worked out once. */
export function placements(sheet: Sheet, shape: Shape): readonly Placement[] {
  let ofSheet = laid.get(sheet);
  if (!ofSheet) laid.set(sheet, (ofSheet = new WeakMap()));
  let found = ofSheet.get(shape);
  if (!found) ofSheet.set(shape, (found = [...lay(sheet, shape)]));
  return found;
}

function* lay(sheet: Sheet, shape: Shape): Generator<Placement> {
  const map = topology(sheet);
  for (const { steps, pattern } of orientations(sheet.lattice, shape.pattern)) {
    const anchor = pattern[0]![0];
    for (const station of sheet.stations) {
      const [q, r] = [station.at[0] - anchor[0], station.at[1] - anchor[1]];
      const sections: number[] = [];
      for (const [a, b] of pattern) {
        const from = map.stationAt.get(pointKey([a[0] + q, a[1] + r]));
        const to = map.stationAt.get(pointKey([b[0] + q, b[1] + r]));
        const section = from === undefined || to === undefined ? undefined : map.between(from, to);
        if (section === undefined) break;
        sections.push(section);
      }
      if (sections.length === pattern.length) yield { steps, sections: sections.sort((a, b) => a - b) };
    }
  }
}

/** The placements of a shape whose every section is in that state (`builtBy(seat)`: where the seat could claim it). */
export function placementsOn(
  sheet: Sheet,
  shape: Shape,
  lines: readonly SectionState[],
  line: SectionState,
): Placement[] {
  return placements(sheet, shape).filter((p) => p.sections.every((s) => lines[s] === line));
}

/** Whether a set of sections contains the pattern of a shape (LM-3.5). */
export function containsPattern(sheet: Sheet, shape: Shape, sections: readonly number[]): boolean {
  if (sections.length < shape.pattern.length) return false;
  const set = new Set(sections);
  return placements(sheet, shape).some((p) => p.sections.every((s) => set.has(s)));
}

/** The pile of a shape card, as an index of `faceUp` and `shapePiles`. */
export const pileOf = (points: Points): number => points - 1;
