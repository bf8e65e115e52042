import type { Decision, Outcome, Viewer } from '@turntable/engine';
import type { Clause } from './clauses.ts';
import type { Hand, SeenHand, State, View } from './types.ts';
import { decisions } from './decisions.ts';
import { outcomeOf, scoresOf } from './scoring.ts';

/** What of a state looks the same to all. */
interface Shared {
  readonly decisions: readonly Decision[];
  readonly shapesLeft: readonly number[];
  /** As those see them whose they are not. */
  readonly hands: readonly SeenHand[];
  readonly scores: readonly number[];
  readonly outcome: Outcome<Clause> | null;
}
/** A move is told to all who look, one after the other: what they share is worked out for the first of them. */
let latest: { readonly state: State; readonly shared: Shared } | undefined;

function sharedOf(state: State): Shared {
  if (latest?.state === state) return latest.shared;
  const { box, lines, hands } = state;
  const over = state.phase === 'over';
  const shared = {
    decisions: decisions(state),
    // With hidden agendas the rest of the 2- and 3-point piles is out of the game (LM-7.1).
    shapesLeft: state.shapePiles.map((pile, i) => (box.hiddenAgendas && i > 0 ? 0 : pile.length)),
    hands: hands.map(over ? openHand : closedHand),
    scores: scoresOf(box, lines, hands),
    outcome: over ? outcomeOf(box, lines, hands) : null,
  };
  latest = { state, shared };
  return shared;
}

/** All that a viewer may know: the table, the number of cards in each pile, and of the secret cards their own (LM-7.2). */
export function view(state: State, viewer: Viewer): View {
  const { decisions, shapesLeft, hands, scores, outcome } = sharedOf(state);
  const own = typeof viewer === 'number' ? state.hands[viewer] : undefined;
  return {
    viewer,
    decisions,
    box: state.box,
    phase: state.phase,
    turn: state.turn,
    starter: state.starter,
    toClose: state.toClose,
    lines: state.lines,
    inkedBy: state.inkedBy,
    free: state.free,
    market: state.market,
    trainsLeft: state.trainPile.length,
    faceUp: state.faceUp,
    shapesLeft,
    hands: own ? hands.with(viewer as number, openHand(own)) : hands,
    scores,
    outcome,
  };
}

// The same object for the same hand, so that who compares two views sees at once which hands have not changed.
const open = new WeakMap<Hand, SeenHand>();
const closed = new WeakMap<Hand, SeenHand>();

function openHand(hand: Hand): SeenHand {
  let seen = open.get(hand);
  if (!seen) {
    const { trains, shapes, secret } = hand;
    open.set(hand, (seen = { trains, shapes, secret, secrets: secret.length }));
  }
  return seen;
}

function closedHand(hand: Hand): SeenHand {
  let seen = closed.get(hand);
  if (!seen) {
    const { trains, shapes, secret } = hand;
    closed.set(hand, (seen = { trains, shapes, secret: null, secrets: secret.length }));
  }
  return seen;
}
