import { SMALL_TERRAIN } from './small.ts';
import { SQUARE_TERRAIN } from './square.ts';
import { STANDARD_TERRAIN } from './standard.ts';
import type { Terrain } from './terrain.ts';

/** The land under our own sheets, by the sheet's id; others are bare paper. */
export const TERRAINS: Readonly<Record<string, Terrain>> = {
  standard: STANDARD_TERRAIN,
  small: SMALL_TERRAIN,
  square: SQUARE_TERRAIN,
};
