import type { Rng } from '@turntable/engine';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import type { View } from '@turntable/games/loco-dome/types.ts';
import { advantages, blankWorld, drawWorld } from '../../versus/beliefs.ts';
import { ringOf } from './index.ts';
import { step } from './policy.ts';
import { copyCourse, copyInto, OVER } from './state.ts';

/** Noise on the value of a call: players differ more than the search assumes, and the outlook then fits results better. */
const NOISE = 0.5;
/** Decisions of a play-out at most; what is not decided then counts for both in halves. */
const MOST_STEPS = 900;

/**
 * How likely each side is to win (0 to 1, together 1), by so many play-outs of careful players who know no more than they may. `view`
 * shows all cards, so nothing but the players' choices is drawn. Nothing while points of style are talked about, and at tables with
 * statistics that are not the roster's.
 */
export function locoDomeOutlook(view: View, tries: number, rng: Rng): readonly number[] | undefined {
  const found = ringOf(view);
  if (!found || found.course.phase === OVER) return undefined;
  const { course } = found;
  const ring = { ...found.ring, noise: NOISE };
  const luck = fastRng(rng.below(2 ** 31));
  const edge = advantages(ring.beliefs);
  const world = blankWorld(ring.beliefs);
  drawWorld(ring.beliefs, world, luck);
  const work = copyCourse(course);
  let first = 0;
  for (let i = 0; i < tries; i++) {
    copyInto(course, work);
    for (let n = 0; n < MOST_STEPS && work.phase !== OVER; n++) step(ring, edge, world, work, luck);
    first +=
      work.phase === OVER && work.winner === 0 ? 1 : work.phase === OVER && work.winner === 1 ? 0 : 0.5;
  }
  return [first / tries, 1 - first / tries];
}
