import type { Decision } from '@turntable/engine';
import { preferred } from './answers.ts';
import { nextRung } from '../../time/clock.ts';
import type { House } from '../house.ts';
import type { Desk } from './orders.ts';
import { pause, within, type PauseRange } from './pause.ts';
import { isAlone } from '../seats/seating.ts';
import type { TableRow } from '../../storage/storage.ts';
import type { Table } from '../table.ts';
import { rulesOf, tempoOf } from '../../time/tempo.ts';

/** The shortest and the longest pause are the usual one divided and multiplied by this. */
const SPREAD = 2.5;
/** Where people have hours to answer, they come back to a table later than where they sit at it. */
const BY_TURNS = 30;

/** What the orders of a table stand on: its row, its time, and the pauses before what nobody answers by hand. */
export function deskOf(table: Table, house: House): Desk {
  return {
    row: () => table.row,
    now: () => house.now(),
    pause: (seat, decision) => {
      const range = pauseRange(table.row, seat, house.answerPause);
      return within(pause(range), range, timeLeft(table.row, seat, decision, house.uptime.now()));
    },
    preferred: (seat, decision) => table.match && preferred(table.row, table.match, seat, decision),
    away: (seat) => table.row.clocks?.[seat]?.stage === 'autopilot',
    keep: (seat, orders) => house.journal.orders(table.row.id, seat, orders),
    tell: (guest) => table.tell(guest),
  };
}

/** From when to when answers come (ms); somebody who plays alone has nobody to hide anything from. */
export function pauseRange(row: TableRow, seat: number, usual: number): PauseRange {
  const { seats } = row;
  const middle = tempoOf(row) === 'turns' ? usual * BY_TURNS : usual;
  const from = Math.round(middle / SPREAD);
  return { from, to: isAlone(seats, seats[seat]!.guest!) ? from : Math.round(middle * SPREAD) };
}

/** Milliseconds until the table's answer time or the seat's clock is over; `now` is the house's time. */
function timeLeft(row: TableRow, seat: number, { id }: Decision, now: number): number {
  const { clocks, answers } = row;
  const rule = rulesOf(row)[seat];
  const rung = rule && clocks?.[seat] ? nextRung([rule], [clocks[seat]]) : null;
  const answer = answers?.ids.includes(id) ? answers.by : null;
  return Math.min(rung ?? Infinity, answer ?? Infinity) - now;
}
