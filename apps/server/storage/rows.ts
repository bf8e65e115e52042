import type {
  Asking,
  Chat,
  ClockRule,
  ClockStage,
  Admission,
  Level,
  TableEvent,
  NewTable,
  PickedLocomotive,
  Precedent,
  Preference,
  SeatInfo,
  Speaker,
  TableInfo,
} from '@turntable/protocol';
import type { Days } from '@turntable/protocol/holiday.ts';
import type { Orders, OrdersEnd } from '@turntable/protocol/orders.ts';
import type { BroughtAgain, Draft } from '@turntable/protocol/picks.ts';
import type { GuestSettings, QuietHours } from '@turntable/protocol/quiet.ts';
import type { RatingChange } from '@turntable/protocol/ratings.ts';
import type { Tempo } from '@turntable/protocol/tempo.ts';
import type { z } from 'zod';

// What is stored, as plain types: all of the server imports them, they import none. In one file, to be read from top to bottom.

export type { TableEvent };

/** Who handed a seat over or left it to a bot, and the name they bore; they may reclaim it. */
export interface OwnerRow {
  readonly guest: string;
  readonly name: string;
  /** The seat is lent to the one device that all play on; they get it back at the next change of tempo. */
  readonly lent?: true;
  /** The owner that the seat already had when it was lent: somebody else may sit there in that owner's place. */
  readonly before?: OwnerRow;
  /** The host gave the seat away by a new link: they may undo it until a while after they are back (`UNDO`). */
  readonly replaced?: {
    /** When they came back to the table (ms since 1970); null: not yet. */
    readonly back: number | null;
  };
}

/** Who sits on a seat. A person is known by the guest that holds it. */
export interface SeatRow {
  readonly kind: SeatInfo['kind'];
  readonly name: string;
  readonly guest?: string;
  /** Of a room seat: who has its cards on a phone, to look at. */
  readonly hand?: string;
  readonly level?: Level;
  /** `YYYY-MM-DD` (LM-1.4). */
  readonly journey?: string;
  readonly owner?: OwnerRow;
}

/** Quiet hours, and the time zone they are meant in. */
export interface Quiet extends QuietHours {
  readonly zone: string;
}

/** A seat's clock. Times are milliseconds of the server's uptime clock, which stands still while it is down. */
export interface SeatClock {
  /** Left when it last started or stopped; below 0 the grace has begun. */
  readonly left: number;
  /** When it started to run; null: it stands. */
  readonly since: number | null;
  readonly stage: ClockStage;
  /** Number of counted entries when an increment was last given: a move that is made again after a take-back gets none. */
  readonly credited: number;
  /**
   * What was left (`left`) when its last moves ended, oldest first; `depth`: the number of counted entries after the move. A
   * take-back of such a move gives no more than that.
   */
  readonly spent?: readonly { readonly depth: number; readonly left: number }[];
  /** Its person has been reminded of this move. */
  readonly warned?: boolean;
  /** Its person's quiet hours as they were when this move by turns began: its time is not over in them. */
  readonly quiet?: Quiet | null;
}

/** How fast a table is played, and what its clocks show. */
export interface TempoSlice {
  readonly kind: Tempo;
  /** How long people may take; null: as long as they like. */
  readonly clock: ClockRule | null;
  /** What each seat's time is multiplied by; null: by nothing. */
  readonly factors: readonly number[] | null;
  /** The seats' clocks once a game with a clock has begun. */
  readonly clocks: readonly SeatClock[] | null;
  /** Seconds to answer a question that may be declined; 0: no limit. */
  readonly answerSeconds: number;
  /** Questions whose answer time runs, and when it is over (uptime). */
  readonly answers: { readonly ids: readonly string[]; readonly by: number } | null;
}

