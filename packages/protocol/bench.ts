import { z } from 'zod';
import { Words } from './words.ts';

/**
 * What tables of the locomotive games need beyond seats: engines picked under seal, a judge, and standing answers
 * to questions that may be declined.
 */

/** Whether a table has a judge: nobody, whoever takes the bench, or the host. */
export const JudgeWish = z.enum(['none', 'open', 'me']);
/** Seconds after which an open question is declined for whoever did not answer; 0 waits for ever. */
export const AnswerSeconds = z.number().int().min(0).max(600);

/** A locomotive by roster id, or described by its player (then the others have to consent). */
export const PickedEngine = z.union([z.string().min(1).max(80), z.record(z.string().max(40), z.unknown())]);
/** `POST /api/tables/:id/pick` while waiting: seals one's engines; an empty list opens the seal again. */
export const Pick = z.strictObject({
  seat: z.number().int().min(0).max(4),
  engines: z.array(PickedEngine).max(5),
});
/** `POST /api/tables/:id/consent` while waiting: to the others' own engines. */
export const Consent = z.strictObject({ seat: z.number().int().min(0).max(4), yes: z.boolean() });
/** `POST /api/tables/:id/judge`: take an empty bench (never as a contestant, LV-3.3), hand it over by leaving it, or pick who starts. */
export const Bench = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('take'),
    name: Words(24),
    /** The table's code, unless everybody may come. */
    code: z.string().max(20).optional(),
  }),
  z.strictObject({ do: z.literal('leave') }),
  /** While waiting: a seat, in Double Header for its team, or the coin (DH-1.3, LD-1.4). */
  z.strictObject({
    do: z.literal('first'),
    starter: z.union([z.literal('lot'), z.number().int().min(0).max(4)]),
  }),
]);
/** A standing answer of a seat: decline questions of this kind, always or while fewer points than `from` are scored in all. */
export const Preference = z.strictObject({
  kind: z.string().min(1).max(20),
  answer: z.enum(['ask', 'decline']),
  from: z.number().int().min(0).max(1000).optional(),
});
/** `POST /api/tables/:id/prefer`: replaces all standing answers of a seat. Nobody else sees them. */
export const Prefer = z.strictObject({
  seat: z.number().int().min(0).max(4),
  preferences: z.array(Preference).max(12),
});
export type Preference = z.infer<typeof Preference>;

/** Part of `TableInfo` at tables where engines are picked. Picks stay sealed until everybody's are in. */
export interface PicksInfo {
  /** Engines that each seat brings. */
  readonly each: number;
  readonly ready: readonly boolean[];
  /** Names of engines of the players' own, by seat; shown so that the others can consent. */
  readonly own: readonly (readonly string[])[];
  readonly consents: readonly boolean[];
}
/** Part of `TableInfo` at tables with a judge. */
export interface JudgeInfo {
  /** Empty while nobody sits there. */
  readonly name: string;
  readonly taken: boolean;
  readonly here: boolean;
  /** The judge is away: the other side rules in their place (LV-3.2). */
  readonly deputy: boolean;
}
/** Part of `Place`: what only the asker may know. */
export interface OwnPicks {
  readonly seat: number;
  readonly engines: readonly (string | Readonly<Record<string, unknown>>)[];
}

/** A ruling kept for other days. `GET /api/precedents?q=&game=` answers with the best matches, newest first. */
export interface Precedent {
  readonly game: string;
  readonly claim: string;
  readonly verdict: 'claimant' | 'opponent' | 'equal' | 'invalid';
  readonly reason: string;
  readonly judge: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
export interface PrecedentList {
  readonly precedents: readonly Precedent[];
}
