import type { Entry } from '@turntable/engine';
import type { Level } from '@turntable/bots';
import { playMatch } from '@turntable/bots/arena.node.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { isBuilt, ownerOf, type Action, type State } from '@turntable/games/loko-moto/types.ts';

/** A table of equal bots. */
export interface Table {
  /** As a host would ask for them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly level: Level;
  /** Milliseconds that a decision may take at most. */
  readonly ms: number;
  readonly seed: string;
}

/** What happened in some games, added up. Lists are by seat; cards by id. */
export interface Tally {
  readonly games: number;
  /** A victory shared by n counts 1/n for each. */
  readonly wins: readonly number[];
  readonly shared: number;
  readonly scores: readonly number[];
  /** Points lost for lines still solid at the end. */
  readonly penalties: readonly number[];
  /** Actions of seats, the deal not counted. */
  readonly moves: number;
  readonly shortest: number;
  readonly longest: number;
  /** Actions by type; purchases with a shape and overpaid ones are counted among `buy` too. */
  readonly actions: Readonly<Record<string, number>>;
  readonly trains: Readonly<Record<string, CardTally>>;
  readonly shapes: Readonly<Record<string, CardTally>>;
}
/** In how many games a card could be had (it was face up, or somebody's secret card), and in how many it was taken. */
export interface CardTally {
  readonly seen: number;
  readonly taken: number;
}

/** The tally of no game, for so many players. */
export function emptyTally(players: number): Tally {
  const none = (): number[] => Array.from({ length: players }, () => 0);
  return {
    games: 0,
    wins: none(),
    shared: 0,
    scores: none(),
    penalties: none(),
    moves: 0,
    shortest: Infinity,
    longest: 0,
    actions: {},
    trains: {},
    shapes: {},
  };
}

/** Two tallies of games on the same map as one; neither is changed. */
export function add(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    wins: bySeat(a.wins, b.wins),
    shared: a.shared + b.shared,
    scores: bySeat(a.scores, b.scores),
    penalties: bySeat(a.penalties, b.penalties),
    moves: a.moves + b.moves,
    shortest: Math.min(a.shortest, b.shortest),
    longest: Math.max(a.longest, b.longest),
    actions: byKey(a.actions, b.actions, 0, (x, y) => x + y),
    trains: byKey(a.trains, b.trains, UNSEEN, addCards),
    shapes: byKey(a.shapes, b.shapes, UNSEEN, addCards),
  };
}

const UNSEEN: CardTally = { seen: 0, taken: 0 };
const addCards = (a: CardTally, b: CardTally): CardTally => ({
  seen: a.seen + b.seen,
  taken: a.taken + b.taken,
});
const bySeat = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value + b[i]!);
function byKey<V>(
  a: Readonly<Record<string, V>>,
  b: Readonly<Record<string, V>>,
  nothing: V,
  sum: (x: V, y: V) => V,
): Record<string, V> {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...keys].map((key) => [key, sum(a[key] ?? nothing, b[key] ?? nothing)]));
}

/** Plays the table's game of that number and tells what happened in it. */
export function play({ options, players, level, ms, seed }: Table, number: number): Tally {
  const timer = (): (() => boolean) => {
    const end = performance.now() + ms;
    return () => performance.now() >= end;
  };
  const match = {
    game: lokoMoto,
    setup: lokoMoto.host(options, players),
    players: Array.from({ length: players }, () => level),
    seed: `fairness/${seed}/${players}/${number}`,
    timer,
  };
  const { state, log, scores, winners } = playMatch(match);
  return tallyOf(state as State, log as readonly Entry<Action>[], scores, winners);
}

/** What happened in one finished game. */
function tallyOf(
  state: State,
  log: readonly Entry<Action>[],
  scores: readonly number[],
  winners: readonly number[],
): Tally {
  const { box, hands, lines, turned } = state;
  const seats = scores.map((_, seat) => seat);
  const moves = log.length - 1;
  const actions: Record<string, number> = {};
  const count = (what: string): void => void (actions[what] = (actions[what] ?? 0) + 1);
  for (const { action } of log.slice(1)) {
    count(action.type);
    if (action.type !== 'buy') continue;
    if (action.shape !== null) count('with shape');
    if (action.sections.length > box.trains.find((t) => t.id === action.train)!.price) count('overpaid');
  }
  const secretsLeft = hands.flatMap((hand) => hand.secret);
  const shapesTaken = hands.flatMap((hand) => hand.shapes);
  return {
    games: 1,
    wins: seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    shared: winners.length > 1 ? 1 : 0,
    scores,
    penalties: seats.map((seat) => lines.filter((line) => isBuilt(line) && ownerOf(line) === seat).length),
    moves,
    shortest: moves,
    longest: moves,
    actions,
    trains: cardsOf(
      turned.trains,
      hands.flatMap((hand) => hand.trains),
    ),
    shapes: cardsOf([...turned.shapes.flat(), ...secretsLeft, ...shapesTaken], shapesTaken),
  };
}

function cardsOf(seen: readonly string[], taken: readonly string[]): Record<string, CardTally> {
  return Object.fromEntries(
    [...new Set(seen)].map((id) => [id, { seen: 1, taken: taken.includes(id) ? 1 : 0 }]),
  );
}
