import { useCallback, useState } from 'react';
import type { Book } from './model/book.ts';
import type { Page } from './model/draft.ts';
import type { DuelGame } from './model/duel-game.ts';
import { interrupts } from './model/offers.ts';
import { pagesOf, press } from './model/page.ts';
import { useOpenBook, type Keeping, type OpenBookOf } from '../../../session/book/useOpenBook.ts';

/** The open book of a locomotive game. */
export interface OpenBook extends OpenBookOf<Book, Page> {
  readonly game: DuelGame;
}

/** Fetches the rules of the book's game. */
export type LoadGame = () => Promise<DuelGame>;

/** The book of that id: undefined while it is fetched, null if the device has none. `load` stays the same from call to call. */
export function useBook(id: string, load: LoadGame): OpenBook | null | undefined {
  const [game, setGame] = useState<DuelGame>();
  const keeping = useCallback(async (): Promise<Keeping<Book, Page>> => {
    const loaded = await load();
    setGame(loaded);
    return {
      pageOf: ({ setup, taps }) => pagesOf(loaded, setup, taps).at(-1)!,
      isOver: ({ closed, position }) =>
        closed !== null || (position.state as { phase: string }).phase === 'over',
      press: ({ setup }, page, timed) => press(loaded, setup, page, timed),
    };
  }, [load]);
  const openBook = useOpenBook(id, keeping);
  return openBook && game ? { ...openBook, game } : openBook === null ? null : undefined;
}

/** Calls a statistic. A tie before it that nobody broke is written as standing, or its statistic would be lost. */
export function call({ book, game, page, tap }: OpenBook, statistic: string): void {
  const { draft } = page;
  const keys = draft && draft.told.length > 0 ? interrupts(game.rules, book.setup, page, draft) : [];
  const stands = keys.find(({ action }) => action.type === 'stand');
  if (stands) tap({ t: 'act', action: stands.action });
  tap({ t: 'call', statistic });
}
