import { SHEET_NAMES } from '@turntable/pictures/loko-moto/terrain/names.ts';
import type { NameSet } from '@turntable/pictures/loko-moto/station-names.ts';

/** Letters of all names are at least this high, in pixels; else the main ones are shown larger. And at most so high. */
export const LEAST_LETTERS = 7.7;
const MOST_LETTERS = 17;
/** So many times nearer than the whole sheet all names are asked for, on the smallest phone too. */
const NEAR = 1.4;

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
  /** How many times nearer than the whole sheet. */
  readonly nearness: number;
}

/** All names of a sheet where their letters can be read or were asked for, else the main ones, larger where need be; nothing for sheets without names. */
export function namesShown(sheet: string, local: boolean, sight: Sight): ShownNames | undefined {
  const { framed, scale, nearness } = sight;
  const given = SHEET_NAMES[sheet];
  const sets = (local ? given?.local : undefined) ?? given;
  if (!sets) return undefined;
  const all = framed || nearness >= NEAR || sets.near.size * scale >= LEAST_LETTERS;
  const isFarRead = sets.far.size * scale >= LEAST_LETTERS;
  const far = isFarRead ? sets.far : ((sets === given ? given.large : undefined) ?? sets.far);
  const set = all ? sets.near : far;
  return { set, shrunk: Math.min(1, stepped(MOST_LETTERS / (set.size * scale))) };
}

/** Letters of names without places of their own, in drawing units. */
const PLACED = 11;
/** The size of the letters where places for names are worked out: as large as they have to be, smaller where the map is near. */
export function placedSize(scale: number): number {
  const [least, most] = [LEAST_LETTERS, MOST_LETTERS].map((letters) => Math.round(letters / scale));
  return Math.max(1, least!, Math.min(PLACED, most!));
}

/** In steps of an eighth, so that a pinch does not draw all letters anew for each pixel. */
export function stepped(value: number): number {
  return Math.round(value * 8) / 8;
}
