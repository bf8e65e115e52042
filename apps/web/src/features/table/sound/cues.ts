import { CUES } from '../../../session/sound/cue.ts';
import {
  at,
  type GameSounds,
  type HeardEvent,
  type HeardItem,
  type Sounding,
} from '../../../session/sound/game-sounds.ts';
import type { Part } from '../../../session/show/show-queue.ts';

/** What a reader has been shown of their own log: by the stage, by the score, and the part now on the stage. */
export interface Heard {
  readonly stage: readonly HeardItem[];
  readonly score: readonly HeardItem[];
  readonly part?: Part | null;
}
/** Who listens: whether they lost what was won last, whether nothing moves for them, and the factor of the table's times. */
interface Listener {
  readonly lost: boolean;
  readonly still: boolean;
  readonly slowness: number;
}

/** More new events at once than this are a reload or a jump in the game, and make no sound. */
const MOST_AT_ONCE = 12;

/**
 * The sounds of what a reader has been shown of a game since `before`; only the most important one where nothing is shown
 * step by step. They depend on the reader's own events alone, as far as they were shown.
 */
export function soundsOf(
  sounds: GameSounds,
  before: Heard,
  now: Heard,
  { lost, still, slowness }: Listener,
): readonly Sounding[] {
  const fresh = (part: 'stage' | 'score'): readonly HeardEvent[] => {
    const more = now[part].length - before[part].length;
    return more > 0 && more <= MOST_AT_ONCE ? now[part].slice(-more).map(({ event }) => event) : [];
  };
  const part = now.part ?? null;
  const all = [...sounds.staged(fresh('stage'), { part, lost, still }), ...sounds.scored(fresh('score'))];
  if (part !== null && !still) return all.map((one) => slowed(one, slowness));
  const weightiest = CUES.find((cue) => all.some((one) => one.cue === cue));
  return weightiest === undefined ? [] : [at(weightiest)];
}

/** The same sound at a table where all is shown as much slower. */
const slowed = ({ cue, after, lasts }: Sounding, slowness: number): Sounding => ({
  cue,
  after: after * slowness,
  ...(lasts !== undefined && { lasts: lasts * slowness }),
});
