import { SHEET_NAMES } from '@turntable/pictures/loko-moto/terrain/names.ts';
import type { NameSet } from '@turntable/pictures/loko-moto/station-names.ts';

/** Letters of all names are at least this high, in pixels; else the main ones are shown larger. And at most so high. */
export const LEAST_LETTERS = 7.7;
const MOST_LETTERS = 17;

/** The names on a sheet, and how much smaller than drawn they are shown. */
export interface ShownNames {
  readonly set: NameSet;
  readonly shrunk: number;
}

interface Sight {
  /** The sheet is shown with its frame: there is room for all names. */
  readonly framed: boolean;
  /** Pixels to a drawing unit. */
  readonly scale: number;
}

/** All names of a sheet where their letters can be read, else the main ones; nothing for sheets without names of their own. */
export function namesShown(sheet: string, local: boolean, { framed, scale }: Sight): ShownNames | undefined {
  const given = SHEET_NAMES[sheet];
  const sets = (local ? given?.local : undefined) ?? given;
  if (!sets) return undefined;
  const set = framed || sets.near.size * scale >= LEAST_LETTERS ? sets.near : sets.far;
  return { set, shrunk: Math.min(1, stepped(MOST_LETTERS / (set.size * scale))) };
}

/** In steps of an eighth, so that a pinch does not draw all letters anew for each pixel. */
export function stepped(value: number): number {
  return Math.round(value * 8) / 8;
}
