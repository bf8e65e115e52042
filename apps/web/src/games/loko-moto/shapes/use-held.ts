import { useMemo, useState } from 'react';
import type { Seat } from '@turntable/engine';
import { cards } from '@turntable/games/loko-moto/cards.ts';
import { TURNS } from '@turntable/games/loko-moto/lattice.ts';
import type { Shape, View } from '@turntable/games/loko-moto/types.ts';
import { fits, type Fit } from './fit.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';

/** A shape card in the reader's hand, laid over the map. */
export interface Held {
  readonly shape: Shape;
  /** Steps it is turned by, clockwise. */
  readonly steps: number;
  /** Its places on the map this way round, the best first, and which of them it lies on. */
  readonly places: readonly Fit[];
  readonly index: number;
}
export interface Hand {
  readonly held: Held | undefined;
  pick(shape: string): void;
  drop(): void;
  turn(by: 1 | -1): void;
  next(by: 1 | -1): void;
  /** Moves the card to the nearest place that covers a section. */
  layOn(section: number): boolean;
}

const middleOf = (plot: Plot, { placement }: Fit): readonly [number, number] => {
  const sum = placement.sections.reduce(
    ([x, y], section) => {
      const { middle } = plot.tracks[section]!;
      return [x + middle.x, y + middle.y] as const;
    },
    [0, 0] as readonly [number, number],
  );
  return [sum[0] / placement.sections.length, sum[1] / placement.sections.length];
};

/** The place nearest to where a card lay before, so that turning it does not move it across the map. */
function nearestPlace(plot: Plot, places: readonly Fit[], to: Fit | undefined): number {
  if (!to) return 0;
  const [x, y] = middleOf(plot, to);
  let best = 0;
  let least = Infinity;
  places.forEach((place, i) => {
    const [px, py] = middleOf(plot, place);
    const distance = Math.hypot(px - x, py - y);
    if (distance < least - 1e-6) {
      least = distance;
      best = i;
    }
  });
  return best;
}

/** Picking a shape card up, turning it in steps and laying it where it may fit. */
export function useHeld(view: View, seat: Seat, plot: Plot): Hand {
  // Where it lies, and not how good that is: lines that others build meanwhile sort the places anew.
  const [card, setCard] = useState<{ id: string; steps: number; at: string } | null>(null);
  const { sheet } = view.box;
  const isThere = card !== null && view.phase !== 'over' && isInSight(view, seat, card.id);
  // A card that somebody took is nobody's to lay, and at the end the map lies as it was left.
  if (card && !isThere) setCard(null);
  const shape = isThere ? cards(view.box).shapes.get(card.id) : undefined;
  const places = useMemo(
    () => (shape && card ? fits(sheet, shape, view.lines, seat, card.steps) : []),
    [shape, card, sheet, view.lines, seat],
  );
  const index = Math.max(
    places.findIndex((place) => keyOf(place) === card?.at),
    0,
  );
  const held = shape && card ? { shape, steps: card.steps, places, index } : undefined;
  const here = held && places[index];
  const lay = (next: Fit | undefined): void => setCard(card && { ...card, at: keyOf(next) });
  return {
    held,
    pick(id) {
      const best = bestFit(view, id, seat);
      setCard({ id, steps: best?.placement.steps ?? 0, at: keyOf(best) });
    },
    drop: () => setCard(null),
    turn(by) {
      if (!card || !shape) return;
      const turns = TURNS[sheet.lattice];
      const steps = (card.steps + by + turns) % turns;
      const next = fits(sheet, shape, view.lines, seat, steps);
      setCard({ ...card, steps, at: keyOf(next[nearestPlace(plot, next, here)]) });
    },
    next(by) {
      lay(places[(index + by + places.length) % places.length]);
    },
    layOn(section) {
      if (!card) return false;
      // Another tap on the same section tries the next place that covers it.
      const covering = places.flatMap((place, i) => (place.placement.sections.includes(section) ? [i] : []));
      if (covering.length === 0) return false;
      const after = covering.find((i) => i > index);
      const next = here?.placement.sections.includes(section) ? (after ?? covering[0]!) : covering[0]!;
      lay(places[next]);
      return true;
    },
  };
}

/** Whether a shape card lies open, or is a secret one of the seat that is not claimed yet. */
const isInSight = ({ faceUp, hands }: View, seat: Seat, id: string): boolean =>
  faceUp.includes(id) || hands[seat]?.secret?.includes(id) === true;

/** Names a place of a shape among its others: no two have the same sections (LM-3.5). */
const keyOf = (place: Fit | undefined): string => place?.placement.sections.join(' ') ?? '';

/** Where a card fits best at first, any way round. */
function bestFit(view: View, id: string, seat: Seat): Fit | undefined {
  const shape = cards(view.box).shapes.get(id);
  return shape && fits(view.box.sheet, shape, view.lines, seat)[0];
}
