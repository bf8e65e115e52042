import { quickRng, type Act, type Decision, type SeenBy } from '@turntable/engine';
import { chooseAction } from '@turntable/bots';
import { hintsFor } from '@turntable/bots/hint.ts';
import { gameById } from '@turntable/games';
import type { Hint, Level } from '@turntable/protocol';

/** A question to a bot: what its seat sees, and nothing more. `luck` seeds its own dice, which have no part in the deal. */
export interface BotQuestion {
  readonly game: string;
  readonly view: SeenBy;
  readonly decision: Decision;
  readonly level: Level;
  readonly luck: number;
  /** Milliseconds to think. */
  readonly budget: number;
  /** Set for a hint: the answer is a list of suggestions for the person at that seat, not one action. */
  readonly hint?: true;
}
export type BotAnswer =
  { readonly action: Act } | { readonly hints: readonly Hint[] } | { readonly failed: string };

/** What the process says once, before any answer: it has loaded all that it needs. */
export interface BotReady {
  readonly ready: true;
}

/** Thinks in a process of its own, so that the server never waits for it. */
function answer({ game: id, view, decision, level, luck, budget, hint }: BotQuestion): BotAnswer {
  const game = gameById(id);
  if (!game) return { failed: `no game ${id}` };
  const end = performance.now() + budget;
  const expired = (): boolean => performance.now() >= end;
  try {
    if (hint) return { hints: hintsFor(game, view, decision, quickRng(luck), expired) };
    return { action: chooseAction(game, view, decision, level, quickRng(luck), expired) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function say(message: BotAnswer | BotReady): void {
  // With a callback what a killed server cannot take any more is no error; `disconnect` follows.
  process.send?.(message, undefined, undefined, () => {});
}

process.on('message', (question: BotQuestion) => say(answer(question)));
say({ ready: true });
// Ends when the server disconnects. Ctrl+C in a terminal signals both; the server still needs answers while it ends.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});
