import type { Tempo } from '@turntable/protocol/tempo.ts';
import type { BenchRow } from '../table/judge/bench.ts';
import type { SeatClock } from '../time/clock.ts';
import type { ListStore } from './sqlite/list-rows.ts';
import type { SeatOrders } from '../table/orders/orders.ts';
import type { PasskeyStore } from './sqlite/passkey-rows.ts';
import type { RatedRow } from '../ratings/contest.ts';
import type { RatedGame, SkillStore } from './sqlite/skill-rows.ts';
import type { Precedent } from '@turntable/protocol';
import type {
  Asking,
  Chat,
  ClockRule,
  Entry,
  Level,
  Line,
  NewTable,
  SeatInfo,
  Speaker,
  TableInfo,
} from '@turntable/protocol';

/** Who sits on a seat. A person is known by the guest that holds it. */
export interface SeatRow {
  readonly kind: SeatInfo['kind'];
  readonly name: string;
  readonly guest?: string;
  readonly level?: Level;
  /** `YYYY-MM-DD` (LM-1.4). */
  readonly journey?: string;
  /** Who handed the seat over or left it to a bot, and the name they bore; they may take it back. */
  readonly owner?: {
    readonly guest: string;
    readonly name: string;
    /** Only while all play on one device; with the next tempo the seat is theirs again. */
    readonly lent?: true;
  };
}
/** A link by which one person takes a seat. Its token is known to those it was given to, never to us. */
export interface SeatLink {
  readonly seat: number;
  /** SHA-256 of the token. */
  readonly hash: string;
  /** Who hands the seat over; null: it is open. */
  readonly from: string | null;
  /** The host made it for somebody who lost their seat: who sat there before has it no more. */
  readonly reissued?: true;
  /** The guest who claimed it, once somebody did. */
  readonly claimed: string | null;
}
/** Somebody does not wish to read what another says. */
export interface MuteRow {
  /** The guest who wishes it. */
  readonly by: string;
  readonly who: Speaker;
  /** Who sat there then: the next person on that seat is read again. Null for those who look on. */
  readonly guest: string | null;
}
/** What somebody reported to whoever runs the server. */
export interface ReportRow {
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The guest who reported. */
  readonly by: string;
  readonly who: Speaker;
  /** The guest it is about; null for those who look on, and for seats without a person. */
  readonly guest: string | null;
  /** The name they bore. */
  readonly name: string;
  readonly reason: string;
  /** What they said last at the table, oldest first: ids of phrases, and free words. */
  readonly said: readonly string[];
}
/** All of a table but its game: what changes rarely. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly changedAt: number;
  /** Counts the changes of this row; a change of a row that somebody else changed meanwhile is a conflict. */
  readonly version: number;
  /** Guest who may start, kick and seat bots. */
  readonly host: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly starter: NewTable['starter'];
  readonly startWhenFull: boolean;
  readonly seats: readonly SeatRow[];
  readonly commitment: string;
  /** Secret until the game is over, and from strangers until all agree to show it. */
  readonly seed: string;
  readonly rematch: string | null;
  readonly asking: Asking | null;
  /** Newest requests that were done but made no entry (wishes to take back, answers to them). */
  readonly answered: readonly string[];
  /** What tables of the locomotive games have beyond seats. */
  readonly bench?: BenchRow;
  /** How it is played; left out: live. */
  readonly tempo?: Tempo;
  /** How long people may take; null or left out: as long as they like. */
  readonly clock?: ClockRule | null;
  /** What each seat's time is multiplied by; left out: by nothing. */
  readonly factors?: readonly number[];
  /** The seats' clocks once the game has begun. */
  readonly clocks?: readonly SeatClock[] | null;
  /** Questions whose answer time runs, and when it is over (the house's time). */
  readonly answers?: { readonly ids: readonly string[]; readonly by: number } | null;
  /** Links to seats, one a seat at most. */
  readonly links?: readonly SeatLink[];
  /** How many entries it began with, if it took up another game: those are not of its seed. */
  readonly tookUp?: number;
  /** Whether others may see the cards of a finished game, by seat; null: not answered. */
  readonly sharing?: readonly (boolean | null)[];
  /** What may be said, if the host chose. */
  readonly chat?: Chat;
  readonly mutes?: readonly MuteRow[];
  /** The wish for a rated game; null: it was one, and is no more. */
  readonly rated?: RatedRow | null;
  /** Who may sit down; left out: whoever has the code. */
  readonly entry?: Entry;
  /** Whether it stands in the lobby while it is played. */
  readonly watch?: boolean;
  /** How the game ended: when (ms since 1970), and the seats on the first place. */
  readonly ended?: { readonly at: number; readonly winners: readonly number[] };
}
/** One entry of a table's log. `body` is its JSON; `seq` counts from 0. */
export interface EntryRow {
  readonly table: string;
  readonly seq: number;
  /** Who asked for it and under which id, so that a repeat is known; null for chance, bots and the like. */
  readonly request: string | null;
  readonly body: string;
  /** When it was made (ms since 1970); left out: it is from before that was noted. */
  readonly at?: number;
}
/** Something of the house that is due at a time and belongs to no table. `body` is JSON. */
export interface JobRow {
  readonly key: string;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly due: number;
  readonly body: string;
}
/** Up to where a guest has seen a table's game, for telling them later what happened since. */
export interface VisitRow {
  readonly guest: string;
  /** Number of the last update they saw. */
  readonly n: number;
  /** When that was noted (ms since 1970). */
  readonly at: number;
}
/** Writes that become durable together or not at all, done in the order of the members. */
export interface Batch {
  /** Rows to write, each with the version it had when it was read (0: it is new). */
  readonly tables: readonly { readonly row: TableRow; readonly was: number }[];
  /** The setup that a table was started with, as JSON. */
  readonly setups: readonly { readonly table: string; readonly setup: string }[];
  readonly entries: readonly EntryRow[];
  readonly lines: readonly { readonly table: string; readonly line: Line }[];
  /** When something is due at a table that is no person's act (ms since 1970); null: nothing. */
  readonly dues: readonly { readonly table: string; readonly due: number | null }[];
  /** Jobs to write over the ones of that key, or (null) to drop. */
  readonly jobs: readonly { readonly key: string; readonly job: JobRow | null }[];
  /** Rulings for the book of precedents. */
  readonly precedents: readonly Precedent[];
  /** Visits, each over the guest's earlier one at that table; one to a table that is gone is no conflict. */
  readonly visits: readonly { readonly table: string; readonly visit: VisitRow }[];
  readonly reports: readonly ReportRow[];
  /** A table that was rated before is a conflict. */
  readonly rated: readonly RatedGame[];
  /** What a seat wants played by itself, over what it wanted before, or (null) no more. */
  readonly orders: readonly {
    readonly table: string;
    readonly seat: number;
    readonly row: SeatOrders | null;
  }[];
  /** Tables to forget, with all that belongs to them but what was reported. */
  readonly removed: readonly string[];
}
export interface StoredTable {
  readonly row: TableRow;
  /** JSON; null while the table is waiting. */
  readonly setup: string | null;
  readonly due: number | null;
  readonly entries: readonly EntryRow[];
  readonly lines: readonly Line[];
  readonly visits: readonly VisitRow[];
  /** By seat. */
  readonly orders: readonly (readonly [number, SeatOrders])[];
}

