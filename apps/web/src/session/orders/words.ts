import type { Act } from '@turntable/engine';
import type { EventMatch, Orders } from '@turntable/protocol/orders.ts';
import type { Messages } from '../../i18n/messages.ts';

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
  const text = steps.reduce((before, { kind, tries, when }, i) => {
    const choices = tries
      .map((action) => words.action(action))
      .reduce((first, next) => t('orders.else', { before: first, next }));
    const next = when ? t('orders.when', { event: words.event(when), choices }) : choices;
    if (i === 0) return next;
    // Only answers to the same kind of question come one after the other.
    const follows = kind === steps[i - 1]!.kind && !when;
    return t(follows ? 'orders.then' : 'orders.besides', { before, next });
  }, '');
  // Several sides that may reach a score are one thing to say.
  const reasons = [...new Set(stops.map((stop) => stopText(messages, stop, words)))];
  return reasons.length === 0 ? text : t('orders.stops', { text, stops: reasons.join(t('orders.or')) });
}
