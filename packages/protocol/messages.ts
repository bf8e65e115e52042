import { z } from 'zod';
import type { Happening, SeenBy, Undo, Viewer } from '@turntable/engine';
import { ClockWish, type ClockInfo } from './clock.ts';
import type { ErrorBody } from './errors.ts';
import { JudgeWish, type JudgeInfo } from './judge.ts';
import type { TableEvent } from './table-events.ts';
import type { OwnOrders } from './orders.ts';
import {
  AnswerSeconds,
  type DraftInfo,
  type OwnDraft,
  type OwnPicks,
  type PicksInfo,
  type Preference,
} from './picks.ts';
import { FactorWish, Pace, TEMPOS, type Tempo } from './tempo.ts';
import type { Patch } from './patch.ts';
import type { RatedInfo } from './ratings.ts';
import type { Speaker } from './social.ts';
import { CHATS, MOST_REJOINDER, MOST_TEXT, PHRASES, type Chat } from './talk.ts';
import { REQUEST_ID } from './request-id.ts';
import { Words } from './words.ts';

export { ERROR_CODES, type ErrorBody, type ErrorCode } from './errors.ts';

// What goes over the socket and what it is made of. In one file, although long: nearly every shape is part of another.

/** Levels of bots, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Who may sit down: anybody (the table stands in the lobby), whoever has its code, or only who was given a seat's link. */
export const ADMISSIONS = ['open', 'code', 'links'] as const;
export type Admission = (typeof ADMISSIONS)[number];
/** A table's code as somebody typed it: in any case, with spaces or dashes. */
const Code = z.string().max(20);

/** A player's name as shown to others. */
export const Name = Words(24);
const RequestId = z.string().regex(REQUEST_ID);
export const SeatNumber = z.number().int().min(0).max(4);
export const ViewerSchema = z.union([SeatNumber, z.literal('public'), z.literal('judge')]);

/** Who sits where when a table is made. `mine` puts the host there; several make a pass-and-play table. */
export const SeatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mine'), name: Name }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(LEVELS) }),
  /** Somebody at a real table, for whom the keeper acts. */
  z.strictObject({ kind: z.literal('room'), name: Name }),
]);
/** Who starts (LM-1.4): by last journey, by lot, or a seat the host fixed. */
export const StarterWish = z.union([z.literal('journey'), z.literal('lot'), SeatNumber]);
/** `POST /api/tables` */
export const NewTable = z.strictObject({
  game: z.string().max(20),
  /** The game's own options; the game reads them (`Game.host`). */
  options: z.record(z.string().max(40), z.unknown()),
  seats: z.array(SeatWish).min(2).max(5),
  starter: StarterWish,
  /** Start at once when every seat is taken. */
  startWhenFull: z.boolean().default(false),
  /** Locomotive games: whether there is a judge, and how long questions stay open. */
  judge: JudgeWish.optional(),
  /** What the host is called as the judge, where that is the host. */
  judgeName: Name.optional(),
  answerSeconds: AnswerSeconds.optional(),
  /** What may be said; ready phrases if left out. */
  chat: z.enum(CHATS).optional(),
  /** None if left out. */
  clock: ClockWish.optional(),
  /** If left out, what fits the clock and the seats. */
  tempo: z.enum(TEMPOS).optional(),
  /** By its code if left out. */
  entry: z.enum(ADMISSIONS).optional(),
  /** Stand in the lobby while it is played, for others to watch; left out: if it is open. */
  watch: z.boolean().optional(),
  /** The game counts for ratings; of those who can be known again only (`not-kept`). */
  rated: z.boolean().optional(),
});
export type NewTable = z.infer<typeof NewTable>;
/** How people end a game early: one side resigns and the other has won, or all agree that nobody has. */
export const END_REASONS = ['resigned', 'abandoned'] as const;
export type EndReason = (typeof END_REASONS)[number];
/** `POST /api/tables/:id/join`; `journey` is the date of the last train journey (LM-1.4), `YYYY-MM-DD`. */
export const JoinTable = z.strictObject({
  name: Name,
  seat: SeatNumber.optional(),
  journey: z.iso.date().optional(),
  /** The table's code, where one is needed and one has no seat there yet. */
  code: Code.optional(),
});
/** `POST /api/tables/:id/journey` while waiting, for a seat one holds. */
export const SetJourney = z.strictObject({ seat: SeatNumber, journey: z.iso.date().nullable() });

