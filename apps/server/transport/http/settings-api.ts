import type { HolidaysReply } from '@turntable/protocol/holiday.ts';
import { GuestSettings, HolidayEnd, NewHoliday } from '@turntable/protocol/quiet.ts';
import type { FastifyInstance } from 'fastify';
import { holidayInfo, withHoliday, withoutHoliday } from '../../time/holiday.ts';
import type { HolidayRow } from '../../storage/rows.ts';
import { read } from '../../base/read.ts';
import type { Services } from './services.ts';

/** What guests wish wherever they play, under the API's own guard of who asks. */
export function settingsApi(
  app: FastifyInstance,
  { tables, settings, journal }: Pick<Services, 'tables' | 'settings' | 'journal'>,
): void {
  app.get('/me/settings', async ({ guest }): Promise<GuestSettings> => settings.of(guest));
  app.post('/me/settings', async ({ guest, body }): Promise<GuestSettings> => {
    settings.keep(guest, read(GuestSettings, body));
    await journal.settled();
    return settings.of(guest);
  });

  const replyFor = (guest: string): HolidaysReply => ({
    holidays: holidayInfo(settings.holidaysOf(guest), tables.now()),
  });
  type Change = (holidays: readonly HolidayRow[], zone: string, now: number) => readonly HolidayRow[];
  const change = async (guest: string, to: Change): Promise<HolidaysReply> => {
    await tables.reorder(guest, () => {
      const known = settings.of(guest);
      settings.keep(guest, known, to(settings.holidaysOf(guest), known.zone, tables.now()));
    });
    await journal.settled();
    return replyFor(guest);
  };
  app.get('/me/holidays', async ({ guest }): Promise<HolidaysReply> => replyFor(guest));
  app.post('/me/holidays', ({ guest, body }): Promise<HolidaysReply> => {
    const wish = read(NewHoliday, body);
    return change(guest, (holidays, zone, now) => withHoliday(holidays, wish, zone, now));
  });
  app.post('/me/holidays/end', ({ guest, body }): Promise<HolidaysReply> => {
    const { from } = read(HolidayEnd, body);
    return change(guest, (holidays, zone, now) => withoutHoliday(holidays, from, zone, now));
  });
}
