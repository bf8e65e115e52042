import type { GameBook } from '../../session/book/game-book.ts';
import { OpenedDuelBook } from '../versus/book/DuelBook.tsx';
import { NewDuelBook } from '../versus/book/NewDuelBook.tsx';
import type { LoadGame } from '../versus/book/useBook.ts';

const load: LoadGame = async () => (await import('./book-game.ts')).bookGame;

/** The scorebook of Double Header. */
export const book: GameBook = {
  game: 'double-header',
  New: () => <NewDuelBook game="double-header" players={[4, 2]} each={2} />,
  Opened: ({ id }) => <OpenedDuelBook id={id} load={load} />,
};
