import type { Act, Actor } from '@turntable/engine';
import type { Precedent } from '@turntable/protocol';
import type { Match } from './match.ts';
import type { TableRow } from './storage.ts';

const VERDICTS: readonly Precedent['verdict'][] = ['claimant', 'opponent', 'equal', 'invalid'];

/** A judge's verdict as the book of precedents keeps it; nothing for any other action. Asked before it is played. */
export function rulingOf(
  row: TableRow,
  match: Match,
  actor: Actor,
  action: Act,
): Omit<Precedent, 'at'> | undefined {
  if (actor !== 'judge' || action.type !== 'rule' || !('verdict' in action)) return undefined;
  const verdict = VERDICTS.find((each) => each === action.verdict);
  const claim = match.game.waitingClaim?.(match.game.view(match.state, 'public'));
  if (!verdict || claim === undefined) return undefined;
  const reason = 'reason' in action ? String(action.reason) : '';
  return { game: row.game, claim, verdict, reason, judge: row.bench?.judge?.name ?? '' };
}
