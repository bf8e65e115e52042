import type { Rng } from '@turntable/engine';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import type { View } from '@turntable/games/loco-dome/types.ts';
import { advantages, blankWorld, drawWorld } from '../../versus/beliefs.ts';
import { OUTLOOK_NOISE } from '../../versus/outlook.ts';
import { MOST_STEPS, ringOf, shareOf } from './index.ts';
import { step } from './policy.ts';
import { copyRun, copyInto, OVER } from './state.ts';

/**
 * How likely each side is to win (0 to 1, together 1), by so many play-outs of careful players who know no more than they may. `view`
 * shows all cards, so nothing but the players' choices is drawn. Nothing at tables with statistics that are not the roster's.
 */
export function locoDomeOutlook(view: View, tries: number, rng: Rng): readonly number[] | undefined {
  const found = ringOf(view);
  if (!found || found.run.phase === OVER) return undefined;
  const { run } = found;
  const ring = { ...found.ring, noise: OUTLOOK_NOISE };
  const luck = fastRng(rng.below(2 ** 31));
  const edge = advantages(ring.beliefs);
  const world = blankWorld(ring.beliefs);
  drawWorld(ring.beliefs, world, luck);
  const work = copyRun(run);
  let first = 0;
  for (let i = 0; i < tries; i++) {
    copyInto(run, work);
    for (let n = 0; n < MOST_STEPS && work.phase !== OVER; n++) step(ring, edge, world, work, luck);
    first += shareOf(work, 0);
  }
  return [first / tries, 1 - first / tries];
}
