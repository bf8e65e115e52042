import type { GameBook } from '../../session/book/game-book.ts';
import { OpenedDuelBook } from '../versus/book/DuelBook.tsx';
import { NewDuelBook } from '../versus/book/NewDuelBook.tsx';
import type { LoadGame } from '../versus/book/useBook.ts';

const load: LoadGame = async () => (await import('./book-game.ts')).bookGame;

/** The scorebook of Loco Dome. */
export const book: GameBook = {
  game: 'loco-dome',
  New: () => <NewDuelBook game="loco-dome" players={[2]} each={5} />,
  Opened: ({ id }) => <OpenedDuelBook id={id} load={load} />,
};