/** The batch was not written, because a code, a version or a sequence number is no longer what the writer thought. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Where tables live. The laws that every implementation keeps are in the `.laws.ts` files. */
export interface Store {
  readonly lists: ListStore;
  /** Durable (on the disk, not only on its way there) when the promise resolves. Rejects with `Conflict`, or with whatever went wrong; then nothing of the batch is kept. */
  commit(batch: Batch): Promise<void>;
  row(id: string): Promise<TableRow | undefined>;
  rowByCode(code: string): Promise<TableRow | undefined>;
  load(id: string): Promise<StoredTable | undefined>;
  /** Keeps the hash of a guest's recovery phrase over the one before it; durable when the promise resolves. */
  keepPhrase(guest: string, hash: string): Promise<void>;
  hasPhrase(guest: string): Promise<boolean>;
  guestOfPhrase(hash: string): Promise<string | undefined>;
  /** Tables with something due after `after` and not after `time`, earliest first. */
  due(after: number, time: number, limit: number): Promise<{ id: string; due: number }[]>;
  /** Jobs due after `after` and not after `time`, earliest first. */
  jobs(after: number, time: number, limit: number): Promise<JobRow[]>;
  /** The earliest time after `after` at which a table or a job has something due. */
  nextDue(after: number): Promise<number | null>;
  /** Rulings whose claim or reason has the words, whatever their case and accents, of one game or of all (null), newest first. */
  precedents(words: string, game: string | null, limit: number): Promise<Precedent[]>;
  /** What was reported, newest first. */
  reports(limit: number): Promise<ReportRow[]>;
  readonly skills: SkillStore;
  readonly passkeys: PasskeyStore;
  close(): Promise<void>;
}
