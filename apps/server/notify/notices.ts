import { randomBytes } from 'node:crypto';
import { isTakeBack } from '@turntable/engine';
import { NOTICE_KINDS, type NoticeKind } from '@turntable/protocol/notify.ts';
import type { Topic } from '@turntable/protocol/tells.ts';
import { z } from 'zod';
import { awaited } from '../table/match/awaited.ts';
import type { SeatClock, TableRow } from '../storage/rows.ts';
import { consentOwed, lacksConsent } from '../table/picks/picks.ts';
import { lacksAgreement, owesAgreement } from '../table/rated/rated.ts';
import { isRoom, keeperOf } from '../table/seats/keeper.ts';
import { isFull } from '../table/seats/seating.ts';
import type { Match } from '@turntable/match/match.ts';
import type { Table } from '../table/table.ts';

/** A notice for one guest about one table. It holds public facts alone. */
export const Notice = z.object({
  /** The id of the notice; the same when it is sent again. */
  id: z.string(),
  /** Null for a test. */
  table: z.string().nullable(),
  guest: z.string(),
  kind: z.enum(NOTICE_KINDS),
  /** The kind of the question that waits. */
  ask: z.string().optional(),
  /** The number of the game's update that it is about. */
  n: z.number().optional(),
});
export type Notice = z.infer<typeof Notice>;

/** The topic of each kind of notice, by which guests choose; null: it is always sent. */
export const TOPIC_OF: Readonly<Record<NoticeKind, Topic | null>> = {
  turn: 'turn',
  reminder: 'reminder',
  out: 'reminder',
  asked: 'asked',
  full: 'asked',
  start: 'course',
  over: 'course',
  digest: null,
  confirm: null,
  test: null,
};

