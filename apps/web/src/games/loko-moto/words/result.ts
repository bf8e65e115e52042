import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Messages } from '../../../i18n/messages.ts';

/** What the bar says when all is counted: that the last line is taken, who won, and by how many points. */
export function result(
  {
    scores,
    outcome,
  }: Pick<View, 'scores'> & { readonly outcome: Pick<NonNullable<View['outcome']>, 'places'> | null },
  mine: readonly number[],
  names: readonly string[],
  { t, list }: Pick<Messages, 't' | 'list'>,
): string {
  const winners = outcome?.places[0] ?? [];
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const margin = others.length === 0 ? 0 : scores[winners[0] ?? 0]! - Math.max(...others);
  return t('lm.end.result', {
    mine: winners.length === 1 && mine.length === 1 && winners[0] === mine[0] ? 'yes' : 'no',
    count: winners.length,
    names: list(winners.map((seat) => names[seat] ?? '')),
    margin,
  });
}
