import type { LobbyQuery } from '@turntable/protocol';
import type { BanRow, ChallengeRow, ChannelRow, PasskeyRow, SessionRow } from './device-rows.ts';
import type { ListedRow, RatedGame, SkillRow } from './rating-rows.ts';
import type {
  EntryRow,
  JobRow,
  PrecedentRow,
  ReportRow,
  SeatOrders,
  SettingsRow,
  TableEvent,
  TableRow,
  VisitRow,
} from './rows.ts';

/** One thing to store. Everything that is stored with a commit is one of these. */
export type Write =
  /** A row, with the version it had when it was read (0: it is new). */
  | { readonly kind: 'table'; readonly row: TableRow; readonly was: number }
  /** The setup that a table was started with, as JSON. */
  | { readonly kind: 'setup'; readonly table: string; readonly setup: string }
  | { readonly kind: 'entry'; readonly entry: EntryRow }
  | { readonly kind: 'event'; readonly table: string; readonly event: TableEvent }
  /** When something is due at a table that is no person's act (ms since 1970); null: nothing. */
  | { readonly kind: 'due'; readonly table: string; readonly due: number | null }
  /** A job over the one of that key; null: none any more. */
  | { readonly kind: 'job'; readonly key: string; readonly job: JobRow | null }
  /** A ruling for the book of precedents; gone: it was taken back, under whatever name it is stored by now. */
  | { readonly kind: 'precedent'; readonly precedent: PrecedentRow; readonly gone?: true }
  /** A visit over the guest's earlier one at that table; one to a table that is gone is no conflict. */
  | { readonly kind: 'visit'; readonly table: string; readonly visit: VisitRow }
  | { readonly kind: 'report'; readonly report: ReportRow }
  /** What a game was rated at; a table that was rated before is a conflict. */
  | { readonly kind: 'rated'; readonly game: RatedGame }
  /** What a seat wants played by itself, over what it wanted before; null: nothing any more. */
  | {
      readonly kind: 'orders';
      readonly table: string;
      readonly seat: number;
      readonly row: SeatOrders | null;
    }
  /** A guest's settings over those before; null: forgotten. */
  | { readonly kind: 'settings'; readonly guest: string; readonly row: SettingsRow | null }
  /** A channel over what it was before; null: gone. */
  | { readonly kind: 'channel'; readonly id: string; readonly row: ChannelRow | null }
  /** A table to forget, with all that belongs to it but what was reported. */
  | { readonly kind: 'removed'; readonly table: string };

/** Writes that become durable together or not at all, done in their order: a table's row before what belongs to it. */
export type Batch = readonly Write[];

/** A table as it is loaded. */
export interface StoredTable {
  readonly row: TableRow;
  /** JSON; null while the table is waiting. */
  readonly setup: string | null;
  readonly due: number | null;
  readonly entries: readonly EntryRow[];
  readonly events: readonly TableEvent[];
  readonly visits: readonly VisitRow[];
  /** By seat. */
  readonly orders: readonly (readonly [number, SeatOrders])[];
}

/** The batch was not written, because a code, a version or a sequence number is no longer what the writer thought. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The lists of the lobby: tables that anybody may sit down at, and games that may be watched. */
export type Board = 'open' | 'running';

/** A page of a list, and where the next one begins (null: there is none). */
export interface RowPage {
  readonly rows: TableRow[];
  readonly next: string | null;
}

/** Which tables there are for whom. */
export interface ListStore {
  /**
   * What is listed in the lobby as wished, changed at `since` or later (ms since 1970): the latest few of each host before
   * anybody's further ones (`FIRST_OF_HOST`), each part latest change first.
   */
  board(board: Board, wish: LobbyQuery, since: number, limit: number): Promise<TableRow[]>;
  /** How many are listed there. */
  count(board: Board, wish: LobbyQuery, since: number): Promise<number>;
  /** Tables that are not over and that the guest hosts, judges, sits at, owns a seat of or has a hand at, or that were made from a household: running ones first, latest change first. */
  going(guest: string, limit: number): Promise<TableRow[]>;
  /** Those of them at which something has happened at `since` or later (ms since 1970), or is due: nobody has given them up. */
  alive(guest: string, since: number): Promise<TableRow[]>;
  /** How many those are. */
  countAlive(guest: string, since: number): Promise<number>;
  /** All tables that are not over: how many there are, and those that were made last. */
  stored(limit: number): Promise<{ readonly count: number; readonly rows: TableRow[] }>;
  /** The running tables at which somebody acted last, the latest first. */
  recent(limit: number): Promise<string[]>;
  /** The guest's tables that are over, the latest to end first, from where the page before ended. */
  ended(guest: string, from: string | undefined, limit: number): Promise<RowPage>;
}

