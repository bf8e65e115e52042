import type { Level, NewTable, SeatWish, StarterWish } from '@turntable/protocol';
import { BOT_NAMES } from '@turntable/protocol/bot-names.ts';
import type { z } from 'zod';
import { Problem } from '../../base/problem.ts';
import { isReserved } from '../../storage/board.ts';
import { ownedBy, ownersOf } from '../../storage/owners.ts';
import type { SeatRow, TableRow } from '../../storage/rows.ts';

/** Changes of who sits where. Each gives the seats after it, or throws the `Problem` that stands against it. */
type Seats = readonly SeatRow[];
const OPEN: SeatRow = { kind: 'open', name: '' };

const replaced = (seats: Seats, at: number, seat: SeatRow): Seats =>
  seats.map((each, i) => (i === at ? seat : each));

/** The seats of a new table. */
export function seatsOf(wishes: NewTable['seats'], host: string): Seats {
  return wishes.map((wish: z.infer<typeof SeatWish>, i) => {
    if (wish.kind === 'mine') return { kind: 'person', name: wish.name, guest: host };
    if (wish.kind === 'room') return { kind: 'room', name: wish.name };
    return wish.kind === 'bot' ? botSeat(i, wish.level) : OPEN;
  });
}

function botSeat(seat: number, level: Level): SeatRow {
  return { kind: 'bot', name: BOT_NAMES[seat]!, level };
}

/** The numbers of the seats that a guest holds, rising. */
export function heldBy(seats: Seats, guest: string): number[] {
  return seats.flatMap((seat, i) => (seat.guest === guest ? [i] : []));
}

/** Refuses who has the hand of a seat in the room: they would see the cards of two seats, or of all. */
export function expectNoHand(seats: Seats, guest: string): void {
  if (seats.some(({ hand }) => hand === guest))
    throw new Problem('not-allowed', 'seat: expected somebody without a hand at this table');
}

/** Refuses who may reclaim a seat at this table: they would come back to it with what they saw meanwhile. */
export function expectNoClaim(seats: Seats, guest: string): void {
  if (seats.some((seat) => ownedBy(seat, guest)))
    throw new Problem('not-allowed', 'seat: expected somebody who has lent none at this table');
}

function expectWaiting(row: TableRow): void {
  if (row.status !== 'waiting') throw new Problem('not-waiting');
}
function seatAt(row: TableRow, at: number): SeatRow {
  const seat = row.seats[at];
  if (!seat) throw new Problem('not-found', `seat: expected 0 to ${row.seats.length - 1}`);
  return seat;
}
function expectHost(row: TableRow, guest: string): void {
  if (row.host !== guest) throw new Problem('not-allowed');
}

/**
 * Takes an open seat that is kept for nobody, the first if none is named. Who already sits there, or anywhere if none is named,
 * changes name and date. Throws `Problem` for the judge, if no seat is free, and for a seat that is not.
 */
export function join(
  row: TableRow,
  guest: string,
  wish: { name: string; seat?: number | undefined; journey?: string | undefined },
): Seats {
  expectWaiting(row);
  if (row.judge?.guest === guest || row.judge?.deputy?.guest === guest)
    throw new Problem('not-allowed', 'LV-3.3');
  expectNoHand(row.seats, guest);
  const free = row.seats.findIndex(({ kind }, i) => kind === 'open' && !isReserved(row, i));
  const at = wish.seat ?? heldBy(row.seats, guest)[0] ?? free;
  if (at < 0) throw new Problem('table-full');
  const seat = seatAt(row, at);
  if (seat.kind === 'open' ? isReserved(row, at) : seat.guest !== guest)
    throw new Problem(free < 0 ? 'table-full' : 'not-your-seat');
  const journey = wish.journey ?? seat.journey;
  return replaced(row.seats, at, {
    kind: 'person',
    name: wish.name,
    guest,
    ...(journey === undefined ? {} : { journey }),
  });
}

/**
 * Gives up all seats one holds, or the one at `at`: they are open again or, once the game runs, played on by bots until their owner
 * reclaims them. Throws `Problem` after the end, for somebody without a seat, and for a seat that is not theirs.
 */
