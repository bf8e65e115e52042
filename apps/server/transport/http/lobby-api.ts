import {
  HistoryQuery,
  LobbyQuery,
  type History,
  type MyTables,
  type PlayedGame,
  type TableInfo,
  type TableList,
} from '@turntable/protocol';
import type { FastifyInstance } from 'fastify';
import { tableInfo } from '../../table/info.ts';
import type { Board } from '../../storage/store.ts';
import { endedAt } from '../../storage/board.ts';
import { read } from '../../base/read.ts';
import { heldBy } from '../../table/seats/seating.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Services } from './services.ts';
import { yourMove } from './your-move.ts';

const DAY = 86_400_000;
/** How long after its last change a table stays in the lobby (ms); long enough for games by turns. */
const FRESH: Record<Board, number> = { open: DAY, running: 14 * DAY };
const LISTED = 50;
const A_PAGE = 20;

/** The HTTP side of the lists: the lobby, the tables that wait for one, and the games one has played. */
export function lobbyApi(
  app: FastifyInstance,
  services: Pick<Services, 'store' | 'tables' | 'journal' | 'uptime' | 'far'>,
): void {
  const { store, tables, journal, far } = services;
  const { lists } = store;
  const info = (row: TableRow): TableInfo =>
    tables.live(row.id)?.info ?? tableInfo(row, far?.presenceOf(row.id));

  app.get('/tables', async ({ query }): Promise<TableList> => {
    const wish = read(LobbyQuery, query);
    const now = tables.now();
    const list = (board: Board): Promise<TableRow[]> => lists.board(board, wish, now - FRESH[board], LISTED);
    const count = (board: Board): Promise<number> => lists.count(board, wish, now - FRESH[board]);
    return journal.readStored(async () => ({
      open: (await list('open')).map(info),
      running: (await list('running')).map(info),
      count: { open: await count('open'), running: await count('running') },
    }));
  });

  app.get('/tables/mine', ({ guest }): Promise<MyTables> => yourMove(services, guest));

  app.get('/tables/history', async ({ query, guest }): Promise<History> => {
    const { from } = read(HistoryQuery, query);
    const { rows, next } = await lists.ended(guest, from, A_PAGE);
    return { games: rows.map((row) => played(row, guest)), next };
  });
}

function played(row: TableRow, guest: string): PlayedGame {
  return {
    table: tableInfo(row),
    endedAt: endedAt(row) ?? row.changedAt,
    mine: heldBy(row.seats, guest),
    winners: row.ended?.winners ?? null,
  };
}
