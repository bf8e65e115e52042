import { use } from 'react';
import type { AnyGame } from '@turntable/engine';
import { engineOf } from '../../../games/engine.ts';
import { listingOf } from '../../../games/registry.ts';

/** The rules of a table's game: its questions, and what answers them; suspends until they are here. */
export function useKinds(game: string): Pick<AnyGame, 'kinds' | 'parse'> {
  return use(engineOf(listingOf(game)!));
}