/** What notices are about: a change of it is what guests are told. */
interface Position {
  readonly status: TableRow['status'];
  /** Guests the game waits for, with the kind of the first question to each; `draft`: to choose a locomotive before it. */
  readonly turns: ReadonlyMap<string, string>;
  /** Guests whose agreement is waited for. */
  readonly asked: ReadonlySet<string>;
  /** `late`: guests whose clock is about to run out; `out`: those whose clock has run out. */
  readonly late: ReadonlySet<string>;
  readonly out: ReadonlySet<string>;
  /** Guests who have not agreed yet to the game that others there wait for: a rated one, or one with the last locomotives. */
  readonly owed: ReadonlySet<string>;
  /** Nothing but the host's word is missing for the start. */
  readonly full: boolean;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The part of a table that a position follows from. It is never changed, so it may be kept for later. */
export interface Snapshot {
  readonly row: TableRow;
  readonly match: Pick<Match, 'decisions'> | null;
}

/** A table as it is now, for `positionOf` later. */
export function snapshotOf({ row, match }: Pick<Table, 'row' | 'match'>): Snapshot {
  return { row, match: match && { decisions: match.decisions } };
}

/** Whether a change of the table may concern anybody with a channel. */
export function hasHearers(row: TableRow, hears: (guest: string) => boolean): boolean {
  const { seats, host, judge } = row;
  if (hears(host) || hears(judge?.guest ?? host) || hears(keeperOf(row) || host)) return true;
  return seats.some(({ guest }) => hears(guest ?? host));
}

/** Guests who have locomotives to choose from and have not chosen: for whoever does not, the lot does. */
function choosing({ status, seats, picks }: TableRow): string[] {
  const chosen = (status === 'waiting' && picks?.draft?.chosen) || [];
  return chosen.flatMap((places, seat) => (places.includes(null) ? (seats[seat]?.guest ?? []) : []));
}

/** Who has not agreed yet to a game before it, where all seats are taken and somebody else has. */
function owing(row: TableRow): ReadonlySet<string> {
  const { status, seats } = row;
  if (status !== 'waiting' || !isFull(seats)) return NOBODY;
  const owes = (guest: string, seat: number): boolean => owesAgreement(row, guest) || consentOwed(row, seat);
  const guests = seats.flatMap(({ guest }, seat) => (guest ? [{ guest, owes: owes(guest, seat) }] : []));
  if (guests.every((each) => each.owes)) return NOBODY;
  return new Set(guests.flatMap((each) => (each.owes ? each.guest : [])));
}

/** Who is waited for and whose clock runs out, from a snapshot. A guest with several seats stands in it once. */
export function positionOf({ row, match }: Snapshot): Position {
  const guestOf = (who: number | 'judge'): string | undefined =>
    (who === 'judge' ? row.judge?.guest : row.seats[who]?.guest) ?? undefined;
  const turns = new Map<string, string>();
  for (const { who, kind } of awaited(row, match)) {
    const guest = guestOf(who);
    if (guest !== undefined && !turns.has(guest)) turns.set(guest, kind);
  }
  for (const guest of choosing(row)) turns.set(guest, 'draft');
  const { asking, tempo } = row;
  const answers = (seat: number): string | undefined =>
    isRoom(row.seats[seat]!) ? keeperOf(row) || undefined : guestOf(seat);
  const asked = asking ? new Set(asking.waiting.flatMap((seat) => answers(seat) ?? [])) : NOBODY;
  const { clocks } = tempo;
  const ofClocks = (is: (clock: SeatClock) => boolean | undefined): ReadonlySet<string> => {
    if (!clocks) return NOBODY;
    const guests = clocks.flatMap((clock, seat) => (is(clock) ? (guestOf(seat) ?? []) : []));
    return new Set(guests.filter((guest) => turns.has(guest)));
  };
  const late = ofClocks(({ stage, warned }) => stage === 'ok' && warned);
  const out = ofClocks(({ stage }) => stage === 'out');
  const full = row.status === 'waiting' && isFull(row.seats) && !lacksConsent(row) && !lacksAgreement(row);
  return { status: row.status, turns, asked, late, out, owed: owing(row), full };
}

/**
 * The notices for a table that went from one position to the next. Guests who were waited for before and still are get
 * none: they have one already, or have just acted. `hears`: whether a guest can be notified at all.
 */
export function noticesOf(
  table: Pick<Table, 'row' | 'match'>,
  before: Position,
  now: Position,
  hears: (guest: string) => boolean,
): Notice[] {
  const { row, match } = table;
  const notices: Notice[] = [];
  const add = (guest: string, kind: Notice['kind'], ask?: string): void => {
    if (!hears(guest)) return;
    // Random: an id made from the row's version would reveal that somebody had stored a secret answer.
    const id = `${kind}.${randomBytes(12).toString('base64url')}`;
    const n = match?.n ?? 0;
    notices.push({ id, table: row.id, guest, kind, n, ...(ask === undefined ? {} : { ask }) });
  };
  // Who chose before the game is told of a move in it all the same.
  const told = before.status === now.status ? before.turns : new Map();
  for (const [guest, ask] of now.turns) if (!told.has(guest)) add(guest, 'turn', ask);
  for (const guest of now.late) if (!before.late.has(guest)) add(guest, 'reminder');
  for (const guest of now.out) if (!before.out.has(guest)) add(guest, 'out');
  for (const guest of now.asked) if (!before.asked.has(guest)) add(guest, 'asked');
  for (const guest of now.owed) if (!before.owed.has(guest)) add(guest, 'asked', 'agree');
  if (now.full && !before.full && !row.startWhenFull) add(row.host, 'full');
  if (before.status === now.status) return notices;
  const people = new Set(row.seats.flatMap(({ guest }) => guest ?? []));
  if (before.status === 'waiting' && now.status === 'running')
    for (const guest of people) if (!now.turns.has(guest)) add(guest, 'start');
  if (now.status === 'over') for (const guest of people) add(guest, 'over');
  return notices;
}

/** What waits for a guest at a table now, whether they were notified or not. */
export function waitingFor(table: Pick<Table, 'row' | 'match'>, guest: string): Notice[] {
  const now = positionOf(table);
  const nothing: Position = { ...now, turns: new Map(), asked: NOBODY, owed: NOBODY, full: false };
  return noticesOf(table, nothing, now, (other) => other === guest);
}

/** A table, as far as it says who acted there by hand. */
type Played = Pick<Table, 'row' | 'match'> & { readonly ledger: Pick<Table['ledger'], 'madeByHand'> };

/** Whether a notice is still true, and its guest has not acted since. */
export function stillTrue(notice: Notice, table: Played): boolean {
  const { guest, kind, ask } = notice;
  const { status, turns, asked, late, out, owed, full } = positionOf(table);
  if (kind === 'turn') return turns.has(guest) && !hasActed(notice, table);
  if (kind === 'reminder') return late.has(guest) && !hasActed(notice, table);
  if (kind === 'out') return out.has(guest) && !hasActed(notice, table);
  if (kind === 'asked') return (ask === 'agree' ? owed : asked).has(guest);
  if (kind === 'full') return full;
  return kind !== 'start' || status === 'running';
}

/**
 * Whether the notice's guest has acted since it was made; a later question has a notice of its own. What a plan, a preset or the clock
 * answered for them shows nobody the next question, and who is asked that at once gets no other notice.
 */
function hasActed({ guest, n }: Notice, { row, match, ledger }: Played): boolean {
  if (n === undefined || !match) return false;
  return match.log.slice(n).some((item, i) => {
    if (!isTakeBack(item) && !ledger.madeByHand(n + i + 1)) return false;
    const actor = isTakeBack(item) ? item.takeBack : item.actor;
    if (actor === 'judge') return row.judge?.guest === guest;
    return typeof actor === 'number' && row.seats[actor]?.guest === guest;
  });
}
