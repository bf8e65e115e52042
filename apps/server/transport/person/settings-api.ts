import type { HolidaysReply } from '@turntable/protocol/holiday.ts';
import { GuestSettings, HolidayEnd, NewHoliday } from '@turntable/protocol/quiet.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holidayInfo, withHoliday, withoutHoliday } from '../../time/holiday.ts';
import type { HolidayRow } from '../../storage/rows.ts';
import { read } from '../../base/read.ts';
import type { Tables } from '../../table/registry.ts';
import type { CoreServices } from '../../table/services.ts';
import { sharedBudget } from '../shared-budget.ts';

/** Guests of one address who may begin to have settings in an hour: each costs memory and a row for 400 days. */
const NEW_AN_HOUR = 60;

/** What guests wish wherever they play, under the API's own guard of who asks. */
export function settingsApi(
  app: FastifyInstance,
  {
    tables,
    settings,
    journal,
  }: Pick<CoreServices, 'settings' | 'journal'> & { readonly tables: Pick<Tables, 'now' | 'reorder'> },
): void {
  const count = sharedBudget(app, 'settings', NEW_AN_HOUR, '1 hour');
  /** Counts guests who have none yet; throws the `Problem` `too-fast` beyond what their address may. */
  const expectRoom = async (request: FastifyRequest): Promise<void> => {
    if (!settings.has(request.guest)) await count(request);
  };
  app.get('/me/settings', async ({ guest }): Promise<GuestSettings> => settings.of(guest));
  app.post('/me/settings', async (request): Promise<GuestSettings> => {
    const { guest } = request;
    const wish = read(GuestSettings, request.body);
    await expectRoom(request);
    settings.keep(guest, wish);
    await journal.settled();
    return settings.of(guest);
  });

  const replyFor = (guest: string): HolidaysReply => ({
    holidays: holidayInfo(settings.holidaysOf(guest), tables.now()),
  });
  type Change = (holidays: readonly HolidayRow[], zone: string, now: number) => readonly HolidayRow[];
  const change = async (request: FastifyRequest, to: Change): Promise<HolidaysReply> => {
    const { guest } = request;
    await expectRoom(request);
    await tables.reorder(guest, () => {
      const known = settings.of(guest);
      settings.keep(guest, known, to(settings.holidaysOf(guest), known.zone, tables.now()));
    });
    await journal.settled();
    return replyFor(guest);
  };
  app.get('/me/holidays', async ({ guest }): Promise<HolidaysReply> => replyFor(guest));
  app.post('/me/holidays', (request): Promise<HolidaysReply> => {
    const wish = read(NewHoliday, request.body);
    return change(request, (holidays, zone, now) => withHoliday(holidays, wish, zone, now));
  });
  app.post('/me/holidays/end', (request): Promise<HolidaysReply> => {
    const { from } = read(HolidayEnd, request.body);
    return change(request, (holidays, zone, now) => withoutHoliday(holidays, from, zone, now));
  });
}
