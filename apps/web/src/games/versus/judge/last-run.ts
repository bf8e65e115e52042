import type { LogItem } from '@turntable/protocol/messages.ts';
import type { Value } from '@turntable/games/versus/index.ts';
import { counted } from '../../../session/counted.ts';

/** The statistic called last in either game, and what was read of it. */
export interface LastRun {
  readonly statistic: string;
  /** By side: which of its locomotives gave a value, and the value. */
  readonly given: readonly [Given | null, Given | null];
  readonly end:
    | { readonly kind: 'won'; readonly side: number; readonly points: number }
    | { readonly kind: 'tie' }
    | null;
}
interface Given {
  readonly locomotive: number;
  readonly value: Value;
  /** A booster made it, by a sum or a coin (DH-6.4): it stands on no card, and so has no rank among those that do. */
  readonly made?: true;
}

interface RunEvent {
  readonly kind: string;
  readonly statistic?: string;
  readonly team?: number;
  readonly side?: number;
  readonly engine?: number;
  readonly locomotive?: number;
  readonly value?: Value;
  readonly points?: number;
  readonly manner?: string;
}
/** How a value came about that stands on a card; in a game without boosters nothing is said of it. */
const PRINTED: ReadonlySet<string | undefined> = new Set([undefined, 'own', 'swap-orders']);

/** The last run of a log; a vetoed call was none. Null before the first. */
export function lastRun(log: readonly LogItem[]): LastRun | null {
  let run: LastRun | null = null;
  let before: LastRun | null = null;
  for (const { event } of counted(log)) {
    const was = run as LastRun | null;
    const {
      kind,
      statistic,
      team,
      side = team,
      engine,
      locomotive = engine,
      value,
      points = 1,
      manner,
    } = event as RunEvent;
    if (kind === 'called' && statistic !== undefined) {
      before = run;
      run = { statistic, given: [null, null], end: null };
    } else if (kind === 'vetoed') run = before;
    else if (!was) continue;
    else if (kind === 'read' && side !== undefined && value !== undefined && locomotive !== undefined) {
      const one = { locomotive, value, ...(!PRINTED.has(manner) && { made: true as const }) };
      run = { ...was, given: side === 0 ? [one, was.given[1]] : [was.given[0], one], end: null };
    } else if (kind === 'won' && side !== undefined) run = { ...was, end: { kind: 'won', side, points } };
    else if (kind === 'tied' || kind === 'undecided') run = { ...was, end: { kind: 'tie' } };
  }
  return run;
}
