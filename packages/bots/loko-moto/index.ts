import type { Rng } from '@turntable/engine';
import type { Action, View } from '@turntable/games/loko-moto/types.ts';
import type { Asked, Weigher } from '../bot/bot.ts';
import { boardOf } from './board.ts';
import { policyMove, type Care } from './policy.ts';
import { imagineSim, type Move } from './sim.ts';
import { masterMove, weighMoves } from './master/index.ts';
import { searchMove } from './search.ts';

/** Play-outs for a move at most; with more, the answer hardly changes any more. */
const MOST_ROUNDS = 400;

/**
 * The easy level: prefers shape cards and cheap trains that carry them, waits for them until its last turns, often follows a lesser
 * plan, and never blocks.
 */
const EASY: Care = {
  keep: 30,
  slip: 50,
  astray: 10,
  reserves: false,
  races: false,
  after: { turns: 1, shape: true },
  taste: { shape: 6, price: -1 },
};
/** The medium level: prefers expensive trains to shape cards. */
const MEDIUM: Care = {
  keep: 12,
  slip: 20,
  reserves: true,
  races: false,
  yields: true,
  taste: { shape: -0.5, price: 0.5 },
};

/**
 * Loko moto by plan. *Easy* follows some plan or other and never guards it, *medium* the best one, *hard* plays the
 * best few out to the end of the game as often as time allows, *master* searches the tree of moves and answers.
 */
export function lokoMotoBot({ view, level, rng, expired }: Asked<View>): Action {
  if (level === 'master') return masterMove(view, rng, expired);
  return toAction(view, think(view, level, rng, expired));
}

/** What the master level thinks of the moves there are, best first. */
export const weighLokoMoto: Weigher<View, Action> = ({ view, rng, expired }, also) =>
  weighMoves(view, rng, expired, also as Action | undefined);

function think(view: View, level: Asked<View>['level'], rng: Rng, expired: () => boolean): Move {
  if (level === 'hard') return searchMove(view, rng, expired, MOST_ROUNDS);
  const sim = imagineSim(view, rng);
  if (level === 'medium') return policyMove(sim, rng, MEDIUM);
  return policyMove(sim, rng, EASY);
}

/** A move as the rules write it. */
export function toAction(view: View, move: Move): Action {
  const { sectionIds } = boardOf(view.box);
  const id = (section: number): string => sectionIds[section]!;
  switch (move.kind) {
    case 'build':
    case 'close':
      return { type: move.kind, section: id(move.a) };
    case 'reserve':
      return { type: 'reserve', sections: move.b < 0 ? [id(move.a)] : [id(move.a), id(move.b)] };
    case 'buy':
      return {
        type: 'buy',
        train: view.box.trains[move.train]!.id,
        sections: move.set.map(id),
        shape: move.shape < 0 ? null : view.box.shapes[move.shape]!.id,
      };
  }
}
