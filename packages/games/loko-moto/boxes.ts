import type { Lattice, Shape } from './types.ts';
import { SQUARE_SHAPES } from './shapes.square.ts';
import { TRIANGULAR_SHAPES } from './shapes.triangular.ts';

export { SHEETS } from './sheets/index.ts';
export { TRAINS } from './trains.ts';

/** The shape cards of each lattice (LM-9.3). */
export const SHAPES: Readonly<Record<Lattice, readonly Shape[]>> = {
  triangular: TRIANGULAR_SHAPES,
  square: SQUARE_SHAPES,
};
