import { keyedRng, type Types } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { FRONTS } from '@turntable/roster';

/** A table for two sides of bots, and which side each seat is on. */
interface LevelTable {
  readonly setup: Types['Setup'];
  readonly sideOf: readonly number[];
}

/** Locomotives of a side, where both sides bring the same ones. */
const LOCOMOTIVES: Readonly<Record<string, number>> = { 'double-header': 2, 'loco-dome': 5 };

/** A table for a comparison of levels; `deal` varies what a host would choose. In the locomotive games both sides bring the same locomotives. */
export function levelSetup(id: string, deal: number): LevelTable {
  const game = gameById(id)!;
  const locomotives = LOCOMOTIVES[id];
  if (locomotives === undefined) return { setup: game.host({}, 2), sideOf: [0, 1] };
  const luck = keyedRng(`engines/${deal}`, 0);
  const drawn = new Set<string>();
  while (drawn.size < locomotives) drawn.add(FRONTS[luck.below(FRONTS.length)]!.id);
  // Every other deal of Double Header is two against two.
  if (id === 'double-header' && deal % 2 === 0)
    return { setup: game.host({ engines: [...drawn, ...drawn] }, 4), sideOf: [0, 0, 1, 1] };
  const both = [[...drawn], [...drawn]];
  return { setup: game.host(id === 'loco-dome' ? { rosters: both } : { engines: both }, 2), sideOf: [0, 1] };
}
