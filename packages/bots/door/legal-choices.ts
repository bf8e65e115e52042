import { quickRng, type Act, type AnyGame, type Decision, type SeenBy } from '@turntable/engine';
import { MOST_LEGAL } from './protocol.ts';

/** Looking stops here: purchases of Loko moto run into the millions. */
const MOST_LOOKED_AT = 8000;
/** Samples of what lies beyond, drawn where looking stopped. */
const SAMPLES = 400;

/** Legal actions to choose from. */
export interface LegalChoices {
  readonly legal: readonly Act[];
  /** Some were left out. */
  readonly more: boolean;
}

/**
 * The legal actions of a viewer, all of them where there are at most `most`; otherwise as many, of every type alike and
 * spread evenly over those of a type. Where there are too many even to look at, the game's own sample of them comes last.
 * The same position has the same choices.
 */
export function legalChoices(
  game: AnyGame,
  view: SeenBy,
  decision: Decision,
  most: number = MOST_LEGAL,
): LegalChoices {
  const all: Act[] = [];
  let endless = false;
  for (const action of game.legalActions(view, decision)) {
    endless = all.length === MOST_LOOKED_AT;
    if (endless) break;
    all.push(action);
  }
  if (all.length <= most && !endless) return { legal: all, more: false };
  const sampled = endless ? samples(game, view, decision, Math.min(SAMPLES, most >> 2)) : [];
  const chosen = spread(all, most - sampled.length);
  const listed = new Set(chosen.map((action) => JSON.stringify(action)));
  return {
    legal: [...chosen, ...sampled.filter((action) => !listed.has(JSON.stringify(action)))],
    more: true,
  };
}

/** At most so many of these, in their order. */
function spread(all: readonly Act[], most: number): Act[] {
  const byType = Map.groupBy(all, ({ type }) => type);
  const chosen = new Set<Act>();
  let left = most;
  let types = byType.size;
  // The rarest types first: what they leave of their share goes to the others.
  for (const actions of [...byType.values()].sort((a, b) => a.length - b.length)) {
    const share = Math.min(actions.length, Math.floor(left / types));
    for (let i = 0; i < share; i++) chosen.add(actions[Math.floor((i * actions.length) / share)]!);
    left -= share;
    types--;
  }
  return all.filter((action) => chosen.has(action));
}

/** Different legal actions drawn over all there are; few or none if the game draws no samples. */
function samples(game: AnyGame, view: SeenBy, decision: Decision, most: number): Act[] {
  if (!game.sampleLegal) return [];
  const rng = quickRng(1);
  const found = new Map<string, Act>();
  for (let i = 0; i < most; i++) {
    const action = game.sampleLegal(view, decision, rng);
    found.set(JSON.stringify(action), action);
  }
  return [...found.values()];
}
