import type { RatingInfo } from '@turntable/protocol/ratings.ts';
import type { Skill } from '../storage/rating-rows.ts';

/** OpenSkill's default for a new player. */
export const FRESH: Skill = { mu: 25, sigma: 25 / 3 };
/** The spread of one game's performance around the strength. */
const BETA = FRESH.sigma / 2;
/** Points are Elo's: 400 more are ten wins to one. The model's odds are exp(difference / (√2 β)). */
const POINTS = 400 / (Math.LN10 * Math.SQRT2 * BETA);
const START = 1500;

/** A skill in Elo's points: 1500 for a new player, and two standard deviations either way; both whole numbers. */
export function shown({ mu, sigma }: Skill): Pick<RatingInfo, 'value' | 'spread'> {
  // Two standard deviations hold about nineteen of twenty cases.
  return { value: Math.round(START + (mu - FRESH.mu) * POINTS), spread: Math.round(2 * sigma * POINTS) };
}

/**
 * The estimates after a game (Weng and Lin, JMLR 12, 2011), by side in the order given. `ranks`: 1 is the best, equal ones
 * share a place. Each pair of sides counts as one game, a tie as half a win.
 */
export async function afterGame(
  sides: readonly (readonly Skill[])[],
  ranks: readonly number[],
): Promise<Skill[][]> {
  // Needed at the end of a rated game only.
  const [{ rate }, { bradleyTerryFull }] = await Promise.all([
    import('openskill'),
    import('openskill/models'),
  ]);
  const teams = sides.map((side) => side.map(({ mu, sigma }) => ({ mu, sigma })));
  return rate(teams, { rank: [...ranks], model: bradleyTerryFull });
}
