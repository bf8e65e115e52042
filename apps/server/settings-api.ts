import { GuestSettings } from '@turntable/protocol/quiet.ts';
import type { FastifyInstance } from 'fastify';
import { read } from './read.ts';
import type { Tables } from './tables.ts';

/** What guests wish wherever they play, under the API's own guard of who asks. */
export function settingsApi(app: FastifyInstance, { settings, journal }: Tables): void {
  app.get('/me/settings', async ({ guest }): Promise<GuestSettings> => settings.of(guest));
  app.post('/me/settings', async ({ guest, body }): Promise<GuestSettings> => {
    settings.keep(guest, read(GuestSettings, body));
    await journal.settled();
    return settings.of(guest);
  });
}
