import type { Sheet } from './sheet.ts';
import { SMALL } from './small.ts';
import { SQUARE } from './square.ts';
import { STANDARD } from './standard.ts';

/** The maps there are (LM-9.1), by the names that hosts and records know them by, the usual one first. */
export const SHEETS = {
  standard: STANDARD,
  small: SMALL,
  square: SQUARE,
} as const satisfies Readonly<Record<string, Sheet>>;

export type SheetId = keyof typeof SHEETS;
/** The sheets a host may choose from, the default first. */
export const SHEET_IDS = Object.keys(SHEETS) as readonly SheetId[];
