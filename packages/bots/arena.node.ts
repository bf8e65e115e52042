import { keyedRng, quickRng, type AnyGame, type Types } from '@turntable/engine';
import { course, type Played } from './course.ts';
import { chooseAction, randomLegal, type Level } from './index.ts';
import { Opaque } from './opaque.ts';

/** A game between bots. */
interface Match {
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

/**
 * Plays a whole game. Each bot gets the view of its seat and nothing else, locomotives without their identity. Throws an `Error`
 * when the game has not ended after `mostEntries`.
 */
export function playMatch({ players, timer, ...match }: Match): Played {
  const { game, seed } = match;
  const luck = quickRng(keyedRng(`${seed}/bots`, 0).below(0x1_0000_0000));
  const opaque = new Opaque();
  const questions = course(match);
  let next = questions.next();
  while (!next.done) {
    const { actor, decision, view } = next.value;
    const level = typeof actor === 'number' ? players[actor]! : 'random';
    const action =
      level === 'random'
        ? randomLegal(game, view, decision, luck)
        : chooseAction(game, opaque.view(view), decision, level, luck, timer());
    next = questions.next(action);
  }
  return next.value;
}
