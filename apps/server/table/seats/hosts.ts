import type { Line, Tempo } from '@turntable/protocol';
import type { SeatRow } from '../../storage/storage.ts';
import type { Table } from '../table.ts';
import { tempoOf } from '../../time/tempo.ts';

/** So long a host may be away while others are at the table (ms); then one of those who are there is host. */
const AWAY: Readonly<Record<Tempo, number>> = {
  live: 60 * 60_000,
  turns: 7 * 24 * 60 * 60_000,
  device: 60 * 60_000,
};
/** After a restart everybody has so long to come back (ms), whatever was noted of their last visit. */
const MISSED = 2 * 60_000;
/** What puts somebody else on a seat. */
const SEATED: readonly Line['kind'][] = ['seat-substitute', 'seat-refound', 'seat-taken-back'];

/** The seat of the person who sits longest, the first of several who came together; nobody if none may be host. */
export function heir(
  seats: readonly SeatRow[],
  lines: readonly Line[],
  may: (guest: string) => boolean = () => true,
): number | undefined {
  const since = (seat: number): number =>
    lines.findLast((line) => line.by === seat && SEATED.includes(line.kind))?.seq ?? -1;
  const people = seats.flatMap(({ kind, guest }, seat) =>
    kind === 'person' && guest !== undefined && may(guest) ? [{ seat, since: since(seat) }] : [],
  );
  return people.toSorted((a, b) => a.since - b.since)[0]?.seat;
}

/** Makes the person on a seat host; everybody is told. */
export function passHost(table: Table, seat: number): void {
  const { guest, name } = table.row.seats[seat]!;
  if (guest === undefined) throw new TypeError(`nobody sits on seat ${seat}`);
  table.change({ host: guest });
  table.line('host-passed', seat, { name });
}

/** Sees to it that a table whose people are there has a host who is there, too, sooner or later. */
export class Hosts {
  readonly #now: () => number;
  readonly #live: ReadonlyMap<string, Table>;
  /** Since when others have been at a table without its host, as far as this process knows. */
  readonly #missed = new WeakMap<Table, number>();

  /** `live`: the tables in memory. */
  constructor(now: () => number, live: ReadonlyMap<string, Table>) {
    this.#now = now;
    this.#live = live;
  }

  /** Looks at all tables; called from time to time. What is due stays due, however often and late it is called. */
  round(): void {
    for (const table of this.#live.values()) this.#look(table);
  }

  #look(table: Table): void {
    const { row, members, visits, lines } = table;
    const here = (guest: string): boolean => members.some((member) => member.guest === guest);
    if (row.status === 'over' || table.deserted || here(row.host)) {
      this.#missed.delete(table);
      return;
    }
    const now = this.#now();
    const missed = this.#missed.get(table) ?? now;
    this.#missed.set(table, missed);
    const left = Math.min(missed, visits.get(row.host)?.at ?? missed);
    if (now - missed < MISSED || now - left < AWAY[tempoOf(row)]) return;
    const seat = heir(row.seats, lines, here);
    if (seat !== undefined) passHost(table, seat);
  }
}
