import { cards } from '@turntable/games/loko-moto/cards.ts';
import { parse } from '@turntable/games/loko-moto/parse.ts';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { OrderWords } from '../../session/orders/words.ts';

/** Actions and events of Loko moto as its orders name them. */
export function orderWords({ t, list }: Messages, { box }: View): OrderWords {
  const section = (id: string): string => sectionName(box.sheet, id);
  const train = (id: string): string => cards(box).trains.get(id)?.name ?? id;
  return {
    action(given) {
      const action = parse(given);
      if (action?.type === 'build') return t('lm.order.build', { section: section(action.section) });
      if (action?.type === 'reserve')
        return t('lm.order.reserve', { sections: list(action.sections.map(section)) });
      if (action?.type === 'buy') return t('lm.order.buy', { train: train(action.train) });
      return given.type;
    },
    event({ kind, where = {} }) {
      if (kind === 'bought') return t('lm.order.bought', { train: train(String(where['train'])) });
      return t('lm.order.taken', { section: section(String(where['section'] ?? where['sections'])) });
    },
  };
}
