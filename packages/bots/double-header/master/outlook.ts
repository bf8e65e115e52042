import type { Rng } from '@turntable/engine';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import type { View } from '@turntable/games/double-header/types.ts';
import { advantages, blankWorld, drawWorld } from '../../versus/beliefs.ts';
import { OUTLOOK_NOISE } from '../../versus/outlook.ts';
import { OPENING, pairingOf, shareOf } from './index.ts';
import { step } from './policy.ts';
import { copyInto, copyRun, OVER, resolve, toStyle } from './run.ts';
import { MOST_STEPS } from './tree.ts';

/**
 * How likely each team is to win (0 to 1, together 1), by so many play-outs of careful players who know no more than they may. `view`
 * shows all cards, so nothing but the players' choices and coins is drawn. Nothing before the first locomotives are announced, and at
 * tables with statistics that are not the roster's.
 */
export function doubleHeaderOutlook(view: View, tries: number, rng: Rng): readonly number[] | undefined {
  const found = pairingOf(view);
  if (!found || found.run.phase === OPENING) return undefined;
  const { run } = found;
  const pairing = { ...found.pairing, noise: OUTLOOK_NOISE };
  const luck = fastRng(rng.below(2 ** 31));
  const edge = advantages(pairing.beliefs);
  const world = blankWorld(pairing.beliefs);
  drawWorld(pairing.beliefs, world, luck);
  const work = copyRun(run);
  let first = 0;
  for (let i = 0; i < tries; i++) {
    copyInto(run, work);
    // Boosters are on the table, and the coins are all that is waited for.
    if (view.phase === 'coin') resolve(pairing, world, work, luck);
    else if (work.phase === OVER) toStyle(pairing, work);
    for (let n = 0; n < MOST_STEPS && work.phase !== OVER; n++) step(pairing, edge, world, work, luck);
    first += shareOf(work, 0);
  }
  return [first / tries, 1 - first / tries];
}