/** A link by which one person takes a seat. Its token is known to those it was given to, never to the server: it has its SHA-256. */
export interface SeatLink {
  readonly seat: number;
  readonly hash: string;
  /** Who hands the seat over; null: it is open. */
  readonly from: string | null;
  /** The host made it for somebody who lost their seat: who sat there before has it no more. */
  readonly reissued?: true;
  /** Who sits there agreed to it. */
  readonly agreed?: true;
  /** The guest who claimed it. */
  readonly claimed: string | null;
  /** Of a link to a hand in the room: until when it works (ms since 1970). */
  readonly until?: number;
}

/** Who may come to a table. */
export interface AccessSlice {
  readonly code: string;
  /** Who may sit down. */
  readonly admission: Admission;
  /** Whether it is listed in the lobby while it is played. */
  readonly watch: boolean;
  /** Links to seats, one a seat at most. */
  readonly links: readonly SeatLink[];
}

/** The judge's seat; a guest of null: it is empty. */
export interface JudgeSlice {
  readonly guest: string | null;
  readonly name: string;
  /** Rules while the judge is away. */
  readonly deputy?: { readonly guest: string; readonly name: string };
  /** Who wishes to sit there and waits for a yes. */
  readonly asks?: readonly JudgeAsk[];
  /** Who sat there during the game and sits there no more: they have seen every card. */
  readonly former?: readonly string[];
}
/** Somebody who wishes to sit on the judge's seat, where every card is seen. */
export interface JudgeAsk {
  readonly id: number;
  readonly guest: string;
  readonly name: string;
  readonly as: 'judge' | 'deputy';
  /** The judge named them. */
  readonly named?: true;
  /** Guests who agreed, and played then. */
  readonly yes: readonly string[];
}

/** A locomotive as it was picked: of the roster, or a player's own. */
export type PickRow = z.infer<typeof PickedLocomotive>;

/** What players brought to a table of the locomotive games, by seat. */
export interface PicksSlice {
  /** Locomotives, sealed until the game begins; null: not picked yet. */
  readonly engines: readonly (readonly PickRow[] | null)[];
  /** Whether they agree to the others' own locomotives. */
  readonly consents: readonly boolean[];
  readonly presets: readonly (readonly Preference[])[];
  /** Left out: nothing is offered, or not yet. Its choices are secret until the game begins. */
  readonly draft?: Draft;
  /** A hash of who sat where when a draft was broken off: they have seen what the seed offers those seats. */
  readonly offered?: string;
  readonly again?: BroughtAgain;
}

/** A rated game: who agreed to it, who plays for a rating, and what it changed. */
export interface RatedSlice {
  /** Guests who agreed by sitting down. */
  readonly agreed: readonly string[];
  /** By seat, once the game runs: who plays for their rating. */
  readonly players?: readonly string[];
  /** By seat, once the game is rated. */
  readonly changes?: readonly RatingChange[];
}

/** Somebody does not wish to read what another says. */
export interface MuteRow {
  /** The guest who wishes it. */
  readonly by: string;
  readonly who: Speaker;
  /** Who sat there then: the next person on that seat is read again. Null for spectators. */
  readonly guest: string | null;
}

/** What may be said at a table, and who is not read. */
export interface SocialSlice {
  /** Null: the usual. */
  readonly chat: Chat | null;
  readonly mutes: readonly MuteRow[];
}

