import { z } from 'zod';

// Locomotives picked under seal, and answers that a seat gives beforehand to questions that may be declined.

/** Seconds after which an open question is declined for whoever did not answer; 0 waits for ever. */
export const AnswerSeconds = z.number().int().min(0).max(600);

/** A locomotive by roster id, or described by its player (then the others have to consent). */
export const PickedLocomotive = z.union([
  z.string().min(1).max(80),
  z.record(z.string().max(40), z.unknown()),
]);
/** `POST /api/tables/:id/pick` while waiting: seals one's engines; an empty list opens the seal again. */
export const Pick = z.strictObject({
  seat: z.number().int().min(0).max(4),
  engines: z.array(PickedLocomotive).max(5),
});
/** `POST /api/tables/:id/consent` while waiting: to the others' own engines. */
export const Consent = z.strictObject({ seat: z.number().int().min(0).max(4), yes: z.boolean() });
/** What ends a standing answer before the game does: another side calls; one's own side is no longer ahead. */
export const PREFERENCE_ENDS = ['stretch', 'behind'] as const;
/**
 * A standing answer of a seat: decline questions of this kind, always or while fewer points than `from` are scored in all.
 * With `until` the server forgets it when that comes about.
 */
export const Preference = z.strictObject({
  kind: z.string().min(1).max(20),
  answer: z.enum(['ask', 'decline']),
  from: z.number().int().min(0).max(1000).optional(),
  until: z.enum(PREFERENCE_ENDS).optional(),
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
/** Part of `Place`: what only the asker may know. */
export interface OwnPicks {
  readonly seat: number;
  readonly engines: readonly (string | Readonly<Record<string, unknown>>)[];
}
