import type { NameSet } from '../station-names.ts';
import { SMALL_FAR_NAMES, SMALL_NAMES } from './small-names.ts';
import { SQUARE_LARGE_NAMES } from './square-large-names.ts';
import { SQUARE_FAR_NAMES, SQUARE_NAMES } from './square-names.ts';
import {
  STANDARD_FAR_LOCAL_NAMES,
  STANDARD_FAR_NAMES,
  STANDARD_LOCAL_NAMES,
  STANDARD_NAMES,
} from './standard-names.ts';

/** The names printed on one of our sheets: all of them from near, the main ones from afar, in Hungarian and as today where they lie. */
interface SheetNames {
  readonly near: NameSet;
  readonly far: NameSet;
  /** Where those are too small to be read: larger ones, as on a television. Only of sheets of which a phone shows that little. */
  readonly large?: NameSet;
  readonly local?: { readonly near: NameSet; readonly far: NameSet };
}

/** The printed names of our own sheets, by the sheet's id. */
export const SHEET_NAMES: Readonly<Record<string, SheetNames>> = {
  standard: {
    near: STANDARD_NAMES,
    far: STANDARD_FAR_NAMES,
    local: { near: STANDARD_LOCAL_NAMES, far: STANDARD_FAR_LOCAL_NAMES },
  },
  small: { near: SMALL_NAMES, far: SMALL_FAR_NAMES },
  square: { near: SQUARE_NAMES, far: SQUARE_FAR_NAMES, large: SQUARE_LARGE_NAMES },
};
