import type { GameBook } from '../../session/book/game-book.ts';
import { NewDuelBook } from '../versus/book/NewDuelBook.tsx';
import { OpenedDuelBook } from '../versus/book/DuelBook.tsx';

/** The scorebook of Loco Dome. */
export const book: GameBook = {
  game: 'loco-dome',
  New: () => <NewDuelBook game="loco-dome" />,
  Opened: OpenedDuelBook,
};
