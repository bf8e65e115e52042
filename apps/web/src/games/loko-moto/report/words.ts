import type { MapReport } from '@turntable/bots/map-report/tally.ts';

// What the page and the worker that plays say to each other.

export interface ToReporter {
  readonly sheet: string;
  readonly players: number;
  readonly games: number;
}
export type FromReporter =
  | { readonly t: 'done'; readonly part: number }
  | { readonly t: 'report'; readonly report: MapReport; readonly picture: string };
