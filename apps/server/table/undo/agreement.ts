import { counted } from '@turntable/engine';
import type { ClientMessage, EventValues, Wish } from '@turntable/protocol';
import { clockParts } from '@turntable/protocol/clock-parts.ts';
import { Problem } from '../../base/problem.ts';
import type { TableEvent, TableRow } from '../../storage/rows.ts';
import { factored, expectPace, paced } from '../../time/tempo.ts';
import { owns, seatFor, seatOrRoomFor } from '../access/access.ts';
import { ruler } from '../judge/judge.ts';
import { change, event, PROCEED, runningIn, type Effect, type Facts } from '../match/effects.ts';
import type { Match } from '@turntable/match/match.ts';
import { isAsked, isKeeper, roomOf } from '../seats/keeper.ts';
import { heldBy } from '../seats/seating.ts';
import { askedToSwap, expectSwap, swapped } from '../seats/swapping.ts';
import { answeredWith } from '../match/answered.ts';
import { askedToEnd, expectEnd } from './ending.ts';
import { expectRoomToTakeBack } from './take-back.ts';

// Take-backs, changes of tempo and of seats, early ends: who may have them at once, and who has to agree. Each function gives what the table
// is to do, or throws the `Problem` that stands against it. `request` is known to be none that was done before.

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** The seats for which others have to agree to something that a guest wishes. */
function others(row: TableRow, guest: string): number[] {
  return [...row.seats.keys()].filter((seat) => isAsked(row, seat, guest));
}

/**
 * Takes back to before a seat's own last entry, or asks those who have to agree. Throws `Problem` where nothing can be taken
 * back, for a judge without a reason or somebody who is none, past a seal, while another wish waits, and if asked at this point
 * before.
 */
export function askBack(
  facts: Facts,
  guest: string,
  message: Message<'back'>,
  request: string,
  here: (guest: string) => boolean,
): Effect[] {
  const { row } = facts;
  const match = runningIn(facts);
  if (match.counted < 2) throw new Problem('nothing-to-take-back');
  if (message.as === 'judge') {
    if (ruler(row, (who) => who === guest || here(who)) !== guest) throw new Problem('not-your-seat');
    const { reason } = message;
    if (reason === undefined) throw new Problem('bad-message', 'reason: expected 1 to 200 characters');
    expectRoomToTakeBack(match, 1);
    return [{ do: 'take-back', by: 'judge', count: 1, request, reason }, PROCEED];
  }
  const by = seatOrRoomFor(row, guest, message.as);
  const { signal, count } = match.undo(owns(row, by));
  if (signal === 'sealed') throw new Problem('sealed');
  const waiting = signal === 'free' ? [] : others(row, guest);
  if (signal === 'ask' && waiting.length === 0) expectBotsMayAgree(row, match, count);
  if (waiting.length === 0) return takenBack({ ...facts, match }, by, request);
  // Whoever put that one could not put it again at this point.
  if (row.asking) throw new Problem('not-allowed', 'back: expected no other wish to be waiting');
  if (hasAsked(facts.events, by, match.n))
    throw new Problem('not-allowed', 'back: was asked already at this point');
  return [
    change({ asking: { what: 'back', by, waiting }, answered: answeredWith(facts, request) }),
    event('undo-asked', by, { waiting }),
  ];
}

/** Bots agree to every take-back but in a rated game, or where a judge's ruling would be taken back: throws `Problem` there. */
function expectBotsMayAgree({ rated }: Pick<TableRow, 'rated'>, match: Match, count: number): void {
  const gone = counted(match.log).slice(-count);
  if (rated || gone.some(({ actor }) => actor === 'judge')) throw new Problem('sealed');
}

function takenBack(
  { row, match }: Facts & { readonly match: Match },
  by: number,
  request: string,
  agreed?: true,
): Effect[] {
  const { count } = match.undo(owns(row, by));
  expectRoomToTakeBack(match, count);
  return [{ do: 'take-back', by, count, request, ...(agreed ? { agreed } : {}) }, PROCEED];
}

/** Whether a seat's wish to take back from here has been put to the others: they are asked once. */
function hasAsked(events: readonly TableEvent[], by: number, n: number): boolean {
  return events.some((each) => each.kind === 'undo-asked' && each.by === by && each.n === n);
}

/** More wishes for another pace than any real table has; without a bound two friends could fill the disk. */
const MOST_WISHES = 100;

/**
 * Does what was wished of the pace, or asks those who have to agree. Throws `Problem` after the end, while another wish waits,
 * if asked at this point before, and where nobody but bots would end a rated game without a result.
 */
export function propose(facts: Facts, guest: string, message: Message<'propose'>, request: string): Effect[] {
  const { row, match, events } = facts;
  if (row.status === 'over') throw new Problem('not-running');
  const by = seatFor(row, guest, message.as);
  const wish = wishOf(message);
  expectWish(facts, wish, by);
  const waiting = concerned(facts, wish, by, guest);
  // Nobody has to wait for others' wishes to resign.
  if (row.asking && !(wish.what === 'end' && waiting.length === 0))
    throw new Problem('not-allowed', 'propose: expected no other wish to be waiting');
  if (waiting.length === 0) {
    expectBotsMayGrant(row, wish);
    return granted(facts, wish, by, request);
  }
  const kind = `${wish.what}-asked` as const;
  const asked = events.filter((each) => each.kind === kind && each.by === by);
  if (asked.length >= MOST_WISHES || (match && asked.at(-1)?.n === match.n))
    throw new Problem('not-allowed', 'propose: was asked already at this point');
  return [
    change({ asking: { ...wish, by, waiting }, answered: answeredWith(facts, request) }),
    event(kind, by, valuesOf(wish)),
  ];
}

