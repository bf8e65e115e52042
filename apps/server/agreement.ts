import type { ClientMessage } from '@turntable/protocol';
import { seatFor } from './access.ts';
import { isJudge } from './bench.ts';
import { Problem } from './problem.ts';
import { heldBy } from './seating.ts';
import type { TableRow } from './storage.ts';
import type { Table } from './table.ts';
import { judgeTakesBack, takeBack } from './take-back.ts';

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Repeats come within seconds; a client has few requests under way. */
const ANSWERED_KEPT = 16;

/** The requests that a row remembers, with one more. */
export function answeredWith({ answered }: TableRow, request: string): readonly string[] {
  return [...answered, request].slice(-ANSWERED_KEPT);
}

/** Takes back, or asks those who have to agree; gives the number of the last update. */
export function back(table: Table, guest: string, message: Message<'back'>): number {
  const request = `${guest} ${message.id}`;
  const done = table.done(request);
  if (done !== undefined) return done;
  const match = table.running();
  const { row } = table;
  if (match.standing < 2) throw new Problem('nothing-to-take-back');
  if (message.as === 'judge') {
    if (!isJudge(row, guest)) throw new Problem('not-your-seat');
    const { reason } = message;
    if (reason === undefined) throw new Problem('bad-message', 'reason: expected 1 to 200 characters');
    return judgeTakesBack(table, match, request, reason);
  }
  const by = seatFor(row, guest, message.as);
  const { signal } = match.undo(table.owns(by));
  if (signal === 'sealed') throw new Problem('sealed');
  const waiting =
    signal === 'free'
      ? []
      : row.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.guest !== guest ? [i] : []));
  if (waiting.length === 0) return takeBack(table, match, by, request);
  if (hasAsked(table, by, match.n)) throw new Problem('not-allowed', 'back: was asked already at this point');
  table.change({ asking: { what: 'back', by, waiting }, answered: answeredWith(row, request) });
  table.line('undo-asked', by, { waiting });
  return match.n;
}

/** Answers a wish to take back; gives the number of the last update. */
export function agree(table: Table, guest: string, message: Message<'agree'>): number {
  const request = `${guest} ${message.id}`;
  const done = table.done(request);
  if (done !== undefined) return done;
  const { row } = table;
  const seat = seatFor(row, guest, message.as);
  const match = table.running();
  const { asking } = row;
  if (!asking) throw new Problem('nothing-to-take-back');
  if (!asking.waiting.includes(seat)) throw new Problem('not-allowed');
  const held = heldBy(row.seats, guest);
  const waiting = asking.waiting.filter((each) => !held.includes(each));
  table.line(message.yes ? 'undo-given' : 'undo-refused', seat, { asker: asking.by });
  if (message.yes && waiting.length === 0) return takeBack(table, match, asking.by, request);
  const next = message.yes ? { ...asking, waiting } : null;
  table.change({ asking: next, answered: answeredWith(row, request) });
  return match.n;
}

/** Whether a seat's wish to take back from here has been put to the others: they are asked once. */
function hasAsked({ lines }: Table, by: number, n: number): boolean {
  return lines.some((line) => line.kind === 'undo-asked' && line.by === by && line.n === n);
}
