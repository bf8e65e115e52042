import type { Lattice, Point, Sheet } from './sheet.ts';

/** A station with where it is in the world, so that a test can hold the lattice against geography. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  /** Degrees east and north (WGS 84), to about a kilometre. */
  readonly lonLat: readonly [number, number];
}

/**
 * A sheet from its places and the ids of its sections (`bp-vac`). Maps are drawn with r growing southward. Throws `RangeError`
 * for an id that does not join two of them.
 */
export function sheetOf(
  id: string,
  name: string,
  lattice: Lattice,
  places: readonly Place[],
  sections: readonly string[],
): Sheet {
  return {
    id,
    name,
    lattice,
    stations: places.map((place) => ({ id: place.id, name: place.name, at: place.at })),
    sections: sections.map((section) => {
      const [a, b] = section.split('-');
      if (a === undefined || b === undefined) throw new RangeError(`${section}: expected two stations`);
      return [a, b];
    }),
  };
}
