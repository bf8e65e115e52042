import type { GameBook } from '../session/book/game-book.ts';
import { book as doubleHeader } from './double-header/book.tsx';
import { book as locoDome } from './loco-dome/book.tsx';
import { book as lokoMoto } from './loko-moto/book/book.tsx';

/** The games a scorebook can be kept of, in the order in which they are offered. */
export const BOOKS: readonly GameBook[] = [doubleHeader, locoDome, lokoMoto];

/** The scorebook of a game by its id; undefined if it has none. */
export function gameBookOf(game: string): GameBook | undefined {
  return BOOKS.find((book) => book.game === game);
}
