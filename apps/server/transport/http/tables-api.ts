import { JoinTable, LeaveTable, NewTable, SeatBot, SetJourney, type TableReply } from '@turntable/protocol';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import { joining } from '../../table/access/coming.ts';
import { leaving } from '../../table/access/going.ts';
import { placeOf, tableInfo } from '../../table/info.ts';
import { isJudge } from '../../table/judge/judge.ts';
import { begin, beginByItself } from '../../table/picks/beginning.ts';
import * as seating from '../../table/seats/seating.ts';
import { askingReplaced } from '../../table/seats/swapping.ts';
import { expectNotInFuture, replyOf, type Change, type OfTable } from '../change.ts';
import type { Count } from '../shared-budget.ts';
import type { TableBudget } from '../table-budget.ts';
import { guessInBody } from './code-budget.ts';
import { expectRecoverable, recoverableAtRated } from './ratings-api.ts';
import type { Services } from './services.ts';

/** Tables before their game: made, joined, filled with bots, begun, left; and what one is told of a table. */
// Long: one route after another.
export function tablesApi(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'store' | 'tables' | 'journal'>,
  budget: TableBudget,
  change: Change,
  { guess, countMade }: { readonly guess: Count; readonly countMade: Count },
): void {
  const { config, store, tables, journal } = services;
  const rateLimit = { max: config.limits.tablesPerMinute, timeWindow: '1 minute' };
  const limited = { config: { rateLimit }, onRequest: countMade };
  app.post('/tables', limited, async (request, reply): Promise<TableReply> => {
    const wish = read(NewTable, request.body);
    if (wish.rated) await expectRecoverable(store, request.guest);
    const { guest } = request;
    const withBots = wish.seats.some(({ kind }) => kind === 'bot');
    const make = async (from: string): Promise<string> => (await tables.create(wish, guest, from)).row.id;
    const id = await budget.make(request, withBots, make);
    reply.code(201);
    return replyOf(await tables.get(id), guest);
  });

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
      expectNotInFuture(wish.journey, tables.now());
      table.carryOut(joining(table.row, guest, wish));
      if (mayBegin) beginByItself(table);
    }),
  );
  app.post(
    '/tables/:id/journey',
    change((table, guest, body) => {
      const { seat, journey } = read(SetJourney, body);
      expectNotInFuture(journey, tables.now());
      table.change({ seats: seating.setJourney(table.row, guest, seat, journey) });
    }),
  );
  app.post(
    '/tables/:id/bot',
    change((table, guest, body) => {
      const { seat, level } = read(SeatBot, body);
      table.change({
        seats: seating.seatBot(table.row, guest, seat, level),
        ...askingReplaced(table.row, seat),
      });
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

  app.post('/tables/:id/leave', async ({ params, guest, body }: OfTable): Promise<TableReply> => {
    const { seat } = read(LeaveTable, body ?? {});
    const table = await tables.get(params.id);
    const { effects, deserted } = leaving(table.row, table.events, guest, seat);
    table.carryOut(effects);
    if (deserted) await tables.remove(table);
    const reply = replyOf(table, guest);
    await journal.settled();
    return reply;
  });
}
