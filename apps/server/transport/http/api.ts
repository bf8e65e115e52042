import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CodeReply } from '@turntable/protocol';
import { Problem } from '../../base/problem.ts';
import { cleanCode } from '../../table/access/admission.ts';
import { personApi } from '../admin/person-api.ts';
import { sessionsApi } from '../person/sessions-api.ts';
import { boxApi } from '../box/box-api.ts';
import { deviceOf } from '../device.ts';
import { setCookie, type Caller } from '../guests.ts';
import { madeBudget } from '../made-budget.ts';
import type { Count } from '../shared-budget.ts';
import { TableBudget } from '../table-budget.ts';
import { askers } from './askers.ts';
import { changes } from '../change.ts';
import { judgingApi } from './judging-api.ts';
import { linksApi } from './links-api.ts';
import { lobbyApi } from './lobby-api.ts';
import { meApi } from '../person/me-api.ts';
import { ordersApi } from './orders-api.ts';
import { passkeysApi } from '../person/passkeys-api.ts';
import { phraseApi } from '../person/phrase-api.ts';
import { ratingsApi } from './ratings-api.ts';
import { rematchApi } from './rematch-api.ts';
import { replayApi } from './replay-api.ts';
import type { Services } from './services.ts';
import { settingsApi } from '../person/settings-api.ts';
import { socialApi } from './social-api.ts';
import { tablesApi } from './tables-api.ts';

/** The HTTP side: who one is, which tables there are, and all that is done to a table before and after its game. */
// Long: one part of the API after another.
export function api(
  app: FastifyInstance,
  services: Pick<
    Services,
    | 'config'
    | 'guests'
    | 'store'
    | 'tables'
    | 'journal'
    | 'uptime'
    | 'settings'
    | 'admin'
    | 'bans'
    | 'wall'
    | 'far'
  >,
  guess: Count,
  countRecord: Count,
): void {
  const { config, guests, store, tables, journal, admin, far } = services;
  const remember = (reply: FastifyReply, caller: Caller): void =>
    setCookie(reply, guests.token(caller), config.https);

  askers(app, services, remember);
  boxApi(app, services);
  meApi(app, services, remember);

  /** Makes the browser that asks one more session of a guest. */
  const greet = async (request: FastifyRequest, reply: FastifyReply, guest: string): Promise<void> =>
    remember(reply, await guests.open(guest, 'browser', deviceOf(request.headers['user-agent'])));
  phraseApi(app, store, guests, greet);
  sessionsApi(app, guests, journal);
  personApi(app, admin, config.https);
  passkeysApi(app, {
    passkeys: store.passkeys,
    publicUrl: config.publicUrl,
    now: () => tables.now(),
    greet,
    enroll: (request) => guests.enroll(request, deviceOf(request.headers['user-agent'])),
  });
  settingsApi(app, services);

  app.get<{ Params: { code: string } }>(
    '/codes/:code',
    { preHandler: guess },
    async ({ params }): Promise<CodeReply> => {
      const row = await store.rowByCode(cleanCode(params.code));
      if (!row) throw new Problem('not-found');
      return { id: row.id };
    },
  );

  const budget = new TableBudget({ store, guests, now: tables.now }, config.limits, far);
  const change = changes(services, budget);
  const countMade = madeBudget(app, config.limits.tablesPerMinute);
  tablesApi(app, services, budget, change, { guess, countMade });
  rematchApi(app, services, budget, countMade);
  lobbyApi(app, services);
  judgingApi(app, services, change, guess);
  ordersApi(app, change);
  linksApi(app, services, change);
  socialApi(app, services, change);
  replayApi(app, services, budget, change, countRecord);
  ratingsApi(app, services, change);
}
