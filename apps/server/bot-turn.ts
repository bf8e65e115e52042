import type { Actor, Decision } from '@turntable/engine';
import type { Level } from '@turntable/protocol';
import type { Match } from './match.ts';
import type { TableRow } from './storage.ts';

/** A bot that is asked. */
export interface BotTurn {
  readonly seat: number;
  readonly level: Level;
  readonly decision: Decision;
}

/** The first open question that only bots may answer; what anybody of a team may answer is left to its people. */
export function botTurnOf({ seats }: TableRow, match: Match): BotTurn | undefined {
  const isPerson = (actor: Actor): boolean => typeof actor === 'number' && seats[actor]?.kind === 'person';
  for (const decision of match.decisions) {
    if (decision.standing || decision.optional || decision.actors.some(isPerson)) continue;
    for (const seat of decision.actors) {
      const level = typeof seat === 'number' ? seats[seat]?.level : undefined;
      if (level !== undefined) return { seat: seat as number, level, decision };
    }
  }
  return undefined;
}
