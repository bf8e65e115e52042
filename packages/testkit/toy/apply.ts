import type { Decision, Entry, Outcome, Seat, Step } from '@turntable/engine';
import type { Action, Clause, Deal, Event, Setup, State } from './types.ts';

/** The state before the deal. */
export function start(setup: Setup): State {
  const empty: Deal = { hands: Array.from({ length: setup.seats }, () => []), pile: [] };
  const each = <Value>(value: Value): Value[] => Array.from({ length: setup.seats }, () => value);
  return {
    setup,
    ...empty,
    deal: empty,
    phase: 'deal',
    moves: 0,
    turn: 0,
    since: 0,
    asked: [],
    stopped: false,
    laid: [],
    whistles: each(1),
    boasts: each(null),
    extra: each(0),
  };
}

/** See `Game`: the judge's permanent question, and those of the phase. */
export function decisions(state: State): Decision[] {
  const { phase, since, turn, setup } = state;
  const judge: Decision[] =
    setup.judge && phase !== 'deal' && phase !== 'over'
      ? [{ id: 'judge', actors: ['judge'], kind: 'judge', standing: true }]
      : [];
  switch (phase) {
    case 'over':
      return [];
    case 'deal':
    case 'coin':
      return [{ id: `${since}:${phase}`, actors: ['chance'], kind: phase }, ...judge];
    case 'turn':
      return [{ id: `${since}:turn`, actors: [turn], kind: 'turn' }, ...judge];
    case 'whistle':
      return [
        ...state.asked.map((seat) => ({ id: `${since}:whistle:${seat}`, actors: [seat], kind: 'whistle' })),
        ...judge,
      ];
    case 'verdict': {
      const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== turn);
      return [
        { id: `${since}:verdict`, actors: setup.judge ? ['judge'] : others, kind: 'verdict' },
        ...judge,
      ];
    }
  }
}

/** Points by seat: those of laid cards that count, and what the judge added. */
export function scores(state: Pick<State, 'extra' | 'laid' | 'setup'>): number[] {
  const out = state.extra.slice();
  for (const { card, by, counts } of state.laid)
    if (counts) out[by]! += state.setup.cards.find((c) => c.id === card)!.points;
  return out;
}

/** Places by points, equal ones shared; undefined until the game is over. */
export function outcome(state: State): Outcome<Clause> | undefined {
  if (state.phase !== 'over') return undefined;
  const points = scores(state);
  const levels = [...new Set(points)].sort((a, b) => b - a);
  return {
    places: levels.map((level) => points.flatMap((p, seat) => (p === level ? [seat] : []))),
    by: 'TOY-5.1',
  };
}

/** The next player in turn who holds a card; the game is over if nobody does. */
function nextTurn(state: State): State {
  const { seats } = state.setup;
  for (let step = 1; step <= seats; step++) {
    const turn = (state.turn + step) % seats;
    if (state.hands[turn]!.length > 0) return { ...state, phase: 'turn', turn, since: state.moves };
  }
  return { ...state, phase: 'over', since: state.moves };
}

/** Draws for the player in turn, and passes the turn on. */
function finishTurn(
  state: State,
  by: Entry<Action>['actor'],
): { state: State; events: Event[]; drew: boolean } {
  const seat = state.turn;
  const events: Event[] = [];
  let next = state;
  const card = state.pile[0];
  if (card !== undefined) {
    const hands = state.hands.map((hand, s) => (s === seat ? [...hand, card] : hand));
    next = { ...state, pile: state.pile.slice(1), hands };
    events.push({ kind: 'drew', clause: 'TOY-2.1', by, seat, card });
  }
  next = nextTurn(next);
  if (next.phase === 'over') events.push({ kind: 'over', clause: 'TOY-5.1', by });
  return { state: next, events, drew: card !== undefined };
}

/** See `Game`: plays an entry that is known to be legal. */
export function apply(before: State, entry: Entry<Action>): Step<State, Event> {
  const { action, actor: by } = entry;
  const state: State = { ...before, moves: before.moves + 1 };
  const seat = by as Seat;
  switch (action.type) {
    case 'deal': {
      const deal = { hands: action.hands, pile: action.pile };
      const next: State = { ...state, ...deal, deal, phase: 'turn', since: state.moves };
      return { state: next, events: [{ kind: 'dealt', clause: 'TOY-1.1', by }], seals: true };
    }
    case 'lay': {
      const hands = state.hands.map((hand, s) => (s === seat ? hand.filter((c) => c !== action.card) : hand));
      const laid = [...state.laid, { card: action.card, by: seat, counts: true }];
      const asked = state.whistles.flatMap((left, s) => (s !== seat && left > 0 ? [s] : []));
      const event: Event = { kind: 'laid', clause: 'TOY-2.1', by, card: action.card };
      const next: State = { ...state, hands, laid, asked, stopped: false, since: state.moves };
      if (asked.length > 0) return { state: { ...next, phase: 'whistle' }, events: [event], seals: true };
      const end = finishTurn(next, by);
      return { state: end.state, events: [event, ...end.events], seals: true };
    }
    case 'stop':
    case 'let': {
      const stop = action.type === 'stop';
      const asked = state.asked.filter((s) => s !== seat);
      const whistles = state.whistles.map((left, s) => (stop && s === seat ? left - 1 : left));
      const event: Event = { kind: stop ? 'stopped' : 'let', clause: 'TOY-3.1', by };
      const next: State = { ...state, asked, whistles, stopped: state.stopped || stop };
      if (asked.length > 0) return { state: next, events: [event], seals: false };
      if (next.stopped)
        return { state: { ...next, phase: 'coin', since: state.moves }, events: [event], seals: false };
      const end = finishTurn(next, by);
      return { state: end.state, events: [event, ...end.events], seals: end.drew };
    }
    case 'coin': {
      const last = state.laid.length - 1;
      const laid = state.laid.map((l, i) => (i === last ? { ...l, counts: action.result === 'tails' } : l));
      const end = finishTurn({ ...state, laid }, by);
      const event: Event = { kind: 'flipped', clause: 'TOY-3.2', by, result: action.result };
      return { state: end.state, events: [event, ...end.events], seals: true };
    }
    case 'boast': {
      const boasts = state.boasts.map((text, s) => (s === seat ? action.text : text));
      const event: Event = { kind: 'boasted', clause: 'TOY-2.2', by, text: action.text };
      return {
        state: { ...state, boasts, phase: 'verdict', since: state.moves },
        events: [event],
        seals: false,
      };
    }
    case 'rule': {
      const won = action.verdict === 'true' ? 1 : 0;
      const extra = state.extra.map((n, s) => (s === state.turn ? n + won : n));
      const event: Event = { kind: 'ruled', clause: 'TOY-4.1', by, verdict: action.verdict };
      return { state: { ...state, extra, phase: 'turn', since: state.moves }, events: [event], seals: false };
    }
    case 'correct': {
      const event: Event = { kind: 'corrected', clause: 'TOY-4.2', by, reason: action.reason };
      return { state: { ...state, extra: action.extra }, events: [event], seals: false };
    }
  }
}
