import type { Messages } from '../../i18n/messages.ts';
import type { OrderWords } from '../../session/orders/words.ts';
import { statisticName } from './values.ts';

/** Actions and events of the locomotive games as their orders name them. */
export function orderWords(messages: Messages): OrderWords {
  const { t } = messages;
  const name = (id: unknown): string => statisticName(messages, String(id));
  return {
    action(action) {
      if ('statistic' in action) return t('vs.order.call', { statistic: name(action.statistic) });
      return action.type === 'veto' ? t('vs.order.veto') : action.type;
    },
    event: ({ where = {} }) => t('vs.order.called', { statistic: name(where['statistic']) }),
  };
}
