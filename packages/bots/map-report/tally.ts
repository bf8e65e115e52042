import { keyedRng, quickRng, type AnyGame } from '@turntable/engine';
import { placements } from '@turntable/games/loko-moto/cards.ts';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import { FREE, type Setup, type State } from '@turntable/games/loko-moto/types.ts';
import { chooseAction } from '../index.ts';
import type { Level } from '../bot/bot.ts';
import { wilson } from '../interval.ts';
import { isPayable, piecesOf } from './limits.ts';

/** A seat in the order of play, seat 0 starting. */
interface SeatTally {
  /** Victories, a shared one in part, over the fair number; and its 95 % interval, plus or minus the longer of Wilson's two sides. */
  readonly share: number;
  readonly margin: number;
  readonly score: number;
}
/** A line, and how soon and how often it is drawn. */
interface SectionTally {
  readonly section: string;
  readonly name: string;
  /** The part of the games in which somebody drew it. */
  readonly drawn: number;
  /** When it was first drawn, on average: 0 at the start of the game, 1 at its end. */
  readonly when: number;
  /** The map falls apart without it. */
  readonly bridge: boolean;
}
export interface CardTally {
  readonly id: string;
  readonly name?: string;
  /** The part of the games in which it lay open that somebody took it; null if it never lay open. */
  readonly taken: number | null;
  /** Where its pattern could be drawn on this map; left out for trains. */
  readonly places?: number;
  /** Whether as much as it costs can ever be inked on this map; left out for shapes. */
  readonly payable?: boolean;
}
export interface MapReport {
  readonly players: number;
  readonly games: number;
  readonly level: Level;
  readonly seats: readonly SeatTally[];
  /** Moves of a game: the mean, the fewest and the most. */
  readonly moves: { readonly mean: number; readonly least: number; readonly most: number };
  /** The parts of the map that no line joins. */
  readonly pieces: number;
  /** The most wanted first: by how soon they are drawn; those that never are come last. */
  readonly lines: readonly SectionTally[];
  readonly shapes: readonly CardTally[];
  readonly trains: readonly CardTally[];
}

/** More entries than any game has: the deal, purchases, and for each line a reservation and a build at most (or its closing). */
const mostEntries = ({ sheet, trains }: Setup): number => 1 + 2 * sheet.sections.length + trains.length;
/** Medium bots look at no clock: the same seed gives the same report. */
const never = (): boolean => false;

interface Sums {
  won: number[];
  scores: number[];
  moves: number[];
  drawn: number[];
  when: number[];
  seen: Map<string, number>;
  took: Map<string, number>;
}

/** Plays bot games of Loko moto (`game`) on a map and counts what happened; yields how many are done. Seat 0 starts every game. */
export function* mapReport(
  game: AnyGame,
  box: Setup,
  games: number,
  seed = '1',
  level: Level = 'medium',
): Generator<number, MapReport> {
  const setup: Setup = { ...box, starters: [0] };
  const { players, sheet } = setup;
  const none = (): number[] => sheet.sections.map(() => 0);
  const sums: Sums = {
    won: Array.from({ length: players }, () => 0),
    scores: Array.from({ length: players }, () => 0),
    moves: [],
    drawn: none(),
    when: none(),
    seen: new Map(),
    took: new Map(),
  };
  for (let i = 0; i < games; i++) {
    playOne(game, setup, `${seed}/${i}`, level, sums);
    yield i + 1;
  }
  const bridges = bridgesOf(setup);
  const cards = (id: string): number | null => {
    const seen = sums.seen.get(id) ?? 0;
    return seen === 0 ? null : (sums.took.get(id) ?? 0) / seen;
  };
  return {
    players,
    games,
    level,
    seats: sums.won.map((won, seat) => {
      const rate = won / games;
      const [low, high] = wilson(won, games);
      const margin = Math.max(rate - low, high - rate) * players;
      return { share: rate * players, margin, score: sums.scores[seat]! / games };
    }),
    moves: {
      mean: sums.moves.reduce((a, b) => a + b, 0) / games,
      least: Math.min(...sums.moves),
      most: Math.max(...sums.moves),
    },
    pieces: piecesOf(sheet),
    lines: sheet.sections
      .map((ends, s): SectionTally => {
        const section = ends.join('-');
        const drawn = sums.drawn[s]! / games;
        const when = sums.drawn[s] === 0 ? 1 : sums.when[s]! / sums.drawn[s]!;
        return { section, name: sectionName(sheet, section), drawn, when, bridge: bridges.has(s) };
      })
      .sort((a, b) => a.when - b.when || b.drawn - a.drawn),
    shapes: setup.shapes.map((shape) => ({
      id: shape.id,
      taken: cards(shape.id),
      places: placements(sheet, shape).length,
    })),
    trains: setup.trains.map(({ id, name, price }) => ({
      ...{ id, name, taken: cards(id) },
      payable: isPayable(setup, price),
    })),
  };
}

