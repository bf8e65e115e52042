import type { Act, AnyGame, Decision, SeenBy } from '@turntable/engine';
import { MOST_LEGAL } from './protocol.ts';

/** Listing stops here: purchases of Loko moto run into the millions. */
const MOST_LOOKED_AT = 20_000;

/** Legal actions to choose from. */
export interface Listing {
  readonly legal: readonly Act[];
  /** Some were left out. */
  readonly more: boolean;
}

/**
 * The legal actions of a viewer, all of them where there are at most `most`; otherwise as many, of every type alike and
 * spread evenly over those of a type, in the game's order. Draws no luck.
 */
export function legalListing(
  game: AnyGame,
  view: SeenBy,
  decision: Decision,
  most: number = MOST_LEGAL,
): Listing {
  const all: Act[] = [];
  let more = false;
  for (const action of game.legalActions(view, decision)) {
    if (all.length === MOST_LOOKED_AT) {
      more = true;
      break;
    }
    all.push(action);
  }
  if (all.length <= most) return { legal: all, more };
  const byType = Map.groupBy(all, ({ type }) => type);
  const kept = new Set<Act>();
  // The rarest types first: what they leave of their share goes to the others.
  let left = most;
  let types = byType.size;
  for (const actions of [...byType.values()].sort((a, b) => a.length - b.length)) {
    const share = Math.min(actions.length, Math.floor(left / types));
    for (let i = 0; i < share; i++) kept.add(actions[Math.floor((i * actions.length) / share)]!);
    left -= share;
    types--;
  }
  return { legal: all.filter((action) => kept.has(action)), more: true };
}
