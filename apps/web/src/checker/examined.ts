import { checkSeed, gameOf, readRecord, RecordError, type SeedCheck } from '@turntable/engine';
import { GAMES } from '@turntable/games';

/** What the checker found out about a file, or why it could not read it. */
export type Examined =
  | { readonly game: string; readonly names: readonly string[]; readonly check: SeedCheck }
  /** A game kept by hand, before which nothing was promised. */
  | { readonly kept: true }
  | { readonly unreadable: string };

/** Checks the text of a file. Never throws at what is in it. */
export function examined(text: string): Examined {
  try {
    const input: unknown = JSON.parse(text);
    const game = gameOf(input, GAMES);
    const { names, kept, fairness } = readRecord(game, input);
    if (kept && !fairness) return { kept: true };
    return { game: game.id, names, check: checkSeed(game, input) };
  } catch (error) {
    if (error instanceof RecordError || error instanceof SyntaxError) return { unreadable: error.message };
    throw error;
  }
}
