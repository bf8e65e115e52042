import type { Tempo } from '@turntable/protocol';
import type { SeatRow, TableEvent, TableRow } from '../../storage/rows.ts';
import { keeperAgain, keeperOf } from './keeper.ts';
import { change, event, type Effect } from '../match/effects.ts';

/** How long a host may be away while others are at the table (ms); then one of those present becomes host. */
const AWAY: Readonly<Record<Tempo, number>> = {
  live: 60 * 60_000,
  turns: 7 * 24 * 60 * 60_000,
  device: 60 * 60_000,
};
/** How long everybody has to come back after a restart or a machine's sleep (ms), whatever was noted of their last visit. */
const MISSED = 2 * 60_000;
/** What puts somebody else on a seat. */
const SEATED: readonly TableEvent['kind'][] = ['seat-substitute', 'seat-refound', 'seat-taken-back'];

/** The seat of the person who sits longest, the first of several who came together; nobody if none may be host. */
export function heir(
  seats: readonly SeatRow[],
  events: readonly TableEvent[],
  may: (guest: string) => boolean = () => true,
): number | undefined {
  const since = (seat: number): number =>
    events.findLast((each) => each.by === seat && SEATED.includes(each.kind))?.seq ?? -1;
  const people = seats.flatMap(({ kind, guest }, seat) =>
    kind === 'person' && guest !== undefined && may(guest) ? [{ seat, since: since(seat) }] : [],
  );
  return people.toSorted((a, b) => a.since - b.since)[0]?.seat;
}

/**
 * What makes the person on a seat host. A running game keeps its keeper: the new host plays, perhaps against those in the room.
 * Throws `TypeError` if nobody sits there.
 */
export function passHost(row: TableRow, seat: number): Effect[] {
  const { guest, name } = row.seats[seat]!;
  if (guest === undefined) throw new TypeError(`nobody sits on seat ${seat}`);
  const keeper = keeperOf(row) === '' ? { keeper: '' } : keeperAgain(row, guest);
  const kept = row.status === 'running' ? keeper : {};
  return [change({ host: guest, ...kept }), event('host-passed', seat, { name })];
}

/** A table as it is watched over. */
interface Hosted {
  readonly row: TableRow;
  readonly events: readonly TableEvent[];
  readonly members: readonly { readonly guest: string }[];
  readonly visits: ReadonlyMap<string, { readonly at: number }>;
  carryOut(effects: readonly Effect[]): void;
}

/** Passes the host's place to somebody present once the host has been away from a table too long (`AWAY`). */
export class Hosts {
  readonly #now: () => number;
  readonly #live: ReadonlyMap<string, Hosted>;
  /** Since when others have been at a table without its host, as far as this process knows. */
  #missed = new WeakMap<Hosted, number>();

  /** `live`: the tables in memory. */
  constructor(now: () => number, live: ReadonlyMap<string, Hosted>) {
    this.#now = now;
    this.#live = live;
  }

  /** Looks at all tables; called from time to time. What is due stays due, however often and late it is called. */
  round(): void {
    for (const table of this.#live.values()) this.#look(table);
  }

  /** The clock was set, or the server stood: whose sockets seem open may be gone, and others have to come back. */
  served(): void {
    this.#missed = new WeakMap();
  }

  #look(table: Hosted): void {
    const { row, members, visits, events } = table;
    const here = (guest: string): boolean => members.some((member) => member.guest === guest);
    if (row.status === 'over' || members.length === 0 || here(row.host)) {
      this.#missed.delete(table);
      return;
    }
    const now = this.#now();
    const missed = this.#missed.get(table) ?? now;
    this.#missed.set(table, missed);
    const left = Math.min(missed, visits.get(row.host)?.at ?? missed);
    if (now - missed < MISSED || now - left < AWAY[row.tempo.kind]) return;
    const seat = heir(row.seats, events, here);
    if (seat !== undefined) table.carryOut(passHost(row, seat));
  }
}
