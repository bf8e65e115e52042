import type { GuestSettings } from './quiet.ts';

/** Quiet hours are at most this many minutes of a day: somebody who plays is there for half of it. */
export const MOST_QUIET = 720;

/** How many minutes of a usual day lie between two wall times (`HH:MM`), over midnight if need be. */
export function minutesBetween(from: string, to: string): number {
  const of = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (of(to) - of(from) + 1440) % 1440;
}

/** The settings of a guest who never set any. */
export const NO_SETTINGS: GuestSettings = { zone: 'UTC', quiet: null, digestAt: '08:00' };
