import type { Card } from './cards.ts';
import type { StatisticId } from './statistics.ts';

/** Locomotives with fewer known values come up by lot in no band: they could call too little. */
export const LEAST_KNOWN = 28;
/** So many bands of equal size. */
export const BANDS = 5;

/** A card's id and known values, as much as its strength follows from. */
type Rear = { readonly id: string } & Pick<Card, 'values'>;

/**
 * How strong a locomotive is among others: the mean of its places, each 0 for the highest value of all known ones and nearly
 * 1 for the lowest. Lower is stronger.
 */
export function meanPlaces(rears: readonly Rear[]): ReadonlyMap<string, number> {
  const known = new Map<string, number[]>();
  for (const { values } of rears)
    for (const [id, value] of Object.entries(values)) known.set(id, [...(known.get(id) ?? []), value]);
  return new Map(
    rears.map(({ id, values }) => {
      const places = Object.entries(values).map(([statistic, value]) => {
        const all = known.get(statistic)!;
        return all.filter((other) => other > value).length / all.length;
      });
      return [id, places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length)] as const;
    }),
  );
}

const count = (values: Card['values']): number =>
  Object.keys(values as Partial<Record<StatisticId, number>>).length;

/**
 * The locomotives with enough known values in bands of equal strength, the strongest band first. Within a band they stand by
 * their ids, so that the order tells no more than the band does.
 */
export function bandsOfRears(rears: readonly Rear[]): readonly (readonly string[])[] {
  const mean = meanPlaces(rears);
  const byId = (a: string, b: string): number => (a < b ? -1 : 1);
  const sorted = rears
    .filter(({ values }) => count(values) >= LEAST_KNOWN)
    .map(({ id }) => id)
    .toSorted((a, b) => mean.get(a)! - mean.get(b)! || byId(a, b));
  const cut = (band: number): number => Math.floor((band * sorted.length) / BANDS);
  return Array.from({ length: BANDS }, (_, band) => sorted.slice(cut(band), cut(band + 1)).toSorted(byId));
}
