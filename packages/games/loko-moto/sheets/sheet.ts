/** The kinds of lattice a map can be drawn on, each with its rotations (LM-9.1). */
export const LATTICES = ['triangular', 'square'] as const;
export type Lattice = (typeof LATTICES)[number];
/** A lattice point (q, r). Triangular neighbours: (1,0), (0,1), (−1,1) and negatives; square: (±1,0), (0,±1). */
export type Point = readonly [number, number];

export interface Station {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}
/** A map sheet. A section is a pair of station ids in code-point order; its id is the two joined by `-`. */
export interface Sheet {
  /** `standard`, `small`, `square`, or `inline` for one that came with a record. */
  readonly id: string;
  readonly name: string;
  readonly lattice: Lattice;
  readonly stations: readonly Station[];
  readonly sections: readonly (readonly [string, string])[];
}
