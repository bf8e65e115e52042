import { SetOrders } from '@turntable/protocol';
import type { FastifyInstance } from 'fastify';
import { read } from '../../base/read.ts';
import type { Change } from '../change.ts';

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
