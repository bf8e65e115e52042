import type { Part } from '../show/show-queue.ts';
import type { Cue } from './cue.ts';

/** A sound of something that happens, and how long after it was first shown (ms). */
export interface Sounding {
  readonly cue: Cue;
  readonly after: number;
  /** Of one that goes on: how long, in milliseconds. */
  readonly lasts?: number;
}
/** A sound so many milliseconds after what makes it was shown. */
export const at = (cue: Cue, after = 0): Sounding => ({ cue, after });

/** An event of a game's log, as far as sounds need to know it. */
export interface HeardEvent {
  readonly kind: string;
}
/** An item of the log that a reader has been shown. */
export interface HeardItem {
  readonly event: HeardEvent;
}
/** When events are heard: the part on the stage, whether the last point was lost, and whether nothing moves. */
interface Moment {
  readonly part: Part | null;
  readonly lost: boolean;
  readonly still: boolean;
}

/** The sounds of a game. They go by what the reader was shown of their own log, never by anything that is hidden. */
export interface GameSounds {
  /** Of events that the stage shows. */
  staged(events: readonly HeardEvent[], moment: Moment): readonly Sounding[];
  /** Of events that the score counts. */
  scored(events: readonly HeardEvent[]): readonly Sounding[];
  /** Whether the last point shown went to the other side; left out by games without sides. */
  lost?(stage: readonly HeardItem[], side: number): boolean;
}

/** Sounds that depend on the kind of an event alone. */
export function byKind<Kind extends string>(
  sounds: Readonly<Partial<Record<Kind, readonly Sounding[]>>>,
): (events: readonly HeardEvent[]) => readonly Sounding[] {
  const ofKind = new Map<string, readonly Sounding[]>(Object.entries(sounds));
  return (events) => events.flatMap(({ kind }) => ofKind.get(kind) ?? []);
}
