import type { Part } from '../../../session/show/show-queue.ts';
import {
  at,
  byKind,
  type GameSounds,
  type HeardEvent,
  type Sounding,
} from '../../../session/sound/game-sounds.ts';

/** How long a value is counted up until its plate stands, by which of the two it is (ms). */
const COUNTS = { first: 700, second: 900 } as const;
/** From the result to the winner's steam (ms). */
const STEAM = 150;

/** Sounds of duels, and those of events of one's own kind. */
export function duelSounds(own: {
  readonly staged: (events: readonly HeardEvent[]) => readonly Sounding[];
  readonly scored: (events: readonly HeardEvent[]) => readonly Sounding[];
}): GameSounds {
  const staged = byKind<string>({ called: [at('sign-clack', 250)], ruled: [at('stamp', 140)] });
  const scored = byKind<string>({ won: [at('flap')], over: [at('brass-finish')] });
  return {
    staged: (events, { part, lost, still }) => [
      ...events.flatMap((event) => {
        if (event.kind === 'won') return [at(lost ? 'brake-sigh' : 'whistle-short', STEAM)];
        return [...staged([event]), ...own.staged([event])];
      }),
      ...(part !== null && events.some(({ kind }) => kind === 'read') ? reading(part, still) : []),
    ],
    scored: (events) => events.flatMap((event) => [...scored([event]), ...own.scored([event])]),
    lost(stage, side) {
      const won = stage.findLast(({ event }) => event.kind === 'won')?.event as
        { readonly team?: number; readonly side?: number } | undefined;
      return won !== undefined && (won.team ?? won.side) !== side;
    },
  };
}

/** A value that is read: its figures turn, then its plate stands. */
function reading(part: Part, still: boolean): readonly Sounding[] {
  const lasts = COUNTS[part === 'second' ? 'second' : 'first'];
  return still ? [at('plate-set')] : [{ cue: 'counter-tick', after: 0, lasts }, at('plate-set', lasts)];
}
