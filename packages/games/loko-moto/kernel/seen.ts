import type { Rng, Viewer } from '@turntable/engine';
import type { View } from '../types.ts';
import { boardOf } from './board.ts';
import { NONE, positionOf, type Position } from './position.ts';

/** What a view shows, with every card that it hides put somewhere it could be; `redraw` puts them elsewhere. */
export function seenPosition(view: View): Position {
  const { box, hands } = view;
  const board = boardOf(box);
  const seen = new Set<string | null>([...view.market, ...view.faceUp]);
  for (const hand of hands)
    for (const id of [...hand.trains, ...hand.shapes, ...(hand.secret ?? [])]) seen.add(id);
  const trainPile = box.trains.map((train) => train.id).filter((id) => !seen.has(id));
  const shapePiles = board.dealt.map((pile) =>
    pile.map((k) => box.shapes[k]!.id).filter((id) => !seen.has(id)),
  );
  const filled = hands.map((hand) => {
    if (hand.secret) return { ...hand, secret: hand.secret };
    const claimed = hand.shapes.map((id) => board.points[board.shapeIndex.get(id)!]!);
    const secret = hand.secrets === 0 ? [] : [2, 3].filter((points) => !claimed.includes(points));
    return { ...hand, secret: secret.map((points) => shapePiles[points - 1]!.pop()!) };
  });
  return positionOf({ ...view, hands: filled, trainPile, shapePiles });
}

/**
 * Deals what a viewer cannot see anew, each way equally likely: the order of every pile, and who holds which secret card
 * (LM-7.1). No conclusions are drawn from what others chose to do.
 */
export function redraw(position: Position, viewer: Viewer, rng: Rng): void {
  const { pile, under, underAt, underEnd } = position;
  shuffle(pile, position.pileAt, pile.length, rng);
  for (let i = 0; i < 3; i++) {
    if (i > 0) takeIn(position, i, viewer);
    shuffle(under, underAt[i]!, underEnd[i]!, rng);
    if (i > 0) giveOut(position, i, viewer);
  }
}

/** Puts the secret cards of the others at the end of their pile; the room they left there takes them. */
function takeIn({ under, underEnd, secret, board }: Position, pile: number, viewer: Viewer): void {
  for (let seat = 0; seat < board.players; seat++) {
    const held = 2 * seat + pile - 1;
    if (seat !== viewer && secret[held] !== NONE) under[underEnd[pile]!++] = secret[held]!;
  }
}

function giveOut({ under, underEnd, secret, board }: Position, pile: number, viewer: Viewer): void {
  for (let seat = 0; seat < board.players; seat++) {
    const held = 2 * seat + pile - 1;
    if (seat !== viewer && secret[held] !== NONE) secret[held] = under[--underEnd[pile]!]!;
  }
}

function shuffle(cards: Int16Array, from: number, to: number, rng: Rng): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + rng.below(i - from + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}
