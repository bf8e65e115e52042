import type { Act } from '@turntable/engine';
import type { EventMatch, Orders } from '@turntable/protocol/orders.ts';
import type { Messages } from '../i18n/messages.ts';

/** How a game's actions and events are called in its orders: parts of a sentence, without a full stop. */
export interface OrderWords {
  /** "build Győr–Pápa" */
  action(action: Act): string;
  /** "somebody buys the Orient Express" */
  event(match: EventMatch): string;
}
type Stop = Orders['stops'][number];

/** What calls orders off, as part of a sentence. */
export function stopText({ t }: Messages, stop: Stop, words: OrderWords): string {
  if (stop.on === 'score') return t('orders.stop.score', { points: stop.from });
  return [...new Set(stop.of.map((match) => words.event(match)))].join(t('orders.or'));
}

/** Orders in a few sentences: what is played, what in its place, what comes then, and what calls all of it off. */
export function ordersText(messages: Messages, { steps, stops }: Orders, words: OrderWords): string {
  const { t } = messages;
  const told = steps.map(({ tries, when }) => {
    const choices = tries
      .map((action) => words.action(action))
      .reduce((before, next) => t('orders.else', { before, next }));
    return when ? t('orders.when', { event: words.event(when), choices }) : choices;
  });
  const text = told.reduce((before, next) => t('orders.then', { before, next }));
  // Several sides that may reach a score are one thing to say.
  const reasons = [...new Set(stops.map((stop) => stopText(messages, stop, words)))];
  return reasons.length === 0 ? text : t('orders.stops', { text, stops: reasons.join(t('orders.or')) });
}
