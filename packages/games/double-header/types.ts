import type { Decision, Happening, Outcome, Seat, SeenBy, Viewer } from '@turntable/engine';
import type { Front } from '@turntable/roster';
import type {
  ByLots,
  JudgeAction,
  Ledger,
  Locomotive,
  OfEdition,
  ReadOuts,
  RuleAction,
  SeenLocomotive,
  StylePoint,
  TableRules,
  Told,
  Value,
  Verdict,
} from '../versus/index.ts';
import type { Clause } from './clauses.ts';

/** A team: seats 0 and 1 are team 0, seats 2 and 3 are team 1; one against one, the seat is the team (DH-1.1). */
export type Team = 0 | 1;
/** A locomotive of a team; locomotive e of team t belongs to seat 2t + e, or to the only contestant of the team. */
export type LocomotiveIndex = 0 | 1;
export const TEAMS = [0, 1] as const satisfies readonly Team[];
export const LOCOMOTIVE_INDICES = [0, 1] as const satisfies readonly LocomotiveIndex[];
/** Something by team, or by locomotive of a team. */
export type Pair<Item> = readonly [Item, Item];

export const BOOSTERS = ['fifty-fifty', 'swap-orders', 'double-header'] as const;
export type Booster = (typeof BOOSTERS)[number];
export const COINS = ['heads', 'tails'] as const;
export type Coin = (typeof COINS)[number];

/** Points scored in all from which boosters, Time Outs and style points are open (DH-6.1, DH-7.1, DH-8.1). */
export const BOOSTERS_FROM = 10;
export const TIME_OUT_FROM = 20;
export const STYLE_FROM = 30;
/** The lead with which style points can be skipped (DH-8.3). */
export const SKIP_LEAD = 20;

type Phase =
  | 'deal'
  | 'opening'
  | 'calling'
  | 'veto'
  | 'boost'
  | 'answer'
  | 'coin'
  | 'tag'
  | 'time-out'
  | 'skip'
  | 'style'
  | 'over';

/** What is fixed before the game and known to all. */
interface Box extends OfEdition {
  readonly rules: TableRules;
  /** 4: two against two; 2: one against one, with two locomotives each (DH-1.1). */
  readonly players: 2 | 4;
  /** Every statistic that could come up, the forty first. */
  readonly statistics: readonly string[];
}
export interface Setup extends OfEdition, ByLots {
  readonly rules: TableRules;
  readonly players: 2 | 4;
  /** By team; an empty place is filled from the roster by lot. */
  readonly engines: Pair<Pair<Locomotive | null>>;
  /** The team that goes first, or the coin that picks it (DH-1.3). */
  readonly first: Team | 'coin';
}

/** A statistic that was called and is not decided yet. All of it is public. */
export interface Contest {
  readonly statistic: string;
  /** The opposing locomotive in use before DH-2.4; a veto brings it back. */
  readonly before: LocomotiveIndex;
  /** Boosters played for it, by team (DH-6). */
  readonly boosts: Pair<Booster | null>;
  readonly coins: Pair<Coin | null>;
  /** What each team gives, once read (DH-2.5); null also for a value that a game kept by hand does not know. */
  readonly given: Pair<Value | null>;
  /** What was told of the comparisons to come, in a game kept by hand. */
  readonly told?: readonly Told[];
}
/** What the next call follows, which decides who may do what before it (DH-3.2, DH-5.2, DH-6.7, DH-7.3). */
export interface Between {
  readonly after: 'opening' | 'statistic' | 'veto';
  /** The team that won the last statistic. */
  readonly victor: Team | null;
  /** A booster was played on it. */
  readonly boosted: boolean;
  /** Its values tied when they were read (DH-4.1). */
  readonly tied: boolean;
  /** The locomotive was changed by DH-5.2, or there was a Time Out (DH-7.2): no further change. */
  readonly changed: false | 'once' | 'time-out';
  /** Who does not want a Time Out now (DH-7.3). */
  readonly passed: readonly Seat[];
}
/** A Time Out in progress: who announces, in order, and how many have (DH-7.2). */
interface TimeOut {
  readonly order: Pair<Team>;
  readonly announced: number;
}
/** Style points (DH-8.4). */
export interface Style {
  readonly order: readonly Seat[];
  /** Who speaks next. */
  readonly turn: Seat;
  /** Who has no more (DH-8.5). */
  readonly done: readonly Seat[];
  /** A claim in free words that waits for its verdict (LV-3.2). */
  readonly waiting: { readonly seat: Seat; readonly text: string } | null;
  readonly ledger: Ledger;
}
/** A sum that Double Header gave: the values themselves stay hidden (LV-2.3). */
export interface Sum {
  readonly team: Team;
  readonly statistic: string;
  readonly value: number;
}

