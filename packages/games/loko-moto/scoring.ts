import type { Outcome, Seat } from '@turntable/engine';
import { isBuilt, ownerOf, type Box, type SectionState } from './types.ts';
import type { Clause } from './clauses.ts';
import { shapeOf, trainOf } from './cards.ts';

/** What scoring needs of a hand. */
interface Won {
  readonly trains: readonly string[];
  readonly shapes: readonly string[];
}
/** Which test of LM-4.2 settled the victory; `shared` if none did. */
type Tie = 'none' | 'trains' | 'shapes' | 'shared';
interface Standing {
  readonly scores: readonly number[];
  readonly places: readonly (readonly Seat[])[];
  readonly tie: Tie;
}

/** LM-4.1: prices and bonuses of trains, points of claimed shapes, less the penalty: 1 for each own section still solid. By seat. */
export function scoresOf(box: Box, lines: readonly SectionState[], hands: readonly Won[]): number[] {
  const scores = hands.map((hand) => trainPoints(box, hand) + shapePoints(box, hand));
  // Every view asks for this: the results of an iterator over the lines were most of a view's garbage.
  // The penalty.
  for (let i = 0; i < lines.length; i++) if (isBuilt(lines[i]!)) scores[ownerOf(lines[i]!)!]!--;
  return scores;
}

/** Prices and bonuses of a hand's trains. */
function trainPoints(box: Box, hand: Won): number {
  let points = 0;
  for (const id of hand.trains) {
    const { price, bonus } = trainOf(box, id);
    points += price + bonus;
  }
  return points;
}

/** Points of a hand's claimed shape cards; unclaimed secret ones count nothing (LM-7.3). */
export function shapePoints(box: Box, hand: Won): number {
  let points = 0;
  for (const id of hand.shapes) points += shapeOf(box, id).points;
  return points;
}

/** LM-4.2: by score, then number of trains, then shape points; who is equal in all three shares a place. */
export function standing(box: Box, lines: readonly SectionState[], hands: readonly Won[]): Standing {
  const scores = scoresOf(box, lines, hands);
  const ranks = hands.map((hand, seat) => ({
    seat,
    by: [scores[seat]!, hand.trains.length, shapePoints(box, hand)] as const,
  }));
  const differ = (a: (typeof ranks)[number], b: (typeof ranks)[number]): number =>
    b.by[0] - a.by[0] || b.by[1] - a.by[1] || b.by[2] - a.by[2];
  ranks.sort((a, b) => differ(a, b) || a.seat - b.seat);
  const places: Seat[][] = [];
  ranks.forEach((rank, i) => {
    if (i > 0 && differ(ranks[i - 1]!, rank) === 0) places[places.length - 1]!.push(rank.seat);
    else places.push([rank.seat]);
  });
  const [best, second] = ranks;
  const test = second ? best!.by.findIndex((value, i) => value !== second.by[i]) : 0;
  return { scores, places, tie: (['none', 'trains', 'shapes'] as const)[test] ?? 'shared' };
}

/** The final standing; the game ends by LM-5.1 alone. */
export const outcomeOf = (
  box: Box,
  lines: readonly SectionState[],
  hands: readonly Won[],
): Outcome<Clause> => ({
  places: standing(box, lines, hands).places,
  by: 'LM-5.1',
});