function playOne(game: AnyGame, setup: Setup, seed: string, level: Level, sums: Sums): void {
  const luck = quickRng(keyedRng(`${seed}/bots`, 0).below(2 ** 32));
  let state = game.start(setup) as State;
  const order: number[] = [];
  const seen = new Set<string>();
  let moves = 0;
  for (let n = 0; n <= mostEntries(setup); n++) {
    const decision = game.decisions(state)[0];
    if (!decision) break;
    const actor = decision.actors[0]!;
    for (const id of [...state.market, ...state.faceUp]) if (id !== null) seen.add(id);
    const action =
      actor === 'chance'
        ? game.draw(state, decision, keyedRng(seed, n))
        : chooseAction(game, game.view(state, actor), decision, level, luck, never);
    const before = state.lines;
    state = game.apply(state, { decision: decision.id, actor, action }).state as State;
    if (actor === 'chance') continue;
    moves++;
    if (action.type === 'close') continue;
    state.lines.forEach((line, s) => {
      if (before[s] === FREE && line !== FREE) order.push(s);
    });
  }
  const view = game.view(state, 'public');
  const winners = game.record.winners(view);
  for (const seat of winners) sums.won[seat]! += 1 / winners.length;
  game.record.scores(view).forEach((score, seat) => (sums.scores[seat]! += score));
  sums.moves.push(moves);
  order.forEach((s, i) => {
    sums.drawn[s]!++;
    sums.when[s]! += i / Math.max(1, order.length - 1);
  });
  for (const id of seen) sums.seen.set(id, (sums.seen.get(id) ?? 0) + 1);
  for (const { trains, shapes, secret } of state.hands) {
    for (const id of [...trains, ...shapes]) sums.took.set(id, (sums.took.get(id) ?? 0) + 1);
    // A secret card counts as open whether it was claimed or not: its owner could have claimed it all along.
    for (const id of [...shapes, ...secret])
      if (!seen.has(id)) sums.seen.set(id, (sums.seen.get(id) ?? 0) + 1);
  }
}

/** Sections without which the map falls apart (Tarjan, "A note on finding the bridges of a graph", 1974). */
export function bridgesOf({ sheet }: Pick<Setup, 'sheet'>): Set<number> {
  const index = new Map(sheet.stations.map(({ id }, i) => [id, i]));
  const around = sheet.stations.map((): [station: number, section: number][] => []);
  sheet.sections.forEach(([a, b], s) => {
    const [from, to] = [index.get(a)!, index.get(b)!];
    around[from]!.push([to, s]);
    around[to]!.push([from, s]);
  });
  const reached = sheet.stations.map(() => -1);
  const lowest = sheet.stations.map(() => 0);
  const bridges = new Set<number>();
  let clock = 0;
  const visit = (at: number, by: number): void => {
    reached[at] = lowest[at] = clock++;
    for (const [next, section] of around[at]!) {
      if (section === by) continue;
      if (reached[next]! < 0) {
        visit(next, section);
        lowest[at] = Math.min(lowest[at]!, lowest[next]!);
        if (lowest[next]! > reached[at]!) bridges.add(section);
      } else lowest[at] = Math.min(lowest[at]!, reached[next]!);
    }
  };
  sheet.stations.forEach((_, at) => {
    if (reached[at]! < 0) visit(at, -1);
  });
  return bridges;
}
