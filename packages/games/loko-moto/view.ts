import type { Viewer } from '@turntable/engine';
import type { Hand, SeenHand, State, View } from './types.ts';
import { decisions } from './decisions.ts';
import { outcomeOf, scoresOf } from './scoring.ts';

/** All that a viewer may know: the table, the number of cards in each pile, and of the secret cards their own (LM-7.2). */
export function view(state: State, viewer: Viewer): View {
  const { box, lines, hands } = state;
  const over = state.phase === 'over';
  return {
    viewer,
    decisions: decisions(state),
    box,
    phase: state.phase,
    turn: state.turn,
    starter: state.starter,
    toClose: state.toClose,
    lines,
    inkedBy: state.inkedBy,
    free: state.free,
    market: state.market,
    trainsLeft: state.trainPile.length,
    faceUp: state.faceUp,
    // With hidden agendas the rest of the 2- and 3-point piles is out of the game (LM-7.1).
    shapesLeft: state.shapePiles.map((pile, i) => (box.hiddenAgendas && i > 0 ? 0 : pile.length)),
    hands: hands.map((hand, seat) => seenHand(hand, over || seat === viewer)),
    scores: scoresOf(box, lines, hands),
    outcome: over ? outcomeOf(box, lines, hands) : null,
  };
}

function seenHand(hand: Hand, open: boolean): SeenHand {
  const { trains, shapes, secret } = hand;
  return { trains, shapes, secret: open ? secret : null, secrets: secret.length };
}
