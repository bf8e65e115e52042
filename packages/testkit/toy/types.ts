import type { Decision, Happening, Outcome, Seat, SeenBy, Viewer } from '@turntable/engine';

/** The toy's rules, whole. It exists to use every part of the contract once, and to be read in five minutes. */
export const CLAUSES = {
  'TOY-1.1':
    'Cards are shuffled; each player holds some, seen by themselves (and the judge); the rest is the pile.',
  'TOY-2.1': 'In turn, a player lays a card of their own, then draws the next of the pile.',
  'TOY-2.2': 'Once a game, before laying, a player may boast in words.',
  'TOY-3.1':
    'After a card is laid, each other player with a whistle left is asked, all at once, whether to stop it.',
  'TOY-3.2': 'If anybody does, a coin falls: heads, and the card does not count.',
  'TOY-4.1':
    'The judge, or without one any other player, says whether a boast is true: then it is worth a point.',
  'TOY-4.2': 'The judge may correct the score at any time.',
  'TOY-4.3': 'The judge may take back what was done.',
  'TOY-5.1': 'When no hand holds a card, most points win; ties share.',
} as const;
export type Clause = keyof typeof CLAUSES;

export interface Card {
  readonly id: string;
  readonly points: number;
}
export interface Setup {
  readonly seats: number;
  readonly judge: boolean;
  /** Cards a hand holds. */
  readonly hand: number;
  /** All cards, sorted by id: public. */
  readonly cards: readonly Card[];
}
export interface Deal {
  readonly hands: readonly (readonly string[])[];
  /** Next card first. */
  readonly pile: readonly string[];
}
type Phase = 'deal' | 'turn' | 'whistle' | 'coin' | 'verdict' | 'over';

export interface State extends Deal {
  readonly setup: Setup;
  /** As it was dealt, for the record. */
  readonly deal: Deal;
  readonly phase: Phase;
  /** Entries so far. */
  readonly moves: number;
  readonly turn: Seat;
  /** When the open questions were opened; names them. */
  readonly since: number;
  /** The players still asked whether to stop the card laid last, and whether anybody did. */
  readonly asked: readonly Seat[];
  readonly stopped: boolean;
  readonly laid: readonly { readonly card: string; readonly by: Seat; readonly counts: boolean }[];
  readonly whistles: readonly number[];
  readonly boasts: readonly (string | null)[];
  readonly extra: readonly number[];
}

export interface View extends SeenBy {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  readonly box: Setup;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly since: number;
  readonly stopped: boolean;
  readonly extra: readonly number[];
  /** Cards by id for whoever sees them, else null; how many are there is public. */
  readonly hands: readonly { readonly size: number; readonly cards: readonly string[] | null }[];
  readonly pile: number;
  readonly laid: State['laid'];
  readonly whistles: readonly number[];
  readonly boasts: State['boasts'];
  readonly scores: readonly number[];
  readonly outcome: Outcome<Clause> | null;
}

export type Action =
  | ({ readonly type: 'deal' } & Deal)
  | { readonly type: 'lay'; readonly card: string }
  | { readonly type: 'boast'; readonly text: string }
  | { readonly type: 'stop' }
  | { readonly type: 'let' }
  | { readonly type: 'coin'; readonly result: 'heads' | 'tails' }
  | { readonly type: 'rule'; readonly verdict: 'true' | 'false' }
  | { readonly type: 'correct'; readonly extra: readonly number[]; readonly reason: string };

export type Event = Happening & { readonly clause: Clause } & (
    | { readonly kind: 'dealt' }
    | { readonly kind: 'laid'; readonly card: string }
    /** `card` is known to whoever drew it, null to others. */
    | { readonly kind: 'drew'; readonly seat: Seat; readonly card: string | null }
    | { readonly kind: 'boasted'; readonly text: string }
    | { readonly kind: 'stopped' | 'let' }
    | { readonly kind: 'flipped'; readonly result: 'heads' | 'tails' }
    | { readonly kind: 'ruled'; readonly verdict: 'true' | 'false' }
    | { readonly kind: 'corrected'; readonly reason: string }
    | { readonly kind: 'over' }
  );

export interface Toy {
  Setup: Setup;
  State: State;
  View: View;
  Action: Action;
  Event: Event;
  Clause: Clause;
}

/** The types of action that answer each kind of decision. */
export const KINDS = {
  deal: ['deal'],
  turn: ['lay', 'boast'],
  whistle: ['stop', 'let'],
  coin: ['coin'],
  verdict: ['rule'],
  judge: ['correct'],
} as const satisfies Record<string, readonly Action['type'][]>;
/** Which clause an action at a moment that is not its own cites. */
export const MOMENT: Readonly<Record<Action['type'], Clause>> = {
  deal: 'TOY-1.1',
  lay: 'TOY-2.1',
  boast: 'TOY-2.2',
  stop: 'TOY-3.1',
  let: 'TOY-3.1',
  coin: 'TOY-3.2',
  rule: 'TOY-4.1',
  correct: 'TOY-4.2',
};
