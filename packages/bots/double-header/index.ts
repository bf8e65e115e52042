import type { Act } from '@turntable/engine';
import type { Action, View } from '@turntable/games/double-header/types.ts';
import type { Asked, Weighed } from '../bot/bot.ts';
import { easyMove } from './easy.ts';
import { masterMove, weighActions } from './master/index.ts';
import { keenOdds, plainOdds } from './odds.ts';
import { skilledMove, type Skill } from './skilled.ts';

const MEDIUM: Skill = {
  odds: plainOdds,
  farSighted: false,
  timing: false,
  vetoBelow: 0.15,
  boostFrom: 0.45,
  caution: 1,
};
const HARD: Skill = {
  odds: keenOdds,
  farSighted: true,
  timing: true,
  vetoBelow: 0.3,
  boostFrom: 0.45,
  caution: 1.8,
};

/**
 * Double Header by probabilities. *Easy* goes by its own figures alone; *medium* knows the distribution of each statistic in
 * the roster; *hard* estimates hidden values from what is seen of a card, weighs which locomotives are in use, and moves to style points
 * in time; *master* searches a tree of choices in sampled worlds.
 */
export function doubleHeaderBot({ view, decision, level, rng, expired }: Asked<View>): Action | undefined {
  if (level === 'easy') return easyMove(view, decision, rng);
  const usual = skilledMove(view, decision, level === 'medium' ? MEDIUM : HARD);
  return level === 'master' && usual ? masterMove(view, decision, usual, rng, expired) : usual;
}

/** What the master level thinks of the answers to a question, best first. */
export function weighDoubleHeader(
  { view, decision, rng, expired }: Omit<Asked<View>, 'level'>,
  also?: Act,
): Weighed<Action>[] {
  const usual = skilledMove(view, decision, HARD);
  return usual ? weighActions(view, decision, usual, rng, expired, also as Action | undefined) : [];
}
