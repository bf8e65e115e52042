import type { Decision, Happening, Outcome, SeenBy, Viewer } from '@turntable/engine';
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
  Verdict,
} from '../versus/index.ts';
import type { Clause } from './clauses.ts';

/** A contestant; there are two. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const satisfies readonly Side[];
/** The opponent of a side. */
export const other = (side: Side): Side => (1 - side) as Side;
/** Something by contestant. */
export type Pair<Item> = readonly [Item, Item];
export const ROSTER = 5;

export const STATUSES = ['active', 'dormant', 'knocked-out'] as const;
export type Status = (typeof STATUSES)[number];

/** Points scored in all for which each contestant gets a marker (LD-4.1). */
export const MARKER_EVERY = 20;
/** The lead against one with which one may detonate (LD-4.7). */
export const DETONATE_BEHIND = 20;
/** A knock-out wants more than this to be missing to the threshold (LD-4.4). */
export const KNOCK_OUT_SHORT = 10;
/** Pairs after which equal points count no more, and after which both fall (LD-5.4, LD-5.8). */
export const EQUAL_PAIRS = 10;
export const MOST_PAIRS = 25;

type Phase = 'deal' | 'activating' | 'calling' | 'answering' | 'tie' | 'tie-break' | 'sequence' | 'over';

/** What is fixed before the game and known to all. */
interface Box extends OfEdition {
  readonly rules: TableRules;
  /** Every statistic that could come up, the forty first. */
  readonly statistics: readonly string[];
}
export interface Setup extends OfEdition, ByLots {
  readonly rules: TableRules;
  /** By contestant; an empty place is filled from the roster by lot. */
  readonly rosters: Pair<readonly (Locomotive | null)[]>;
  /** Who calls first, or the coin that picks them (LD-1.4). */
  readonly first: Side | 'coin';
}

/** A statistic that was called and is not decided yet. */
export interface Contest {
  readonly statistic: string;
  /** The opposing locomotive whose value counts: the active one, the target (LD-2.2), or one activated since. */
  readonly opposing: number;
  /** What was told of the comparisons to come, in a game kept by hand. */
  readonly told?: readonly Told[];
  /** Values given so far for a foreign card, by contestant; only in a game kept by hand. */
  readonly given?: Pair<number | null>;
}
/** An activation that the rules ask for, and the clause that does. */
export interface Due {
  readonly side: Side;
  readonly clause: Clause;
}
/** A knock-out in progress (LD-5). */
export interface Sequence {
  readonly free: boolean;
  /** Two identical locomotives: only a Sacrifice can come between (LD-4.5, LD-5.8). */
  readonly identical: boolean;
  readonly pairs: number;
  /** Whose word it is: the caller's claim or the opponent's reply; names who speaks next once nothing waits. */
  readonly turn: 'claim' | 'reply';
  /** A point in free words that waits for its verdict (LV-3.2). */
  readonly waiting: { readonly turn: 'claim' | 'reply'; readonly text: string } | null;
  /** The opponent has not replied yet and may sacrifice (LD-4.5). */
  readonly fresh: boolean;
  readonly ledger: Ledger;
  /** Names the question for a Sacrifice as long as it is open. */
  readonly since: number;
}

/** What everybody may know of a running game, in the state and in every view. */
export interface Open {
  readonly phase: Phase;
  /** Names the open questions; stays the same as long as they are the same questions. */
  readonly asked: number;
  readonly decisions: readonly Decision[];
  readonly scores: Pair<number>;
  readonly first: Side;
  readonly calling: Side;
  readonly locomotives: Pair<readonly Status[]>;
  readonly markers: Pair<number>;
  readonly markersUsed: number;
  /** Multiples of twenty that were reached so far (LD-4.1). */
  readonly earned: number;
  /** Who has detonated (LD-4.7). */
  readonly detonated: Pair<boolean>;
  /** The record of called statistics, in order. */
  readonly called: readonly string[];
  readonly contest: Contest | null;
  /** The opponent does not want a marker before this call (LD-4.8). */
  readonly passed: boolean;
  /** Activations that are due, in order. */
  readonly due: readonly Due[];
  readonly sequence: Sequence | null;
  /** A reset waits for the end of the knock-out sequence (LD-6.3). */
  readonly resetDue: boolean;
  /** A reset on request was made, with no point and no knock-out since (LD-7.6). */
  readonly idleReset: boolean;
  readonly ended: Clause | null;
  /** Empty while the game runs; both on a draw (LD-7.5). */
  readonly winners: readonly Side[];
}
export interface State extends Open {
  readonly box: Box;
  /** What the deal has to settle; null after it. */
  readonly setup: Setup | null;
  /** By contestant; empty before the deal. */
  readonly rosters: readonly (readonly Locomotive[])[];
  /** Values read out, by contestant and locomotive (LV-2.3). */
  readonly read: readonly (readonly ReadOuts[])[];
}
export interface View extends SeenBy, Open {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  readonly box: Box;
  readonly deal: { readonly first: Side | 'coin'; readonly picks: Pair<readonly (Front | null)[]> } | null;
  readonly rosters: readonly (readonly SeenLocomotive[])[];
  readonly outcome: Outcome<Clause> | null;
}