/** All of a table but its game, one slice for each concern. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly changedAt: number;
  /** Counts the changes of this row; a change of a row that somebody else changed meanwhile is a conflict. */
  readonly version: number;
  /** Guest who may start, kick and seat bots. */
  readonly host: string;
  /** From where it was made, as `Guests.seal` tells it: no address can be read from it. Stored until the game is over. */
  readonly household?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly starter: NewTable['starter'];
  readonly startWhenFull: boolean;
  readonly commitment: string;
  /** Secret until the game is over, and from strangers until all agree to show it. */
  readonly seed: string;
  readonly rematch: string | null;
  /** A wish that waits for the others' agreement. */
  readonly asking: Asking | null;
  /** Newest requests that were done but made no entry (wishes to take back, answers to them). */
  readonly answered: readonly string[];
  readonly seats: readonly SeatRow[];
  readonly tempo: TempoSlice;
  readonly access: AccessSlice;
  /** Null at a table without a judge. */
  readonly judge: JudgeSlice | null;
  /** Null at a table of a game to which nobody brings locomotives. */
  readonly picks: PicksSlice | null;
  /** Null: not rated, or no more. */
  readonly rated: RatedSlice | null;
  readonly social: SocialSlice;
  /** How many entries it began with, if it took up another game: those are not of its seed. */
  readonly tookUp?: number;
  /** Who keeps the game for those in the room, if neither the judge nor the host does; '': not the host any more. */
  readonly keeper?: string;
  /** Who printed the secret slips of seats in the room: they have seen what those seats hide. */
  readonly slips?: readonly string[];
  /** Who held a seat, or its hand, during the game and holds it no more: they have seen its cards. */
  readonly held?: readonly { readonly seat: number; readonly guest: string }[];
  /** Names of guests that stand in table events or on seats of bots alone; deleting a person finds them here. */
  readonly borne?: readonly { readonly guest: string; readonly name: string }[];
  /** Who spoke from a place, from event `from` on, until the next of that place; null: they were deleted. */
  readonly spoke?: readonly { by: TableEvent['by']; guest: string | null; from: number }[];
  /** Whether others may see the cards of a finished game, by seat; null: not answered. */
  readonly sharing?: readonly (boolean | null)[];
  /** How the game ended: when (ms since 1970), when it `began` if noted, the first seats, and whether it was `stopped`. */
  readonly ended?: {
    readonly at: number;
    readonly began?: number;
    readonly winners: readonly number[];
    readonly stopped?: NonNullable<TableInfo['stopped']>;
  };
}

/** One entry of a table's log. `body` is its JSON; `seq` counts from 0. */
export interface EntryRow {
  readonly table: string;
  readonly seq: number;
  /** Who asked for it and under which id, so that a repeat is known; null for chance, bots and the like. */
  readonly request: string | null;
  readonly body: string;
  /** When it was made (ms since 1970); left out: it is from before that was noted. */
  readonly at?: number;
}

/** Something that is due at a time and belongs to no table. `body` is JSON. */
export interface JobRow {
  readonly key: string;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly due: number;
  readonly body: string;
}

/** Up to where a guest has seen a table's game, for telling them later what happened since. */
export interface VisitRow {
  readonly guest: string;
  /** Number of the last update they saw. */
  readonly n: number;
  /** When that was noted (ms since 1970). */
  readonly at: number;
}

/** What a seat's guest has ordered, private to that guest; a stored row of its own, so that no change of it shows. */
export interface SeatOrders {
  readonly guest: string;
  readonly orders: Orders | null;
  /** How many entries counted when they were armed or last played; a take-back to fewer calls them off. */
  readonly stands: number;
  readonly ended: OrdersEnd | null;
  /** Questions that will be answered by themselves, and when (ms since 1970); null: left to the guest. */
  readonly pending: Readonly<Record<string, number | null>>;
}

/** What somebody reported to whoever runs the server. */
export interface ReportRow {
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The guest who reported. */
  readonly by: string;
  readonly who: Speaker;
  /** The guest it is about; null for spectators, and for seats without a person. */
  readonly guest: string | null;
  /** The name they bore. */
  readonly name: string;
  readonly reason: string;
  /** What they said last at the table, oldest first: ids of phrases, and free words. */
  readonly said: readonly string[];
}

/** A ruling in the book of precedents. */
export type PrecedentRow = Precedent;

/** A holiday: its days, and when it begins and ends (ms since 1970) whatever zone is chosen later. */
export interface HolidayRow extends Days {
  readonly start: number;
  readonly end: number;
}

/** What a guest wishes wherever they play. */
export interface SettingsRow {
  readonly guest: string;
  readonly settings: GuestSettings;
  readonly holidays: readonly HolidayRow[];
  /** When it may be forgotten (ms since 1970). */
  readonly until: number;
}
