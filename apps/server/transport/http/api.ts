import {
  JoinTable,
  NewTable,
  Rematch,
  SeatBot,
  SetJourney,
  type CodeReply,
  type RematchReply,
  type TableReply,
} from '@turntable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boxApi } from '../box/box-api.ts';
import { guessInBody } from './code-budget.ts';
import { judgingApi } from './judging-api.ts';
import { isJudge } from '../../table/judge/judge.ts';
import { begin } from '../../table/picks/beginning.ts';
import { startsByItself } from '../../table/picks/picks.ts';
import { cleanCode } from '../../table/access/admission.ts';
import { joining } from '../../table/access/coming.ts';
import { leaving } from '../../table/access/going.ts';
import { deviceOf } from '../device.ts';
import { setCookie, type Caller } from '../guests.ts';
import { placeOf, tableInfo } from '../../table/info.ts';
import { linksApi } from './links-api.ts';
import { lobbyApi } from './lobby-api.ts';
import { meApi } from './me-api.ts';
import { isOwnOrigin } from '../origin.ts';
import { ordersApi } from './orders-api.ts';
import { passkeysApi } from './passkeys-api.ts';
import { isForBanned } from '../admin/admin-api.ts';
import { personApi } from '../admin/person-api.ts';
import { phraseApi } from './phrase-api.ts';
import { Problem } from '../../base/problem.ts';
import { agreed } from '../../table/rated/rated.ts';
import { isRecoverable } from '../../people/recoverable.ts';
import { recoverableAtRated, mustBeRecoverable, ratingsApi } from './ratings-api.ts';
import { TableBudget } from '../table-budget.ts';
import { read } from '../../base/read.ts';
import { replayApi } from './replay-api.ts';
import { isKeeper } from '../../table/seats/keeper.ts';
import * as seating from '../../table/seats/seating.ts';
import { sessionsApi } from '../admin/sessions-api.ts';
import { settingsApi } from './settings-api.ts';
import type { Count } from '../shared-budget.ts';
import { socialApi } from './social-api.ts';
import type { Table } from '../../table/table.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and by which of their sessions; known on every route of the API. */
    guest: string;
    session: string;
    /** They have never been here before. */
    isNew: boolean;
    /** To be called when they have their answer. */
    answered: (() => void) | undefined;
  }
}

const DAY = 86_400_000;

