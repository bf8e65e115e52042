import { use } from 'react';
import type { AnyGame } from '@turntable/engine';
import type { GameEntry } from './entry.ts';

const engines = new Map<string, Promise<AnyGame>>();

/** The rules of a game, fetched once. */
export function engineOf(entry: GameEntry): Promise<AnyGame> {
  let engine = engines.get(entry.id);
  if (!engine) {
    engine = entry.engine();
    // A fetch that failed may be tried again by the next who asks.
    engine.catch(() => engines.delete(entry.id));
    engines.set(entry.id, engine);
  }
  return engine;
}

/** The rules of a game; suspends until they are here. */
export function useEngine(entry: GameEntry): AnyGame {
  return use(engineOf(entry));
}
