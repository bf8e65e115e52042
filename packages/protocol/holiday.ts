/** Days of holiday in a calendar year. */
export const HOLIDAYS_A_YEAR = 28;
/** Holidays that are planned or under way at a time. */
export const MOST_HOLIDAYS = 3;
/** A holiday begins at most so many days ahead. */
export const HOLIDAY_AHEAD = 366;

/** From the first day to the last, both with it; days are `YYYY-MM-DD` in the guest's zone. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
/** A holiday as its owner sees it. One that was cut short is over, and its last day is the one on which it was. */
export interface HolidayInfo extends Days {
  readonly state: 'planned' | 'now' | 'over';
}
/** `GET`, `POST /api/me/holidays`, `POST /api/me/holidays/end`: planned, under way, and those of this year. */
export interface HolidaysReply {
  readonly holidays: readonly HolidayInfo[];
}
/** Why a holiday cannot be taken. */
export type HolidayFault = 'past' | 'backwards' | 'far' | 'overlap' | 'many' | 'budget';

/** Days from 1970-01-01 to a day, by the calendar that is in use (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`). */
export function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** How many days of these holidays lie in a calendar year. */
export function daysIn(year: number, holidays: readonly Days[]): number {
  const [first, next] = [dayNumber(`${year}-01-01`), dayNumber(`${year + 1}-01-01`)];
  const days = holidays.map(
    ({ from, to }) => Math.min(next, dayNumber(to) + 1) - Math.max(first, dayNumber(from)),
  );
  return days.reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** What stands against another holiday beside those one has; null: nothing. `today` in the same zone. */
export function holidayFault(
  wish: Days,
  holidays: readonly HolidayInfo[],
  today: string,
): HolidayFault | null {
  const { from, to } = wish;
  if (from < today) return 'past';
  if (to < from) return 'backwards';
  if (dayNumber(from) - dayNumber(today) > HOLIDAY_AHEAD) return 'far';
  if (holidays.some((other) => from <= other.to && other.from <= to)) return 'overlap';
  if (holidays.filter(({ state }) => state !== 'over').length >= MOST_HOLIDAYS) return 'many';
  // Longer than all days there are: more than two years are not looked through.
  const years = [yearOf(from), yearOf(from) + 1];
  const isLong = yearOf(to) > yearOf(from) + 1;
  const isTooMuch = years.some((year) => daysIn(year, [...holidays, wish]) > HOLIDAYS_A_YEAR);
  return isLong || isTooMuch ? 'budget' : null;
}
