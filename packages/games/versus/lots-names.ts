/**
 * How locomotives come up by lot: any of the roster; all of one band of strength; in Double Header three of one band are offered for
 * each place, and one is chosen.
 */
const LOTS = ['roster', 'band', 'three'] as const;
export type Lots = (typeof LOTS)[number];
/** How a host may wish it; the first is the default, for it is what tables did before there were others. */
export const DOUBLE_HEADER_LOTS = LOTS;
export const LOCO_DOME_LOTS = ['roster', 'band'] as const satisfies readonly Lots[];
