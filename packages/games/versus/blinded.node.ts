import type { Logged, Rng } from '@turntable/engine';
import type { Told } from './told.ts';
import type { Locomotive } from './locomotive.ts';

type Json = Readonly<Record<string, unknown>>;
/** What happens in either locomotive game, as far as it is told here. */
interface Seen {
  readonly kind: string;
  readonly clause: string;
  readonly by: unknown;
  readonly team?: 0 | 1;
  readonly side?: 0 | 1;
  readonly engine?: 0 | 1;
  readonly value?: number | 'infinity';
  readonly points?: number;
  readonly reason?: string;
}

/** What somebody at the table could have told of a game: for each action what is to be added to it, and what comes before it. */
export interface TellTale {
  readonly told: ReadonlyMap<number, readonly Told[]>;
  readonly callers: ReadonlyMap<number, object>;
  /** After which action DH-8.2 was said, and of which locomotive it was the turn to call. */
  readonly stuck: { readonly at: number; readonly team: 0 | 1; readonly engine: 0 | 1 } | undefined;
  /** Locomotives were changed right after DH-2.6 had changed them, of which nobody writes anything before the next call. */
  readonly untold: boolean;
}

/** Reads off the log of a whole replay, whose every decline is written, what a person would have told. */
export function telltale(log: readonly Logged<unknown>[]): TellTale {
  const told = new Map<number, Told[]>();
  const callers = new Map<number, object>();
  let stuck: TellTale['stuck'];
  let call = -1;
  let open: { values: [Told['values'][0], Told['values'][1]]; fresh: boolean; extra: object } | undefined;
  let passed = false;
  let untold = false;
  const inUse: [0 | 1, 0 | 1] = [0, 0];
  let before: [0 | 1, 0 | 1] = [0, 0];
  const close = (winner: 0 | 1 | null, points?: number): void => {
    if (!open?.fresh) return;
    const { values, extra } = open;
    const entry = { values: [...values] as const, winner, ...(points ? { points } : {}), ...extra };
    told.set(call, [...(told.get(call) ?? []), entry]);
    open = { values, fresh: false, extra: {} };
  };
  for (const { at, event } of log as readonly Logged<Seen>[]) {
    if (event.kind === 'take-back') throw new Error('a game with take-backs is told by nobody');
    const { kind, clause, team, side, engine: locomotive, value, points } = event as Seen;
    if (team !== undefined && locomotive !== undefined && kind !== 'read') inUse[team] = locomotive;
    if (passed && (kind === 'fielded' || kind === 'time-out')) untold = true;
    if (kind === 'called') {
      if (passed) callers.set(at, { team, engine: inUse[team!] });
      before = [...inUse];
      [call, open, passed] = [at, { values: [null, null], fresh: false, extra: {} }, false];
    } else if (kind === 'vetoed') {
      open = undefined;
      inUse.splice(0, 2, ...before);
    } else if (clause === 'DH-2.4') {
      open!.extra = { switched: true };
    } else if (clause === 'DH-2.6') {
      passed = true;
    } else if (kind === 'read') {
      open!.values[(team ?? side)!] = value === 'infinity' ? 'inf' : value!;
      open!.fresh = true;
    } else if (kind === 'tied') close(null);
    else if (kind === 'tagged' || (kind === 'activated' && (clause === 'LD-3.1' || clause === 'LD-3.2'))) {
      close(null);
      open!.extra = clause === 'DH-4.2' ? { tagged: true } : {};
    } else if (kind === 'won') close((team ?? side)!, points);
    else if (kind === 'undecided' || kind === 'rested' || kind === 'attacked') close(null);
    else if (kind === 'style' && clause === 'DH-8.2') stuck = { at, team: team!, engine: inUse[team!] };
  }
  return { told, callers, stuck, untold };
}

/** A locomotive as a foreign card: each value is blanked, left, or if there is none, said to be missing, at random. */
export function foreign({ front, rear }: Locomotive, statistics: readonly string[], rng: Rng): object {
  const values = statistics.flatMap((statistic): [string, number | null][] => {
    if (rng.below(3) > 0) return [];
    return [[statistic, rear.values[statistic] ?? null]];
  });
  const { id, name, features } = front;
  return { id, name, features, unread: true, values: Object.fromEntries(values) };
}

/** The actions of a record with all that was told of them. */
export function withTold(actions: readonly Json[], { told, callers }: TellTale): Json[] {
  return actions.map((action, at) => ({
    ...action,
    ...(told.has(at) ? { told: told.get(at) } : {}),
    ...(callers.has(at) ? { caller: callers.get(at) } : {}),
  }));
}
