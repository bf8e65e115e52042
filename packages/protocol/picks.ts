import { cleanWords, type Offers, type Options } from '@turntable/engine';
import { z } from 'zod';

// Locomotives picked under seal, and answers that a seat gives beforehand to questions that may be declined.

/** With which locomotives the next game of the same people is played: each with their own again, or with the other side's. */
export const AGAIN = ['same', 'swap'] as const;
export type Again = (typeof AGAIN)[number];
/** How the locomotives of the game before are kept for the next. */
export interface BroughtAgain {
  readonly engines: Again;
  /** Options that the game was hosted with, its roster edition among them. */
  readonly hosted: Options;
}
/** `POST /api/tables/:id/rematch`; left out: they are picked, offered or drawn anew. */
export const Rematch = z.strictObject({ engines: z.enum(AGAIN).optional() });

/** Seconds after which an open question is declined for whoever did not answer; 0 waits for ever. */
export const AnswerSeconds = z.number().int().min(0).max(600);

/** How deep a description may go: far deeper than an entry of the roster, and no stack is used up. */
const DEEPEST = 12;
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1)));

/** What somebody described, with all words in it clean, however deep. */
function cleanAll(value: unknown): unknown {
  if (typeof value === 'string') return cleanWords(value);
  if (Array.isArray(value)) return value.map(cleanAll);
  return typeof value === 'object' && value !== null ? cleanRecord(value) : value;
}
const cleanRecord = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [cleanWords(key), cleanAll(value)]));

/** A locomotive by roster id, or described by its player (then the others have to consent). */
export const PickedLocomotive = z.union(
  [
    z.string().min(1).max(80),
    z
      .record(z.string().max(40), z.unknown())
      .refine((record) => isWithin(record, DEEPEST))
      .transform(cleanRecord),
  ],
  `expected an id, or a description of ${DEEPEST} levels at most`,
);
/** `POST /api/tables/:id/pick` while waiting: seals one's locomotives; an empty list opens the seal again. */
export const Pick = z.strictObject({
  seat: z.number().int().min(0).max(4),
  engines: z.array(PickedLocomotive).max(5),
});
/** `POST /api/tables/:id/choose` while locomotives are offered: one of them, by roster id; null leaves it to the lot. */
export const Choose = z.strictObject({
  seat: z.number().int().min(0).max(4),
  engine: z.string().min(1).max(80).nullable(),
});
/** `POST /api/tables/:id/consent` while waiting: to the others' own locomotives. */
export const Consent = z.strictObject({ seat: z.number().int().min(0).max(4), yes: z.boolean() });
/** What ends a preset before the game does: another side calls; one's own side is no longer ahead. */
const PREFERENCE_ENDS = ['stretch', 'behind'] as const;
/**
 * A preset of a seat: decline questions of this kind, always or while fewer points than `from` are scored in all.
 * With `until` the server forgets it when that comes about.
 */
export const Preference = z.strictObject({
  kind: z.string().min(1).max(20),
  answer: z.enum(['ask', 'decline']),
  from: z.number().int().min(0).max(1000).optional(),
  until: z.enum(PREFERENCE_ENDS).optional(),
});
/** `POST /api/tables/:id/prefer`: replaces all presets of a seat. Nobody else sees them. */
export const Prefer = z.strictObject({
  seat: z.number().int().min(0).max(4),
  preferences: z.array(Preference).max(12),
});
export type Preference = z.infer<typeof Preference>;

/** Part of `TableInfo` at tables where locomotives are picked. Picks stay sealed until everybody's are in. */
export interface PicksInfo {
  /** Locomotives that each seat brings. */
  readonly each: number;
  readonly ready: readonly boolean[];
  /** Names of locomotives of the players' own, by seat; shown so that the others can consent. */
  readonly own: readonly (readonly string[])[];
  readonly consents: readonly boolean[];
  /** The locomotives are those of the last game: nobody opens them without making all pick anew. */
  readonly again?: Again;
}
/** A draft as it is kept: what is offered, by seat and by place that the seat chooses one for, and what was chosen. Secret. */
export interface Draft extends Offers {
  /** An id, or `lot` where it was left to the lot; null: it is open. */
  readonly chosen: readonly (readonly (string | null)[])[];
  /** When the lot chooses for who has not (uptime); null: never. */
  readonly by: number | null;
}
/** Part of `TableInfo` while locomotives are offered: whose choices are made, by seat and by place chosen for. */
export interface DraftInfo {
  /** The band of strength that all offers are of: 1 is the strongest of five. */
  readonly band: number;
  readonly chosen: readonly (readonly boolean[])[];
  /** Milliseconds until the lot chooses, when it was sent; left out: it never does. */
  readonly left?: number;
}
/** Part of `Place`: the locomotives that the asker chooses from now, both sides of their cards. */
export interface OwnDraft {
  readonly seat: number;
  /** Which of those that the seat brings, from 0. */
  readonly place: number;
  readonly offers: readonly {
    readonly id: string;
    readonly values: Readonly<Record<string, number>>;
    readonly calculated: readonly string[];
  }[];
}
/** Part of `Place`: what only the asker may know. */
export interface OwnPicks {
  readonly seat: number;
  readonly engines: readonly (string | Readonly<Record<string, unknown>>)[];
}
