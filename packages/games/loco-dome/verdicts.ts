import type { Verdict } from '../versus/verdicts.ts';

/** Verdicts that this game has (LV-4.2). */
export const DOME_VERDICTS = ['claimant', 'equal', 'invalid'] as const satisfies readonly Verdict[];
