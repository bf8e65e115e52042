import { SetOrders, type TableReply } from '@turntable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { read } from '../../base/read.ts';
import type { Table } from '../../table/table.ts';

/** Makes a handler of a change to a table: done at once, answered when it is stored. */
type Change = (
  what: (table: Table, guest: string, body: unknown) => void,
) => (request: FastifyRequest<{ Params: { id: string } }>) => Promise<TableReply>;

/** The HTTP side of orders: what a seat wants played by itself, for its guest alone to set and to read. */
export function ordersApi(app: FastifyInstance, change: Change): void {
  app.post(
    '/tables/:id/orders',
    change((table, guest, body) => {
      const { seat, orders } = read(SetOrders, body);
      table.orders.set(guest, seat, orders, table.running());
      table.proceed();
    }),
  );
}
