import { keyedRng, quickRng, writeRecord, type Entry, type Rng } from '@turntable/engine';
import { lokoMoto } from '../index.ts';
import { standing } from '../scoring.ts';
import type { Action, Setup, State } from '../types.ts';
import { actionOf, moveOf } from './actions.ts';
import { fastRng } from './luck.ts';
import { eachMove, isLegal } from './legal.ts';
import { make, unmake, type Move } from './moves.ts';
import { copyOf, freeIn, NONE, positionOf, scoreIn, sharesOf, type Position } from './position.ts';
import { randomMove } from './random.ts';
import { scratchFor } from './sets.ts';

/** Where kernel and rules say different things: what, and the game up to there as a record. */
interface Disagreement {
  readonly name: string;
  readonly record: object;
}
interface Comparison {
  readonly positions: number;
  readonly games: number;
  /** Purchases and shape cards in those games: the part of the rules with most to get wrong. */
  readonly bought: number;
  readonly claimed: number;
  readonly disagreements: readonly Disagreement[];
}

/** Games in which kernel and rules once disagreed, as records. */
export const FIXTURES = new URL('./fixtures/', import.meta.url);

/** The tables that random games are played at: every number of players, option and map. */
export function tables(): Setup[] {
  const both = [false, true];
  return ['standard', 'small', 'square'].flatMap((sheet) =>
    [2, 3, 4, 5].flatMap((players) =>
      both.flatMap((hiddenAgendas) =>
        both.map((advanced) => lokoMoto.host({ sheet, hiddenAgendas, advanced }, players)),
      ),
    ),
  );
}

/** More moves than this are not counted, nor more than the second listed, at every so-manieth position. */
const MOST_COUNTED = 6000;
const MOST_LISTED = 800;
const COUNT_EVERY = 7;

/**
 * Plays random games by the rules and by the kernel side by side until so many positions were compared. Gives what was looked at,
 * and every disagreement; a game ends at its first one.
 */
export function compare(positions: number, seed: number): Comparison {
  const setups = tables();
  const disagreements: Disagreement[] = [];
  let [seen, games, bought, claimed] = [0, 0, 0, 0];
  while (seen < positions) {
    const setup = setups[(games + seed) % setups.length]!;
    const one = game(setup, `${seed}/${games++}`, positions - seen);
    seen += one.seen;
    for (const { trains, shapes } of one.state.hands) {
      bought += trains.length;
      claimed += shapes.length;
    }
    if (one.wrong !== undefined) {
      const names = one.state.hands.map((_, seat) => `P${seat + 1}`);
      const record = writeRecord(lokoMoto, names, one.state, one.log);
      disagreements.push({ name: `${one.wrong} (${seed}/${games - 1})`, record });
    }
  }
  return { positions: seen, games, bought, claimed, disagreements };
}

interface Game {
  readonly seen: number;
  readonly state: State;
  readonly log: readonly Entry<Action>[];
  readonly wrong: string | undefined;
}

/** One random game, by rules and kernel, up to its end or the first disagreement. */
function game(setup: Setup, seed: string, most: number): Game {
  const luck = quickRng(keyedRng(seed, 1).below(2 ** 32));
  const fast = fastRng(luck.below(2 ** 31));
  let state = lokoMoto.start(setup);
  const log: Entry<Action>[] = [];
  const play = (action: Action): void => {
    const decision = lokoMoto.decisions(state)[0]!;
    const entry: Entry<Action> = { decision: decision.id, actor: decision.actors[0]!, action };
    state = lokoMoto.apply(state, entry).state;
    log.push(entry);
  };
  play(lokoMoto.draw(state, lokoMoto.decisions(state)[0]!, keyedRng(seed, 0)));
  const position = positionOf(state);
  for (let seen = 1; ; seen++) {
    const wrong = differs(state, position) ?? legality(state, position, luck);
    if (wrong !== undefined || state.phase === 'over' || seen >= most) return { seen, state, log, wrong };
    const view = lokoMoto.view(state, state.turn);
    const action =
      luck.below(2) === 0
        ? lokoMoto.sampleLegal!(view, lokoMoto.decisions(state)[0]!, luck)
        : actionOf(position, kernelMove(position, fast));
    make(position, moveOf(position, action));
    play(action);
  }
}

