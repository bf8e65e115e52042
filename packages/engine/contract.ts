// In one file, because whoever writes a game reads all of it.
import type { Log } from './history.ts';

/** Who may act. Chance draws and the judge rules; both are written in the record like any move. */
export type Actor = Seat | 'chance' | 'judge';
/** A place at the table, counted from 0 in playing order. */
export type Seat = number;
/** Who may look. `public` is what every spectator, and so every seat, may know. */
export type Viewer = Seat | 'judge' | 'public';

/**
 * A question now open; any one of its actors answers it. Several open at once are answered in any order.
 * `standing` marks what may be done at any time but is never asked (the judge's corrections): it is not
 * listed, not counted, and nobody waits for it. `optional` marks what may be answered while it is open, and is listed
 * and counted, but nobody waits for it either (a Sacrifice, LD-4.5).
 */
export interface Decision {
  readonly id: string;
  readonly actors: readonly Actor[];
  readonly kind: string;
  readonly standing?: true;
  readonly optional?: true;
}

/** One answer. It names the decision it answers, so it is stale only if that one is closed. */
export interface Entry<Action> {
  readonly decision: string;
  readonly actor: Actor;
  readonly action: Action;
}

/** Why not: the clause of RULES.md that forbids it, and the values to fill its sentence with. */
export interface Refusal<Clause extends string = string> {
  readonly clause: Clause;
  readonly with?: Readonly<Record<string, string | number>>;
}

/** What an entry did. `seals`: someone learnt something new, so nobody may take back past it. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly seals: boolean;
}

/** Final standing, best first (ties share a place; team members stand together), and the clause that ended the game. */
export interface Outcome<Clause extends string = string> {
  readonly places: readonly (readonly Seat[])[];
  readonly by: Clause;
}

/** The only source of luck. Keyed by the seed and the entry's number, so no call shifts another. */
export interface Rng {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number;
}

/** What a lot offers to each seat before the deal: lists by seat, and by place that the seat chooses something for. */
export interface Offers {
  /** Edition of what is offered. */
  readonly roster: number;
  /** The band of strength that all of it is of, from 1, the strongest. */
  readonly band: number;
  /** Ids, all different. */
  readonly offers: readonly (readonly (readonly string[])[])[];
  /** Which of them it is where nobody chooses. */
  readonly lots: readonly (readonly number[])[];
}

/** Every action names its type; the rest of it is the game's own. */
export interface Act {
  readonly type: string;
}
/** What happened, for the log: a kind, the clause behind it, and plain values. */
export interface Happening {
  readonly kind: string;
  readonly clause: string;
  readonly by: Actor;
}
export interface SeenBy {
  readonly viewer: Viewer;
  /** Open questions, all of them: who is asked what is public (LV-6.1). */
  readonly decisions: readonly Decision[];
}

/** The types a game names. All but Clause are plain JSON: no class, no function, no Date. */
export interface Types {
  Setup: object;
  State: object;
  View: SeenBy;
  Action: Act;
  Event: Happening;
  Clause: string;
}

/** A sentence to be made at the edge: a key of the message catalogues and the values that fill it. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A record's own words (design of the format: docs/record.md), as read from JSON, before any game looked at it. */
export interface RawRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly name: string }[];
  readonly setup: Readonly<Record<string, unknown>>;
}

/** How a game stands in a record: reading throws `RecordError`, which says where and what was expected. */
export interface Recorder<T extends Types> {
  /** The table and chance's first answer (the deal), from `options`, `seats` and `setup`. */
  readSetup(record: RawRecord): { readonly setup: T['Setup']; readonly deal: T['Action'] };
  /** An action (without `by`); `place` is where it stands, e.g. `actions[3]`. Ids must be known to the setup. */
  readAction(
    input: Readonly<Record<string, unknown>>,
    by: Actor,
    setup: T['Setup'],
    place: string,
  ): T['Action'];
  /** `options` and `setup` of a record; the inverse of `readSetup`. `state` is any state after the deal. */
  writeSetup(state: T['State']): { readonly options: object; readonly setup: object };
  /** Options from which `Game.host` makes this setup, so that anybody can deal again; nothing if it makes no such setup. */
  writeHost(setup: T['Setup']): Options | undefined;
  /**
   * What a host did not ask for because the table was made with it, and the setup tells: the edition of the roster. With
   * it and `writeHost`, `Game.host` makes this setup also after there are newer ones.
   */
  hostWith?(setup: T['Setup']): Options;
  /** An action as a record writes it, without `by`. */
  writeAction(state: T['State'], action: T['Action']): object;
  /** The `state` that `replay --json` prints; of a view, only what its viewer may know. */
  writeState(state: T['State']): object;
  writeView(view: T['View']): object;
  /** Scores as a record lists them (by seat, or by team), and the winners among them; [] while running. */
  scores(view: T['View']): readonly number[];
  winners(view: T['View']): readonly number[];
  /** The side of a seat, as `winners` counts sides. */
  side(setup: T['Setup'], seat: Seat): number;
  /** How many sides there are. */
  sides(setup: T['Setup']): number;
  /** Whether this game knows a judge and recorded chance at all; if not, `by` may only be a seat. */
  readonly judged: boolean;
  /** Whether this table has a judge. */
  hasJudge(setup: T['Setup']): boolean;
  /** Whether this table has cards whose values only their owners know, so that nobody can list what is legal. */
  unread?(setup: T['Setup']): boolean;
  /** A game kept by hand may say that nobody could go on: more points win. */
  readonly mayStick?: true;
  /** The clause that a take-back is logged under, and that refuses one that is not to be had. */
  readonly takeBackClause: T['Clause'];
}

