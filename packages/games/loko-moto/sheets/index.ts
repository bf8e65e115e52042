import type { Sheet } from './sheet.ts';
import type { Place } from './place.ts';
import { SMALL, SMALL_PLACES } from './small.ts';
import { SQUARE, SQUARE_PLACES } from './square.ts';
import { STANDARD, STANDARD_PLACES } from './standard.ts';

/** The maps there are (LM-9.1), by the names that hosts and records know them by, the usual one first. */
export const SHEETS = {
  standard: STANDARD,
  small: SMALL,
  square: SQUARE,
} as const satisfies Readonly<Record<string, Sheet>>;

export type SheetId = keyof typeof SHEETS;
/** The sheets a host may choose from, the default first. */
export const SHEET_IDS = Object.keys(SHEETS) as readonly SheetId[];

/** Where the stations of each sheet are in the world, for the tests. */
export const PLACES: Readonly<Record<SheetId, readonly Place[]>> = {
  standard: STANDARD_PLACES,
  small: SMALL_PLACES,
  square: SQUARE_PLACES,
};