/** What everybody may know of a running game, in the state and in every view. */
export interface Open {
  readonly phase: Phase;
  /** Names the open questions; stays the same as long as they are the same questions. */
  readonly asked: number;
  readonly decisions: readonly Decision[];
  readonly scores: Pair<number>;
  /** The team that went first (DH-1.3); before the deal, team 0. */
  readonly first: Team;
  readonly calling: Team;
  readonly inUse: Pair<LocomotiveIndex | null>;
  /** Statistics decided, in order; and the others, in the order of the list (DH-2.2). */
  readonly called: readonly string[];
  readonly uncalled: readonly string[];
  /** Who vetoed what (DH-3.3). */
  readonly vetoed: Readonly<Record<string, readonly Seat[]>>;
  /** Vetoes left, by seat (DH-3.1). */
  readonly vetoes: readonly number[];
  /** Boosters left, by team (DH-6.3). */
  readonly boosters: Pair<readonly Booster[]>;
  /** Time Outs left, by team (DH-7.1). */
  readonly timeOuts: Pair<number>;
  /** Which locomotives have called or answered, by team (DH-8.1). */
  readonly served: Pair<Pair<boolean>>;
  readonly contest: Contest | null;
  readonly between: Between;
  readonly timeOut: TimeOut | null;
  /** The team that may skip style points (DH-8.3), while it is asked. */
  readonly leader: Team | null;
  readonly style: Style | null;
  readonly sums: readonly Sum[];
  /** The clause that ended the game. */
  readonly ended: Clause | null;
}
export interface State extends Open {
  readonly box: Box;
  /** What the deal has to settle; null after it. */
  readonly setup: Setup | null;
  /** By team; empty before the deal. */
  readonly engines: readonly (readonly Locomotive[])[];
  /** Values read out, by team and locomotive (LV-2.3). */
  readonly read: Pair<Pair<ReadOuts>>;
}
export interface View extends SeenBy, Open {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  readonly box: Box;
  /** What the deal has to settle: who goes first, and the locomotives to be drawn by lot (null); null after it. */
  readonly deal: { readonly first: Team | 'coin'; readonly picks: Pair<Pair<Front | null>> } | null;
  readonly engines: readonly (readonly SeenLocomotive[])[];
  readonly outcome: Outcome<Clause> | null;
}

export type Action =
  /** Chance's: the team that goes first, and roster ids for the places left empty, in order. */
  | { readonly type: 'deal'; readonly first: Team; readonly engines: readonly string[] }
  | { readonly type: 'field'; readonly engine: LocomotiveIndex }
  | {
      readonly type: 'call';
      readonly statistic: string;
      /** Of a game kept by hand (docs/record.md): how it came out, and who calls by DH-2.6. */
      readonly told?: readonly Told[];
      readonly caller?: { readonly team: Team; readonly engine: LocomotiveIndex };
    }
  | { readonly type: 'boost'; readonly booster: Booster }
  | { readonly type: 'coin'; readonly result: Coin }
  | ({ readonly type: 'claim' } & StylePoint)
  /** `stuck`: nobody can call any more (DH-8.2), said in a game kept by hand. */
  | { readonly type: 'style'; readonly stuck?: true }
  | { readonly type: Plain }
  | RuleAction
  | JudgeAction;
