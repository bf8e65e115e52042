import { z } from 'zod';

/** What a clock on the wall shows: `HH:MM`, of 24 hours. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A time zone by its IANA name, as `Intl` itself spells it. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/)
  .transform((zone, context) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
    } catch {
      context.addIssue({ code: 'custom', message: 'expected a time zone, like Europe/Budapest' });
      return z.NEVER;
    }
  });

/** Quiet hours are at most this many minutes of a day: somebody who plays is there for half of it. */
export const MOST_QUIET = 720;
/** How many minutes of a usual day lie between two wall times, over midnight if need be. */
export function minutesBetween(from: string, to: string): number {
  const of = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (of(to) - of(from) + 1440) % 1440;
}

/** The hours of each day in which a guest is left alone, in the guest's zone; over midnight if `to` is the earlier. */
export const QuietHours = z
  .strictObject({ from: WallTime, to: WallTime })
  .refine(({ from, to }) => from !== to && minutesBetween(from, to) <= MOST_QUIET, {
    message: 'expected 1 minute to 12 hours',
  });
export type QuietHours = z.infer<typeof QuietHours>;

/** `GET`, `POST /api/me/settings`: what a guest wishes wherever they play. */
export const GuestSettings = z.strictObject({
  zone: TimeZone,
  quiet: QuietHours.nullable(),
  /** When the day's summary comes. */
  digestAt: WallTime,
});
export type GuestSettings = z.infer<typeof GuestSettings>;

/** The settings of a guest who never set any. */
export const NO_SETTINGS: GuestSettings = { zone: 'UTC', quiet: null, digestAt: '08:00' };
