import type { Entry, Seat, Step } from '@turntable/engine';
import {
  builtBy,
  FREE,
  INKED,
  reservedBy,
  type Action,
  type Event,
  type Hand,
  type SectionState,
  type Phase,
  type State,
} from './types.ts';
import { pileOf, shapeOf, trainOf } from './cards.ts';
import { leftToClose } from './decisions.ts';
import { standing } from './scoring.ts';
import { dealt } from './setup.ts';
import { topology } from './topology.ts';
import type { Buy } from './purchases.ts';

type Played = Step<State, Event>;

/** Plays a legal entry. Throws `RangeError` for an entry that is neither a seat's nor the deal. */
export function apply(state: State, { actor, action }: Entry<Action>): Played {
  if (action.type === 'deal') {
    const after = dealt(state, action);
    const event: Event = { kind: 'dealt', clause: 'LM-1.2', by: 'chance', starter: action.starter };
    return ended(after, action.starter, [event], true);
  }
  if (typeof actor !== 'number') throw new RangeError(`${actor} has no turn`);
  switch (action.type) {
    case 'reserve':
      return reserve(state, actor, action.sections);
    case 'build':
      return build(state, actor, action.section);
    case 'close':
      return close(state, actor, action.section);
    case 'buy':
      return buy(state, actor, action);
  }
}

function indexOf(state: State, id: string): number {
  const section = topology(state.box.sheet).index.get(id);
  if (section === undefined) throw new RangeError(`no section ${id} on this map`);
  return section;
}

/** The state after a turn on the map: the next seat's turn, or the end (LM-5.1). */
function onMap(state: State, lines: readonly SectionState[], free: number, toClose: number): State {
  const main: Phase = toClose === 0 ? 'main' : 'opening';
  return {
    box: state.box,
    phase: free === 0 ? 'over' : main,
    moves: state.moves + 1,
    turn: after(state),
    starter: state.starter,
    toClose,
    lines,
    inkedBy: state.inkedBy,
    free,
    market: state.market,
    trainPile: state.trainPile,
    faceUp: state.faceUp,
    shapePiles: state.shapePiles,
    turned: state.turned,
    hands: state.hands,
  };
}

/** The next seat clockwise (LM-1.4). */
const after = (state: State): Seat => (state.turn + 1) % state.box.players;

function reserve(state: State, by: Seat, sections: readonly string[]): Played {
  const lines = state.lines.slice();
  for (const id of sections) lines[indexOf(state, id)] = reservedBy(by);
  const clause = sections.length === 1 ? 'LM-2.2' : 'LM-2.1';
  const event: Event = { kind: 'reserved', clause, by, sections };
  return ended(onMap(state, lines, state.free - sections.length, 0), by, [event], false);
}

function build(state: State, by: Seat, section: string): Played {
  const lines = state.lines.slice();
  const at = indexOf(state, section);
  const reserved = lines[at] !== FREE;
  lines[at] = builtBy(by);
  const event: Event = { kind: 'built', clause: 'LM-2.3', by, section, reserved };
  return ended(onMap(state, lines, reserved ? state.free : state.free - 1, 0), by, [event], false);
}

/** LM-6.1: a free section is closed; it is inked and nobody's. Only in the opening for two. */
function close(state: State, by: Seat, section: string): Played {
  const lines = state.lines.slice();
  lines[indexOf(state, section)] = INKED;
  const toClose = state.toClose - 1;
  const free = state.free - 1;
  const left = leftToClose({ toClose, free });
  const event: Event = { kind: 'closed', clause: 'LM-6.1', by, section, left };
  return ended(onMap(state, lines, free, toClose), by, [event], false);
}

/** LM-3: inks the set, hands over train and shape card, refills both places (LM-3.8). It cannot end the game. */
function buy(state: State, by: Seat, { train, sections, shape }: Buy): Played {
  const { box } = state;
  const lines = state.lines.slice();
  const inkedBy = { ...state.inkedBy };
  for (const id of sections) {
    lines[indexOf(state, id)] = INKED;
    inkedBy[id] = by;
  }
  const over = sections.length > trainOf(box, train).price;
  const place = state.market.indexOf(train);
  const nextTrain = state.trainPile[0] ?? null;
  const events: Event[] = [
    { kind: 'bought', clause: over ? 'LM-3.6' : 'LM-3.1', by, train, sections, over },
    { kind: 'train-up', clause: 'LM-3.8', by, train: nextTrain, place },
  ];
  let { faceUp, shapePiles } = state;
  let shapesTurned = state.turned.shapes;
  let secret = state.hands[by]!.secret;
  let seals = nextTrain !== null;
  if (shape !== null) {
    const { points } = shapeOf(box, shape);
    const pile = pileOf(points);
    const isSecret = faceUp[pile] !== shape;
    const clause = isSecret ? 'LM-7.2' : 'LM-3.4';
    events.push({ kind: 'claimed', clause, by, shape, points, secret: isSecret });
    if (isSecret) {
      // Nothing is turned up for it, but the others learn which card it was.
      secret = secret.filter((id) => id !== shape);
      seals = true;
    } else {
      const up = shapePiles[pile]![0] ?? null;
      faceUp = faceUp.with(pile, up);
      events.push({ kind: 'shape-up', clause: 'LM-3.8', by, shape: up, points });
      if (up !== null) {
        shapePiles = shapePiles.with(pile, shapePiles[pile]!.slice(1));
        shapesTurned = shapesTurned.with(pile, [...shapesTurned[pile]!, up]);
        seals = true;
      }
    }
  }
  const hand = state.hands[by]!;
  const won: Hand = {
    trains: [...hand.trains, train],
    shapes: shape === null ? hand.shapes : [...hand.shapes, shape],
    secret,
  };
  const next: State = {
    ...onMap(state, lines, state.free, 0),
    inkedBy,
    market: state.market.with(place, nextTrain),
    trainPile: nextTrain === null ? state.trainPile : state.trainPile.slice(1),
    faceUp,
    shapePiles,
    turned: {
      trains: nextTrain === null ? state.turned.trains : [...state.turned.trains, nextTrain],
      shapes: shapesTurned,
    },
    hands: state.hands.with(by, won),
  };
  return { state: next, events, seals };
}

/** Adds what the end of the game tells, if this was it: the result, and the secret cards nobody claimed (LM-7.3). */
function ended(state: State, by: Seat, events: Event[], seals: boolean): Played {
  if (state.phase !== 'over') return { state, events, seals };
  const { scores, places, tie } = standing(state.box, state.lines, state.hands);
  events.push({ kind: 'over', clause: 'LM-5.1', by, scores, winners: places[0]!, tie });
  let shown = false;
  state.hands.forEach(({ secret }, seat) => {
    if (secret.length === 0) return;
    events.push({ kind: 'revealed', clause: 'LM-7.3', by, seat, shapes: secret });
    shown = true;
  });
  return { state, events, seals: seals || shown };
}
