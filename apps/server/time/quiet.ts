import { minutesBetween, type QuietHours } from '@turntable/protocol/quiet.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A formatter takes some memory, and most guests of a server live in few zones. */
const MOST_ZONES = 32;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    if (formats.size >= MOST_ZONES) formats.clear();
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The local time in a zone to the minute, as the milliseconds since 1970 at which clocks of UTC show the same. */
function shown(at: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/** How far clocks there are ahead of Greenwich at that time (ms). */
const offset = (at: number, zone: string): number => shown(at, zone) - Math.floor(at / MINUTE) * MINUTE;

/** When clocks of a zone show a local time (`wanted`, as of `shown`): twice if it is repeated, at the jump if it is skipped. */
function momentsOf(wanted: number, zone: string): number[] {
  const [early, late] = [offset(wanted - DAY, zone), offset(wanted + DAY, zone)];
  const exact = [wanted - late, wanted - early].filter((at) => shown(at, zone) === wanted);
  if (exact.length > 0) return exact;
  // Skipped: clocks show less at the one end and more at the other; the jump lies between.
  let [low, high] = [wanted - late, wanted - early];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
    if (shown(middle, zone) < wanted) low = middle;
    else high = middle;
  }
  return [high];
}

/** The day (`YYYY-MM-DD`) that calendars there show then. */
export const dayAt = (at: number, zone: string): string =>
  new Date(shown(at, zone)).toISOString().slice(0, 10);

/** When a day begins there (ms since 1970); `day` counts from 1970-01-01. */
export const dayBegins = (day: number, zone: string): number => Math.min(...momentsOf(day * DAY, zone));

/** The next moment after `at` (ms since 1970) at which clocks in that IANA zone show `time` (`HH:MM`). */
export function nextAt(time: string, zone: string, at: number): number {
  const midnight = Math.floor(shown(at, zone) / DAY) * DAY;
  const minutes = minutesBetween('00:00', time) * MINUTE;
  for (let day = -1; ; day++) {
    const after = momentsOf(midnight + day * DAY + minutes, zone).filter((moment) => moment > at);
    if (after.length > 0) return Math.min(...after);
  }
}

/** When the quiet hours end that `at` lies in (ms since 1970); null if it lies in none. */
export function quietUntil(hours: QuietHours | null, zone: string, at: number): number | null {
  if (!hours) return null;
  const time = ((shown(at, zone) / MINUTE) % 1440) * MINUTE;
  const of = (wall: string): number => minutesBetween('00:00', wall) * MINUTE;
  const [from, to] = [of(hours.from), of(hours.to)];
  const inside = from < to ? time >= from && time < to : time >= from || time < to;
  return inside ? nextAt(hours.to, zone, at) : null;
}
