import type { MapReport } from '@turntable/bots/map-report/tally.ts';

// Messages between the page and the worker that plays the games.

/** `sheet`: the id of one of ours; `file`: the text of a file with a map or a record. */
export type Wish = ({ readonly sheet: string } | { readonly file: string }) & { readonly players: number };
export type ToReporter = Wish & { readonly games: number };
export type FromReporter =
  | { readonly t: 'done'; readonly part: number }
  | { readonly t: 'no-json' }
  | { readonly t: 'no-map'; readonly problem: string }
  | { readonly t: 'report'; readonly report: MapReport; readonly picture: string };