/** One field of the new-table form: an option of `Game.host` under its name. Labels and hints are keys of the catalogues. */
export type OptionField =
  | { readonly kind: 'flag'; readonly name: string; readonly label: string; readonly hint: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      /** What pages wish for unless somebody wishes otherwise; left out: the default. */
      readonly proposed?: string;
      /** The first is the default. */
      readonly choices: readonly { readonly value: string; readonly label: string; readonly hint: string }[];
    };
/** The options of a table as its host chose them; what is missing has its default. */
export type Options = Readonly<Record<string, unknown>>;

/** What a lobby, a form and a list of ratings need to know of a game; light, so that pages know it before the rules. */
export interface Listing {
  readonly id: string;
  /** How many may play, e.g. [2, 4]. */
  readonly seats: readonly number[];
  /** The fields of the new-table form, in order; `host` takes them all. */
  readonly options: readonly OptionField[];
  /** Seats play in teams, which win and lose together. */
  readonly teams?: true;
  /** Where all sides stand first at the end, nobody has won; else they share the victory. */
  readonly draws?: true;
  /** A judge may sit at the table, and questions may have an answer time. Such a game has `Game.judging`. */
  readonly judged?: true;
  /** How a judge may rule on a claim, where there are claims. */
  readonly verdicts?: readonly string[];
  /** Its score sheet and its records can be printed. Such a game has pages in `packages/print/games.ts`. */
  readonly printed?: true;
  /** Whether seats hold secrets under these options, so that friends on one device need the curtain. */
  hides(options: Options): boolean;
  /** The kinds of contest that rated tables are (`a-z` and `-`); only games of one kind are compared. */
  readonly ratingModes: readonly string[];
  /** Which of them a table is. */
  ratingMode(options: Options, seats: number): string;
}

/** A board game: data in, data out. It reads no clock, no network, no randomness but `Rng`. */
export interface Game<T extends Types> extends Listing {
  /** Raised whenever an old record could replay differently; a record names the one it was played under. */
  readonly rulesVersion: number;
  /** Clause id to its sentence, as in RULES.md; a refusal can name no other. */
  readonly clauses: Readonly<Record<T['Clause'], string>>;
  /** The kinds of decision there are, and the types of action that answer each. */
  readonly kinds: Readonly<Record<string, readonly T['Action']['type'][]>>;
  readonly record: Recorder<T>;