/** Whether a request is all there with its headers: it changes nothing, and no body of it is read. */
const isWhole = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The HTTP side: who one is, which tables there are, and all that is done to a table before and after its game. */
// Long: one route after another.
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
  const { config, guests, store, tables, journal, admin, bans, far } = services;
  /** A reply as it was made, once what it tells is stored: meanwhile more may happen that is not. */
  const stored = async <T>(reply: T): Promise<T> => {
    await journal.settled();
    return reply;
  };

  app.decorateRequest('guest', '');
  app.decorateRequest('session', '');
  app.decorateRequest('isNew', false);
  app.decorateRequest('answered', undefined);
  const underWay = (request: FastifyRequest): void => {
    request.answered = admin.underWay.begin(request.guest);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request;
    if (!isWhole(method) && !isOwnOrigin(headers, config.publicUrl)) throw new Problem('foreign-origin');
    reply.header('cache-control', 'no-store');
    const known = await guests.of(headers);
    if (known === undefined && headers.authorization !== undefined)
      throw new Problem('not-allowed', 'authorization: expected a token of this server');
    if (known && bans.hasGuest(known.guest) && !isForBanned(routeOptions.url))
      throw new Problem('not-allowed', 'banned');
    const caller = known ?? guests.fresh();
    Object.assign(request, caller, { isNew: known === undefined });
    if (isWhole(method)) underWay(request);
    if (known === undefined) remember(reply, caller);
  });
  // A body may come long after its headers: whoever was ended, deleted or banned meanwhile asks for nothing more.
  app.addHook('preHandler', async (request) => {
    if (isWhole(request.method)) return;
    underWay(request);
    if (!request.isNew && !(await guests.stands(request))) throw new Problem('signed-out');
    if (bans.hasGuest(request.guest) && !isForBanned(request.routeOptions.url))
      throw new Problem('not-allowed', 'banned');
  });
  app.addHook('onSend', async ({ answered }) => answered?.());

  const remember = (reply: FastifyReply, caller: Caller): void =>
    setCookie(reply, guests.token(caller), config.https);

  boxApi(app, services);

  meApi(app, services, remember);

  /** Makes the browser that asks one more session of a guest. */
  const greet = async (request: FastifyRequest, reply: FastifyReply, guest: string): Promise<void> =>
    remember(reply, await guests.open(guest, 'browser', deviceOf(request.headers['user-agent'])));
  phraseApi(app, store, guests, greet);
  sessionsApi(app, guests);
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
  const limit = { rateLimit: { max: config.limits.tablesPerMinute, timeWindow: '1 minute' } };
  app.post('/tables', { config: limit }, async (request, reply): Promise<TableReply> => {
    const wish = read(NewTable, request.body);
    if (wish.rated) await mustBeRecoverable(store, request.guest);
    const { guest } = request;
    const withBots = wish.seats.some(({ kind }) => kind === 'bot');
    const make = async (from: string): Promise<string> => (await tables.create(wish, guest, from)).row.id;
    const id = await budget.make(request, withBots, make);
    reply.code(201);
    return replyOf(await tables.get(id), guest);
  });

  type OfTable = FastifyRequest<{ Params: { id: string } }>;
  const replyOf = (table: Table, guest: string): TableReply => ({
    table: table.info,
    place: table.place(guest),
  });
  /** A change of a table: done at once, answered when it is stored. */
  const change =
    (what: (table: Table, guest: string, body: unknown, mayBegin: boolean) => void) =>
    async ({ params, guest, body }: OfTable): Promise<TableReply> => {
      const work = async (mayBegin: boolean): Promise<TableReply> => {
        const table = await tables.get(params.id);
        what(table, guest, body, mayBegin);
        return stored(replyOf(table, guest));
      };
      return budget.inTurn(async () => (await tables.get(params.id)).row, work);
    };

  app.get('/tables/:id', ({ params, guest }: OfTable): Promise<TableReply> => {
    const reply = async (): Promise<TableReply> => {
      const live = tables.live(params.id);
      if (live) return replyOf(live, guest);
      await tables.here(params.id);
      const row = await tables.stored.row(params.id);
      if (!row) throw new Problem('not-found');
      return { table: tableInfo(row), place: placeOf(row, guest) };
    };
    return journal.readStored(reply);
  });

  app.post<{ Params: { id: string } }>(
    '/tables/:id/join',
    { preHandler: [guessInBody(guess), recoverableAtRated(services).preHandler] },
    change((table, guest, body, mayBegin) => {
      const wish = read(JoinTable, body);
      notInFuture(wish.journey);
      table.carryOut(joining(table.row, guest, wish));
      if (mayBegin && startsByItself(table.row, table.game)) begin(table);
    }),
  );
  app.post(
    '/tables/:id/journey',
    change((table, guest, body) => {
      const { seat, journey } = read(SetJourney, body);
      notInFuture(journey);
      table.change({ seats: seating.setJourney(table.row, guest, seat, journey) });
    }),
  );
  app.post(
    '/tables/:id/bot',
    change((table, guest, body) => {
      const { seat, level } = read(SeatBot, body);
      table.change({ seats: seating.seatBot(table.row, guest, seat, level) });
    }),
  );
  app.post(
    '/tables/:id/start',
    change((table, guest, _, mayBegin) => {
      if (!isJudge(table.row, guest)) seating.expectReady(table.row, guest);
      else seating.expectReady(table.row, table.row.host);
      if (!mayBegin) throw budget.tooManyBots;
      begin(table);
    }),
  );

  app.post('/tables/:id/leave', async ({ params, guest }: OfTable): Promise<TableReply> => {
    const table = await tables.get(params.id);
    const { effects, deserted } = leaving(table.row, table.events, guest);
    table.carryOut(effects);
    if (deserted) await tables.remove(table);
    return stored(replyOf(table, guest));
  });

  app.post('/tables/:id/rematch', async (request: OfTable): Promise<RematchReply> => {
    const { params, guest } = request;
    const { engines: locomotives } = read(Rematch, request.body ?? {});
    const table = await tables.get(params.id);
    const { seats } = table.row;
    if (seating.heldBy(seats, guest).length === 0 && !isKeeper(table.row, guest))
      throw new Problem('not-your-seat');
    const alone = seating.isAlone(seats, guest);
    await forgetGone(table);
    // Who sat in for somebody has never agreed to a rated game.
    const { rated, rematch } = table.row;
    const isKept = !rated || rated.agreed.includes(guest) || (await isRecoverable(store, guest));
    if (!isKept && rematch === null) throw new Problem('not-kept');
    const withBots = alone && seats.some(({ kind }) => kind === 'bot');
    const make = (from: string): Promise<string> => tables.rematch(table, guest, alone, locomotives, from);
    const id = await budget.make(request, withBots, make, () => table.row.rematch === null);
    if (rated && isKept) await agreeToNext(id, guest);
    return { id };
  });

  /** A rematch that was removed, as where everybody left it before it began: the next to ask gets another. */
  async function forgetGone(table: Table): Promise<void> {
    const { rematch } = table.row;
    if (rematch === null || tables.making.has(rematch)) return;
    const gone = await tables.get(rematch).then(
      () => false,
      (thrown: unknown) => thrown instanceof Problem && thrown.body.code === 'not-found',
    );
    // Somebody else may have asked meanwhile.
    if (gone && table.row.rematch === rematch) table.change({ rematch: null });
  }

  /** Who asks for a rematch of a rated game agrees to the next. */
  async function agreeToNext(id: string, guest: string): Promise<void> {
    const next = await tables.get(id);
    const rated = agreed(next.row, guest);
    if (rated === next.row.rated || seating.heldBy(next.row.seats, guest).length === 0) return;
    next.change({ rated });
    await journal.settled();
  }

  lobbyApi(app, services);
  judgingApi(app, services, change, guess);
  ordersApi(app, change);
  linksApi(app, services, change, notInFuture);
  socialApi(app, services, change);
  replayApi(app, services, budget, change, countRecord);
  ratingsApi(app, services, change);

  /** Dates are the player's own; anywhere on earth it is at most a day later than here. */
  function notInFuture(journey: string | null | undefined): void {
    if (journey && Date.parse(journey) > tables.now() + DAY)
      throw new Problem('bad-message', 'journey: expected a date that is not in the future');
  }
}
