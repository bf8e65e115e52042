import type { TableReply } from '@turntable/protocol';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../base/problem.ts';
import type { Table } from '../table/table.ts';
import type { CoreServices } from '../table/services.ts';
import type { Tables } from '../table/registry.ts';
import type { TableBudget } from './table-budget.ts';

const DAY = 86_400_000;

/** A request to a route of one table. */
export type OfTable = FastifyRequest<{ Params: { id: string } }>;

/**
 * Makes a handler of a change to a table: done at once, answered when it is stored. `mayBegin`: bots may play at one more table
 * of its host.
 */
export type Change = (
  what: (table: Table, guest: string, body: unknown, mayBegin: boolean) => void,
) => (request: OfTable) => Promise<TableReply>;

/** What a guest is told of a table after they did something at it. */
export function replyOf(table: Table, guest: string): TableReply {
  return { table: table.info, place: table.place(guest) };
}

/** How handlers of changes are made (`Change`); `budget` says whether bots may play at one more table. */
export function changes(
  { tables, journal }: Pick<CoreServices, 'journal'> & { readonly tables: Pick<Tables, 'get'> },
  budget: TableBudget,
): Change {
  return (what) =>
    async ({ params, guest, body }: OfTable): Promise<TableReply> => {
      const work = async (mayBegin: boolean): Promise<TableReply> => {
        const table = await tables.get(params.id);
        what(table, guest, body, mayBegin);
        const reply = replyOf(table, guest);
        // As it was made: meanwhile more may happen that is not stored.
        await journal.settled();
        return reply;
      };
      return budget.inTurn(async () => (await tables.get(params.id)).row, work);
    };
}

/** Dates of journeys are the player's own; anywhere on earth it is at most a day later than at `now`. Throws `Problem`. */
export function expectNotInFuture(journey: string | null | undefined, now: number): void {
  if (journey && Date.parse(journey) > now + DAY)
    throw new Problem('bad-message', 'journey: expected a date that is not in the future');
}
