import type { Actor, Types, Viewer } from '@turntable/engine';
import { someMoments, type Trial } from '../trial.ts';
import { where, type Moment, type Table, type Sample } from '../sample.ts';

/** A law: what it says, and a search for a place where the game breaks it (nothing if there is none). */
export interface Law {
  readonly name: string;
  check<T extends Types>(trial: Trial<T>): string | undefined;
}

/** All who may look at a table. */
export function viewers(table: { readonly seats: number }): Viewer[] {
  return [...Array.from({ length: table.seats }, (_, seat) => seat), 'judge', 'public'];
}
/** All who may try to act at a table. */
export function actors(table: { readonly seats: number }): Actor[] {
  return [...Array.from({ length: table.seats }, (_, seat) => seat), 'judge', 'chance'];
}

/** Looks for a broken moment in every sample, at about `count` moments each. */
export function atMoments<T extends Types>(
  trial: Trial<T>,
  count: number,
  broken: (moment: Moment<T>, table: Table<T>, index: number, sample: Sample<T>) => string | undefined,
): string | undefined {
  for (const sample of trial.samples)
    for (const { index, moment } of someMoments(sample, count)) {
      const what = attempt(() => broken(moment, sample.table, index, sample));
      if (what) return `${where(sample, index)}: ${what}`;
    }
  return undefined;
}

/** Looks for a broken sample. */
export function atSamples<T extends Types>(
  trial: Trial<T>,
  broken: (sample: Sample<T>) => string | undefined,
): string | undefined {
  for (const sample of trial.samples) {
    const what = attempt(() => broken(sample));
    if (what) return `${where(sample, sample.moments.length - 1)}: ${what}`;
  }
  return undefined;
}

/** A game that throws breaks whatever law was being looked at. */
function attempt(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    return `threw ${String(error)}`;
  }
}
