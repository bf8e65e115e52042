import data from './data/fronts.json' with { type: 'json' };
import { ADDED } from './edition.ts';
import type { Front } from './locomotive.ts';

/** The fronts of all cards: public, and safe in a browser. `generate.node.ts` writes them. */
export const FRONTS: readonly Front[] = data as readonly Front[];

const byId: ReadonlyMap<string, Front> = new Map(FRONTS.map((one) => [one.id, one]));

/** The fronts of an edition, in the order that lots are drawn from. */
export function frontsOf(edition: number): readonly Front[] {
  return FRONTS.filter(({ id }) => (ADDED[id] ?? 1) <= edition);
}

/** The front of that id, or nothing. */
export function front(id: string): Front | undefined {
  return byId.get(id);
}

/** The front of a locomotive: exactly what LV-1.1 makes public, and not one figure. */
export function frontOf(locomotive: Front): Front {
  const { id, name, class: className, operator, country, builder, whyte, features } = locomotive;
  return { id, name, class: className, operator, country, builder, whyte, features };
}
