/** The sounds of a table, the weightier ones first. */
export const CUES = ['bell', 'whistle', 'coin', 'chuff', 'clank'] as const;
export type Cue = (typeof CUES)[number];

/** The sound of each kind of event. It depends on the kind alone, never on an event's values. */
const SOUNDS: Readonly<Record<string, Cue>> = {
  bought: 'bell',
  vetoed: 'bell',
  'knocked-out': 'bell',
  detonated: 'bell',
  over: 'whistle',
  won: 'whistle',
  flipped: 'coin',
  boosted: 'coin',
  markers: 'coin',
  fielded: 'chuff',
  activated: 'chuff',
  swapped: 'chuff',
  tagged: 'chuff',
  built: 'clank',
  reserved: 'clank',
  closed: 'clank',
  called: 'clank',
  ruled: 'clank',
};
/** These sound when the score counts them; the others when the stage shows them. */
const COUNTED: ReadonlySet<string> = new Set(['won', 'over']);

interface Told {
  readonly event: { readonly kind: string };
}
/** What a reader has been shown of their own log: as far as the stage, and as far as the score is. */
export interface Heard {
  readonly stage: readonly Told[];
  readonly score: readonly Told[];
}

/** More new events at once than this are a reload or a jump in the game, and make no sound. */
const MOST_AT_ONCE = 12;

/**
 * What is to be heard when a reader has been shown more than before; null: nothing. It knows nothing but the reader's own
 * events, and those only as far as they were shown.
 */
export function cueOf(before: Heard, now: Heard): Cue | null {
  const fresh = (part: keyof Heard): readonly Told[] => {
    const more = now[part].length - before[part].length;
    return more > 0 && more <= MOST_AT_ONCE ? now[part].slice(-more) : [];
  };
  const kinds = [
    ...fresh('stage').filter(({ event }) => !COUNTED.has(event.kind)),
    ...fresh('score').filter(({ event }) => COUNTED.has(event.kind)),
  ].flatMap(({ event }) => SOUNDS[event.kind] ?? []);
  return CUES.find((cue) => kinds.includes(cue)) ?? null;
}

/** The vibration of each sound: milliseconds on, off, on. */
export const VIBRATIONS: Readonly<Record<Cue, readonly number[]>> = {
  bell: [90, 60, 40],
  whistle: [60, 40, 140],
  coin: [12, 40, 12, 40, 12],
  chuff: [18, 60, 18, 60, 18],
  clank: [25],
};
