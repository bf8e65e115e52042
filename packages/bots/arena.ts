import {
  keyedRng,
  quickRng,
  viewerOf,
  type Actor,
  type AnyGame,
  type Entry,
  type Types,
} from '@turntable/engine';
import { chooseAction, randomLegal, type Level } from './index.ts';

/** A game between bots. */
export interface Match {
  readonly game: AnyGame;
  readonly setup: Types['Setup'];
  /** Who plays each seat; `random` chooses among legal actions without thought. */
  readonly players: readonly (Level | 'random')[];
  readonly seed: string;
  /** Called before each decision: gives the signal that ends the thinking. */
  readonly timer: () => () => boolean;
  /** A game longer than this is a fault in the rules, and thrown as an error. */
  readonly mostEntries?: number;
}
export interface Played {
  readonly state: Types['State'];
  readonly log: readonly Entry<Types['Action']>[];
  readonly scores: readonly number[];
  /** Sides that won, several on a shared victory. */
  readonly winners: readonly number[];
}

/** Plays a whole game. Each bot gets the view of its seat and nothing else; chance and the deal come from the seed. */
export function playMatch({ game, setup, players, seed, timer, mostEntries = 5000 }: Match): Played {
  const luck = quickRng(keyedRng(`${seed}/bots`, 0).below(0x1_0000_0000));
  let state = game.start(setup);
  const log: Entry<Types['Action']>[] = [];
  for (;;) {
    const decision = game.decisions(state).find((d) => !d.standing);
    if (!decision) break;
    if (log.length >= mostEntries)
      throw new Error(`${game.id}: no end after ${mostEntries} entries (seed ${seed})`);
    const actor: Actor = decision.actors[0]!;
    const action = answer(actor);
    state = game.apply(state, { decision: decision.id, actor, action }).state;
    log.push({ decision: decision.id, actor, action });

    function answer(who: Actor): Types['Action'] {
      if (who === 'chance') return game.draw(state, decision!, keyedRng(seed, log.length));
      const view = game.view(state, viewerOf(who));
      const level = typeof who === 'number' ? players[who]! : 'random';
      if (level === 'random') return randomLegal(game, view, decision!, luck);
      return chooseAction(game, view, decision!, level, luck, timer());
    }
  }
  const view = game.view(state, 'public');
  return { state, log, scores: game.record.scores(view), winners: game.record.winners(view) };
}
