import type { Entry } from '@turntable/engine';

/** A golden game as the gallery plays it: a position after the deal, and every answer since. */
export interface Golden {
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly dealt: unknown;
  readonly entries: readonly Entry<{ readonly type: string }>[];
}
/** What there is to look at: by game, the golden games and how many answers each has. */
export type GoldenIndex = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Where the gallery's server keeps them. */
export const GOLDEN_PATH = '/dev/golden';
