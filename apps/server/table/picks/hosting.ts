import { RecordError, type AnyGame } from '@turntable/engine';
import { Problem } from '../../base/problem.ts';
import type { TableRow } from '../../storage/rows.ts';
import { startersOf } from '../seats/seating.ts';
import { optionsWith } from './picks.ts';

/** The setup that a table's game is dealt from. */
export function host(game: AnyGame, row: TableRow): object {
  const { starter, seats } = row;
  return game.host({ ...optionsWith(row, game), starters: startersOf(starter, seats) }, seats.length);
}

/** Throws the `Problem` that stands against a row's options and picks, if the game does not take them. */
export function expectHosted(game: AnyGame, row: TableRow): void {
  try {
    host(game, row);
  } catch (error) {
    if (error instanceof RecordError) throw new Problem('bad-options', error.message);
    throw error;
  }
}

/** The stored setup. If the game makes an equal one today, that one is given, because tables share its maps and cards. */
export function storedSetup(game: AnyGame, row: TableRow, stored: string): object {
  try {
    const made = host(game, row);
    if (JSON.stringify(made) === stored) return made;
  } catch {
    // Options of an older version; the stored setup is what counts.
  }
  return JSON.parse(stored) as object;
}
