import type { Game, Types } from './contract.ts';
import type { Ending } from './record.ts';

/**
 * The sides that win a game which the rules did not end: all but who gave up or ran out of time; where nobody could go on, most
 * points; none where all gave it up.
 */
export function winnersOfEnding<T extends Types>(
  game: Pick<Game<T>, 'record'>,
  setup: T['Setup'],
  { reason, by }: Ending,
  scores: readonly number[],
): number[] {
  if (reason === 'stuck')
    return scores.flatMap((score, side) => (score === Math.max(...scores) ? [side] : []));
  if (reason === 'abandoned' || by === undefined) return [];
  const side = game.record.side(setup, by);
  return Array.from({ length: game.record.sides(setup) }, (_, i) => i).filter((i) => i !== side);
}
