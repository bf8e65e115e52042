import { z } from 'zod';
import { Words } from './words.ts';

// The judge of a table of the locomotive games, and the rulings kept for other days.

/** Whether a table has a judge: nobody, whoever takes the judge’s seat, or the host. */
export const JudgeWish = z.enum(['none', 'open', 'me']);
/**
 * `POST /api/tables/:id/judge`: wish to sit there (never as a contestant, LV-3.3), give up the seat or the wish, answer a wish
 * (host and contestants), name who follows or is deputy, dismiss the deputy (the judge, the host), or pick who starts.
 */
export const JudgeSeat = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('take'),
    name: Words(24),
    /** The table's code, unless everybody may come. */
    code: z.string().max(20).optional(),
    /** The host, before the game: in place of the seat held until now, which becomes free. */
    instead: z.literal(true).optional(),
  }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('answer'), ask: z.number().int().min(1), yes: z.boolean() }),
  z.strictObject({ do: z.literal('name'), ask: z.number().int().min(1), as: z.enum(['judge', 'deputy']) }),
  z.strictObject({ do: z.literal('dismiss') }),
  /** While waiting: a seat, in Double Header for its team, or the coin (DH-1.3, LD-1.4). */
  z.strictObject({
    do: z.literal('first'),
    starter: z.union([z.literal('lot'), z.number().int().min(0).max(4)]),
  }),
]);
/** Part of `TableInfo` at tables with a judge. */
export interface JudgeInfo {
  /** Empty while nobody sits there. */
  readonly name: string;
  readonly taken: boolean;
  readonly here: boolean;
  /** Neither judge nor deputy is there: the other side rules in their place (LV-3.2). */
  readonly deputy: boolean;
  /** Whom the judge named as deputy. */
  readonly second?: { readonly name: string; readonly here: boolean };
  /** Who wishes to sit there and waits for the yes of the host or of all contestants; `named`: by the judge. */
  readonly asks?: readonly {
    readonly id: number;
    readonly name: string;
    readonly as: 'judge' | 'deputy';
    readonly named: boolean;
    readonly yes: readonly number[];
  }[];
}
/**
 * A ruling kept for other days. `GET /api/precedents?q=&game=` answers with the best matches, newest first; with `shared=yes`
 * with those that others may be asked about.
 */
export interface Precedent {
  readonly game: string;
  readonly claim: string;
  readonly verdict: 'claimant' | 'opponent' | 'equal' | 'invalid';
  readonly reason: string;
  readonly judge: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whoever ruled agreed that a puzzle asks others how they would rule. */
  readonly shared?: true;
}
export interface PrecedentList {
  readonly precedents: readonly Precedent[];
}
