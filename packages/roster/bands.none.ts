import { card } from './cards.none.ts';
import { frontsOf } from './fronts.ts';
import { bandsOfRears } from './strength.ts';

type Bands = readonly (readonly string[])[];

const made = new Map<number, Bands>();

/** Gives a page the bands of all editions, so that it can check a deal; a page that is played in needs none. */
export function installBands(editions: readonly Bands[]): void {
  for (const [i, bands] of editions.entries()) made.set(i + 1, bands);
}

/** What a browser gets for `bands.ts`: bands it was given, or those of the values that a worker was given; else none. */
export function bandsOf(edition: number): Bands {
  const before = made.get(edition);
  if (before) return before;
  const rears = frontsOf(edition).map(({ id }) => ({ id, values: card(id, edition)?.values ?? {} }));
  const bands = bandsOfRears(rears);
  // Values may come later.
  if (bands.some((band) => band.length > 0)) made.set(edition, bands);
  return bands;
}