/** Bots agree to any wish; but in a rated game nobody grants themselves another pace, and with it other time and another pool, or no result. */
function expectBotsMayGrant({ rated, status }: Pick<TableRow, 'rated' | 'status'>, wish: PutWish): void {
  const concedes = wish.what === 'end' && wish.with.reason === 'resigned';
  if (rated && status === 'running' && !concedes)
    throw new Problem('not-allowed', `${wish.what}: expected somebody who agrees, in a rated game`);
}

/** A wish that was put to the others with its details. */
type PutWish = Exclude<Wish, { what: 'back' }>;

function wishOf({ pace, factor, end, swap }: Message<'propose'>): PutWish {
  const wishes: PutWish[] = [];
  if (pace) wishes.push({ what: 'tempo', with: pace });
  if (factor) wishes.push({ what: 'factor', with: factor });
  if (end) wishes.push({ what: 'end', with: { reason: end } });
  if (swap !== undefined) wishes.push({ what: 'swap', with: { seat: swap } });
  const [wish, more] = wishes;
  if (wish && !more) return wish;
  throw new Problem('bad-message', 'propose: expected one of pace, factor, end and swap');
}

/** The seats for which somebody has to agree to a wish. */
function concerned({ row, match }: Facts, wish: PutWish, by: number, guest: string): number[] {
  if (wish.what === 'end') return askedToEnd(row, match!, by, wish.with.reason);
  return wish.what === 'swap' ? askedToSwap(row, by, wish.with.seat) : others(row, guest);
}

function expectWish({ row, match }: Facts, wish: PutWish, by: number): void {
  if (wish.what === 'tempo') return expectPace(row, wish.with);
  if (wish.what === 'end') return expectEnd(row, match, by, wish.with.reason);
  if (wish.what === 'swap') return expectSwap(row, by, wish.with.seat);
  const { seat, factor } = wish.with;
  if (!row.tempo.clock) throw new Problem('not-allowed', 'factor: expected a table with a clock');
  if (row.seats[seat]?.kind !== 'person') throw new Problem('not-allowed', 'seat: expected one of a person');
  if ((row.tempo.factors?.[seat] ?? 1) === factor)
    throw new Problem('not-allowed', 'factor: expected another');
}

/** What the event of a wish says, all of it for one sentence. */
function valuesOf(wish: PutWish): EventValues {
  if (wish.what === 'end') return { reason: wish.with.reason };
  if (wish.what === 'swap') return { whose: [wish.with.seat] };
  if (wish.what === 'factor') return { whose: [wish.with.seat], factor: wish.with.factor };
  const { tempo, clock } = wish.with;
  return { tempo, clock: clock.kind, ...clockParts(clock) };
}

/** Effects of a wish that all have agreed to. */
function granted(facts: Facts, wish: PutWish, by: number, request: string): Effect[] {
  const { row, now } = facts;
  const done = { answered: answeredWith(facts, request), asking: null };
  if (wish.what === 'end')
    return [change(done), event('end', by, valuesOf(wish)), { do: 'stop', by, reason: wish.with.reason }];
  if (wish.what === 'swap')
    return [
      ...(['person', 'room'].includes(row.seats[wish.with.seat]!.kind)
        ? [event('swap', by, valuesOf(wish))]
        : []),
      change({ ...done, seats: swapped(row, by, wish.with.seat) }),
    ];
  const after =
    wish.what === 'tempo'
      ? paced(row, wish.with, row.seats[by]!.guest!, now)
      : { tempo: factored(row, wish.with, now) };
  return [change({ ...after, ...done }), event(wish.what, by, valuesOf(wish)), PROCEED];
}

/** Answers a wish. Throws `Problem` if the game is over, nothing is wished, this seat is not asked, or it may not be any more. */
export function agree(facts: Facts, guest: string, message: Message<'agree'>, request: string): Effect[] {
  const { row, match } = facts;
  const seat = seatOrRoomFor(row, guest, message.as);
  const { asking } = row;
  if (row.status === 'over') throw new Problem('not-running');
  if (!asking) throw new Problem('nothing-to-take-back');
  // One answer for all of one's seats, and those in the room as their keeper.
  const held = [...heldBy(row.seats, guest), ...(isKeeper(row, guest) ? roomOf(row.seats) : [])];
  const answered = answeredWith(facts, request);
  const isBack = asking.what === 'back';
  if (!isBack && !message.yes && held.includes(asking.by))
    return [event('agreement-withdrawn', seat), change({ asking: null, answered })];
  if (!asking.waiting.includes(seat)) throw new Problem('not-allowed');
  const waiting = asking.waiting.filter((each) => !held.includes(each));
  const kind = message.yes ? 'given' : 'refused';
  const said = event(isBack ? `undo-${kind}` : `agreement-${kind}`, seat, { asker: asking.by });
  if (!message.yes || waiting.length > 0)
    return [said, change({ asking: message.yes ? { ...asking, waiting } : null, answered })];
  if (!isBack) {
    // What it stands on may have changed since it was asked.
    expectWish(facts, asking, asking.by);
    return [said, ...granted(facts, asking, asking.by, request)];
  }
  if (!match || row.status !== 'running') throw new Problem('not-running');
  return [said, ...takenBack({ ...facts, match }, asking.by, request, true)];
}
