import {
  positions,
  shuffled,
  type Decision,
  type Log,
  type Refusal,
  type Rng,
  type Seat,
  type Viewer,
} from '@turntable/engine';
import { apply, decisions, outcome, scores, start } from './apply.ts';
import {
  KINDS,
  MOMENT,
  type Action,
  type Clause,
  type Event,
  type Setup,
  type State,
  type Toy,
  type View,
} from './types.ts';

const sees = (viewer: Viewer, seat: Seat, judge: boolean): boolean =>
  viewer === seat || (viewer === 'judge' && judge);

/** See `Game`: what a viewer may know. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    decisions: decisions(state),
    box: state.setup,
    phase: state.phase,
    turn: state.turn,
    since: state.since,
    stopped: state.stopped,
    extra: state.extra,
    hands: state.hands.map((hand, seat) => ({
      size: hand.length,
      cards: sees(viewer, seat, state.setup.judge) ? hand : null,
    })),
    pile: state.pile.length,
    laid: state.laid,
    whistles: state.whistles,
    boasts: state.boasts,
    scores: scores(state),
    outcome: outcome(state) ?? null,
  };
}

/** See `Game`: every legal answer to a question; of boasts one for all texts. */
export function* legalActions(seen: View, decision: Decision): Generator<Action> {
  switch (decision.kind as keyof typeof KINDS) {
    case 'turn':
      for (const card of seen.hands[seen.turn]!.cards ?? []) yield { type: 'lay', card };
      if (seen.boasts[seen.turn] === null) yield { type: 'boast', text: '' };
      return;
    case 'whistle':
      yield { type: 'stop' };
      yield { type: 'let' };
      return;
    case 'coin':
      yield { type: 'coin', result: 'heads' };
      yield { type: 'coin', result: 'tails' };
      return;
    case 'verdict':
      yield { type: 'rule', verdict: 'true' };
      yield { type: 'rule', verdict: 'false' };
      return;
    case 'deal':
    case 'judge':
      return;
  }
}

/** Whether the questions of the view hold this one, and the viewer is asked (spectators stand for chance). */
function asked(seen: View, decision: Decision): boolean {
  const actor = seen.viewer === 'public' ? 'chance' : seen.viewer;
  return seen.decisions.some((d) => d.id === decision.id && d.actors.includes(actor));
}

/** See `Game`: why an action may not be taken; empty if it may. */
export function refusals(seen: View, decision: Decision | undefined, action: Action): Refusal<Clause>[] {
  if (seen.outcome) return [{ clause: 'TOY-5.1' }];
  const moment: Refusal<Clause> = { clause: MOMENT[action.type] };
  if (!decision || !asked(seen, decision)) return [moment];
  const types: readonly string[] = KINDS[decision.kind as keyof typeof KINDS];
  if (!types.includes(action.type)) return [moment];
  switch (action.type) {
    case 'lay':
      return seen.hands[seen.turn]!.cards?.includes(action.card)
        ? []
        : [{ clause: 'TOY-2.1', with: { card: action.card } }];
    case 'boast':
      return seen.boasts[seen.turn] === null ? [] : [{ clause: 'TOY-2.2' }];
    case 'correct':
      return action.extra.length === seen.hands.length ? [] : [{ clause: 'TOY-4.2' }];
    case 'deal': {
      const dealt = [...action.hands.flat(), ...action.pile].sort();
      const all = seen.box.cards.map((c) => c.id).sort();
      const fits =
        action.hands.length === seen.box.seats &&
        action.hands.every((hand) => hand.length === seen.box.hand) &&
        dealt.length === all.length &&
        dealt.every((id, i) => id === all[i]);
      return fits ? [] : [{ clause: 'TOY-1.1' }];
    }
    default:
      return [];
  }
}

/** See `Game`: an event as a viewer saw it; a card drawn by another has no face. */
export function witness(event: Event, viewer: Viewer): Event | undefined {
  if (event.kind !== 'drew' || viewer === event.seat) return event;
  return { ...event, card: null };
}

/** The cards that the viewer has not seen, in no order. */
function unseen(seen: View): string[] {
  const known = new Set([...seen.laid.map((l) => l.card), ...seen.hands.flatMap((h) => h.cards ?? [])]);
  return seen.box.cards.map((c) => c.id).filter((id) => !known.has(id));
}

/** A state that the viewer cannot rule out. */
export function imagine(seen: View, rng: Rng): State {
  const cards = shuffled(unseen(seen), rng);
  const hands = seen.hands.map((hand) => hand.cards ?? cards.splice(0, hand.size));
  const deal = { hands, pile: cards };
  return {
    setup: seen.box,
    ...deal,
    // What was dealt cannot be told any more from here; only a record needs it.
    deal,
    phase: seen.phase,
    moves: seen.since,
    turn: seen.turn,
    since: seen.since,
    asked: seen.decisions.flatMap((d) => (d.kind === 'whistle' ? d.actors : [])) as Seat[],
    stopped: seen.stopped,
    laid: seen.laid,
    whistles: seen.whistles,
    boasts: seen.boasts,
    extra: seen.extra,
  };
}

/** Cards that the viewer has not seen, wherever the state holds them; any two could have changed places. */
export function secrets(state: State, viewer: Viewer): string[][] {
  const seen = new Set(state.laid.map((l) => l.card));
  state.hands.forEach((hand, seat) => {
    if (sees(viewer, seat, state.setup.judge)) for (const card of hand) seen.add(card);
  });
  const group: string[] = [];
  const list = (cards: readonly string[], place: string): void =>
    cards.forEach((card, i) => {
      if (!seen.has(card)) group.push(`${place}/${i}`);
    });
  for (const place of ['', '/deal'] as const) {
    const { hands, pile } = place ? state.deal : state;
    hands.forEach((hand, seat) => list(hand, `${place}/hands/${seat}`));
    list(pile, `${place}/pile`);
  }
  return group.length > 0 ? [group] : [];
}

/** The same course with the cards drawn anew that the viewer never saw: those of others' hands not laid, and the pile. */
export function redraw(
  setup: Setup,
  log: Log<Action>,
  viewer: Viewer,
  rng: Rng,
): { setup: Setup; log: Log<Action> } {
  const [first, ...rest] = log;
  if (!first || !('action' in first) || first.action.type !== 'deal') throw new RangeError('no deal');
  const { hands, pile } = first.action;
  const seen = new Set<string>();
  for (const state of positions<Toy>({ start, apply }, setup, log)) {
    for (const { card } of state.laid) seen.add(card);
    state.hands.forEach((hand, seat) => {
      if (sees(viewer, seat, setup.judge)) for (const card of hand) seen.add(card);
    });
  }
  const unseen = shuffled(
    [...hands.flat(), ...pile].filter((card) => !seen.has(card)),
    rng,
  );
  const again = (card: string): string => (seen.has(card) ? card : unseen.pop()!);
  const deal: Action = { type: 'deal', hands: hands.map((hand) => hand.map(again)), pile: pile.map(again) };
  return { setup, log: [{ ...first, action: deal }, ...rest] };
}
