import type { Actor, Decision } from '@turntable/engine';
import type { Level } from '@turntable/protocol';
import type { Match } from '@turntable/match/match.ts';
import type { TableRow } from '../../storage/rows.ts';

/** A question to a bot. */
export interface BotTurn {
  readonly seat: number;
  readonly level: Level;
  readonly decision: Decision;
}

/** The level of the bot that plays for a person who is away. */
const AUTOPILOT: Level = 'medium';

/**
 * The first open question that only bots may answer; one that a person of the team may answer is left to people. A seat
 * whose clock has run out (`autopilot`) counts as a bot.
 */
export function botTurnOf(
  { seats, tempo }: Pick<TableRow, 'seats' | 'tempo'>,
  match: Match,
): BotTurn | undefined {
  const isAway = (seat: number): boolean =>
    seats[seat]?.kind === 'person' && tempo.clocks?.[seat]?.stage === 'autopilot';
  const isPerson = (actor: Actor): boolean =>
    typeof actor === 'number' && seats[actor]?.kind === 'person' && !isAway(actor);
  for (const decision of match.decisions) {
    if (decision.standing || decision.optional || decision.actors.some(isPerson)) continue;
    for (const seat of decision.actors) {
      if (typeof seat !== 'number') continue;
      const level = isAway(seat) ? AUTOPILOT : seats[seat]?.level;
      if (level !== undefined) return { seat, level, decision };
    }
  }
  return undefined;
}
