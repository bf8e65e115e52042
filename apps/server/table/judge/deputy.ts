import type { Act } from '@turntable/engine';
import { Problem } from '../../base/problem.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Match } from '@turntable/match/match.ts';
import { isJudge, ruler } from './judge.ts';

/**
 * The seat that rules in the judge's place; undefined if it is the judge who acts. Throws the `Problem` of everybody
 * else: while the judge is away the other side may rule, and on the claim that waits only (LV-3.2).
 */
export function deputyFor(
  row: Pick<TableRow, 'judge' | 'seats'>,
  guest: string,
  match: Match,
  decision: string,
  here: (guest: string) => boolean,
): number | undefined {
  // Whoever acts is there, whether their socket is still known or not.
  const rules = ruler(row, (who) => who === guest || here(who));
  if (isJudge(row, guest) && rules === guest) return undefined;
  const { judge, seats } = row;
  const { game } = match;
  const isAway = judge !== null && rules === undefined;
  const isClaim = match.decisions.some((open) => open.id === decision && open.kind === 'rule');
  const deputies = game.judging?.deputies(game.view(match.state, 'public')) ?? [];
  const deputy = deputies.find((seat) => seats[seat]?.guest === guest);
  if (isAway && isClaim && deputy !== undefined) return deputy;
  throw new Problem('not-your-seat');
}

/** A judge's action as it is played. Sets `deputy`; clients cannot forge it. */
export function asJudge(action: Act, deputy: number | undefined): Act {
  if (action.type !== 'rule') return action;
  const { deputy: _said, ...ruling } = action as Act & { readonly deputy?: unknown };
  return deputy === undefined ? ruling : { ...ruling, ...{ deputy } };
}
