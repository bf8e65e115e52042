import type { Decision } from '@turntable/engine';
import type { SeatOrders, TableRow } from '../../storage/rows.ts';
import { nextStep } from '../../time/clock.ts';
import { rulesOf } from '../../time/tempo.ts';
import type { Match } from '@turntable/match/match.ts';
import { presetAnswer } from '../picks/presets.ts';
import { isAlone } from '../seats/seating.ts';
import type { OrdersPort } from './orders.ts';
import { pause, within, type PauseRange } from './pause.ts';

/** The shortest and the longest pause are the usual one divided and multiplied by this. */
const SPREAD = 2.5;
/** Where people have hours to answer, they come back to a table later than where they sit at it. */
const BY_TURNS = 30;

/** A table as its order book is given it. */
interface OrdersTable {
  readonly row: TableRow;
  readonly match: Match | null;
  /** Uptime (ms). */
  readonly time: number;
  /** A pause begins when pages have shown what happened. */
  readonly showing: { readonly left: number };
  /** What a guest may see of their orders has changed. */
  tell(guest: string): void;
}

/** What the port needs of the server. */
interface Around {
  readonly journal: { write(what: OrdersWrite): void };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The usual pause before what nobody answers by hand (ms). */
  readonly answerPause: number;
}
interface OrdersWrite {
  readonly kind: 'orders';
  readonly table: string;
  readonly seat: number;
  readonly row: SeatOrders | null;
}

/** The port of a table's order book: its row, its time, and the pauses before what nobody answers by hand. */
export function ordersPort(table: OrdersTable, { journal, now, answerPause }: Around): OrdersPort {
  return {
    row: () => table.row,
    now,
    pause: (seat, decision) => {
      const range = pauseRange(table.row, seat, answerPause);
      const wait = table.showing.left;
      return wait + within(pause(range), range, timeLeft(table.row, seat, decision, table.time) - wait);
    },
    preset: (seat, decision) => {
      const { match } = table;
      return match && presetAnswer(table.row, match, seat, decision);
    },
    away: (seat) => table.row.tempo.clocks?.[seat]?.stage === 'autopilot',
    keep: (seat, orders) => journal.write({ kind: 'orders', table: table.row.id, seat, row: orders }),
    tell: (guest) => table.tell(guest),
  };
}

/** From when to when answers come (ms); somebody who plays alone has nobody to hide anything from. */
export function pauseRange(row: Pick<TableRow, 'seats' | 'tempo'>, seat: number, usual: number): PauseRange {
  const { seats, tempo } = row;
  const middle = tempo.kind === 'turns' ? usual * BY_TURNS : usual;
  const from = Math.round(middle / SPREAD);
  return { from, to: isAlone(seats, seats[seat]!.guest!) ? from : Math.round(middle * SPREAD) };
}

/** Milliseconds until the table's answer time or the seat's clock is over; `now` in uptime. */
function timeLeft({ tempo, seats }: TableRow, seat: number, { id }: Decision, now: number): number {
  const { clocks, answers } = tempo;
  const rule = rulesOf(tempo, seats)[seat];
  const step = rule && clocks?.[seat] ? nextStep([rule], [clocks[seat]]) : null;
  const answer = answers?.ids.includes(id) ? answers.by : null;
  return Math.min(step ?? Infinity, answer ?? Infinity) - now;
}
