import type { TableReply } from '@turntable/protocol';
import type { FastifyRequest } from 'fastify';
import type { Table } from '../table/table.ts';

/** A request to a route of one table. */
export type OfTable = FastifyRequest<{ Params: { id: string } }>;

/**
 * Makes a handler of a change to a table: done at once, answered when it is stored. `mayBegin`: bots may play at one more table
 * of its host.
 */
export type Change = (
  what: (table: Table, guest: string, body: unknown, mayBegin: boolean) => void,
) => (request: OfTable) => Promise<TableReply>;
