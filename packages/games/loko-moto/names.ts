import type { Seat } from '@turntable/engine';
import type { Sheet } from './types.ts';
import { topology } from './topology.ts';

/** A section by the names of its two stations, `Budapest–Vác`; the id itself if the map has no such section. */
export function sectionName(sheet: Sheet, id: string): string {
  const map = topology(sheet);
  const section = map.index.get(id);
  if (section === undefined) return id;
  const [from, to] = map.ends[section]!;
  return `${sheet.stations[from]!.name}–${sheet.stations[to]!.name}`;
}

/** Seats as a value of a sentence: `@0`, or `@0,2`; whoever writes the sentence puts their names there. */
export const seatValue = (...seats: readonly Seat[]): string => `@${seats.join(',')}`;
/** A shape card as a value of a sentence: `#shape.hook`, the key of its name. */
export const shapeValue = (id: string): string => `#shape.${id}`;
/**
 * A name that a record may bring along, of a train or a section, as a value of a sentence: set apart from the text around it (Unicode
 * isolates), and never taken for a seat or the key of a name.
 */
export const nameValue = (name: string): string => `\u2068${name}\u2069`;
