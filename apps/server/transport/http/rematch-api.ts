import { Rematch, type RematchReply } from '@turntable/protocol';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import { isRecoverable } from '../../people/recoverable.ts';
import type { TableRow } from '../../storage/rows.ts';
import { Elsewhere } from '../../table/holding.ts';
import { beginByItself } from '../../table/picks/beginning.ts';
import { agreed } from '../../table/rated/rated.ts';
import { isKeeper } from '../../table/seats/keeper.ts';
import * as seating from '../../table/seats/seating.ts';
import type { Table } from '../../table/table.ts';
import type { OfTable } from '../change.ts';
import type { Count } from '../shared-budget.ts';
import type { TableBudget } from '../table-budget.ts';
import type { Services } from './services.ts';

interface Route {
  Params: { id: string };
}

/** The next game of a table that is over: made by the first who asks, joined by the others. */
export function rematchApi(
  app: FastifyInstance,
  { store, tables, journal }: Pick<Services, 'store' | 'tables' | 'journal'>,
  budget: TableBudget,
  countMade: Count,
): void {
  const limited = { onRequest: countMade };
  app.post<Route>('/tables/:id/rematch', limited, async (request: OfTable): Promise<RematchReply> => {
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
    const bots = alone && seats.some(({ kind }) => kind === 'bot');
    const make = (from: string): Promise<string> => tables.rematch(table, guest, alone, locomotives, from);
    const id = await budget.make(request, bots, make, () => table.row.rematch === null);
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
    // Somebody else may have asked meanwhile, or the table been dropped from memory and loaded anew.
    const now = gone ? await tables.get(table.row.id) : table;
    if (gone && now.row.rematch === rematch) now.change({ rematch: null });
  }

  /** Who asks for a rematch of a rated game agrees to the next; where another server runs that, once they are at it. */
  async function agreeToNext(id: string, guest: string): Promise<void> {
    const next = await tables.get(id).catch((thrown: unknown) => {
      // The request is for the table that is over: whoever runs the next could not answer it.
      if (thrown instanceof Elsewhere) return undefined;
      throw thrown;
    });
    if (!next) return;
    const rowOf = async (): Promise<TableRow> => (await tables.get(id)).row;
    await budget.inTurn(rowOf, async (mayBegin) => {
      const table = await tables.get(id);
      const { row } = table;
      const rated = agreed(row, guest);
      if (rated === row.rated || seating.heldBy(row.seats, guest).length === 0) return;
      table.change({ rated });
      if (mayBegin) beginByItself(table);
      await journal.settled();
    });
  }
}
