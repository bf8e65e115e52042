import type { Act, Actor } from '@turntable/engine';
import type { Precedent } from '@turntable/protocol';
import { isJudge } from './bench.ts';
import type { Match } from './match.ts';
import type { TableRow } from './storage.ts';

const VERDICTS: readonly Precedent['verdict'][] = ['claimant', 'opponent', 'equal', 'invalid'];

/**
 * A verdict given for the bench as the book of precedents keeps it, under the name of whoever gave it, which may be a
 * deputy; nothing for any other action. Asked before it is played.
 */
export function rulingOf(
  row: TableRow,
  match: Match,
  guest: string,
  actor: Actor,
  action: Act,
): Omit<Precedent, 'at'> | undefined {
  if (actor !== 'judge' || action.type !== 'rule' || !('verdict' in action)) return undefined;
  const verdict = VERDICTS.find((each) => each === action.verdict);
  const claim = match.game.waitingClaim?.(match.game.view(match.state, 'public'));
  if (!verdict || claim === undefined) return undefined;
  const reason = 'reason' in action ? String(action.reason) : '';
  const deputy = row.seats.find((seat) => seat.guest === guest)?.name ?? '';
  const judge = isJudge(row, guest) ? (row.bench?.judge?.name ?? '') : deputy;
  return { game: row.game, claim, verdict, reason, judge };
}
