import type { Level, NewTable, TableInfo } from '@turntable/protocol/messages.ts';
import type { Seating } from './listing.ts';

/** Levels of bots, weakest first. The protocol's own list would bring all schemas into the page. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const satisfies readonly Level[];

/** What a seat of the form is set to: the host, a friend on this device, an invitation, somebody at a real table, or a bot. */
export const SEAT_KINDS = ['me', 'friend', 'open', 'room', ...LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export interface SeatDraft {
  readonly kind: SeatKind;
  /** A friend's name, or that of somebody in the room; kept while the seat is something else, in case it is a friend again. */
  readonly friend: string;
}

/** The seats of a fresh form: the host first, the others invited. */
export function freshSeats(count: number, friends: readonly string[]): SeatDraft[] {
  return Array.from({ length: count }, (_, i) => ({
    kind: i === 0 ? 'me' : 'open',
    friend: friends[i - 1] ?? '',
  }));
}

/** The same seats for another number of players; what was chosen stays. */
export function resized(seats: readonly SeatDraft[], count: number, friends: readonly string[]): SeatDraft[] {
  return freshSeats(count, friends).map((fresh, i) => seats[i] ?? fresh);
}

/** The same seats where no server answers: nobody can be invited or kept the game for, so they are friends on this device. */
export function onDevice(seats: readonly SeatDraft[]): SeatDraft[] {
  return seats.map((seat, i) =>
    seat.kind === 'open' || seat.kind === 'room' ? { ...seat, kind: i === 0 ? 'me' : 'friend' } : seat,
  );
}

/** The same seats where the host judges, and so has none (LV-3.3): not of their own, nor of friends on their device. */
export function judged(seats: readonly SeatDraft[]): SeatDraft[] {
  return seats.map((seat) =>
    seat.kind === 'me' || seat.kind === 'friend' ? { ...seat, kind: 'open' } : seat,
  );
}

/** The same seats where the host does not judge: the first is theirs, or of somebody in the room. */
export function hosted(seats: readonly SeatDraft[]): SeatDraft[] {
  return seats.map((seat, i) => (i === 0 && seat.kind !== 'room' ? { ...seat, kind: 'me' } : seat));
}

/** Whether a game with these seats may be rated: friends on one device cannot be told apart, and nobody knows who is in the room. */
export function mayRate(seats: readonly SeatDraft[]): boolean {
  return !seats.some(({ kind }) => kind === 'friend' || kind === 'room');
}

/** How many of each kind play: the host, those in the room, bots, and friends here or invited. */
export function company(seats: readonly SeatDraft[]) {
  const count = (...kinds: readonly SeatKind[]): number =>
    seats.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    you: count('me'),
    room: count('room'),
    bots: count(...LEVELS),
    friends: count('friend', 'open'),
  };
}

/** How strong each bot is, if the host plays against bots alone; else undefined. */
export function botsAlone(seats: readonly SeatDraft[]): Level[] | undefined {
  const levels = seats.flatMap(({ kind }) => LEVELS.find((level) => level === kind) ?? []);
  const { you, bots } = company(seats);
  return you === 1 && bots === seats.length - 1 ? levels : undefined;
}

/** The seats as the server wants them. A friend without a name is named after the seat. */
export function wishes(
  seats: readonly SeatDraft[],
  name: string,
  nameless: (seat: number) => string,
): NewTable['seats'] {
  const out: Seating = seats.map(({ kind, friend }, i) => {
    if (kind === 'me') return { kind: 'mine', name };
    if (kind === 'room') return { kind, name: friend.trim() || nameless(i) };
    if (kind === 'friend') return { kind: 'mine', name: friend.trim() || nameless(i) };
    return kind === 'open' ? { kind } : { kind: 'bot', level: kind };
  });
  return [...out];
}

/**
 * Whether the game may begin at once: nobody has to be waited for, and nobody has a date of a journey to enter
 * that could decide who starts (LM-1.4).
 */
export function startsAtOnce(seats: readonly SeatDraft[], byJourney: boolean): boolean {
  const people = seats.filter(({ kind }) => kind === 'me' || kind === 'friend').length;
  return seats.every(({ kind }) => kind !== 'open') && !(byJourney && people > 1);
}

/** Seats whose persons have yet to agree to locomotives that others bring and that are not of the roster. */
export function consentsOwed({ picks, seats }: Pick<TableInfo, 'picks' | 'seats'>): number[] {
  if (!picks) return [];
  return seats.flatMap(({ kind }, seat) => {
    const brought =
      picks.again !== undefined || picks.own.some((locomotives, by) => by !== seat && locomotives.length > 0);
    return kind === 'person' && brought && !picks.consents[seat] ? [seat] : [];
  });
}
