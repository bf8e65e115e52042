import { USUAL_MODE } from '@turntable/protocol/mode.ts';
import type { Pool, RatingChange, RatingInfo } from '@turntable/protocol/ratings.ts';
import type { Messages } from '../../i18n/messages.ts';

/** "1,480 ± 120" */
export function ratingWords(
  { value, spread }: Pick<RatingInfo, 'value' | 'spread'>,
  { t, number }: Messages,
): string {
  return t('rating.value', { value: number(value), spread: number(spread) });
}

/** "+14, 1,494 ± 115" */
export function changeWords(change: RatingChange, { t, number }: Messages): string {
  const { by, value, spread } = change;
  const sign = by > 0 ? '+' : by < 0 ? '−' : '±';
  return t('rating.change', {
    by: `${sign}${number(Math.abs(by))}`,
    value: number(value),
    spread: number(spread),
  });
}

/** "Loko moto · Hidden agendas · By turns"; the usual rules need no word. */
export function poolWords({ game, mode, tempo }: Pool, { t, say }: Messages): string {
  return [
    say(`game.${game}`),
    ...(mode === USUAL_MODE ? [] : [say(`rating.mode.${mode}`)]),
    t(`rating.tempo.${tempo}`),
  ].join(' · ');
}
