import { viewerOf, type Act, type AnyGame, type Types } from '@turntable/engine';

/** A move of a solved position and what it comes to with best play on both sides, for the side that makes it. */
interface Solved {
  readonly action: Act;
  readonly value: number;
}
interface Solution {
  /** Every legal move. */
  readonly moves: readonly Solved[];
  readonly best: number;
  /** Positions looked at. */
  readonly positions: number;
}

/** What the solver has to be told of a game of two sides in which nothing that matters is hidden any more. */
export interface Rules {
  readonly game: AnyGame;
  /** Names a position; equal names have equal futures. */
  key(state: Types['State']): string;
  /** What an end is worth to the first side; the other's worth is its negative. */
  value(state: Types['State']): number;
}

/**
 * Solves a position by trying everything, by the rules alone: no search kernel, no judgement. Nothing if it takes more than so many
 * positions.
 */
export function solve(rules: Rules, state: Types['State'], most: number): Solution | undefined {
  const known = new Map<string, number>();
  const { game } = rules;

  /** The worth of a position to the first side. */
  function worth(at: Types['State']): number {
    const decision = game.decisions(at)[0];
    if (!decision) return rules.value(at);
    const key = rules.key(at);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) throw new TooMany();
    const actor = Number(decision.actors[0]);
    const sign = actor === 0 ? 1 : -1;
    let best = -Infinity;
    for (const action of game.legalActions(game.view(at, viewerOf(actor)), decision)) {
      const next = game.apply(at, { decision: decision.id, actor, action }).state;
      best = Math.max(best, sign * worth(next));
    }
    known.set(key, sign * best);
    return sign * best;
  }

  const decision = game.decisions(state)[0]!;
  const actor = Number(decision.actors[0]);
  const sign = actor === 0 ? 1 : -1;
  try {
    const moves = [...game.legalActions(game.view(state, viewerOf(actor)), decision)].map((action) => {
      const next = game.apply(state, { decision: decision.id, actor, action }).state;
      return { action, value: sign * worth(next) };
    });
    return { moves, best: Math.max(...moves.map(({ value }) => value)), positions: known.size };
  } catch (thrown) {
    if (thrown instanceof TooMany) return undefined;
    throw thrown;
  }
}

class TooMany extends Error {}
