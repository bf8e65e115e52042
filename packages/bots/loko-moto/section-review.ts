import type { AnyGame, Entry, Types } from '@turntable/engine';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import { NONE, positionOf } from '@turntable/games/loko-moto/kernel/position.ts';
import { builtBy, FREE, ownerOf, type State } from '@turntable/games/loko-moto/types.ts';
import { bestAim, workspaceFor } from './master/aims.ts';
import { missingOf } from './master/options.ts';

/** A line that several seats wanted. */
interface FoughtLine {
  readonly section: string;
  readonly name: string;
  /** Turns at which two seats or more had it in their best plan. */
  readonly turns: number;
  readonly wanted: readonly number[];
  /** Who drew it first; nobody for one left free or closed. */
  readonly taken?: number;
}
/** What a seat's cards brought, and what its unused lines cost. */
interface SeatPoints {
  readonly trains: number;
  readonly bonuses: number;
  readonly shapes: readonly { readonly shape: string; readonly points: number }[];
  readonly penalty: number;
  /** What the result hung on: without such a shape of a winner's another would have more points, without the penalty this seat, which did not win, would have most. */
  readonly decisive: readonly ('penalty' | `shape ${string}`)[];
}
/** What a review says of the sections of a game and of what the cards brought; `points` by seat. */
export interface SectionReview {
  readonly fought: readonly FoughtLine[];
  readonly points: readonly SeatPoints[];
}

const MOST_FOUGHT = 8;
const still = { below: () => 0 };

/** Lines fought over, and what each shape and penalty was worth. */
export function reviewSections(
  game: AnyGame,
  setup: Types['Setup'],
  items: readonly { readonly entry: Entry<Types['Action']> }[],
): SectionReview {
  const wanted = new Map<number, { turns: number; seats: Set<number> }>();
  const taken = new Map<number, number>();
  let state = game.start(setup) as State;
  for (const { entry } of items) {
    if (state.phase === 'main') note(state, wanted);
    const before = state.lines;
    state = game.apply(state, entry).state as State;
    state.lines.forEach((line, section) => {
      const owner = ownerOf(line);
      if (before[section] === FREE && owner !== undefined) taken.set(section, owner);
    });
  }
  const { sections } = state.box.sheet;
  const fought = [...wanted]
    .filter(([, { turns }]) => turns > 0)
    .sort(([, a], [, b]) => b.turns - a.turns)
    .slice(0, MOST_FOUGHT)
    .map(([section, { turns, seats }]): FoughtLine => {
      const id = sections[section]!.join('-');
      const by = taken.get(section);
      return {
        section: id,
        name: sectionName(state.box.sheet, id),
        turns,
        wanted: [...seats].sort((a, b) => a - b),
        ...(by !== undefined && { taken: by }),
      };
    });
  return { fought, points: pointsOf(game, state) };
}

/** Notes the free lines that the best plans of two seats or more need now; each seat's plan as it sees the cards itself. */
function note(state: State, wanted: Map<number, { turns: number; seats: Set<number> }>): void {
  const position = positionOf(state);
  const workspace = workspaceFor(position);
  const by = new Map<number, number[]>();
  for (let seat = 0; seat < state.box.players; seat++) {
    const aim = bestAim(position, seat, workspace, still, 0);
    if (!aim || aim.shape === NONE) continue;
    for (const section of missingOf(position, seat, aim))
      if (state.lines[section] === FREE) by.set(section, [...(by.get(section) ?? []), seat]);
  }
  for (const [section, seats] of by) {
    if (seats.length < 2) continue;
    const known = wanted.get(section) ?? { turns: 0, seats: new Set<number>() };
    known.turns++;
    for (const seat of seats) known.seats.add(seat);
    wanted.set(section, known);
  }
}

function pointsOf(game: AnyGame, state: State): SeatPoints[] {
  const view = game.view(state as never, 'public');
  const scores = game.record.scores(view);
  const winners = game.record.winners(view);
  return state.hands.map((hand, seat) => {
    const trains = hand.trains.map((id) => state.box.trains.find((train) => train.id === id)!);
    const shapes = hand.shapes.map((id) => {
      const { points } = state.box.shapes.find((shape) => shape.id === id)!;
      return { shape: id, points };
    });
    const penalty = state.lines.filter((line) => line === builtBy(seat)).length;
    return {
      trains: trains.reduce((sum, { price }) => sum + price, 0),
      bonuses: trains.reduce((sum, { bonus }) => sum + bonus, 0),
      shapes,
      penalty,
      decisive: decisiveOf({ scores, winners, seat, shapes, penalty }),
    };
  });
}

/** What the result hung on for a seat: a winner's shapes, and the penalty of one that did not win; nothing without a winner. */
export function decisiveOf({
  scores,
  winners,
  seat,
  shapes,
  penalty,
}: Pick<SeatPoints, 'shapes' | 'penalty'> & {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly seat: number;
}): SeatPoints['decisive'] {
  if (winners.length === 0) return [];
  const lead = scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat));
  if (!winners.includes(seat)) return lead + penalty > 0 ? ['penalty'] : [];
  return shapes.flatMap(({ shape, points }) => (lead < points ? [`shape ${shape}` as const] : []));
}
