import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { networks } from '../map/map-model.ts';
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
