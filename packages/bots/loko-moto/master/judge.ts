import type { Position } from '@turntable/games/loko-moto/kernel/position.ts';
import type { Workspace } from './aims.ts';
import { FEATURES, featuresOf, turnsOf } from './features.ts';
import { KNOTS, WEIGHTS } from './weights.ts';

const MOST_PLAYERS = 5;
const features = new Float64Array(MOST_PLAYERS * FEATURES);
const points = new Float64Array(MOST_PLAYERS);

/** Linear interpolation: the index of the knot below a number of turns left, and the fraction of the way to the next (0 to 1). */
export function between(turns: number): readonly [knot: number, part: number] {
  let k = 0;
  while (k < KNOTS.length - 2 && turns > KNOTS[k + 1]!) k++;
  const part = (turns - KNOTS[k]!) / (KNOTS[k + 1]! - KNOTS[k]!);
  return [k, Math.max(0, Math.min(1, part))];
}

/** The final score to be expected of each seat, into `out`: what it has won and, by learned weights, what its position promises. */
function expectedScores(position: Position, workspace: Workspace, out: Float64Array): void {
  const { players } = position.board;
  const weights = WEIGHTS[players]!;
  featuresOf(position, workspace, features);
  const [k, part] = between(turnsOf(position));
  const low = k * FEATURES;
  for (let seat = 0; seat < players; seat++) {
    let sum = position.won[seat]!;
    for (let j = 0; j < FEATURES; j++) {
      const weight = (1 - part) * weights[low + j]! + part * weights[low + FEATURES + j]!;
      sum += features[seat * FEATURES + j]! * weight;
    }
    out[seat] = sum;
  }
}

/** Points of lead that make a victory likely, at the end and more for each root of a turn. */
const SURE = 1.5;
const SURE_LATER = 0.5;
/** What a victory is worth beside the lead, and points of lead that count for much. */
const VICTORY = 0.65;
const WIDE_LEAD = 5;

/** What a share of a victory and a lead over the best of the others are worth, 0 to 1. */
export const worthOf = (won: number, lead: number): number =>
  VICTORY * won + (1 - VICTORY) / (1 + Math.exp(-lead / WIDE_LEAD));

/** What a position in play is worth to each seat, 0 to 1, into `out`, and how likely it is to win; `rewards` says it of an end. */
export function promises(
  position: Position,
  workspace: Workspace,
  out: Float64Array,
  won: Float64Array,
): void {
  const { players } = position.board;
  expectedScores(position, workspace, points);
  const sure = SURE + SURE_LATER * Math.sqrt(turnsOf(position));
  for (let seat = 0; seat < players; seat++) {
    let best = -Infinity;
    for (let other = 0; other < players; other++)
      if (other !== seat && points[other]! > best) best = points[other]!;
    const lead = points[seat]! - best;
    won[seat] = 1 / (1 + Math.exp(-lead / sure));
    out[seat] = worthOf(won[seat]!, lead);
  }
}
