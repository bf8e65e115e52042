import type { SeenBy, Undo, Viewer } from '@turntable/engine';
import type { LogItem, Place, ServerMessage, TableInfo } from '@turntable/protocol/messages.ts';
import { patch } from '@turntable/protocol/patch.ts';
import { withEvents, type TableEvent } from '@turntable/protocol/table-events.ts';

/** The updates after `from`, up to `to`: what happened while somebody was away. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What the server has shown so far through one viewer's eyes. */
export interface Seen {
  /** Number of the last update. */
  readonly n: number;
  readonly as: Viewer;
  readonly place: Place;
  readonly table: TableInfo;
  /** When the table and its clocks last arrived, by `Surroundings.now`. */
  readonly heardAt: number;
  readonly view: SeenBy | null;
  readonly log: readonly LogItem[];
  /** What happened beside the game. */
  readonly events: readonly TableEvent[];
  readonly undo: Undo;
  /** What happened while they were away, if anything. */
  readonly since?: Stretch;
  /** The last update there was when this page was back after a while: what came until then is not shown act by act. */
  readonly back?: number;
}

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** What is new since the last visit; what was new already stays so while one looks through other eyes. */
function sinceOf(
  { n, since }: { readonly n: number; readonly since?: number },
  seen: Seen | null,
): Pick<Seen, 'since'> {
  if (since !== undefined) return { since: { from: since, to: n } };
  return seen?.since ? { since: seen.since } : {};
}

/** The state of a `sync`: the first one, or through other eyes; `before`: what was seen until now. */
export function synced(message: Message<'sync'>, before: Seen | null, heardAt: number): Seen {
  const { n, as, place, table, view, log, lines: events, undo } = message;
  return { n, as, place, table, heardAt, view, log, events, undo, ...sinceOf(message, before) };
}

/** `seen` with the updates missed while the connection was away; they begin where `seen` ends. */
export function gapFilled(seen: Seen, message: Message<'gap'>, heardAt: number): Seen {
  const { n, d, log, lines, undo, table, place } = message;
  return {
    ...seen,
    n,
    undo,
    table,
    heardAt,
    place,
    view: patch(seen.view, d),
    log: [...seen.log, ...log],
    events: withEvents(seen.events, lines),
    ...sinceOf(message, seen),
  };
}

/** `seen` with the next update. */
export function updated(seen: Seen, { n, d, e, u }: Message<'up'>): Seen {
  const log = e ? [...seen.log, ...e.map((event) => ({ n, event }))] : seen.log;
  return { ...seen, n, log, view: patch(seen.view, d), undo: u ?? seen.undo };
}

/** `seen` with what happened beside the game: a table event, a change of the table, or its clocks. */
export function withMessage(seen: Seen, message: Message<'line' | 'table' | 'clock'>, heardAt: number): Seen {
  switch (message.t) {
    case 'line':
      return { ...seen, events: withEvents(seen.events, [message.line]) };
    case 'table':
      return { ...seen, table: message.table, heardAt, place: message.place };
    case 'clock': {
      const { clock: _, answering: __, ...table } = seen.table;
      const { t: ___, ...times } = message;
      return { ...seen, table: { ...table, ...times }, heardAt };
    }
  }
}
