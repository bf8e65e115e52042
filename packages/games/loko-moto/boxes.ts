import type { Lattice, Shape, Sheet } from './types.ts';
import { SMALL } from './sheets/small.ts';
import { SQUARE } from './sheets/square.ts';
import { STANDARD } from './sheets/standard.ts';
import { SQUARE_SHAPES } from './shapes.square.ts';
import { TRIANGULAR_SHAPES } from './shapes.triangular.ts';

export { TRAINS } from './trains.ts';

/** The maps there are (LM-9.1), by the names that hosts and records know them by. */
export const SHEETS: Readonly<Record<'standard' | 'small' | 'square', Sheet>> = {
  standard: STANDARD,
  small: SMALL,
  square: SQUARE,
};

/** The shape cards of each lattice (LM-9.3). */
export const SHAPES: Readonly<Record<Lattice, readonly Shape[]>> = {
  triangular: TRIANGULAR_SHAPES,
  square: SQUARE_SHAPES,
};
