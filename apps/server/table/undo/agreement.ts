import type { ClientMessage, LineValues, Wish } from '@turntable/protocol';
import { clockTold } from '@turntable/protocol/told.ts';
import { seatFor } from '../access/access.ts';
import { isJudge } from '../judge/bench.ts';
import { Problem } from '../../base/problem.ts';
import { heldBy } from '../seats/seating.ts';
import type { TableRow } from '../../storage/storage.ts';
import type { Table } from '../table.ts';
import { judgeTakesBack, takeBack } from './take-back.ts';
import { factored, mayPace, paced } from '../../time/tempo.ts';

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Repeats come within seconds; a client has few requests under way. */
const ANSWERED_KEPT = 16;

/** The requests that a row remembers, with one more. */
export function answeredWith({ answered }: TableRow, request: string): readonly string[] {
  return [...answered, request].slice(-ANSWERED_KEPT);
}

/** Takes back, or asks those who have to agree; gives the number of the last update. */
export function back(table: Table, guest: string, message: Message<'back'>): number {
  const request = `${guest} ${message.id}`;
  const done = table.done(request);
  if (done !== undefined) return done;
  const match = table.running();
  const { row } = table;
  if (match.standing < 2) throw new Problem('nothing-to-take-back');
  if (message.as === 'judge') {
    if (!isJudge(row, guest)) throw new Problem('not-your-seat');
    const { reason } = message;
    if (reason === undefined) throw new Problem('bad-message', 'reason: expected 1 to 200 characters');
    return judgeTakesBack(table, match, request, reason);
  }
  const by = seatFor(row, guest, message.as);
  const { signal } = match.undo(table.owns(by));
  if (signal === 'sealed') throw new Problem('sealed');
  const waiting =
    signal === 'free'
      ? []
      : row.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.guest !== guest ? [i] : []));
  if (waiting.length === 0) return takeBack(table, match, by, request);
  if (hasAsked(table, by, match.n)) throw new Problem('not-allowed', 'back: was asked already at this point');
  table.change({ asking: { what: 'back', by, waiting }, answered: answeredWith(row, request) });
  table.line('undo-asked', by, { waiting });
  return match.n;
}

/** More wishes for another pace than any real table has; without a bound two friends could fill the disk. */
const MOST_WISHES = 100;

/** Does what was wished, or asks those who have to agree; gives the number of the last update. */
export function propose(table: Table, guest: string, message: Message<'propose'>): number {
  const request = `${guest} ${message.id}`;
  const done = table.done(request);
  if (done !== undefined) return done;
  const { row } = table;
  if (row.status === 'over') throw new Problem('not-running');
  const by = seatFor(row, guest, message.as);
  const wish = wishOf(message);
  mayWish(row, wish);
  if (row.asking) throw new Problem('not-allowed', 'propose: expected no other wish to be waiting');
  const waiting = row.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.guest !== guest ? [i] : []));
  if (waiting.length === 0) grant(table, wish, by, request);
  else {
    const kind = `${wish.what}-asked` as const;
    const n = table.match?.n;
    const asked = table.lines.filter((line) => line.kind === kind && line.by === by);
    if (asked.length >= MOST_WISHES || (n !== undefined && asked.at(-1)?.n === n))
      throw new Problem('not-allowed', 'propose: was asked already at this point');
    table.change({ asking: { ...wish, by, waiting }, answered: answeredWith(row, request) });
    table.line(kind, by, told(wish));
  }
  return table.match?.n ?? 0;
}

type PaceWish = Exclude<Wish, { what: 'back' }>;

function wishOf({ pace, factor }: Message<'propose'>): PaceWish {
  if (pace && !factor) return { what: 'tempo', with: pace };
  if (factor && !pace) return { what: 'factor', with: factor };
  throw new Problem('bad-message', 'propose: expected either pace or factor');
}

function mayWish(row: TableRow, wish: PaceWish): void {
  if (wish.what === 'tempo') return mayPace(row, wish.with);
  const { seat, factor } = wish.with;
  if (!row.clock) throw new Problem('not-allowed', 'factor: expected a table with a clock');
  if (row.seats[seat]?.kind !== 'person') throw new Problem('not-allowed', 'seat: expected one of a person');
  if ((row.factors?.[seat] ?? 1) === factor) throw new Problem('not-allowed', 'factor: expected another');
}

/** What a line says of a wish, all of it for one sentence. */
function told(wish: PaceWish): LineValues {
  if (wish.what === 'factor') return { whose: [wish.with.seat], factor: wish.with.factor };
  const { tempo, clock } = wish.with;
  return { tempo, clock: clock.kind, ...clockTold(clock) };
}

/** What all have agreed to comes about. */
function grant(table: Table, wish: PaceWish, by: number, request: string): void {
  const { row } = table;
  const answered = answeredWith(row, request);
  const after =
    wish.what === 'tempo'
      ? paced(row, wish.with, row.seats[by]!.guest!)
      : factored(row, wish.with, table.time);
  table.change({ ...after, answered, asking: null });
  table.line(wish.what, by, told(wish));
  table.proceed();
}

/** Answers a wish; gives the number of the last update. */
export function agree(table: Table, guest: string, message: Message<'agree'>): number {
  const request = `${guest} ${message.id}`;
  const done = table.done(request);
  if (done !== undefined) return done;
  const { row, match } = table;
  const seat = seatFor(row, guest, message.as);
  const { asking } = row;
  if (row.status === 'over') throw new Problem('not-running');
  if (!asking) throw new Problem('nothing-to-take-back');
  const held = heldBy(row.seats, guest);
  const answered = answeredWith(row, request);
  const isBack = asking.what === 'back';
  if (!isBack && !message.yes && held.includes(asking.by)) {
    table.line('agreement-withdrawn', seat);
    table.change({ asking: null, answered });
    return match?.n ?? 0;
  }
  if (!asking.waiting.includes(seat)) throw new Problem('not-allowed');
  const waiting = asking.waiting.filter((each) => !held.includes(each));
  const kind = message.yes ? 'given' : 'refused';
  table.line(isBack ? `undo-${kind}` : `agreement-${kind}`, seat, { asker: asking.by });
  if (!message.yes || waiting.length > 0)
    table.change({ asking: message.yes ? { ...asking, waiting } : null, answered });
  else if (isBack) return takeBack(table, table.running(), asking.by, request);
  else grant(table, asking, asking.by, request);
  return match?.n ?? 0;
}

/** Whether a seat's wish to take back from here has been put to the others: they are asked once. */
function hasAsked({ lines }: Table, by: number, n: number): boolean {
  return lines.some((line) => line.kind === 'undo-asked' && line.by === by && line.n === n);
}
