import { CUES, type Cue } from '../../../session/sound/cue.ts';
import type { Part } from '../../../session/show-queue.ts';

/** A sound of something that happens, and how long after it was first shown (ms). */
interface Sounding {
  readonly cue: Cue;
  readonly after: number;
  /** Of one that goes on: how long, in milliseconds. */
  readonly lasts?: number;
}
const at = (cue: Cue, after = 0): Sounding => ({ cue, after });

/** The sounds of each kind of event when the stage shows it. They depend on the kind alone, never on an event's values. */
const STAGED: Readonly<Record<string, readonly Sounding[]>> = {
  bought: [at('bell')],
  fielded: [at('chuff')],
  activated: [at('chuff')],
  swapped: [at('chuff')],
  blocked: [at('token-drop')],
  tagged: [at('chuff')],
  built: [at('clank')],
  reserved: [at('clank')],
  closed: [at('clank')],
  called: [at('sign-clack', 250)],
  vetoed: [at('bell-veto')],
  boosted: [at('token-drop')],
  flipped: [at('coin-spin')],
  markers: [at('token-drop')],
  'knocked-out': [at('lamp-out', 300), at('roll-off', 900), at('gate-boom', 1_300)],
  detonated: [at('steam-burst', 800)],
  ruled: [at('stamp', 140)],
};
/** The same when the score counts it. */
const SCORED: Readonly<Record<string, readonly Sounding[]>> = {
  won: [at('flap')],
  'knocked-out': [at('flap')],
  over: [at('brass-finish')],
};
/** How long a value is counted up until its plate stands, by which of the two it is (ms). */
const COUNTS = { first: 700, second: 900 } as const;
/** From the result to the winner's steam (ms). */
const STEAM = 150;

/** From a locomotive's fall by a knock-out until by a sacrifice the same is seen (ms). */
const SACRIFICED = 600;

interface ShownItem {
  readonly event: { readonly kind: string; readonly how?: string };
}
/** Of a fall: by a sacrifice it is seen later; a detonation is heard itself, not by what falls by it. */
function fallen(how: string | undefined): readonly Sounding[] {
  if (how === 'detonation') return [];
  const late = how === 'sacrifice' ? SACRIFICED : 0;
  return STAGED['knocked-out']!.map(({ cue, after }) => at(cue, after + late));
}
/** What a reader has been shown of their own log: by the stage, by the score, and the part now on the stage. */
export interface Heard {
  readonly stage: readonly ShownItem[];
  readonly score: readonly ShownItem[];
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

/** Whether the last point went to the other side; false for readers who are on no side. */
export function lostLast(stage: readonly ShownItem[], side: number | undefined): boolean {
  const won = stage.findLast(({ event }) => event.kind === 'won')?.event as
    { readonly team?: number; readonly side?: number } | undefined;
  return side !== undefined && won !== undefined && (won.team ?? won.side) !== side;
}

/**
 * The sounds of what a reader has been shown since `before`; the most important one alone where nothing is shown step by
 * step. They depend on the reader's own events alone, as far as they were shown.
 */
export function soundsOf(
  before: Heard,
  now: Heard,
  { lost, still, slowness }: Listener,
): readonly Sounding[] {
  const fresh = (part: 'stage' | 'score'): readonly ShownItem['event'][] => {
    const more = now[part].length - before[part].length;
    return more > 0 && more <= MOST_AT_ONCE ? now[part].slice(-more).map(({ event }) => event) : [];
  };
  const staged = fresh('stage');
  const shown = now.part ?? null;
  const all = [
    ...staged.flatMap(({ kind, how }) => {
      if (kind === 'won') return [at(lost ? 'brake-sigh' : 'whistle-short', STEAM)];
      return kind === 'knocked-out' ? fallen(how) : (STAGED[kind] ?? []);
    }),
    ...(shown !== null && staged.some(({ kind }) => kind === 'read') ? reading(shown, still) : []),
    ...fresh('score').flatMap(({ kind }) => SCORED[kind] ?? []),
  ];
  if (shown !== null && !still) return all.map((one) => slowed(one, slowness));
  const weightiest = CUES.find((cue) => all.some((one) => one.cue === cue));
  return weightiest === undefined ? [] : [at(weightiest)];
}

/** The same sound at a table where all is shown as much slower. */
const slowed = ({ cue, after, lasts }: Sounding, slowness: number): Sounding => ({
  cue,
  after: after * slowness,
  ...(lasts !== undefined && { lasts: lasts * slowness }),
});

/** A value that is read: its figures turn, then its plate stands. */
function reading(part: Part, still: boolean): readonly Sounding[] {
  const lasts = COUNTS[part === 'second' ? 'second' : 'first'];
  return still ? [at('plate-set')] : [{ cue: 'counter-tick', after: 0, lasts }, at('plate-set', lasts)];
}
