import { counted } from '../../../session/counted.ts';

/** What the log says of statistics: who won each, and the last one. */
export interface TvTally {
  readonly winners: ReadonlyMap<string, 0 | 1 | null>;
  readonly last?: {
    readonly statistic: string;
    readonly values: readonly [number | 'infinity' | undefined, number | 'infinity' | undefined];
    readonly winner: 0 | 1 | null;
  };
  /** What was read out of the statistic that was called last, by side. */
  readonly read: readonly [Read | null, Read | null];
}
type Read = number | 'infinity';
interface Scored {
  readonly kind: string;
  readonly statistic?: string;
  readonly team?: 0 | 1;
  readonly side?: 0 | 1;
  readonly value?: number | 'infinity';
}

/** Reads the statistics off a spectator's log, without what was taken back. */
export function tallyOf(
  log: readonly { readonly n: number; readonly event: { readonly kind: string } }[],
): TvTally {
  const winners = new Map<string, 0 | 1 | null>();
  let called: string | undefined;
  let values: [number | 'infinity' | undefined, number | 'infinity' | undefined] = [undefined, undefined];
  let last: TvTally['last'];
  for (const { event } of counted(log) as readonly { readonly event: Scored }[]) {
    const side = event.team ?? event.side;
    if (event.kind === 'called') {
      called = event.statistic;
      values = [undefined, undefined];
    } else if (event.kind === 'read' && side !== undefined) values[side] = event.value;
    else if (called !== undefined && (event.kind === 'won' || event.kind === 'undecided')) {
      const winner = event.kind === 'won' ? (side ?? null) : null;
      winners.set(called, winner);
      last = { statistic: called, values: [values[0], values[1]], winner };
    } else if (event.kind === 'reset') winners.clear();
  }
  return { winners, read: [values[0] ?? null, values[1] ?? null], ...(last ? { last } : {}) };
}
