// chessops: clone the position and play a legal move, game after game; moves chosen beforehand so that only play is timed.
import { Chess } from 'chessops/chess';

function* allMoves(pos) {
  for (const [from, dests] of pos.allDests()) for (const to of dests) yield { from, to };
}

/** Random games as lists of moves. `below(n)` gives the luck. */
export function games(count, below) {
  return Array.from({ length: count }, () => {
    const moves = [];
    let pos = Chess.default();
    while (!pos.isEnd() && moves.length < 200) {
      const legal = [...allMoves(pos)];
      if (legal.length === 0) break;
      const move = legal[below(legal.length)];
      // A pawn on the last rank needs a promotion.
      const last = move.to >= 56 || move.to < 8;
      if (last && pos.board.get(move.from)?.role === 'pawn') move.promotion = 'queen';
      moves.push(move);
      pos = pos.clone();
      pos.play(move);
    }
    return moves;
  });
}

/** Plays them all, each move checked and on a copy; gives how many moves it played. */
export function playAll(games) {
  let count = 0;
  for (const moves of games) {
    let pos = Chess.default();
    for (const move of moves) {
      if (!pos.isLegal(move)) throw new Error('an illegal move');
      pos = pos.clone();
      pos.play(move);
      count++;
    }
  }
  return count;
}

/** The same without the check of legality. */
export function cloneAndPlay(games) {
  let count = 0;
  for (const moves of games) {
    let pos = Chess.default();
    for (const move of moves) {
      pos = pos.clone();
      pos.play(move);
      count++;
    }
  }
  return count;
}
