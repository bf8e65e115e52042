import type { Team, View } from '@turntable/games/double-header/types.ts';

/** Phases in which nobody calls: before the deal, from the move to style points on (DH-8.1), and at the end. */
const SILENT: ReadonlySet<View['phase']> = new Set(['deal', 'skip', 'style', 'over']);

/** Whether a team calls, or is to call next. */
export const callsNow = ({ phase, calling }: Pick<View, 'phase' | 'calling'>, team: Team): boolean =>
  calling === team && !SILENT.has(phase);
