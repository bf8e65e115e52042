import type { AnyGame } from '@turntable/engine';
import { doubleHeader } from './double-header/index.ts';
import { locoDome } from './loco-dome/index.ts';
import { lokoMoto } from './loko-moto/index.ts';

/**
 * Every game there is, in the order in which they are offered, with its rules. `listings.ts` here and in the pages repeat the
 * list without them, because pages load rules when they are needed; tests compare the three.
 */
export const GAMES: readonly AnyGame[] = [lokoMoto, doubleHeader, locoDome];

/** The game of that id, if there is one. */
export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
