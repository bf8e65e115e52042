import { MeQuery, type Me, type TokenReply } from '@turntable/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { read } from '../../base/read.ts';
import type { Config } from '../../config/config.ts';
import type { CoreServices } from '../../table/services.ts';
import { isElsewhere, type WallClock } from '../../time/wall.ts';
import { linkForOthers } from '../box/lan.ts';
import { deviceOf } from '../device.ts';
import type { Caller, Guests } from '../guests.ts';
import { isOwnPage } from '../origin.ts';
import { sharedBudget } from '../shared-budget.ts';

/** Further sessions that guests of one address may open in an hour: each costs two rows for 400 days. */
const MORE_AN_HOUR = 60;

/** What it needs of the server. */
interface Asked extends Pick<CoreServices, 'store' | 'settings'> {
  readonly config: Config;
  readonly guests: Guests;
  readonly wall: Pick<WallClock, 'hearDate' | 'unsure'>;
}

/** Who asks: their name and settings of the server, and a token for programs. `remember` sets the caller's cookie. */
export function meApi(
  app: FastifyInstance,
  { config, guests, store, settings, wall }: Asked,
  remember: (reply: FastifyReply, caller: Caller) => void,
): void {
  const count = sharedBudget(app, 'tokens', MORE_AN_HOUR, '1 hour');
  app.get('/me', async (request, reply): Promise<Me> => {
    const { guest, headers } = request;
    const { date } = read(MeQuery, request.query);
    const isTold = date !== undefined && isElsewhere(request.ip) && isOwnPage(headers, config.publicUrl);
    if (isTold) wall.hearDate(date);
    // A program with a token from before sessions could not keep the one of a session, and would open another at each visit.
    const caller =
      request.session === '' && headers.authorization !== undefined
        ? request
        : await guests.renew(request, deviceOf(headers['user-agent']));
    remember(reply, caller);
    settings.renew(guest);
    const { lists } = store;
    const latest = (await lists.going(guest, 1))[0] ?? (await lists.ended(guest, undefined, 1)).rows[0];
    const name = latest?.seats.find((seat) => seat.guest === guest)?.name ?? null;
    const phrase = await guests.phraseOf(caller);
    const contact = config.hostContact ? { contact: config.hostContact } : {};
    return {
      guest,
      name,
      ...contact,
      publicUrl: config.publicUrl?.href ?? linkForOthers(config, headers.host),
      ...(phrase ? { phrase } : {}),
      ...(wall.unsure.length > 0 ? { unsure: wall.unsure } : {}),
    };
  });

  app.post('/token', async (request): Promise<TokenReply> => {
    // Who comes for the first time has one session, by this token; others have one more.
    if (request.isNew) return { token: guests.token(request) };
    await count(request);
    const device = deviceOf(request.headers['user-agent']);
    await guests.enroll(request, device);
    return { token: guests.token(await guests.open(request.guest, 'program', device, request.session)) };
  });
}
