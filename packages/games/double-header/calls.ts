import { mayHave, surelyHas, type Presence, type Told } from '../versus/index.ts';
import { locomotiveInUse, other, seatOf } from './sides.ts';
import type { Clause } from './clauses.ts';
import { LOCOMOTIVE_INDICES, type Action, type LocomotiveIndex, type Open, type Team } from './types.ts';

/** What a call is judged by: public facts, and which values there are (LV-6.2). A state or a contestant's view. */
export interface Sight extends Pick<Open, 'inUse' | 'uncalled' | 'vetoed'> {
  readonly box: { readonly players: 2 | 4 };
  readonly engines: readonly (readonly Presence[])[];
}
type Cards = Pick<Sight, 'engines'>;

/** Whether a locomotive has a value, for all that is known (foreign cards); false for who may not know. */
export function hasValue(sight: Cards, team: Team, locomotive: LocomotiveIndex, statistic: string): boolean {
  return mayHave(sight.engines[team]![locomotive]!, statistic);
}

/** Whether it certainly has one; the same, but for foreign cards. */
export function certainlyHas(
  sight: Cards,
  team: Team,
  locomotive: LocomotiveIndex,
  statistic: string,
): boolean {
  return surelyHas(sight.engines[team]![locomotive]!, statistic);
}

/**
 * The locomotives of `team` that may have to answer: the one in use, else its teammate (DH-2.4); none if neither has a
 * value. There are two only if it is not known whether the one in use has one.
 */
export function answerers(sight: Sight, team: Team, statistic: string): readonly LocomotiveIndex[] {
  const inUse = locomotiveInUse(sight, team);
  if (certainlyHas(sight, team, inUse, statistic)) return [inUse];
  return [inUse, other(inUse)].filter((locomotive) => hasValue(sight, team, locomotive, statistic));
}

/** The one that answers; where that is not known, as was told: the one in use, unless there was a switch (DH-2.4). */
export function answering(
  sight: Sight,
  team: Team,
  statistic: string,
  told: readonly Told[] = [],
): LocomotiveIndex | undefined {
  return answerers(sight, team, statistic).at(told[0]?.switched ? -1 : 0);
}

/** Why this locomotive may not call the statistic now, by the clauses in the order in which they are cited. */
export function whyNotCall(
  sight: Sight,
  team: Team,
  locomotive: LocomotiveIndex,
  { statistic, told }: Pick<Extract<Action, { type: 'call' }>, 'statistic' | 'told'>,
): Clause | undefined {
  if (!hasValue(sight, team, locomotive, statistic)) return 'DH-2.1';
  if (!sight.uncalled.includes(statistic)) return 'DH-2.2';
  const bar = barred(sight, team, statistic, told);
  if (bar || !told?.[0]?.switched) return bar;
  return answering(sight, other(team), statistic, told) === locomotiveInUse(sight, other(team))
    ? 'DH-2.4'
    : undefined;
}

function barred(
  sight: Sight,
  team: Team,
  statistic: string,
  told?: readonly Told[],
): 'DH-2.3' | 'DH-3.3' | undefined {
  const opposing = other(team);
  const all = answerers(sight, opposing, statistic);
  if (all.length === 0) return 'DH-2.3';
  if (!Object.hasOwn(sight.vetoed, statistic)) return undefined;
  // Of a call that was vetoed nothing is told, not even who had to answer.
  const answers = told ? [answering(sight, opposing, statistic, told)!] : all;
  return answers.every((locomotive) => hasVetoed(sight, opposing, locomotive, statistic))
    ? 'DH-3.3'
    : undefined;
}

function hasVetoed(sight: Sight, team: Team, locomotive: LocomotiveIndex, statistic: string): boolean {
  const seats = Object.hasOwn(sight.vetoed, statistic) ? sight.vetoed[statistic]! : [];
  return seats.includes(seatOf(sight.box.players, team, locomotive));
}

/** The statistics that this locomotive may call now, in the order of the list. */
export function callable(sight: Sight, team: Team, locomotive: LocomotiveIndex): string[] {
  return sight.uncalled.filter((statistic) => mayCall(sight, team, locomotive, statistic));
}

function mayCall(sight: Sight, team: Team, locomotive: LocomotiveIndex, statistic: string): boolean {
  return hasValue(sight, team, locomotive, statistic) && !barred(sight, team, statistic);
}

function canCall(sight: Sight, team: Team, locomotive: LocomotiveIndex): boolean {
  return sight.uncalled.some((statistic) => mayCall(sight, team, locomotive, statistic));
}

/** Whether there certainly is a statistic that it may call. */
function certainlyCanCall(sight: Sight, team: Team, locomotive: LocomotiveIndex): boolean {
  const opposing = other(team);
  return sight.uncalled.some(
    (statistic) =>
      certainlyHas(sight, team, locomotive, statistic) &&
      LOCOMOTIVE_INDICES.some((one) => certainlyHas(sight, opposing, one, statistic)) &&
      !answerers(sight, opposing, statistic).some((one) => hasVetoed(sight, opposing, one, statistic)),
  );
}

/** A locomotive as one that calls. */
export interface Caller {
  readonly team: Team;
  readonly engine: LocomotiveIndex;
}

/** Who calls when a call is due (DH-2.6), in order: the calling team first, with the locomotive in use first. */
function inTurn(sight: Sight, calling: Team): Caller[] {
  return [calling, other(calling)].flatMap((team) => {
    const inUse = locomotiveInUse(sight, team);
    return [inUse, other(inUse)].map((locomotive) => ({ team, engine: locomotive }));
  });
}

/** Who calls when a call is due (DH-2.6); nobody if neither team can. Where that is not certain nothing changes. */
export function caller(sight: Sight, calling: Team): Caller | undefined {
  const order = inTurn(sight, calling);
  const first = order.find(({ team, engine: locomotive }) => canCall(sight, team, locomotive));
  return first && certainlyCanCall(sight, first.team, first.engine) ? first : first && order[0];
}

/**
 * Others than the calling contestant who may turn out to be the one that calls, since it is not certain that those before
 * them can (DH-2.6); only with foreign cards.
 */
export function perhapsCalling(sight: Sight, calling: Team): Caller[] {
  const order = inTurn(sight, calling);
  const sure = order.findIndex(({ team, engine: locomotive }) => certainlyCanCall(sight, team, locomotive));
  const until = sure < 0 ? order : order.slice(0, sure + 1);
  return until.slice(1).filter(({ team, engine: locomotive }) => canCall(sight, team, locomotive));
}

/** Whether it may be that nobody can call (DH-8.2); only with foreign cards. */
export function perhapsStuck(sight: Sight, calling: Team): boolean {
  return inTurn(sight, calling).every(
    ({ team, engine: locomotive }) => !certainlyCanCall(sight, team, locomotive),
  );
}

/** Whether every locomotive has called or answered (DH-8.1). */
export function allServed({ served }: Pick<Open, 'served'>): boolean {
  return served.every((team) => LOCOMOTIVE_INDICES.every((locomotive) => team[locomotive]));
}
