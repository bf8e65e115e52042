import { regional } from '@turntable/protocol/locale.ts';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { Messages } from '../../../i18n/messages.ts';

/** A game that took longer was not played at one sitting. Minutes. */
const SITTING = 600;

/** Which game it was, the day it ended, and how long it took where it was played at one sitting. */
export function whenText(
  { game, minutes, endedAt, tempo }: Pick<TableInfo, 'game' | 'minutes' | 'endedAt' | 'tempo'>,
  { t, say, locale }: Pick<Messages, 't' | 'say' | 'locale'>,
): string {
  const day =
    endedAt === undefined
      ? ''
      : new Intl.DateTimeFormat(regional(locale), { day: 'numeric', month: 'long' }).format(endedAt);
  const isTimed = minutes !== undefined && minutes > 0 && minutes < SITTING && tempo === undefined;
  // A line breaks between them alone.
  return [say(`game.${game}`), day, isTimed ? t('lm.about.minutes', { minutes }) : '']
    .filter(Boolean)
    .map((each) => each.replaceAll(' ', '\u00a0'))
    .join(', ');
}
