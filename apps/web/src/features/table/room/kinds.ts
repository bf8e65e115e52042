import { engineOf } from '../../../games/engine.ts';
import { listingOf } from '../../../games/registry.ts';
import { use } from 'react';

/** The kinds of question of a game, and the types of action that answer each; suspends until they are here. */
export function useEngineKinds(game: string): Readonly<Record<string, readonly string[]>> {
  return use(engineOf(listingOf(game)!)).kinds;
}
