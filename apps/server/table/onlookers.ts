import type { Happening, Viewer } from '@turntable/engine';
import type { Place, TableInfo } from '@turntable/protocol';
import { Problem } from '../base/problem.ts';
import type { Journal } from '../storage/journal.ts';
import type { TableEvent, TableRow } from '../storage/rows.ts';
import { maySee, owns } from './access/access.ts';
import { Audience, type Member } from './audience.ts';
import type { Presence } from './info.ts';
import type { Match } from '@turntable/match/match.ts';

/** The part of a table that its connections are sent. */
interface Looked {
  readonly row: TableRow;
  readonly match: Match | null;
  readonly events: readonly TableEvent[];
  readonly info: TableInfo;
  place(guest: string | undefined): Place;
}

/** From this many connections on the number of watchers is sent once in an interval (ms), or each newcomer of a crowd would be announced to all others. */
const CROWD = 32;
const GATHERED = 1_000;

/** Which guests look at a table, and how many of its members have no seat at it. */
export function presenceAt({ seats }: TableRow, members: readonly Member[]): Presence {
  const guests = new Set(members.map(({ guest }) => guest));
  const seated = new Set(seats.flatMap(({ guest }) => guest ?? []));
  return { guests, watchers: members.filter(({ guest }) => !seated.has(guest)).length };
}

/** The connections of a table: they come, change viewer, are sent updates, and go. */
export class Onlookers {
  readonly audience: Audience;
  readonly #table: Looked;
  #announcing = false;
  #gathering: NodeJS.Timeout | undefined;
  /** Which seats were present when that was last sent to a crowd. */
  #present = '';

  constructor(table: Looked, journal: Pick<Journal, 'send'>) {
    this.#table = table;
    this.audience = new Audience(
      (to, text) => journal.send(to, text),
      (viewer) => owns(table.row, viewer),
    );
  }

  get members(): readonly Member[] {
    return this.audience.members;
  }
  get presence(): Presence {
    return presenceAt(this.#table.row, this.members);
  }

  /** Somebody comes to look. `last`: the last update they have, if any; `since`: the last they saw, if they were away. */
  enter(member: Member, last?: number, since?: number): void {
    const { match, events } = this.#table;
    this.audience.enter(member, match);
    const place = this.#table.place(member.guest);
    if (match && last !== undefined && last > 0 && last <= match.n)
      this.audience.gap(member, match, last, this.#table.info, place, events, since);
    else this.audience.sync(member, match, this.#table.info, place, events, since);
    this.#changed(member);
  }

  leave(member: Member): void {
    this.audience.leave(member);
    this.#changed();
    if (this.audience.empty) clearTimeout(this.#gathering);
  }

  /** Somebody came, or went. */
  #changed(came?: Member): void {
    const { members } = this;
    if (members.length < CROWD) return this.announce(came);
    // The presence of players is sent at once.
    const { guests } = this.presence;
    const present = this.#table.row.seats.map(({ guest }) => guest !== undefined && guests.has(guest)).join();
    if (present !== this.#present) {
      this.#present = present;
      return this.announce(came);
    }
    this.#gathering ??= setTimeout(() => this.announce(), GATHERED).unref();
  }

  /** Changes the viewer of a connection; throws if that viewer is not the guest's. */
  look(member: Member, as: Viewer, last?: number): void {
    if (!maySee(this.#table.row, member.guest, as)) throw new Problem('not-your-seat');
    this.audience.leave(member);
    member.as = as;
    this.enter(member, last);
  }

  /** Whoever gave up a seat or the judge's place sees from now on what everybody sees. */
  reconsider(): void {
    for (const member of this.members) {
      if (maySee(this.#table.row, member.guest, member.as)) continue;
      this.audience.leave(member);
      member.as = 'public';
      this.enter(member);
    }
  }

  /** A game was dealt: everybody gets all of it. */
  dealt(match: Match): void {
    const { info, events } = this.#table;
    this.audience.syncAll(match, info, (guest) => this.#table.place(guest), events);
  }

  update(match: Match, events: readonly Happening[]): void {
    this.audience.update(match, events);
  }

  /** Sends the table to everybody at it, once for all changes of this turn of the event loop. */
  announce(except?: Member): void {
    const others = this.audience.members.some((member) => member !== except);
    if (this.#announcing || !others) return;
    this.#announcing = true;
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    setImmediate(() => {
      this.#announcing = false;
      this.audience.announce(this.#table.info, (guest) => this.#table.place(guest));
    });
  }

  /** Sends one guest alone, on all their devices, their place at the table. */
  tell(guest: string): void {
    this.audience.tell(guest, this.#table.info, this.#table.place(guest));
  }
}
