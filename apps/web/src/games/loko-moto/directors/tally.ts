import type { Seat } from '@turntable/engine';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { builtBy, type Shape, type Train, type View } from '@turntable/games/loko-moto/types.ts';

/** A player's score, item by item; the items add up to the total (LM-4.1). */
export interface Tally {
  readonly seat: Seat;
  readonly trains: readonly Train[];
  readonly shapes: readonly Shape[];
  /** Sum of the prices of the trains, and of their bonuses. */
  readonly prices: number;
  readonly bonuses: number;
  readonly shapePoints: number;
  /** Built lines that are not inked; each costs a point. */
  readonly unfinished: number;
  readonly total: number;
}

/** Everybody's score, item by item, by seat; the totals are those of the rules. */
export function tallies({ box, hands, lines, scores }: View): readonly Tally[] {
  return hands.map((hand, seat) => {
    const trains = hand.trains.map((id) => trainOf(box, id));
    const shapes = hand.shapes.map((id) => shapeOf(box, id));
    const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
    return {
      seat,
      trains,
      shapes,
      prices: sum(trains.map((train) => train.price)),
      bonuses: sum(trains.map((train) => train.bonus)),
      shapePoints: sum(shapes.map((shape) => shape.points)),
      unfinished: lines.filter((line) => line === builtBy(seat)).length,
      total: scores[seat]!,
    };
  });
}
