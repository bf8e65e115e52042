import { SHAPES, SHEETS, TRAINS } from '@turntable/games/loko-moto/boxes.ts';
import { isAsterisked } from '@turntable/games/loko-moto/lattice.ts';
import { SECRET_POINTS } from '@turntable/games/loko-moto/setup.ts';
import { PILES, type Shape, type Train } from '@turntable/games/loko-moto/types.ts';
import type { MapSetup, TimedMapTap } from './map-book.ts';

type Card<Kind> = Kind | null;

/** The cards that people saw, in the order in which they came up; null where a pile was empty. */
export interface Seen {
  readonly trains: readonly Card<Train>[];
  /** By pile. */
  readonly shapes: readonly (readonly Card<Shape>[])[];
  /** By seat: the 2-point and the 3-point card that they claimed or showed. */
  readonly secret: readonly (readonly [string | undefined, string | undefined])[];
}
/** A card that came up and that nobody has named yet. */
export type Wanted =
  { readonly kind: 'train'; readonly place: number } | { readonly kind: 'shape'; readonly points: 1 | 2 | 3 };

/** The trains of the box; none of them if people play with their own. */
export const trainsOf = ({ own }: MapSetup): readonly Train[] => (own ? [] : TRAINS);
/** The shape cards that are dealt, by pile (LM-8.2). */
export function shapesOf({ own, sheet, advanced }: MapSetup): readonly (readonly Shape[])[] {
  const all = own ? [] : SHAPES[SHEETS[sheet].lattice];
  const dealt = all.filter(({ pattern }) => !advanced || !isAsterisked(pattern));
  return PILES.map((points) => dealt.filter((shape) => shape.points === points));
}
/** Piles whose cards lie open: with hidden agendas the 1-point ones alone (LM-7.1). */
export const isOpenPile = ({ hiddenAgendas }: MapSetup, points: number): boolean =>
  !hiddenAgendas || points === 1;

/** What the taps of a book say of the cards. */
export function seenIn(setup: MapSetup, taps: readonly TimedMapTap[]): Seen {
  const trains: Card<Train>[] = [];
  const shapes: Card<Shape>[][] = [[], [], []];
  const secret: [string | undefined, string | undefined][] = setup.names.map(() => [undefined, undefined]);
  const piles = shapesOf(setup);
  const shown = (seat: number, id: string): void => {
    const pile = piles.findIndex((all) => all.some((shape) => shape.id === id));
    if (pile < 1 || isOpenPile(setup, pile + 1) || secret.some((pair) => pair.includes(id))) return;
    secret[seat]![pile - 1] ??= id;
  };
  let turn = setup.starter;
  const last: number[] = [];
  for (const { tap } of taps) {
    if (tap.t === 'train') trains.push(named(tap.train, trainsOf(setup)));
    else if (tap.t === 'shape') shapes[tap.points - 1]!.push(named(tap.shape, piles[tap.points - 1]!));
    else if (tap.t === 'secret') shown(tap.seat, tap.shape);
    else if (tap.t === 'turn') {
      const { shape } = tap.action;
      if (typeof shape === 'string') shown(turn, shape);
      last.push(turn);
      turn = (turn + 1) % setup.names.length;
    } else if (tap.t === 'take-back') turn = last.pop() ?? turn;
  }
  return { trains, shapes, secret };
}

function named<Kind extends { readonly id: string }>(
  card: string | Kind | null,
  all: readonly Kind[],
): Card<Kind> {
  return typeof card === 'string' ? (all.find(({ id }) => id === card) ?? null) : card;
}

/** Cards that may still come up, or be somebody's secret ones: nobody has seen them. */
export function unseenOf(
  setup: MapSetup,
  seen: Seen,
): { trains: readonly Train[]; shapes: readonly Shape[] } {
  const gone = new Set([
    ...seen.trains.map((train) => train?.id),
    ...seen.shapes.flat().map((shape) => shape?.id),
    ...seen.secret.flat(),
  ]);
  return {
    trains: trainsOf(setup).filter(({ id }) => !gone.has(id)),
    shapes: shapesOf(setup)
      .flat()
      .filter(({ id }) => !gone.has(id)),
  };
}

/**
 * The record of a book: every reader may replay it. Cards that nobody saw stand at the end of their piles, in the order
 * of the box, and `unseen` counts them; they cannot matter.
 */
// Long: one part of the record after the other.
export function recordOf(setup: MapSetup, seen: Seen, actions: readonly object[]): Record<string, unknown> {
  const { names, kept, sheet, hiddenAgendas, advanced, starter, own } = setup;
  const map = SHEETS[sheet];
  const unseen = unseenOf(setup, seen);
  const written = <Kind extends Train | Shape>(card: Kind): unknown =>
    map.lattice === 'triangular' && !own ? card.id : card;
  // What is left when the secret cards are taken: any free one stands in for one that was never shown.
  const rest = PILES.map((points) => unseen.shapes.filter((shape) => shape.points === points));
  const hidden: number[][] = names.map(() => []);
  const handOf = (seat: number): string[] =>
    SECRET_POINTS.map((points) => {
      const known = seen.secret[seat]![points - 2];
      if (known !== undefined) return known;
      hidden[seat]!.push(points);
      return rest[points - 1]!.shift()!.id;
    });
  const secret = hiddenAgendas ? names.map((_, seat) => handOf(seat)) : [];
  const all = shapesOf(setup).flat();
  const drawn = new Set(secret.flat());
  const pile = (points: 1 | 2 | 3): Shape[] => [
    ...(points > 1 ? all.filter((shape) => shape.points === points && drawn.has(shape.id)) : []),
    ...seen.shapes[points - 1]!.flatMap((shape) => shape ?? []),
    ...rest[points - 1]!,
  ];
  return {
    format: 'turntable/1',
    game: 'loko-moto',
    options: { hiddenAgendas, advanced },
    seats: names.map((name) => ({ name })),
    kept,
    setup: {
      map: sheet === 'standard' ? 'standard' : { lattice: map.lattice, stations: map.stations, sections: map.sections }, // prettier-ignore
      trains: [...seen.trains.flatMap((train) => train ?? []), ...unseen.trains].map(written),
      shapes: Object.fromEntries(PILES.map((points) => [points, pile(points).map(written)])),
      ...(hiddenAgendas ? { secret } : {}),
      starter,
    },
    unseen: {
      trains: unseen.trains.length,
      shapes: Object.fromEntries(PILES.map((points) => [points, rest[points - 1]!.length])),
      ...(hiddenAgendas ? { secret: hidden } : {}),
    },
    actions,
  };
}
