import type { Act } from '@turntable/engine';
import { isJudge } from './bench.ts';
import type { Match } from '../match.ts';
import { Problem } from '../../base/problem.ts';
import type { Table } from '../table.ts';

/**
 * The seat that rules in the judge's place; none if it is the judge who acts. Throws the `Problem` of everybody else:
 * while the judge is away the other side may rule, and on the claim that waits only (LV-3.2).
 */
export function deputyFor(table: Table, guest: string, match: Match, decision: string): number | undefined {
  const { row, info, game } = table;
  if (isJudge(row, guest)) return undefined;
  const away = info.judge?.deputy === true;
  const rules = match.decisions.some((open) => open.id === decision && open.kind === 'rule');
  const deputies = game.judging?.deputies(game.view(match.state, 'public')) ?? [];
  const deputy = deputies.find((seat) => row.seats[seat]?.guest === guest);
  if (away && rules && deputy !== undefined) return deputy;
  throw new Problem('not-your-seat');
}

/** What is done at the bench, under the name of whoever does it: nobody says for another that they stood in. */
export function atBench(action: Act, deputy: number | undefined): Act {
  if (action.type !== 'rule') return action;
  const { deputy: _said, ...ruling } = action as Act & { readonly deputy?: unknown };
  return deputy === undefined ? ruling : { ...ruling, ...{ deputy } };
}
