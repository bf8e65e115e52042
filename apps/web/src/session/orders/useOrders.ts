import type { Orders, OwnOrders } from '@turntable/protocol/orders.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { api } from '../../api/http.ts';
import { isLocal } from '../../local/ids.ts';
import { useAsk } from '../notices/useAsk.ts';

/** The reader's orders at a table, and the means to give and to drop them. */
export interface OrdersPort {
  /** The one seat that may be planned for; undefined for those who look on, and for friends on one device. */
  readonly seat: number | undefined;
  readonly own: OwnOrders | undefined;
  readonly busy: boolean;
  /** Arms them in the place of those before, or with null drops them; says why not, and whether it was done. */
  give(orders: Orders | null): Promise<boolean>;
}

/** The reader's orders at a table. An error of the server is shown as a notice. */
export function useOrders(
  { id, status }: Pick<TableInfo, 'id' | 'status'>,
  { seats, orders }: Place,
): OrdersPort {
  const { busy, ask } = useAsk();
  // Nothing plays for anybody while the device sleeps.
  const seat = status === 'running' && seats.length === 1 && !isLocal(id) ? seats[0] : undefined;
  return {
    seat,
    own: orders?.find((each) => each.seat === seat),
    busy,
    async give(wanted) {
      if (seat === undefined || busy) return false;
      return ask(api.orders(id, seat, wanted));
    },
  };
}
