import type { Match } from '@turntable/match/match.ts';
import type { TableRow } from '../../storage/rows.ts';

/** Somebody whom the game waits for, and on what. */
interface Awaited {
  readonly who: number | 'judge';
  /** The decision's kind and id. */
  readonly kind: string;
  readonly decision: string;
}

/** Who has to act now, from public facts alone. What may be done but need not is not listed, nor is chance. */
export function awaited(row: Pick<TableRow, 'status'>, match: Pick<Match, 'decisions'> | null): Awaited[] {
  if (row.status !== 'running' || !match) return [];
  return match.decisions.flatMap(({ id, kind, actors, standing, optional }) =>
    standing || optional
      ? []
      : actors.flatMap((who) => (who === 'chance' ? [] : [{ who, kind, decision: id }])),
  );
}
