import type { Review } from '@turntable/bots/review/review.ts';
import type { Entry } from '@turntable/engine';
import type { HintReply } from '@turntable/protocol/hints.ts';

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
/** Where its reviews of golden games are. */
export const REVIEW_PATH = '/dev/golden-review';

/** Where its hints at a moment of golden games are. */
export const HINTS_PATH = '/dev/golden-hints';

/** What the gallery has of golden games; nothing of those that there are not. */
export interface GoldenGames {
  game(game: string, name: string): Promise<Golden | undefined>;
  review(game: string, name: string): Promise<Review | undefined>;
  hints(game: string, name: string, at: number): Promise<HintReply | undefined>;
}
