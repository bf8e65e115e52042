import { shuffled, type Rng } from '@turntable/engine';
import { FREE, TO_CLOSE, type Setup, type State } from './types.ts';
import { dealtShapes } from './cards.ts';
import { dealOf, type Deal } from './deal.ts';

/** Places of the market (LM-1.2). */
export const MARKET = 6;

/** The points of the secret cards, one of each (LM-7.1). */
export const SECRET_POINTS = [2, 3] as const;

/** The table before the deal. */
export function start(setup: Setup): State {
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  return {
    box: setup,
    phase: 'deal',
    moves: 0,
    turn: setup.starters[0]!,
    starter: setup.starters[0]!,
    toClose: 0,
    lines: setup.sheet.sections.map(() => FREE),
    inkedBy: {},
    free: setup.sheet.sections.length,
    market: new Array<null>(MARKET).fill(null),
    trainPile: [],
    faceUp: [null, null, null],
    shapePiles: [[], [], []],
    turned: { trains: [], shapes: [[], [], []] },
    hands: seats.map(() => ({ trains: [], shapes: [], secret: [] })),
  };
}

/** A deal: the starter by lot among those who may start (LM-1.4), every pile shuffled, secret cards from the top. */
export function shuffledDeal(box: Setup, rng: Rng): Deal {
  const starter = box.starters[box.starters.length > 1 ? rng.below(box.starters.length) : 0]!;
  const trains = shuffled(
    box.trains.map((t) => t.id),
    rng,
  );
  const piles = dealtShapes(box).map((pile) => shuffled(pile, rng));
  return dealOf(box, starter, trains, piles);
}

/** The table after the deal (LM-1.2, LM-1.3, LM-7.1). On a map without sections the game is over at once (LM-5.1). */
export function dealt(state: State, deal: Deal): State {
  const { box, free } = state;
  const opening = box.players === 2;
  // What is left of the 2- and 3-point piles is put away unseen when there are hidden agendas.
  const up = deal.piles.map((pile, i) => (box.hiddenAgendas && i > 0 ? [] : pile.slice(0, 1)));
  const trains = deal.trains.slice(0, MARKET);
  return {
    ...state,
    phase: free === 0 ? 'over' : opening ? 'opening' : 'main',
    moves: 1,
    turn: deal.starter,
    starter: deal.starter,
    toClose: opening ? TO_CLOSE : 0,
    market: state.market.map((_, place) => trains[place] ?? null),
    trainPile: deal.trains.slice(MARKET),
    faceUp: up.map(([first]) => first ?? null),
    shapePiles: deal.piles.map((pile, i) => pile.slice(up[i]!.length)),
    turned: { trains, shapes: up },
    hands: state.hands.map((hand, seat) => ({ ...hand, secret: deal.secret[seat] ?? [] })),
  };
}
