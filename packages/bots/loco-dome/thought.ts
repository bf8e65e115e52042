import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { Action, Side, View } from '@turntable/games/loco-dome/types.ts';
import type { Level } from '../bot/bot.ts';
import type { Odds } from './odds.ts';

/** A question as a bot thinks about it. */
export interface Thought {
  readonly view: View;
  readonly side: Side;
  readonly level: Exclude<Level, 'easy' | 'master'>;
  readonly legal: readonly Action[];
  readonly oddsOf: (view: View, side: Side, at: number) => Odds;
}

/** Actions that name one of one's own locomotives. */
type Choosing = Extract<Action, { readonly locomotive: number }>;
/** The legal actions of one type, such as every swap. */
export const choosing = (legal: readonly Action[], type: Choosing['type']): Choosing[] =>
  legal.filter((action): action is Choosing => action.type === type);

/** The item that is worth most, the first of equals. */
export function best<Item extends object>(items: readonly Item[], worth: (item: Item) => number): Item {
  let found = items[0]!;
  let most = -Infinity;
  for (const item of items) {
    const value = worth(item);
    if (value > most) {
      most = value;
      found = item;
    }
  }
  return found;
}

/** The place of one's own active locomotive. */
export const ownActive = (view: View, side: Side): number => activeOf(view, side)!;
