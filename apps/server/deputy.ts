import { isJudge } from './bench.ts';
import type { Match } from './match.ts';
import { Problem } from './problem.ts';
import type { Table } from './table.ts';

/** The judge; while they are away, whoever rules in their place, and then on the claim that waits only (LV-3.2). */
export function benchFor(table: Table, guest: string, match: Match, decision: string): 'judge' {
  const { row, info, game } = table;
  if (isJudge(row, guest)) return 'judge';
  const away = info.judge?.deputy === true;
  const rules = match.decisions.some((open) => open.id === decision && open.kind === 'rule');
  const deputies = game.deputies?.(game.view(match.state, 'public')) ?? [];
  if (away && rules && deputies.some((seat) => row.seats[seat]?.guest === guest)) return 'judge';
  throw new Problem('not-your-seat');
}
