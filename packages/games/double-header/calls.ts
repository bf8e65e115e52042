import { knows, type Known } from '../versus/index.ts';
import { engineInUse, other, seatOf } from './sides.ts';
import type { Clause } from './clauses.ts';
import { ENGINES, type Engine, type Open, type Team } from './types.ts';

/** What a call is judged by: public facts, and which values there are (LV-6.2). A state or a contestant's view. */
export interface Sight extends Pick<Open, 'inUse' | 'uncalled' | 'vetoed'> {
  readonly box: { readonly players: 2 | 4 };
  readonly engines: readonly (readonly { readonly known: Known | null }[])[];
}

/** Whether a locomotive has a value; false for who may not know. */
export function hasValue(
  sight: Pick<Sight, 'engines'>,
  team: Team,
  engine: Engine,
  statistic: string,
): boolean {
  const known = sight.engines[team]![engine]!.known;
  return known !== null && knows(known, statistic);
}

/** The locomotive of `team` that would have to answer: the one in use, else its teammate (DH-2.4), if any has a value. */
export function answering(sight: Sight, team: Team, statistic: string): Engine | undefined {
  const inUse = engineInUse(sight, team);
  if (hasValue(sight, team, inUse, statistic)) return inUse;
  const second = other(inUse);
  return hasValue(sight, team, second, statistic) ? second : undefined;
}

/** Why this locomotive may not call the statistic now, by the clauses in the order in which they are cited. */
export function whyNotCall(sight: Sight, team: Team, engine: Engine, statistic: string): Clause | undefined {
  if (!hasValue(sight, team, engine, statistic)) return 'DH-2.1';
  if (!sight.uncalled.includes(statistic)) return 'DH-2.2';
  return barred(sight, team, statistic);
}

function barred(sight: Sight, team: Team, statistic: string): 'DH-2.3' | 'DH-3.3' | undefined {
  const opposing = other(team);
  const answers = answering(sight, opposing, statistic);
  if (answers === undefined) return 'DH-2.3';
  if (!Object.hasOwn(sight.vetoed, statistic)) return undefined;
  const seat = seatOf(sight.box.players, opposing, answers);
  return sight.vetoed[statistic]!.includes(seat) ? 'DH-3.3' : undefined;
}

/** The statistics that this locomotive may call now, in the order of the list. */
export function callable(sight: Sight, team: Team, engine: Engine): string[] {
  return sight.uncalled.filter((statistic) => mayCall(sight, team, engine, statistic));
}

function mayCall(sight: Sight, team: Team, engine: Engine, statistic: string): boolean {
  return hasValue(sight, team, engine, statistic) && !barred(sight, team, statistic);
}

function canCall(sight: Sight, team: Team, engine: Engine): boolean {
  return sight.uncalled.some((statistic) => mayCall(sight, team, engine, statistic));
}

/** Who calls when a call is due (DH-2.6): the calling team first, with the locomotive in use first; nobody if neither team can. */
export function caller(sight: Sight, calling: Team): { team: Team; engine: Engine } | undefined {
  for (const team of [calling, other(calling)]) {
    const inUse = engineInUse(sight, team);
    for (const engine of [inUse, other(inUse)]) if (canCall(sight, team, engine)) return { team, engine };
  }
  return undefined;
}

/** Whether every locomotive has called or answered (DH-8.1). */
export function allServed({ served }: Pick<Open, 'served'>): boolean {
  return served.every((team) => ENGINES.every((engine) => team[engine]));
}
