import { useEffect } from 'react';
import type { SeenBy } from '@turntable/engine';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import type { OwnOrders } from '@turntable/protocol/orders.ts';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import { announce } from '../../../ui/announce.ts';
import { useOrderWords } from '../../../games/order-words.ts';
import { useOrders } from '../../../session/orders/useOrders.ts';
import { ordersText, stopText, type OrderWords } from '../../../session/orders/words.ts';
import './style/orders.css';

interface OrdersStripProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly view: SeenBy;
  readonly names: readonly string[];
}

/** The reader's armed orders; after their end why they ended, until that is closed. */
export function OrdersStrip({ table, place, view, names }: OrdersStripProps) {
  const messages = useMessages();
  const { t } = messages;
  const ordersPort = useOrders(table, place);
  const words = useOrderWords(table.game)(messages, view, names);
  const { own } = ordersPort;
  const text = own ? stripText(messages, own, words) : '';
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  if (!own) return null;
  const fine = own.orders !== undefined || own.ended?.why === 'played';
  return (
    <section className="orders-strip" data-fine={fine} aria-label={t('orders.title')}>
      <p className="orders-text" tabIndex={0} title={t('orders.private')}>
        <span className="orders-lamp" aria-hidden="true" />
        {text}
      </p>
      <button
        type="button"
        className="button-quiet"
        disabled={ordersPort.busy}
        onClick={() => void ordersPort.give(null)}
      >
        {t(own.orders ? 'orders.off' : 'orders.away')}
      </button>
    </section>
  );
}

function stripText(messages: Messages, { orders, ended }: OwnOrders, words: OrderWords): string {
  const { t } = messages;
  if (orders) return t('orders.armed', { text: ordersText(messages, orders, words) });
  if (!ended) return '';
  const { why } = ended;
  const stop = ended.stop === undefined ? undefined : ended.orders.stops[ended.stop];
  if (why === 'stop') return t('orders.ended.stop', { stop: stop ? stopText(messages, stop, words) : '' });
  const text = ordersText(messages, { ...ended.orders, stops: [] }, words);
  return t(`orders.ended.${why}`, { text });
}
