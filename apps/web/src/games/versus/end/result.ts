import type { Messages } from '../../../i18n/messages.ts';
import { winningSide } from '../../../session/outcome.ts';

/** What the bar says of a game between two sides that is over: who won, and the points of both, the winners' first. */
export function result(
  {
    scores,
    outcome,
  }: {
    readonly scores: readonly number[];
    readonly outcome: { readonly places: readonly (readonly number[])[] } | null;
  },
  mine: readonly number[],
  names: readonly string[],
  { t, list }: Pick<Messages, 't' | 'list'>,
): string {
  const winners = outcome?.places[0] ?? [];
  const named = (seats: readonly number[]): string => list(seats.map((seat) => names[seat] ?? ''));
  // The first half of the seats are one side, the other half the other.
  const side = Math.floor(((winners[0] ?? 0) * 2) / names.length);
  const points = { first: scores[side] ?? 0, second: scores[1 - side] ?? 0 };
  if (winners.length === names.length) return t('end.sides.draw', points);
  const [whose, others] = winningSide(winners, mine);
  return t('end.sides', { whose, names: named(others), ...points });
}
