import type { Act, Actor, Entry } from '@turntable/engine';
import type { EndReason, EventBy, EventValues } from '@turntable/protocol';
import { Problem } from '../../base/problem.ts';
import type { TableEvent, TableRow } from '../../storage/rows.ts';
import type { Match } from '@turntable/match/match.ts';

/** The facts that a concern of a table decides by; read-only. */
export interface Facts {
  readonly row: TableRow;
  readonly match: Match | null;
  readonly events: readonly TableEvent[];
  /** Uptime clock (ms). */
  readonly now: number;
}

/** The game that runs; a `Problem` if there is none or it is over. */
export function runningIn({ row, match }: Pick<Facts, 'row' | 'match'>): Match {
  if (row.status !== 'running' || !match) throw new Problem('not-running');
  return match;
}

/** What a table is to do because of an input; done in order, all in one commit. */
export type Effect =
  /** Changes the row and sends it to everybody at the table. */
  | { readonly do: 'change'; readonly row: Partial<TableRow> }
  /** Logs an event beside the game. */
  | {
      readonly do: 'event';
      readonly kind: TableEvent['kind'];
      readonly by: EventBy;
      readonly values?: EventValues;
    }
  /** Takes back entries; the judge's with a reason, and with what only chance would answer again. */
  | {
      readonly do: 'take-back';
      readonly by: Actor;
      readonly count: number;
      readonly request: string;
      readonly reason?: string;
      /** Others said yes to it. */
      readonly agreed?: true;
    }
  /** Ends the game before the rules end it; `by` is who wished it. */
  | { readonly do: 'stop'; readonly reason: EndReason; readonly by: number }
  /** Plays an answer in a seat's place, unless what was done before it closed the question. */
  | { readonly do: 'answer'; readonly entry: Entry<Act>; readonly request: string | null }
  /** Gives a seat back from the bot that plays for it. */
  | { readonly do: 'present'; readonly seat: number }
  /** Runs a turn, so that bots, orders and clocks see what is asked now. */
  | { readonly do: 'proceed' };

/** The effect that changes these slices of the row. */
export const change = (row: Partial<TableRow>): Effect => ({ do: 'change', row });
/** The effect that writes a table event; `values` fill its sentence. */
export const event = (kind: TableEvent['kind'], by: EventBy, values?: EventValues): Effect => ({
  do: 'event',
  kind,
  by,
  ...(values ? { values } : {}),
});
export const PROCEED: Effect = { do: 'proceed' };