  /**
   * The table that a host asks for, from the `options` of the listing and `starters`, the seats that may start (default
   * all); throws `RecordError` at what it does not know.
   */
  host(options: Options, seats: number): T['Setup'];
  /** Cards that contestants bring to the table; for games without, nothing. */
  readonly picks?: {
    /** How many each seat brings. */
    each(seats: number): number;
    /** The picks by seat (null: by lot) as an option of `host`. */
    options(picks: readonly (readonly unknown[] | null)[]): Options;
    /** What each seat played with, as `options` takes it; nothing before the deal. */
    brought(state: T['State']): readonly (readonly unknown[])[] | undefined;
    /** Whether by the host's options each seat chooses from what a lot offers; then nobody brings any. */
    drafts?(options: Options): boolean;
    /** What a lot offers each seat to choose from; nothing if the options do not wish for that. */
    offers?(options: Options, seats: number, rng: Rng): Offers | undefined;
    /** Whether the rules hide from the viewer what is on the rear of that card (LV-1.6). */
    hides(view: T['View'], id: string): boolean;
  };
  /** Games that know a judge (LV-3). A verdict is an action with a `verdict`; it answers a decision of kind `rule`. */
  readonly judging?: {
    /** Who rules in the place of a judge who is away (LV-3.2). */
    deputies(view: T['View']): readonly Seat[];
    /** The words of the claim that waits for a verdict, for the book of precedents. */
    waitingClaim(view: T['View']): string | undefined;
  };
  /** The table before any luck: what must be dealt or shuffled is chance's first decision. */
  start(setup: T['Setup']): T['State'];
  /** The questions now open; none (but permanent ones) exactly when there is an outcome. Depends on public facts only (LV-6). */
  decisions(state: T['State']): readonly Decision[];
  /** All that `viewer` may know, built by naming what is shown; anything not named stays hidden. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** Untrusted input to an action of the right shape, or nothing. Legality is not judged here. */
  parse(input: unknown): T['Action'] | undefined;
  /** Legal answers of the viewer, lazily and in a stable order; free text appears once, empty. Needs a view only. */
  legalActions(view: T['View'], decision: Decision): Iterable<T['Action']>;
  /** How many `legalActions` there are, without listing them where that is dear; nothing if more than `limit`. */
  countLegal?(view: T['View'], decision: Decision, limit: number): number | undefined;
  /** One legal answer, of any kind there is, where listing all would be dear; for random games, bots and tests. */
  sampleLegal?(view: T['View'], decision: Decision, rng: Rng): T['Action'];
  /**
   * Every reason the viewer may not play the action, the one to cite first; empty means legal. Needs a view only.
   * Without a decision the action answers nothing that is open to the viewer, and there is always a reason.
   */
  refusals(
    view: T['View'],
    decision: Decision | undefined,
    action: T['Action'],
  ): readonly Refusal<T['Clause']>[];
  /** Plays a legal entry. Never mutates; given the same state and entry, always the same step. */
  apply(state: T['State'], entry: Entry<T['Action']>): Step<T['State'], T['Event']>;
  /** Chance's answer. It is drawn once, recorded, and never drawn again on replay. */
  draw(state: T['State'], decision: Decision, rng: Rng): T['Action'];
  /** What an absent player does when the clock runs out: pass, decline, or the least harm. */
  fallback(view: T['View'], decision: Decision): T['Action'];
  /** The decline of an interrupting question (docs/record.md); nothing where the rules want a choice. */
  decline?(view: T['View'], decision: Decision): T['Action'] | undefined;
  /** The event as `viewer` witnessed it, or nothing. Same rule as `view`. */
  witness(event: T['Event'], viewer: Viewer): T['Event'] | undefined;
  /**
   * How long pages show what one entry made happen before they ask again (ms), from what everybody witnessed of it; without
   * this nothing waits for them.
   */
  reveal?(events: readonly T['Event'][]): number;
  /** The side that leads on now, as `winners` counts sides; while it stays the same, that is one stretch of the game. */
  stretch?(view: T['View']): number;
  /** The event as a sentence of the log, with ids turned into names where the view knows them. */
  tell(view: T['View'], event: T['Event']): Message;
  outcome(state: T['State']): Outcome<T['Clause']> | undefined;
  /**
   * A view to be looked at and not played, as a replay shows it: nothing is asked of whoever looks. Without this the viewer
   * becomes the public, which shows the same cards and who is asked.
   */
  readOnly?(view: T['View']): T['View'];

  /**
   * For proofs: JSON pointers to values `viewer` must not learn, grouped so that swapping values
   * inside a group makes a state the viewer cannot tell apart. Written from the rules, not from `view`.
   */
  secrets(state: T['State'], viewer: Viewer): readonly (readonly string[])[];
  /** For proofs: clauses this state breaks (money made from nothing, a tile used twice). Always empty. */
  audit(state: T['State']): readonly T['Clause'][];
  /** For bots: a full state the viewer cannot rule out, so that search stays honest. */
  imagine?(view: T['View'], rng: Rng): T['State'];
  /**
   * For analysis: the same course of a game with everything hidden that `viewer` never witnessed in it drawn anew. Every
   * entry stays legal, and from the deal on the viewer sees and witnesses the same at every step. Chance is asked only
   * for what is open: no conclusions are drawn from what others chose to do. `log` starts with the deal.
   */
  redraw?(
    setup: T['Setup'],
    log: Log<T['Action']>,
    viewer: Viewer,
    rng: Rng,
  ): { readonly setup: T['Setup']; readonly log: Log<T['Action']> };
}

/** A game whose own types do not matter here (tables, records, the laws). */
export type AnyGame = Game<Types>;
