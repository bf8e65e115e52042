import type { AnyGame } from '@turntable/engine';
import { doubleHeader } from './double-header/index.ts';
import { locoDome } from './loco-dome/index.ts';
import { lokoMoto } from './loko-moto/index.ts';

/** Every game there is, in the order in which they are offered. The only file that lists them. */
export const GAMES: readonly AnyGame[] = [lokoMoto, doubleHeader, locoDome];

/** The game of that id, if there is one. */
export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
