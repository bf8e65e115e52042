/** How a won statistic counts (LV-2.2). Apart from the rest, since pages list the ways before they know the rules. */
export const SCORINGS = ['flat', 'margin'] as const;
export type Scoring = (typeof SCORINGS)[number];