/** Browser to server, over the socket. */
export const ClientMessage = z.discriminatedUnion('t', [
  /** An answer to an open decision, as `seat`. */
  z.strictObject({
    t: z.literal('act'),
    id: RequestId,
    as: ViewerSchema,
    decision: z.string().max(40),
    action: z.unknown(),
    /** The last update the sender had seen. A question may come again after a take-back; an answer meant for before it is stale. */
    seen: z.number().int().min(0).optional(),
    /** With a ruling: whoever rules agrees that a puzzle asks others about it, without their name. It is no part of the record. */
    shared: z.literal(true).optional(),
  }),
  /** Take back the last entry (free), or ask the others for it. */
  z.strictObject({
    t: z.literal('back'),
    id: RequestId,
    as: ViewerSchema,
    /** Why; a judge has to say (LV-3.1). */
    reason: Words(200).optional(),
  }),
  /**
   * Wishes another pace for the table, or more or less time for one seat, or to end the game: one of them, and all persons
   * whom it concerns have to agree. Or, while people gather, another seat; whoever sits there has to agree.
   */
  z.strictObject({
    t: z.literal('propose'),
    id: RequestId,
    as: ViewerSchema,
    pace: Pace.optional(),
    factor: FactorWish.optional(),
    end: z.enum(END_REASONS).optional(),
    swap: SeatNumber.optional(),
  }),
  /** Answers somebody's wish; whoever wished another pace may call it off with a no. */
  z.strictObject({ t: z.literal('agree'), id: RequestId, as: ViewerSchema, yes: z.boolean() }),
  /** Says a ready phrase, free words where the host allows them, or a rejoinder to a claim; or a judge leaves more time for one. */
  z.strictObject({
    t: z.literal('say'),
    id: RequestId,
    as: ViewerSchema,
    phrase: z.enum(PHRASES).optional(),
    text: z.string().min(1).max(MOST_TEXT).optional(),
    rejoinder: z.string().min(1).max(MOST_REJOINDER).optional(),
    more: z.literal(true).optional(),
  }),
  /** The keeper's *no one*: declines all that is asked of the room now, and was by update `seen`, the last the sender had seen. */
  z.strictObject({ t: z.literal('no-one'), id: RequestId, seen: z.number().int().min(0).optional() }),
  /** Somebody for whose seat a bot plays says that they play themselves again. */
  z.strictObject({ t: z.literal('back-again'), id: RequestId, as: ViewerSchema }),
  /** Look through the eyes of another seat one holds (pass-and-play), or resume from update `last`. */
  z.strictObject({ t: z.literal('look'), as: ViewerSchema, last: z.number().int().min(0).optional() }),
  /** The game is in focus here and was touched within the last minute; or no longer. Repeated while it lasts. */
  z.strictObject({ t: z.literal('focus'), on: z.boolean() }),
  /** Asks for the game as it was seen through one's eyes from update `from` to update `to`, as a catch-up. */
  z.strictObject({
    t: z.literal('views'),
    id: RequestId,
    as: ViewerSchema,
    from: z.number().int().min(1),
    to: z.number().int().min(1),
  }),
  z.strictObject({ t: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** What needs agreement: a take-back, another pace, more or less time for a seat, an early end, somebody's seat. */
export type Wish =
  | { readonly what: 'back' }
  | { readonly what: 'tempo'; readonly with: Pace }
  | { readonly what: 'factor'; readonly with: FactorWish }
  | { readonly what: 'end'; readonly with: { readonly reason: EndReason } }
  | { readonly what: 'swap'; readonly with: { readonly seat: number } };
/** Something that everybody at a table has to agree to; one at a time. */
export type Asking = Wish & { readonly by: number; readonly waiting: readonly number[] };
export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot' | 'room';
  readonly name: string;
  readonly level?: Level;
  /** A socket of theirs is open. */
  readonly here: boolean;
  /** Date of the last train journey, if given (LM-1.4). */
  readonly journey?: string;
  /** Open, but kept for whoever was given its link. */
  readonly reserved?: true;
  /** The last day (`YYYY-MM-DD`) of the holiday its person is on, at tables by turns. */
  readonly holiday?: string;
}
export const TABLE_STATUSES = ['waiting', 'running', 'over'] as const;
/** The open questions that are declined for whoever does not answer in time. */
interface Answering {
  /** The decisions, by id. */
  readonly ids: readonly string[];
  /** Milliseconds until then, when it was sent; what exceeds the table's answer time is for watching what happened. */
  readonly left: number;
}
/** What everybody who has the link may know about a table. */
export interface TableInfo {
  readonly id: string;
  readonly entry: Admission;
  /** It stands in the lobby while it is played, for others to watch. */
  readonly watch?: true;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly starter: z.infer<typeof StarterWish>;
  readonly status: (typeof TABLE_STATUSES)[number];
  readonly seats: readonly SeatInfo[];
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Hash of the seed, published before the deal; the seed follows once the game is over and all agree to show it. */
  readonly commitment: string;
  readonly seed?: string;
  /** The next table of the same people, once somebody asked for a rematch. */
  readonly rematch?: string;
  readonly watchers: number;
  /** What waits for the others' agreement: what, who asked, and which seats still have to agree. */
  readonly asking?: Asking;
  readonly picks?: PicksInfo;
  /** Left out: nothing is offered now. */
  readonly draft?: DraftInfo;
  readonly judge?: JudgeInfo;
  /** Seconds after which an open question is declined; left out if it waits for ever. */
  readonly answerSeconds?: number;
  /** Left out: no answer time runs. */
  readonly answering?: Answering;
  /** What may be said; left out: ready phrases. */
  readonly chat?: Chat;
  /** Left out: there is no clock. */
  readonly clock?: ClockInfo;
  /** Left out: live. */
  readonly tempo?: Tempo;
  /** Left out: the game counts for nobody's rating. */
  readonly rated?: RatedInfo;
  /** The game ended before its rules would have ended it; `by`: who resigned. */
  readonly stopped?: { readonly reason: EndReason; readonly by?: number };
  /** How long a game that is over was played. */
  readonly minutes?: number;
  /** When it ended (milliseconds since 1970). */
  readonly endedAt?: number;
}
/** What only the asker may know about their place at a table. */
export interface Place {
  readonly seats: readonly number[];
  readonly host: boolean;
  /** One keeps the game for those in the room, and acts for the room seats. */
  readonly keeper?: true;
  /** The room seat whose cards one has on this phone, to look at. */
  readonly hand?: number;
  /** The short code by which others come to sit down or to judge, to say aloud: for who is in, never for who looks on. */
  readonly code?: string;
  /** Seats one handed over, or left to a bot, and may take back. */
  readonly owned?: readonly number[];
  /** Seats of one's own that the host gave away, and until when one may undo that (ms since 1970; null: one has not been back yet). */
  readonly replaced?: readonly { readonly seat: number; readonly until: number | null }[];
  /** Seats one holds to which the host made a new link, and whether one agreed to that. */
  readonly reissued?: readonly { readonly seat: number; readonly agreed: boolean }[];
  /** The seed of the game one sat at, once it is over. */
  readonly seed?: string;
  /** Whether one lets others see one's cards of the game that is over; null: not answered yet. */
  readonly shares?: boolean | null;
  /** One sits on the judge's seat; as deputy. */
  readonly judge?: true;
  readonly deputy?: true;
  /** One wishes to sit there: the wish's id. */
  readonly ask?: number;
  /** Whose words one does not wish to read. */
  readonly muted?: readonly Speaker[];
  /** What is played by itself on the seats one holds, and how the last of it ended. */
  readonly orders?: readonly OwnOrders[];
  /** Open questions that orders or presets will answer in a moment, by id. */
  readonly soon?: readonly string[];
  readonly picks?: readonly OwnPicks[];
  readonly draft?: OwnDraft;
  readonly preferences?: readonly { readonly seat: number; readonly preferences: readonly Preference[] }[];
}

/** A log line as its viewer witnessed it. `n`: the update it came with. */
export interface LogItem {
  readonly n: number;
  readonly event: Happening;
}
/** One picture of a catch-up: the game at update `n`, as a patch of the picture before (of nothing, for the first). */
export interface Frame {
  readonly n: number;
  readonly d?: Patch;
}
/** Server to browser. Update numbers count the entries of the table's log; every viewer receives every one. */
export type ServerMessage =
  | {
      readonly t: 'sync';
      readonly n: number;
      readonly as: Viewer;
      readonly place: Place;
      readonly table: TableInfo;
      /** Null while the table is waiting. */
      readonly view: SeenBy | null;
      readonly log: readonly LogItem[];
      readonly lines: readonly TableEvent[];
      readonly undo: Undo;
      /** The last update that the guest saw here, if they come back and there are newer ones. */
      readonly since?: number;
    }
  | {
      readonly t: 'up';
      readonly n: number;
      /** Apply to the view with `patch`; left out if nothing changed for this viewer. */
      readonly d?: Patch;
      readonly e?: readonly Happening[];
      /** Left out if as before. */
      readonly u?: Undo;
    }
  /** After a reconnect: everything after `from` in one step. */
  | {
      readonly t: 'gap';
      readonly from: number;
      readonly n: number;
      readonly d?: Patch;
      readonly log: readonly LogItem[];
      /** Those of the last known update and later; some of them may be known. */
      readonly lines: readonly TableEvent[];
      readonly undo: Undo;
      readonly table: TableInfo;
      readonly place: Place;
      /** As in `sync`, after a long absence. */
      readonly since?: number;
    }
  /** The answer to `views`; at most 60 pictures, chosen evenly. */
  | { readonly t: 'views'; readonly id: string; readonly frames: readonly Frame[] }
  | { readonly t: 'line'; readonly line: TableEvent }
  /** The clocks or the answer time have changed by more than the passing of time; what is left out is no more. */
  | { readonly t: 'clock'; readonly clock?: ClockInfo; readonly answering?: Answering }
  | { readonly t: 'table'; readonly table: TableInfo; readonly place: Place }
  | { readonly t: 'ok'; readonly id: string; readonly n: number }
  | { readonly t: 'no'; readonly id: string; readonly error: ErrorBody }
  | { readonly t: 'error'; readonly error: ErrorBody }
  | { readonly t: 'pong' };
