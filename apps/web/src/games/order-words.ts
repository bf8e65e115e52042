import { use } from 'react';
import type { SeenBy } from '@turntable/engine';
import type { Messages } from '../i18n/messages.ts';
import type { OrderWords } from '../session/orders/words.ts';

/** How a game's orders are told at a table. */
type WordsOf = (messages: Messages, view: SeenBy, names: readonly string[]) => OrderWords;

const files = import.meta.glob<{ readonly orderWords: WordsOf }>('./*/order-words.ts');
const fetched = new Map<string, Promise<{ readonly orderWords: WordsOf }>>();

/** A game's words for orders, fetched when there are the first to be told; suspends until they are here. */
export function useOrderWords(game: string): WordsOf {
  let words = fetched.get(game);
  if (!words) {
    words = files[`./${game}/order-words.ts`]!();
    words.catch(() => fetched.delete(game));
    fetched.set(game, words);
  }
  return use(words).orderWords;
}
