import type { Act } from '@turntable/engine';
import type { FeatureId } from '@turntable/roster/features.ts';

/** The parts by which moves of one type differ; a ruling's reason and what is told of a game kept by hand are none of them. */
const PARTS = ['statistic', 'target', 'engine', 'locomotive', 'booster', 'feature', 'verdict'] as const;

/** A move of either locomotive game. */
export interface Move extends Act, Readonly<Partial<Record<(typeof PARTS)[number], unknown>>> {
  readonly statistic?: string;
  readonly feature?: FeatureId;
}

/** The same text for the same move, however it was come by: the button that plays a suggested move is found by it. */
export function moveKey(move: Move): string {
  return [move.type, ...PARTS.map((part) => move[part] ?? '')].join('|');
}
