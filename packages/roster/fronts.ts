import entries from './data/fronts.json' with { type: 'json' };
import type { Front } from './locomotive.ts';

/** The fronts of all cards: public, and safe in a browser. `data/fronts.node.ts` writes them. */
export const FRONTS: readonly Front[] = entries as readonly Front[];

const byId: ReadonlyMap<string, Front> = new Map(FRONTS.map((entry) => [entry.id, entry]));

/** The front of that id, or nothing. */
export function front(id: string): Front | undefined {
  return byId.get(id);
}

/** The front of an entry: exactly what LV-1.1 makes public, and not one figure. */
export function frontOf(locomotive: Front): Front {
  const { id, name, class: className, operator, country, builder, whyte, features } = locomotive;
  return { id, name, class: className, operator, country, builder, whyte, features };
}
