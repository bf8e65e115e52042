import { cameBack } from './access/links.ts';
import type { Member } from './audience.ts';
import { isJudge } from './judge/judge.ts';
import type { Journal } from '../storage/journal.ts';
import type { Table } from './table.ts';
import { Traversal } from '../base/traverse.ts';

/** Somebody whose connection was gone for less than this was not away (ms). */
const AWAY = 5 * 60_000;
/** Every table's visits are noted once in this many rounds, a part of the tables in each. */
const ROUNDS = 30;
/** Presence is noted at least this often (ms), so that after a crash nobody seems to have been away for longer. */
const STILL_HERE = 5 * 60_000;

/**
 * How far each player has seen each table, so that a player who comes back can be told what happened since. It is noted
 * when somebody leaves and from time to time while they stay, never with a move: that would be a second write of each.
 */
export class Visits {
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #live: ReadonlyMap<string, Table>;
  readonly #traversal: Traversal<Table>;
  #since: number;
  #closed = false;

  /** `live`: the tables in memory. */
  constructor(journal: Journal, now: () => number, live: ReadonlyMap<string, Table>) {
    this.#journal = journal;
    this.#now = now;
    this.#live = live;
    this.#since = now();
    this.#traversal = new Traversal(live, ROUNDS);
  }

  /**
   * Somebody comes to look: the last update they saw here, if there are newer ones that they were not here for.
   * `last`: what their browser still shows, if it comes back by itself.
   */
  arrive(table: Table, guest: string, last?: number): number | undefined {
    const { match, members, visits, row } = table;
    const seats = cameBack(row, guest, this.#now());
    if (seats) table.change({ seats, asking: row.asking });
    const visit = visits.get(guest);
    // On another of their devices they are here, and have seen everything.
    if (!match || !visit || members.some((member) => member.guest === guest)) return undefined;
    if (last !== undefined && this.#now() - visit.at < AWAY) return undefined;
    const seen = Math.max(visit.n, last ?? 0);
    return seen < match.n ? seen : undefined;
  }

  /**
   * For how long a guest has neither been at a table nor acted there (ms); 0: they are there. Of live tables no more than
   * this process has served: who waits for a server that is down is not away.
   */
  away(table: Table): (guest: string) => number {
    const { members, visits, row } = table;
    return (guest) => {
      if (members.some((member) => member.guest === guest)) return 0;
      const from = row.tempo.kind === 'turns' ? 0 : this.#since;
      return Math.max(0, this.#now() - Math.max(visits.get(guest)?.at ?? 0, table.actedAt(guest), from));
    };
  }

  /** The clock was set, or the server stood or was cut off: nobody has been away from live tables since before. */
  served(): void {
    this.#since = this.#now();
  }

  /** Somebody leaves. */
  leave(table: Table, { guest, seen }: Member): void {
    this.#note(table, guest, seen);
  }

  /** Notes where those are who stay at some of the tables; called once a second. */
  round(): void {
    for (const table of this.#traversal.part()) this.#noteAll(table);
  }

  /** Notes where everybody is; afterwards nothing is noted any more. */
  close(): void {
    for (const table of this.#live.values())
      for (const { guest } of table.members) this.#note(table, guest, table.match?.n ?? 0);
    this.#closed = true;
  }

  #noteAll(table: Table): void {
    for (const { guest, seen } of table.members) {
      const { n, at } = table.visits.get(guest) ?? { n: 0, at: 0 };
      if (seen > n || this.#now() - at >= STILL_HERE) this.#note(table, guest, seen);
    }
  }

  /** Only those who play or judge: whoever looks in from anywhere must not fill the disk. */
  #note(table: Table, guest: string, seen: number): void {
    const { row, visits } = table;
    // A table whose commit failed holds a state that was never stored; nothing is noted from it.
    if (this.#closed || seen === 0 || this.#live.get(row.id) !== table) return;
    if (!row.seats.some((seat) => seat.guest === guest) && !isJudge(row, guest)) return;
    const visit = { guest, n: Math.max(seen, visits.get(guest)?.n ?? 0), at: this.#now() };
    visits.set(guest, visit);
    this.#journal.write({ kind: 'visit', table: row.id, visit });
  }
}
