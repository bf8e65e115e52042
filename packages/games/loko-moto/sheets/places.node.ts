import type { SheetId } from './index.ts';
import type { Place } from './place.ts';
import { SMALL_PLACES } from './small.ts';
import { SQUARE_PLACES } from './square.ts';
import { STANDARD_PLACES } from './standard.ts';

/** Where the stations of each sheet are in the world, for the tests. */
export const PLACES: Readonly<Record<SheetId, readonly Place[]>> = {
  standard: STANDARD_PLACES,
  small: SMALL_PLACES,
  square: SQUARE_PLACES,
};
