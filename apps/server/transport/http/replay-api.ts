import { writeRecord, type Viewer } from '@turntable/engine';
import { ViewerSchema, type TableReply } from '@turntable/protocol';
import {
  ContinueGame,
  ContinueRecord,
  ImportRecord,
  MOST_RECORD_BYTES,
  ShareCards,
  type ReplayReply,
} from '@turntable/protocol/replay.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { continuation, type Continuation } from '../../table/replay/continuing.ts';
import { expectMayLookInto } from './hidden.ts';
import { imported } from '../../table/replay/imported.ts';
import { recordOf } from '@turntable/match/draft.ts';
import type { Match } from '@turntable/match/match.ts';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import { replayFor } from '@turntable/match/replay.ts';
import { isOpen, mayKnowAll, share, viewersFor } from '../../table/access/sharing.ts';
import type { Table } from '../../table/table.ts';
import { endingOf } from '../../table/undo/ending.ts';
import type { Services } from './services.ts';
import { sharedBudget, type Count } from '../shared-budget.ts';
import type { TableBudget } from '../table-budget.ts';
import { roomOf } from '../../table/seats/keeper.ts';
import type { Change, OfTable } from '../change.ts';

interface Route {
  Params: { id: string };
  Querystring: { as?: unknown };
}
/** A replay folds the whole game: enough for people, not for who would keep the server busy with it. */
const REPLAYS_A_MINUTE = 60;

/** Games of one household that are taken up in a day: each copies the log of another, and may be over at once. */
const TAKEN_UP_A_DAY = 500;

/** The HTTP side of games that are over: the replay, the record, and who may see what of them. */
// Long: one route after another.
export function replayApi(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'store' | 'tables' | 'journal'>,
  budget: TableBudget,
  change: Change,
  countRecord: Count,
): void {
  const {
    config: { limits },
    tables,
    journal,
  } = services;
  app.get('/tables/:id/record', async ({ params, guest }: FastifyRequest<Route>): Promise<object> => {
    const table = await tables.get(params.id);
    const match = finished(table);
    const { row, game } = table;
    if (!mayKnowAll(row, guest)) throw new Problem('not-allowed', 'expected somebody who played, or consent');
    await expectMayLookInto(services, guest, match);
    await journal.settled();
    const names = row.seats.map(({ name }) => name);
    const { commitment, seed } = row;
    // Entries taken up from another game were not drawn from this seed. An action's number is one less than its entry's.
    const host = row.tookUp === undefined ? game.record.writeHost(match.setup) : undefined;
    const from = row.tookUp === undefined ? {} : { from: row.tookUp - 1 };
    const { draft } = row.picks ?? {};
    const chosen = draft && host ? { draft: recordOf(draft) } : {};
    const fairness = { commitment, seed, ...from, ...(host ? { host } : {}), ...chosen };
    return writeRecord(game, names, match.state, match.log, {
      fairness,
      room: roomOf(row.seats),
      ...endingOf(row),
    });
  });

  const limit = { rateLimit: { max: REPLAYS_A_MINUTE, timeWindow: '1 minute' } };
  app.get(
    '/tables/:id/replay',
    { config: limit },
    async ({ params, query, guest }: FastifyRequest<Route>): Promise<ReplayReply> => {
      const table = await tables.get(params.id);
      const match = finished(table);
      const viewers = viewersFor(table.row, guest);
      const as = query.as === undefined ? viewers[0]! : readViewer(query.as);
      if (!viewers.includes(as)) throw new Problem('not-your-seat');
      await expectMayLookInto(services, guest, match);
      await journal.settled();
      const { info, events } = table;
      return { table: info, place: table.place(guest), as, viewers, ...replayFor(match, as), lines: events };
    },
  );

  app.post(
    '/replays',
    { onRequest: countRecord, bodyLimit: MOST_RECORD_BYTES },
    async ({ body, guest }): Promise<ReplayReply> => {
      const { record, as } = read(ImportRecord, body);
      const { match, table, viewers, ...rest } = imported(record);
      const eyes = as ?? viewers[0]!;
      if (!viewers.includes(eyes)) throw new Problem('bad-message', 'as: expected a viewer of this game');
      await expectMayLookInto(services, guest, match);
      const place = { seats: [], host: false };
      return { table, place, as: eyes, viewers, ...replayFor(match, eyes), ...rest };
    },
  );

  const countTakenUp = sharedBudget(app, 'taken-up', TAKEN_UP_A_DAY, '1 day');
  const counted = [countRecord, countTakenUp];
  const making = { rateLimit: { max: limits.tablesPerMinute, timeWindow: '1 minute' } };
  const takenUp = async (of: Continuation, guest: string, reply: FastifyReply): Promise<TableReply> => {
    const withBots = of.seats.some(({ kind }) => kind === 'bot');
    const make = async (from: string): Promise<string> => (await tables.takeUp(of, guest, from)).row.id;
    const table = await tables.get(await budget.make(reply.request, withBots, make));
    reply.code(201);
    return { table: table.info, place: table.place(guest) };
  };
  app.post(
    '/tables/:id/continue',
    { config: making, onRequest: counted },
    async ({ params, body, guest }: OfTable, reply): Promise<TableReply> => {
      const wish = read(ContinueGame, body);
      const table = await tables.get(params.id);
      const match = finished(table);
      if (!viewersFor(table.row, guest).includes(wish.as)) throw new Problem('not-your-seat');
      if (wish.deal === 'true' && !isOpen(table.row))
        throw new Problem('not-allowed', 'deal: expected the consent of all who played');
      await expectMayLookInto(services, guest, match);
      const names = table.row.seats.map(({ name }) => name);
      return takenUp(continuation(match, names, wish), guest, reply);
    },
  );
  app.post(
    '/replays/continue',
    { config: making, onRequest: counted, bodyLimit: MOST_RECORD_BYTES },
    async ({ body, guest }, reply): Promise<TableReply> => {
      const { record, ...wish } = read(ContinueRecord, body);
      const { match, table, viewers } = imported(record);
      if (!viewers.includes(wish.as)) throw new Problem('bad-message', 'as: expected a viewer of this game');
      await expectMayLookInto(services, guest, match);
      const names = table.seats.map(({ name }) => name);
      return takenUp(continuation(match, names, wish), guest, reply);
    },
  );

  app.post(
    '/tables/:id/share',
    change((table, guest, body) => {
      const { open } = read(ShareCards, body);
      table.change({ sharing: share(table.row, guest, open) });
    }),
  );
}

function finished({ row, match }: Table): Match {
  if (row.status !== 'over' || !match) throw new Problem('not-allowed', 'expected a game that is over');
  return match;
}

/** A viewer as an address names it; seats are numbers. */
function readViewer(text: unknown): Viewer {
  const viewer = typeof text === 'string' && /^\d$/.test(text) ? Number(text) : text;
  return read(ViewerSchema, viewer);
}
