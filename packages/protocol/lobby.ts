import { z } from 'zod';
import type { TableInfo } from './messages.ts';

/** A filter of the lobby: only tables that have something, or only those that do not. */
const With = z.enum(['with', 'without']);

/** The query of `GET /api/tables`: what is left out does not matter. */
export const LobbyQuery = z.strictObject({
  game: z.string().max(20).optional(),
  /** How many play there. */
  players: z.coerce.number().int().min(2).max(5).optional(),
  tempo: z.enum(['live', 'turns']).optional(),
  clock: With.optional(),
  judge: With.optional(),
});
export type LobbyQuery = z.infer<typeof LobbyQuery>;

/** `GET /api/tables`: the newest tables that anybody may sit down at, and the games that may be watched. */
export interface TableList {
  readonly open: readonly TableInfo[];
  readonly running: readonly TableInfo[];
  /** How many there are of each in all. */
  readonly count: { readonly open: number; readonly running: number };
}

/** The query of `GET /api/tables/history`: `from` is the `next` of the page before. */
export const HistoryQuery = z.strictObject({
  from: z
    .string()
    .regex(/^\d{1,16}-\d{1,16}$/)
    .optional(),
});
/** A game that is over, in the list of one's own. */
export interface PlayedGame {
  readonly table: TableInfo;
  /** When it was over (ms since 1970). */
  readonly endedAt: number;
  /** Seats one held; empty for who judged, kept the game or only opened the table. */
  readonly mine: readonly number[];
  /** The seats on the first place; null: not known any more. */
  readonly winners: readonly number[] | null;
}
/** `GET /api/tables/history`: one's games that are over, the latest first, so many at a time. */
export interface History {
  readonly games: readonly PlayedGame[];
  /** Where the next page begins; null: this is the last. */
  readonly next: string | null;
}
