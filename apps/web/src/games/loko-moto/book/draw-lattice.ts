import { areNeighbours } from '@turntable/games/loko-moto/lattice.ts';
import type { Lattice, Point } from '@turntable/games/loko-moto/types.ts';

/** Rows and columns of the lattice that a pattern is drawn on: six lines in any direction, as many as a shape card has (LM-9.3). */
export const SIZE = 7;

/** The points of the drawing: a square, or a triangular lattice cut to one. */
function pointsOf(lattice: Lattice): Point[] {
  return Array.from({ length: SIZE }, (_, r) =>
    Array.from({ length: SIZE }, (_, c): Point => [lattice === 'square' ? c : c - Math.floor(r / 2), r]),
  ).flat();
}

/** The lines that a pattern is drawn with. */
export function drawnLines(lattice: Lattice): readonly (readonly [Point, Point])[] {
  const all = pointsOf(lattice);
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (areNeighbours(lattice, a, b) ? [[a, b] as const] : [])),
  );
}