export type Action =
  /** Chance's: who calls first, and roster ids for the places left empty, in order. */
  | { readonly type: 'deal'; readonly first: Side; readonly locomotives: readonly string[] }
  | {
      readonly type: 'call';
      readonly statistic: string;
      readonly target?: number;
      /** Of a game kept by hand (docs/record.md): how it came out. */
      readonly told?: readonly Told[];
    }
  | { readonly type: 'activate' | 'block' | 'swap' | 'sacrifice'; readonly locomotive: number }
  | { readonly type: 'knock-out'; readonly free?: true }
  | ({ readonly type: 'claim' | 'reply' } & StylePoint)
  | { readonly type: Plain }
  | RuleAction
  | JudgeAction;
/** Actions that say nothing but their type. */
export const PLAIN = ['answer', 'stand', 'rest', 'detonate', 'reset', 'pass', 'equal', 'concede'] as const;
type Plain = (typeof PLAIN)[number];
/** Actions that name one of one's own locomotives. */
export const CHOOSING = ['activate', 'block', 'swap', 'sacrifice'] as const;

/** The kinds of question, and the types of action that answer each. */
export const KINDS = {
  deal: ['deal'],
  activate: ['activate'],
  between: ['swap', 'rest', 'detonate', 'pass'],
  call: ['call', 'knock-out', 'swap', 'rest', 'detonate', 'reset'],
  answer: ['answer', 'block'],
  tie: ['activate', 'stand'],
  'tie-break': ['activate', 'rest', 'knock-out'],
  claim: ['claim', 'concede'],
  reply: ['reply', 'equal', 'concede', 'sacrifice'],
  sacrifice: ['sacrifice'],
  identical: ['sacrifice', 'pass'],
  rule: ['rule'],
  judge: ['correct', 'end-style'],
} as const satisfies Readonly<Record<string, readonly Action['type'][]>>;
export type Kind = keyof typeof KINDS;

/** Why a locomotive was knocked out. */
export type Blow = 'no-claim' | 'no-reply' | 'both' | 'sacrifice' | 'detonation';
/** What the log tells; everything in it is public. Locomotives are named by contestant and place. */
export type Event = Happening &
  (
    | { readonly kind: 'dealt'; readonly first: Side; readonly coin: boolean }
    | { readonly kind: 'activated' | 'swapped' | 'blocked'; readonly side: Side; readonly locomotive: number }
    | { readonly kind: 'called'; readonly statistic: string }
    | { readonly kind: 'targeted'; readonly side: Side; readonly locomotive: number }
    | { readonly kind: 'answered' | 'passed' | 'stood' | 'tied' }
    | {
        readonly kind: 'read';
        readonly side: Side;
        readonly locomotive: number;
        readonly statistic: string;
        readonly value: number;
        readonly calculated: boolean;
      }
    | { readonly kind: 'won'; readonly side: Side; readonly points: number; readonly scores: Pair<number> }
    | { readonly kind: 'undecided'; readonly side: Side }
    | { readonly kind: 'rested'; readonly side: Side; readonly skipped: boolean }
    | { readonly kind: 'markers'; readonly count: number }
    | { readonly kind: 'reset'; readonly requested: boolean }
    | { readonly kind: 'attacked'; readonly side: Side; readonly free: boolean }
    | { readonly kind: 'claimed'; readonly side: Side; readonly reply: boolean; readonly point: StylePoint }
    | {
        readonly kind: 'ruled';
        readonly side: Side;
        readonly verdict: Verdict;
        readonly how: 'cards' | 'judge' | 'others' | 'accepted';
        /** Why, if whoever ruled said so. */
        readonly reason: string | null;
      }
    | { readonly kind: 'corrected-claim'; readonly side: Side }
    | { readonly kind: 'paired'; readonly pairs: number }
    | { readonly kind: 'replace'; readonly side: Side }
    | { readonly kind: 'conceded'; readonly side: Side }
    | { readonly kind: 'identical' }
    | { readonly kind: 'detonated'; readonly side: Side }
    | {
        readonly kind: 'knocked-out';
        readonly side: Side;
        readonly locomotive: number;
        readonly how: Blow;
        readonly threshold: number;
      }
    | { readonly kind: 'corrected'; readonly scores: Pair<number>; readonly reason: string }
    | { readonly kind: 'stuck' }
    | { readonly kind: 'over'; readonly scores: Pair<number>; readonly winners: readonly Side[] }
  );

export interface LocoDome {
  Setup: Setup;
  State: State;
  View: View;
  Action: Action;
  Event: Event;
  Clause: Clause;
}