/** Actions that say nothing but their type. */
export const PLAIN = [
  'veto',
  'accept',
  'decline',
  'tag',
  'stand',
  'time-out',
  'pass',
  'skip-style',
  'hold-style',
] as const;
type Plain = (typeof PLAIN)[number];

/** The kinds of question, and the types of action that answer each. */
export const KINDS = {
  deal: ['deal'],
  field: ['field'],
  call: ['call', 'field', 'time-out', 'style'],
  veto: ['veto', 'accept'],
  boost: ['boost', 'decline'],
  answer: ['boost', 'decline'],
  coin: ['coin'],
  tag: ['tag', 'stand'],
  'time-out': ['time-out', 'pass'],
  'skip-style': ['skip-style', 'hold-style'],
  speak: ['claim', 'pass'],
  rule: ['rule'],
  judge: ['correct', 'end-style'],
} as const satisfies Readonly<Record<string, readonly Action['type'][]>>;
export type Kind = keyof typeof KINDS;

/** How a team came to the value it gives. */
export type Manner = 'own' | Booster;
/** What the log tells; everything in it is public. Locomotives are named by team and place. */
export type Event = Happening &
  (
    | { readonly kind: 'dealt'; readonly first: Team; readonly coin: boolean }
    | {
        readonly kind: 'fielded';
        readonly team: Team;
        readonly engine: LocomotiveIndex;
        readonly kept: boolean;
      }
    | { readonly kind: 'called'; readonly team: Team; readonly statistic: string }
    | { readonly kind: 'forced-in'; readonly team: Team; readonly engine: LocomotiveIndex }
    | { readonly kind: 'passed-on'; readonly team: Team }
    | { readonly kind: 'vetoed'; readonly statistic: string }
    | { readonly kind: 'accepted' | 'declined' | 'stood' | 'no-time-out' }
    | { readonly kind: 'boosted'; readonly team: Team; readonly booster: Booster }
    | { readonly kind: 'true-double-header' }
    | { readonly kind: 'flipped'; readonly team: Team; readonly result: Coin }
    | {
        readonly kind: 'read';
        readonly team: Team;
        /** Whose value it is; of a sum, and of a coin, the locomotive in use. */
        readonly engine: LocomotiveIndex;
        readonly statistic: string;
        readonly value: Value;
        readonly manner: Manner;
        readonly calculated: boolean;
      }
    | { readonly kind: 'tied' }
    | { readonly kind: 'tagged'; readonly team: Team; readonly engine: LocomotiveIndex }
    | {
        readonly kind: 'won';
        readonly team: Team;
        readonly points: number;
        readonly scores: Pair<number>;
      }
    | { readonly kind: 'undecided'; readonly team: Team }
    | { readonly kind: 'time-out'; readonly team: Team }
    | { readonly kind: 'style'; readonly team: Team }
    | { readonly kind: 'skipped' | 'held'; readonly team: Team }
    | { readonly kind: 'claimed'; readonly seat: Seat; readonly point: StylePoint }
    | {
        readonly kind: 'ruled';
        readonly seat: Seat;
        readonly verdict: Verdict;
        readonly how: 'cards' | 'judge' | 'others' | 'accepted';
        /** Why, if whoever ruled said so. */
        readonly reason: string | null;
        readonly scores: Pair<number>;
      }
    | { readonly kind: 'no-more' }
    | { readonly kind: 'corrected'; readonly scores: Pair<number>; readonly reason: string }
    | { readonly kind: 'style-ended' }
    | { readonly kind: 'over'; readonly scores: Pair<number>; readonly winners: readonly Team[] }
  );

export interface DoubleHeader {
  Setup: Setup;
  State: State;
  View: View;
  Action: Action;
  Event: Event;
  Clause: Clause;
}
