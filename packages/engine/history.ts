import type { Actor, Entry, Game, Types } from './contract.ts';

/** An item of the log that is no entry, for it answers no decision: who took back, and why if a judge did. */
export interface TakeBack {
  readonly takeBack: Actor;
  readonly reason?: string;
}
/** The whole truth about a game after its setup: answers and take-backs in order. The deal is the first. */
export type Log<Action> = readonly (Entry<Action> | TakeBack)[];

/** Whether an item of a log takes back the entry before it. */
export function isTakeBack<Action>(item: Entry<Action> | TakeBack): item is TakeBack {
  return 'takeBack' in item;
}

/** The entries that still count: each take-back removes the last one before it that counts. The deal always counts. */
export const counted = <Action>(log: Log<Action>): Entry<Action>[] =>
  countedItems(log).map(({ entry }) => entry);

/** The entries that still count, each with its place in the log, from 0. */
export function countedItems<Action>(
  log: Log<Action>,
): { readonly at: number; readonly entry: Entry<Action> }[] {
  const out: { at: number; entry: Entry<Action> }[] = [];
  for (const [at, item] of log.entries()) {
    if (!isTakeBack(item)) out.push({ at, entry: item });
    else if (out.length > 1) out.pop();
  }
  return out;
}

/** Folds trusted entries (already checked when they were played) to a state. Needs no luck and no judge. */
export function replay<T extends Types>(game: Game<T>, setup: T['Setup'], log: Log<T['Action']>): T['State'] {
  let state = game.start(setup);
  for (const entry of counted(log)) state = game.apply(state, entry).state;
  return state;
}

/** The position after each item of the log, the deal first. Take-backs lead back to positions that were there before. */
export function* positions<T extends Types>(
  game: Pick<Game<T>, 'start' | 'apply'>,
  setup: T['Setup'],
  log: Log<T['Action']>,
): Generator<T['State'], void> {
  const past: T['State'][] = [];
  let state = game.start(setup);
  for (const item of log) {
    if (isTakeBack(item)) {
      // The deal always counts, so what lies before it is never the answer.
      if (past.length > 1) state = past.pop()!;
    } else {
      past.push(state);
      state = game.apply(state, item).state;
    }
    yield state;
  }
}

/**
 * Whether somebody may take back right now. *Free*: to before their own last entry, and it is the last and sealed nothing.
 * *Ask*: others have acted since and have to agree. *Sealed*: somebody learnt something, or nothing is there.
 */
export type Undo = 'free' | 'ask' | 'sealed';
