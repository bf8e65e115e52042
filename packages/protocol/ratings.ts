import { z } from 'zod';
import { Name } from './messages.ts';

/** Tempos with ratings of their own, because they need different skills. Games on one device are not rated. */
export const RATED_TEMPOS = ['live', 'turns'] as const;
export type RatedTempo = (typeof RATED_TEMPOS)[number];
/** A kind of contest within a game, as its `ratingMode` names it; maps and ways of scoring are no kinds of their own. */
export const Mode = z.string().regex(/^[a-z-]{1,32}$/);
export type Mode = string;

/** Only those who played the same thing are compared. */
export interface Pool {
  readonly game: string;
  readonly mode: Mode;
  readonly tempo: RatedTempo;
}
/** Everybody starts at 1,500 points; 200 more are about three wins in four. Whole points. */
export interface RatingInfo {
  readonly value: number;
  /** The strength lies within `value` ± `spread` in nineteen cases of twenty. */
  readonly spread: number;
  /** Rated games so far. */
  readonly games: number;
}
/** What a game changed of a rating. */
export interface RatingChange {
  /** After the game. */
  readonly value: number;
  readonly spread: number;
  /** Points more (or less) than before. */
  readonly by: number;
}
/** Part of `TableInfo` at tables whose host wished for a rated game. */
export interface RatedInfo {
  readonly pool: Pool;
  /** By seat: whether its person agreed by sitting down; a bot always does. */
  readonly agreed: readonly boolean[];
  /** By seat, once the game is over and rated. */
  readonly changes?: readonly RatingChange[];
}

/** `GET /api/tables/:id/ratings`: what everybody at a rated table is rated at now, by seat; null: nothing yet, or nobody. */
export interface TableRatings {
  readonly ratings: readonly (RatingInfo | null)[];
}
/**
 * `POST /api/tables/:id/rated` while waiting. `true`: somebody with a seat agrees (at a table that was made rated).
 * `false`, host only: the game is not rated after all.
 */
export const SetRated = z.strictObject({ rated: z.boolean() });

/** `GET /api/me/ratings` */
export interface OwnRatings {
  /** One can be known again (by a recovery phrase or a passkey), so that one may play rated games. */
  readonly kept: boolean;
  /** The name under which one stands in the public list; null: not at all. */
  readonly name: string | null;
  readonly ratings: readonly (Pool & RatingInfo)[];
}
/** `POST /api/me/ratings`: stand in the public list under this name, or (null) not at all. */
export const SetListed = z.strictObject({ name: Name.nullable() });

/** One line of the public list. */
export interface RatingLine extends RatingInfo {
  /** Of a bot: left out. */
  readonly name?: string;
  readonly bot?: string;
  /** It is the asker's own. */
  readonly own?: true;
}
/** `GET /api/ratings`, and with `?game=…&mode=…&tempo=…` one pool; without, the first there is. */
export interface RatingList {
  /** Pools in which somebody is listed. */
  readonly pools: readonly Pool[];
  readonly pool: Pool | null;
  /** The surest strength first (`value` − `spread`). */
  readonly lines: readonly RatingLine[];
}
export const RatingQuery = z.object({
  game: z.string().max(20).optional(),
  mode: Mode.optional(),
  tempo: z.enum(RATED_TEMPOS).optional(),
});