/** Compares one state with its position many times over: legal moves, illegal ones, taking back. */
export function follow(state: State): string | undefined {
  const luck = quickRng(1);
  const position = positionOf(state);
  for (let i = 0; i < 40; i++) {
    const wrong = differs(state, position) ?? legality(state, position, luck);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** What a position says that its state does not, if anything. */
export function differs(state: State, position: Position): string | undefined {
  const { board } = position;
  const { hands } = state;
  const trains = (ids: readonly (string | null)[]): number[] =>
    ids.map((id) => (id === null ? NONE : board.trainIndex.get(id)!));
  const shapes = (ids: readonly (string | null)[]): number[] =>
    ids.map((id) => (id === null ? NONE : board.shapeIndex.get(id)!));
  const secret = hands.map((_, seat) =>
    [...position.secret.slice(2 * seat, 2 * seat + 2)].filter((k) => k !== NONE),
  );
  const { scores, places } = standing(state.box, state.lines, hands);
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['lines', [...position.lines], state.lines],
    ['free', freeIn(position), state.free],
    ['turn', position.turn, state.turn],
    ['to close', position.toClose, state.toClose],
    ['market', [...position.market], trains(state.market)],
    ['train pile', [...position.pile.subarray(position.pileAt)], trains(state.trainPile)],
    ['face up', [...position.up], shapes(state.faceUp)],
    [
      'shape piles',
      state.shapePiles.map((_, i) => [
        ...position.under.subarray(position.underAt[i]!, position.underEnd[i]!),
      ]),
      state.shapePiles.map(shapes),
    ],
    ['secret', secret.map(sorted), hands.map((hand) => sorted(shapes(hand.secret)))],
    ['scores', hands.map((_, seat) => scoreIn(position, seat)), scores],
    ['trains', [...position.trains], hands.map((hand) => hand.trains.length)],
    [
      'victory',
      sharesOf(position),
      hands.map((_, seat) => (places[0]!.includes(seat) ? 1 / places[0]!.length : 0)),
    ],
    ['lists', listed(position), state.lines.length],
  ];
  for (const [what, ours, theirs] of pairs) if (JSON.stringify(ours) !== JSON.stringify(theirs)) return what;
  return undefined;
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** How many sections stand in the list and the bits of what they are; all of them, if nothing is wrong. */
function listed({ board, lines, lists, counts, at, bits }: Position): number {
  const right = [...lines.keys()].filter((section) => {
    const code = lines[section]!;
    const place = at[section]!;
    const held = bits.map((word, w) =>
      w % board.words === section >> 5 ? (word >>> (section & 31)) & 1 : 0,
    );
    return (
      place < counts[code]! &&
      lists[code * board.sections + place] === section &&
      held.reduce((sum, bit) => sum + bit, 0) === 1 &&
      held[code * board.words + (section >> 5)] === 1
    );
  });
  return right.length;
}

/** What kernel and rules think differently of: the number of legal moves, the moves, one that may be illegal, taking it back. */
function legality(state: State, position: Position, luck: Rng): string | undefined {
  if (state.phase === 'over') {
    let any = false;
    eachMove(position, () => !(any = true));
    return any ? 'a move after the end' : undefined;
  }
  const view = lokoMoto.view(state, state.turn);
  const decision = lokoMoto.decisions(state)[0]!;
  if (luck.below(COUNT_EVERY) === 0) {
    const count = lokoMoto.countLegal!(view, decision, MOST_COUNTED);
    const moves: Move[] = [];
    eachMove(position, (move) => moves.push(move) <= MOST_COUNTED);
    if ((moves.length > MOST_COUNTED ? undefined : moves.length) !== count) return 'number of moves';
    if (count !== undefined && count <= MOST_LISTED) {
      const ours = moves.map((move) => keyOf(actionOf(position, move))).sort();
      const theirs = [...lokoMoto.legalActions(view, decision)].map(keyOf).sort();
      if (ours.join() !== theirs.join()) return 'list of moves';
    }
  }
  for (let i = 0; i < 3; i++) {
    const move = anyMove(position, luck);
    const legal = lokoMoto.refusals(view, decision, actionOf(position, move)).length === 0;
    if (isLegal(position, move) !== legal) return `legality of ${move.kind}`;
    if (!legal) continue;
    const before = snapshot(position);
    make(position, move);
    const after = lokoMoto.apply(state, {
      decision: decision.id,
      actor: state.turn,
      action: actionOf(position, move),
    });
    const wrong = differs(after.state, position);
    if (wrong !== undefined) return `${wrong} after ${move.kind}`;
    unmake(position);
    if (snapshot(position) !== before) return `taking back ${move.kind}`;
  }
  return undefined;
}

/** All of a position but the log. */
function snapshot(position: Position): string {
  const { board: _board, log: _log, under, underAt, underEnd, lists, counts, ...rest } = position;
  const rows = [...counts].map((count, code) => [
    ...lists.subarray(code * _board.sections, code * _board.sections + count),
  ]);
  const piles = [...underAt].map((from, i) => [...under.subarray(from, underEnd[i])]);
  return JSON.stringify([
    rows,
    piles,
    ...Object.values(rest).map((value) => (typeof value === 'number' ? value : [...value])),
  ]);
}

/** A move that may be illegal: any sections, mostly of the seat's own, any train and shape. */
function anyMove(position: Position, luck: Rng): Move {
  const { board, market, up, secret, turn, lists, counts } = position;
  const section = (): number => luck.below(board.sections);
  const code = 3 + 2 * turn;
  const own = (): number =>
    luck.below(9) > 0 && counts[code]! > 0
      ? lists[code * board.sections + luck.below(counts[code]!)]!
      : section();
  switch (luck.below(8)) {
    case 0:
      return { kind: 'build', a: section() };
    case 1:
      return { kind: 'close', a: section() };
    case 2:
      return { kind: 'reserve', a: section(), b: luck.below(6) === 0 ? NONE : section() };
    default: {
      const train = luck.below(9) > 0 ? market[luck.below(market.length)]! : luck.below(board.price.length);
      const known = [...up, ...secret].filter((shape) => shape !== NONE);
      const shape = luck.below(3) === 0 || known.length === 0 ? NONE : known[luck.below(known.length)]!;
      const set = luck.below(4) === 0 ? [] : placed(position, shape, luck);
      const price = train === NONE ? 3 : board.price[train]!;
      const size = luck.below(6) === 0 ? luck.below(board.sections > 8 ? 8 : board.sections) : price;
      // Grown mostly by touching sections, so that many of them hang together.
      while (set.length < size) {
        const last = set[luck.below(Math.max(1, set.length))];
        const near =
          last === undefined
            ? []
            : [...board.touch.subarray(board.touchFrom[last]!, board.touchFrom[last + 1]!)];
        const next = near.filter((s) => position.lines[s] === code && !set.includes(s));
        set.push(luck.below(12) > 0 && next.length > 0 ? next[luck.below(next.length)]! : own());
      }
      return { kind: 'buy', train: train === NONE ? 0 : train, set, shape };
    }
  }
}

/** Where a shape lies in the seat's built sections, if anywhere. */
function placed({ board, lines, turn }: Position, shape: number, luck: Rng): number[] {
  if (shape === NONE) return [];
  const places: number[][] = [];
  for (let p = board.placeFrom[shape]!; p < board.placeFrom[shape + 1]!; p++) {
    const set = [...board.cells.subarray(board.cellFrom[p]!, board.cellFrom[p + 1]!)];
    if (set.every((s) => lines[s] === 3 + 2 * turn)) places.push(set);
  }
  return places.length === 0 ? [] : places[luck.below(places.length)]!;
}

/** The move that the kernel's own random player makes. */
function kernelMove(position: Position, fast: Rng): Move {
  const after = copyOf(position);
  randomMove(after, fast, scratchFor(position.board));
  const changed = [...after.lines.keys()].filter((s) => after.lines[s] !== position.lines[s]);
  if (after.toClose < position.toClose) return { kind: 'close', a: changed[0]! };
  if (after.trains[position.turn]! > position.trains[position.turn]!) {
    // The log ends with train, shape, place, drawn, from, changes, kind.
    const [train, shape] = after.log.subarray(after.top - 7);
    return { kind: 'buy', train: train!, set: changed, shape: shape! };
  }
  if (after.lines[changed[0]!]! % 2 === 1) return { kind: 'build', a: changed[0]! };
  return { kind: 'reserve', a: changed[0]!, b: changed[1] ?? NONE };
}

function keyOf(action: Action): string {
  return JSON.stringify('sections' in action ? { ...action, sections: action.sections.toSorted() } : action);
}
