import data from './data/locomotives.json' with { type: 'json' };
import type { Locomotive } from './locomotive.ts';

/**
 * The roster with all its figures. Server, command line and tests only: a browser holds fronts (`fronts.ts`)
 * and asks the server for the rest, because the rules may hide it (LV-1.6). The package's exports hand
 * `locomotives.none.ts` to browsers, so that an import by mistake brings no figure along.
 */
export const LOCOMOTIVES: readonly Locomotive[] = data as readonly Locomotive[];

const byId: ReadonlyMap<string, Locomotive> = new Map(LOCOMOTIVES.map((one) => [one.id, one]));

/** The locomotive of that id, or nothing. */
export function locomotive(id: string): Locomotive | undefined {
  return byId.get(id);
}
