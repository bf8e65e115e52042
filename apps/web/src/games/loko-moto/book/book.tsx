import type { GameBook } from '../../../session/book/game-book.ts';
import { OpenedMapBook } from './MapBook.tsx';
import { NewMapBook } from './NewMapBook.tsx';
import { ScorePad } from './ScorePad.tsx';

/** The scorebook of Loko moto: on one of our maps, or the score alone. */
export const book: GameBook = {
  game: 'loko-moto',
  New: NewMapBook,
  Opened: OpenedMapBook,
  Pad: ScorePad,
};
