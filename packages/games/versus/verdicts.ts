/** For the claimant, for the opponents (Double Header only), for both alike, for nobody (LV-4.2). */
export const VERDICTS = ['claimant', 'opponent', 'equal', 'invalid'] as const;
export type Verdict = (typeof VERDICTS)[number];