export function leave(row: TableRow, guest: string, at?: number): Seats {
  if (row.status === 'over') throw new Problem('not-running');
  const held = heldBy(row.seats, guest);
  if (at === undefined ? held.length === 0 : !held.includes(at)) throw new Problem('not-your-seat');
  return row.seats.map((seat, i) => {
    if (seat.guest !== guest || (at ?? i) !== i) return seat;
    const owner = seat.owner ?? { guest, name: seat.name };
    return row.status === 'waiting' ? OPEN : { kind: 'bot', name: seat.name, level: 'medium', owner };
  });
}

/**
 * Frees a seat or, once the game runs, lets a bot play on there; its holder, and who handed it over, have no claim to it any more. An
 * owner whose seat the host gave away before can still undo that. Throws `Problem` after the end, and unless another person sits there.
 */
export function kick(row: TableRow, guest: string, at: number): Seats {
  expectHost(row, guest);
  if (row.status === 'over') throw new Problem('not-running');
  const seat = seatAt(row, at);
  if (row.status === 'waiting') return replaced(row.seats, at, OPEN);
  if (seat.kind !== 'person' || seat.guest === guest)
    throw new Problem('not-allowed', 'seat: expected one of another person');
  const owner = ownersOf(seat).find((each) => each.replaced);
  return replaced(row.seats, at, {
    kind: 'bot',
    name: seat.name,
    level: 'medium',
    ...(owner ? { owner } : {}),
  });
}

/**
 * The seats with a bot on one of them. Throws `Problem` unless the host asks, before the game, and no person sits
 * there.
 */
export function seatBot(row: TableRow, guest: string, at: number, level: Level): Seats {
  expectHost(row, guest);
  expectWaiting(row);
  if (seatAt(row, at).kind === 'person')
    throw new Problem('not-allowed', 'seat: expected one without a person');
  return replaced(row.seats, at, botSeat(at, level));
}

/** Notes the date of a last journey (LM-1.4), or forgets it. Throws `Problem` for the seat of somebody else. */
export function setJourney(row: TableRow, guest: string, at: number, journey: string | null): Seats {
  expectWaiting(row);
  const seat = seatAt(row, at);
  if (seat.guest !== guest) throw new Problem('not-your-seat');
  const { journey: _, ...rest } = seat;
  return replaced(row.seats, at, journey === null ? rest : { ...rest, journey });
}

/**
 * The seats for a next game: who lent a seat in this one has no claim to it there, and a bot that took over a person's seat
 * bears their name no more.
 */
export function withoutOwners(seats: Seats): Seats {
  // Who was deleted sits down nowhere any more.
  return seats.map(({ owner: _, ...seat }, i) => {
    if (seat.kind === 'bot') return BOT_NAMES.includes(seat.name) ? seat : { ...seat, name: BOT_NAMES[i]! };
    return seat.kind === 'person' && !seat.guest ? OPEN : seat;
  });
}

/** Refuses the start unless the host asks, before the game, and no seat is open. */
export function expectReady(row: TableRow, guest: string): void {
  expectHost(row, guest);
  expectWaiting(row);
  if (!isFull(row.seats)) throw new Problem('not-allowed', 'seats: expected all to be taken');
}

/** Whether no seat is open, so that the game may begin. */
export function isFull(seats: Seats): boolean {
  return seats.every((seat) => seat.kind !== 'open');
}

/** Whether nobody but this guest and bots sit there, so that nobody has to be waited for. */
export function isAlone(seats: Seats, guest: string): boolean {
  return seats.every((seat) => seat.kind === 'bot' || seat.guest === guest);
}

/** The seats of which lot decides who starts (LM-1.4): one if it is settled. A missing date is the earliest. */
export function startersOf(wish: z.infer<typeof StarterWish>, seats: Seats): number[] {
  if (typeof wish === 'number') return [wish];
  const all = seats.map((_, i) => i);
  if (wish === 'lot') return all;
  // ISO dates sort as text, and the empty text is before all of them.
  const latest = seats.reduce((most, { journey = '' }) => (journey > most ? journey : most), '');
  return all.filter((i) => (seats[i]!.journey ?? '') === latest);
}
