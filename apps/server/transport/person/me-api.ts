import { MeQuery, type Me, type TokenReply } from '@turntable/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { read } from '../../base/read.ts';
import type { Config } from '../../config/config.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Store } from '../../storage/store.ts';
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

/** Tables in which a name is looked for, of those that go on and of those that are over. */
const LOOKED_THROUGH = 10;

/** The name that a guest bore last, at a seat or on the judge's; null: none that is found. */
async function nameOf({ lists }: Pick<Store, 'lists'>, guest: string): Promise<string | null> {
  const named = (rows: readonly TableRow[]): string | undefined =>
    rows.map(({ seats, judge }) => [...seats, judge].find((one) => one?.guest === guest)?.name).find(Boolean);
  const going = named(await lists.going(guest, LOOKED_THROUGH));
  return going ?? named((await lists.ended(guest, undefined, LOOKED_THROUGH)).rows) ?? null;
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
    const name = await nameOf(store, guest);
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
