import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { builtBy, type View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { networks } from '../map/map-model.ts';
import type { RoundMove } from '../round/round.ts';
import { tallies, type Tally } from './tally.ts';

/** A player as the left column shows them. */
export interface Director extends Tally {
  /** Points won by trains, bonuses and shape cards. */
  readonly won: number;
  /** Built lines that hang together: those of the largest network. */
  readonly network: number;
  readonly secrets: number;
  readonly onTurn: boolean;
}

/** All players, in the order of turns. */
export function directors(view: View, plot: Plot): readonly Director[] {
  return tallies(view).map((tally) => ({
    ...tally,
    won: tally.prices + tally.bonuses + tally.shapePoints,
    network: networks(plot, view.lines, tally.seat)[0]?.length ?? 0,
    secrets: view.hands[tally.seat]!.secrets,
    onTurn: view.phase !== 'over' && view.turn === tally.seat,
  }));
}

/** A player as they were before their last purchase: its lines still on the map, its points not yet won. */
export function beforePurchase(
  { box, lines }: View,
  plot: Plot,
  director: Director,
  { train, shape, sections }: RoundMove,
): Director {
  const { price, bonus } = trainOf(box, train!);
  const won = price + bonus + (shape === null ? 0 : shapeOf(box, shape).points);
  const { seat } = director;
  const then = lines.map((line, i) => (sections.includes(i) ? builtBy(seat) : line));
  return {
    ...director,
    won: director.won - won,
    unfinished: director.unfinished + sections.length,
    network: networks(plot, then, seat)[0]?.length ?? 0,
    total: director.total - won - sections.length,
  };
}
