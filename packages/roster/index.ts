/** What is public and safe in a browser; the figures are in `locomotives.ts`, which a browser must not hold. */
export { add, atLeastTimes, decimalsOf, printed, subtract } from './values.ts';
export { FEATURES } from './features.ts';
export type { FeatureId } from './features.ts';
export { FRONTS, front, frontOf, frontsOf } from './fronts.ts';
export type { Front } from './locomotive.ts';
export { isStatisticId, statistic, STATISTIC_IDS, STATISTICS } from './statistics.ts';
export type { StatisticId } from './statistics.ts';
export { statSheet } from './stat-sheet.ts';
export type { StatValue, StatSheet } from './stat-sheet.ts';
export { DISTRIBUTION } from './distribution.ts';
export { estimate } from './estimate.ts';
export type { Estimate, Telling } from './estimate.ts';
