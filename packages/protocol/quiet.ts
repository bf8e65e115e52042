import { z } from 'zod';
import type { Days } from './holiday.ts';
import { minutesBetween, MOST_QUIET } from './wall.ts';

export * from './wall.ts';

/** A time of day in a guest's zone: `HH:MM`, 24 hours. */
const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A time zone by its IANA name, as `Intl` itself spells it. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/)
  .transform((zone, context) => {
    try {
      return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone;
    } catch {
      context.addIssue({ code: 'custom', message: 'expected a time zone, like Europe/Budapest' });
      return z.NEVER;
    }
  });

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

/** `POST /api/me/holidays`: no time of theirs runs at tables by turns from that day to that, in their own zone. */
export const NewHoliday: z.ZodType<Days> = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'expected no day before the first' });
/** `POST /api/me/holidays/end`: cuts the one that began on that day short, or takes back one that has not begun. */
export const HolidayEnd = z.strictObject({ from: z.iso.date() });
