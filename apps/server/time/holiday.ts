import {
  dayNumber,
  holidayFault,
  HOLIDAY_AHEAD,
  HOLIDAYS_A_YEAR,
  MOST_HOLIDAYS,
  type Days,
  type HolidayFault,
  type HolidayInfo,
} from '@turntable/protocol/holiday.ts';
import { Problem } from '../base/problem.ts';
import type { HolidayRow } from '../storage/rows.ts';
import { dayAt, dayBegins } from './quiet.ts';

type Holidays = readonly HolidayRow[];

const REFUSED: Readonly<Record<HolidayFault, string>> = {
  past: 'from: expected no day before today',
  backwards: 'to: expected no day before the first',
  far: `from: expected a day within ${HOLIDAY_AHEAD} days`,
  overlap: 'from: expected days that are in no other holiday',
  many: `holidays: expected ${MOST_HOLIDAYS} at most that are not over`,
  budget: `to: expected ${HOLIDAYS_A_YEAR} days of holiday in a calendar year at most`,
};

/** A guest's holidays as the pages show them: over, running or planned at `now` (ms since 1970). */
export const holidayInfo = (holidays: Holidays, now: number): HolidayInfo[] =>
  holidays.map(({ from, to, start, end }) => ({
    from,
    to,
    state: end <= now ? 'over' : start <= now ? 'now' : 'planned',
  }));

/**
 * A guest's holidays with one more, without those of years before. It begins now if its first day is today: a time that
 * is over is over. Throws the `Problem` that stands against it.
 */
export function withHoliday(holidays: Holidays, wish: Days, zone: string, now: number): Holidays {
  const today = dayAt(now, zone);
  const fault = holidayFault(wish, holidayInfo(holidays, now), today);
  if (fault) throw new Problem('not-allowed', REFUSED[fault]);
  const start = Math.max(now, dayBegins(dayNumber(wish.from), zone));
  const end = dayBegins(dayNumber(wish.to) + 1, zone);
  const counted = holidays.filter(({ to }) => to.slice(0, 4) >= today.slice(0, 4));
  return [...counted, { ...wish, start, end }].sort((a, b) => a.start - b.start);
}

/**
 * A guest's holidays after the one from that day was taken back, or cut short if it has begun: its days so far count. Throws
 * `Problem` (`not-found`) if there is none.
 */
export function withoutHoliday(holidays: Holidays, from: string, zone: string, now: number): Holidays {
  const ending = holidays.find((holiday) => holiday.from === from && holiday.end > now);
  if (!ending) throw new Problem('not-found');
  if (ending.start > now) return holidays.filter((holiday) => holiday !== ending);
  const today = dayAt(now, zone);
  // In another zone than it was taken in, it may be a day earlier or later.
  const to = today < ending.from ? ending.from : today > ending.to ? ending.to : today;
  return holidays.map((holiday) => (holiday === ending ? { ...ending, to, end: now } : holiday));
}

/** The holiday that somebody is on at that time; null: none. */
export const holidayAt = (holidays: Holidays, at: number): HolidayRow | null =>
  holidays.find(({ start, end }) => start <= at && at < end) ?? null;

/** When the next holiday begins or ends after that time; null: none does. */
export function holidayTurn(holidays: Holidays, at: number): number | null {
  const turns = holidays.flatMap(({ start, end }) => [start, end]).filter((turn) => turn > at);
  return turns.length === 0 ? null : Math.min(...turns);
}
