import type { GameBook } from '../../session/book/game-book.ts';
import { NewDuelBook } from '../versus/book/NewDuelBook.tsx';
import { OpenedDuelBook } from '../versus/book/DuelBook.tsx';

/** The scorebook of Double Header. */
export const book: GameBook = {
  game: 'double-header',
  New: () => <NewDuelBook game="double-header" />,
  Opened: OpenedDuelBook,
};
