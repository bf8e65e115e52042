import type { Rear } from '@turntable/roster/rear.ts';
import { front } from '@turntable/roster/fronts.ts';
import type { Locomotive } from '@turntable/roster/locomotive.ts';
import { statSheet } from '@turntable/roster/stat-sheet.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { ApiError, ask, failureOf } from '../../api/http.ts';
import { rearsOf } from '../../api/values/rears.ts';

/** Where the locomotives of a record stand. */
const PLACES = ['engines', 'rosters'] as const;

/**
 * The same record with every locomotive of the roster written out, as the browser holds none of their figures (LV-1.6);
 * without a server from the values that were kept for play on this device. Rejects with `not-allowed` while the reader
 * plays a game that hides one of them.
 */
export async function withCards(input: unknown): Promise<unknown> {
  const { setup } = input as { setup: Readonly<Record<string, unknown>> };
  const full: Record<string, unknown> = {};
  for (const place of PLACES) {
    const sides = setup[place];
    if (!Array.isArray(sides)) continue;
    full[place] = await Promise.all(sides.map((ids: readonly string[]) => Promise.all(ids.map(cardOf))));
  }
  return { ...(input as object), setup: { ...setup, ...full } };
}

async function cardOf(id: string): Promise<object> {
  const face = front(id);
  if (!face) throw new Error(`lesson: ${id} is not in the roster`);
  try {
    const rear = (await ask('rear', { params: { id } })) as unknown as Rear;
    return written({ ...rear, ...face });
  } catch (error) {
    if (failureOf(error).code !== 'unavailable') throw error;
    const cached = await rearsOf([id], EDITION);
    if (cached === 'hidden') throw new ApiError({ code: 'not-allowed' });
    if (cached === 'away') throw error;
    const { values, calculated } = cached[0]!;
    return { ...face, values, calculated };
  }
}

/** A locomotive as a record describes one that is not in the roster. */
export function written(locomotive: Locomotive): object {
  const { id, name, class: className, operator, country, builder, whyte, features } = locomotive;
  const { statistics } = statSheet(locomotive);
  const known = STATISTIC_IDS.filter((statistic) => statistics[statistic].value !== null);
  return {
    id,
    name,
    class: className,
    operator,
    country,
    builder,
    whyte,
    features,
    values: Object.fromEntries(known.map((statistic) => [statistic, statistics[statistic].value])),
    calculated: known.filter((statistic) => statistics[statistic].state === 'calculated'),
  };
}
