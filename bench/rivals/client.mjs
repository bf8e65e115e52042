// boardgame.io's client, alone, with its own checks.
import { createRequire } from 'node:module';
import { lines } from './lines.mjs';

const { Client } = createRequire(import.meta.url)('boardgame.io/client');

/** Plays whole games of building every line in turn; gives how many moves it made. */
export function playAll(games, players) {
  let count = 0;
  for (let g = 0; g < games; g++) {
    const client = Client({ game: lines, numPlayers: players, debug: false });
    client.start();
    for (let at = 0; at < 93; at++) {
      client.moves.build(at);
      count++;
    }
    if (!client.getState().ctx.gameover) throw new Error('the game did not end');
    client.stop();
  }
  return count;
}