/** Ratings. */
export interface SkillStore {
  /** Runs `work`, which reads skills and then writes them, on one server at a time; a server that hangs is not waited for long. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The skills of `who` in a pool; those without one are left out. */
  of(pool: string, who: readonly string[]): Promise<SkillRow[]>;
  /** All of one guest's, by pool. */
  all(who: string): Promise<(SkillRow & { readonly pool: string })[]>;
  /** Bots, and who wished to be listed; the surest strength (by two standard deviations) first. */
  listed(pool: string, limit: number): Promise<ListedRow[]>;
  /** Pools in which somebody is listed. */
  pools(): Promise<string[]>;
  /** The name under which a guest is listed; null: not at all. */
  name(guest: string): Promise<string | null>;
  /** Durable when the promise resolves. */
  keepName(guest: string, name: string | null): Promise<void>;
}

/** Passkeys and challenges; what is written is durable when the promise resolves. */
export interface PasskeyStore {
  /** A guest's, oldest first. */
  of(guest: string): Promise<PasskeyRow[]>;
  find(id: string): Promise<PasskeyRow | undefined>;
  /** Rejects if there is one of that id. */
  add(row: PasskeyRow): Promise<void>;
  used(id: string, counter: number, at: number): Promise<void>;
  /** A guest's own; nobody else's. */
  remove(guest: string, id: string): Promise<void>;
  /** Forgets those that were due before `now`. */
  challenge(row: ChallengeRow, now: number): Promise<void>;
  /** Deletes a challenge; whether there was one for that guest and purpose that was not yet due. */
  take(challenge: string, guest: string, purpose: ChallengeRow['purpose'], now: number): Promise<boolean>;
}

/** Who acts as which guest; what is written is durable when the promise resolves. */
export interface SessionStore {
  /** A guest's, oldest first. */
  of(guest: string): Promise<SessionRow[]>;
  /** Over the one of that guest and id, if there is one. */
  keep(row: SessionRow): Promise<void>;
  end(guest: string, id: string): Promise<void>;
  /** Forgets those whose time was over before `now` (ms since 1970). */
  sweep(now: number): Promise<void>;
}

/** Who may not come; what is written is durable when the promise resolves. */
export interface BanStore {
  /** All, latest first. */
  all(): Promise<BanRow[]>;
  keep(row: BanRow): Promise<void>;
  /** Whether there was one. */
  lift(who: string): Promise<boolean>;
}

/** A table as it is without one of its people. */
export interface Forgotten {
  /** With the version that follows `was`. */
  readonly row: TableRow;
  readonly was: number;
  /** Those of its events that read otherwise now. */
  readonly events: readonly TableEvent[];
  /** The names they bore there, for the book of precedents, if they judged. */
  readonly judged: readonly string[];
}

/** What is stored about one guest. */
export interface PersonStore {
  /** Ids of the guest's tables and of those they visited. */
  tables(guest: string): Promise<string[]>;
  /** What they reported, and what was reported about them, newest first. */
  reports(guest: string): Promise<ReportRow[]>;
  /**
   * Deletes all that is stored of a guest and changes their tables, at once or not at all; rejects with `Conflict` if a
   * table has changed. `gone` is kept as the one session that says so.
   */
  forget(guest: string, tables: readonly Forgotten[], gone: SessionRow): Promise<void>;
}

/** Where everything is stored. The laws that every implementation keeps are in `laws/`. */
export interface Store {
  readonly lists: ListStore;
  readonly skills: SkillStore;
  readonly passkeys: PasskeyStore;
  readonly sessions: SessionStore;
  readonly bans: BanStore;
  readonly person: PersonStore;
  /** Durable (on the disk, not only on its way there) when the promise resolves. Rejects with `Conflict`, or with whatever went wrong; then nothing of the batch is kept. */
  commit(batch: Batch): Promise<void>;
  row(id: string): Promise<TableRow | undefined>;
  rowByCode(code: string): Promise<TableRow | undefined>;
  load(id: string): Promise<StoredTable | undefined>;
  /** Keeps the hash of a guest's recovery phrase over the one before it; durable when the promise resolves. */
  keepPhrase(guest: string, hash: string): Promise<void>;
  hasPhrase(guest: string): Promise<boolean>;
  guestOfPhrase(hash: string): Promise<string | undefined>;
  /** All settings of guests, in no order. */
  settings(): Promise<SettingsRow[]>;
  /** All channels, in no order. */
  channels(): Promise<ChannelRow[]>;
  /** Tables with something due after `after` and not after `time`, earliest first. */
  due(after: number, time: number, limit: number): Promise<{ id: string; due: number }[]>;
  /** Jobs due after `after` and not after `time`, earliest first. */
  jobs(after: number, time: number, limit: number): Promise<JobRow[]>;
  /** Jobs of these kinds due at `time` at the latest, earliest first; where several servers work, those that no other does. */
  takeJobs(kinds: readonly string[], time: number, limit: number): Promise<JobRow[]>;
  /** The earliest time after `after` at which a table or a job has something due. */
  nextDue(after: number): Promise<number | null>;
  /**
   * Rulings whose claim or reason has any of the words, whatever their case and accents, of one game or of all (null): those that
   * have most of them first, and the newest of them first. All of them for no words.
   */
  precedents(
    words: readonly string[],
    game: string | null,
    limit: number,
    sharedOnly?: boolean,
  ): Promise<PrecedentRow[]>;
  /** What was reported, newest first. */
  reports(limit: number): Promise<ReportRow[]>;
  close(): Promise<void>;
}
