import { REVEAL } from '@turntable/games/versus/reveal.ts';
import type { Act, Part, Staging, Step } from '../../session/show/show-queue.ts';

/** The times of a reading, in milliseconds since it began. */
interface Times {
  readonly first: number;
  readonly second: number;
  readonly result: number;
  readonly score: number;
  readonly settled: number;
}
const READING: Times = { first: 500, second: 2_000, result: 2_900, score: 3_500, settled: REVEAL.reading };
/** Only one value is new: somebody was tagged in after a tie. */
const AGAIN: Times = { first: 500, second: 500, result: 1_400, score: 2_000, settled: REVEAL.again };
const READING_STILL: Times = { first: 500, second: 1_300, result: 1_600, score: 2_000, settled: 2_300 };
const AGAIN_STILL: Times = { first: 500, second: 500, result: 800, score: 1_200, settled: 1_500 };

/** How long other things are shown, in milliseconds. */
const LENGTHS: Readonly<Record<string, number>> = {
  called: 500,
  'true-double-header': 600,
  swapped: 450,
  blocked: 700,
  corrected: 600,
  ...REVEAL,
};
/** The fields of an event of a knock-out or a Detonation that say how it came about. */
interface Happened {
  readonly kind: string;
  readonly how?: string;
}
/** A moment of a kind of event: when (ms since its beginning), its part, and whether stage and score show it by then. */
type Moment = readonly [at: number, part: Part, told?: boolean, counted?: boolean];

/** The point flies to its score before the score counts it. */
const VERDICT: readonly Moment[] = [
  [0, 'call'],
  [250, 'event', true],
  [1_400, 'flies', true],
  [1_750, 'score', true, true],
];
/** Lights and locomotive first, then the sign that tells it, the target, the card. One that is sacrificed comes between the others first. */
const fall = (falls: number): readonly Moment[] => [
  ...(falls > 0 ? ([[0, 'call']] as const) : []),
  [falls, 'falls', true],
  [1_900, 'event', true],
  [2_300, 'score', true, true],
  [2_600, 'turns', true, true],
];
const FALLS = 600;
const SACRIFICED = 0;
/** What a Detonation brings with it: its marker may be the one that empties the record. */
const OF_BLAST: ReadonlySet<string> = new Set(['reset', 'knocked-out']);
/** Its target falls twice, a flip for each of the two. */
const BLAST = { event: 1_200, turns: 2_100, score: 2_700, again: 3_000 };
/** Without movement: how long each of the three pictures of a knock-out or a Detonation stands (ms). All else takes three times that at most. */
const STILL_PICTURE = 600;
const FALL_STILL: readonly Moment[] = [
  [0, 'falls', true],
  [STILL_PICTURE, 'event', true],
  [2 * STILL_PICTURE, 'turns', true, true],
];

const ENDS = new Set(['won', 'undecided', 'tied']);

/** Cuts a log of Double Header or Loco Dome into what is shown in one go (the times of the duel). */
export const duelStaging: Staging = (log, from, still) => {
  const acts: Act[] = [];
  let call: number | undefined;
  for (let at = log.length - 1; at >= 0 && call === undefined; at--)
    if (at < from && log[at]!.event.kind === 'called') call = at;
  for (let at = from; at < log.length;) {
    const { kind } = log[at]!.event;
    if (kind === 'called') call = at;
    const act =
      kind === 'read' || kind === 'tagged'
        ? reading(log, at, call, still)
        : kind === 'detonated'
          ? detonation(log, at, still)
          : single(log[at]!.event, at, still);
    acts.push(act);
    at = act.to;
  }
  return acts;
};

/** The values that are read together, and what comes of them. */
function reading(log: Parameters<Staging>[0], from: number, call: number | undefined, still: boolean): Act {
  let to = from;
  let reads = 0;
  const values: number[] = [];
  for (; to < log.length; to++) {
    const { kind } = log[to]!.event;
    // A tag-in belongs to the reading of the value that it brings, not to the result before it.
    if (kind === 'read') {
      reads++;
      values.push(to + 1);
    } else if (kind !== 'tagged' || reads > 0) break;
  }
  const ended = ENDS.has(log[to]?.event.kind ?? '');
  if (ended) to++;
  const times = reads > 1 ? (still ? READING_STILL : READING) : still ? AGAIN_STILL : AGAIN;
  const step = (at: number, part: Part, stage: number, score = from): Step => ({ at, part, stage, score });
  const steps = [
    step(0, 'call', values[0] === from + 1 ? from : from + 1),
    step(times.first, 'first', values[0] ?? to),
    ...(reads > 1 ? [step(times.second, 'second', values.at(-1)!)] : []),
    ...(ended ? [step(times.result, 'result', to), step(times.score, 'score', to, to)] : []),
  ];
  const length = ended ? times.settled : times.result;
  return { from, to, steps, length, ...(call !== undefined && { head: call }) };
}

/** A Detonation and the two that fall by it. */
function detonation(log: Parameters<Staging>[0], from: number, still: boolean): Act {
  let to = from + 1;
  while (OF_BLAST.has(log[to]?.event.kind ?? '')) to++;
  while (log[to - 1]!.event.kind === 'reset') to--;
  const first = log.findIndex(({ event }, at) => at > from && event.kind === 'knocked-out');
  const step = (at: number, part: Part, stage: number, score: number): Step => ({ at, part, stage, score });
  // The Detonation is shown at once, the locomotives it knocks out only when the cloud thins.
  const begins = step(0, 'call', from + 1, from);
  const steps = still
    ? [begins, step(STILL_PICTURE, 'event', to, from), step(2 * STILL_PICTURE, 'turns', to, to)]
    : [
        begins,
        step(BLAST.event, 'event', to, from),
        step(BLAST.turns, 'turns', to, from),
        ...(first >= 0 && first + 1 < to ? [step(BLAST.score, 'score', to, first + 1)] : []),
        step(BLAST.again, 'score', to, to),
      ];
  return { from, to, steps, length: still ? 3 * STILL_PICTURE : LENGTHS['detonated']!, head: from };
}

function single(happened: Happened, from: number, still: boolean): Act {
  const { kind } = happened;
  const to = from + 1;
  const length = LENGTHS[kind];
  // A sacrifice is somebody's move and told from its beginning; who falls by a knock-out follows from what was said before.
  const sacrificed = happened.how === 'sacrifice';
  const head = sacrificed && { head: from };
  if (length === undefined) return { from, to, steps: [], length: 0 };
  switch (kind) {
    case 'knocked-out':
      return still
        ? { ...eventOf(from, to, 3 * STILL_PICTURE, FALL_STILL), ...head }
        : { ...eventOf(from, to, length, fall(sacrificed ? SACRIFICED : FALLS)), ...head };
    case 'ruled':
    case 'corrected-claim':
      return eventOf(from, to, length, VERDICT, still ? (3 * STILL_PICTURE) / length : 1);
    default:
      return {
        from,
        to,
        steps: [{ at: 0, part: kind === 'called' ? 'call' : 'event', stage: to, score: from }],
        length: still ? Math.min(length, STILL_PICTURE) : length,
        // The header does not say the face of a coin that still spins.
        ...(kind !== 'flipped' && { head: from }),
      };
  }
}

/** Something that is on the stage some time before the score counts it. */
function eventOf(from: number, to: number, length: number, moments: readonly Moment[], scale = 1): Act {
  const steps = moments.map(([at, part, told = false, counted = false]): Step => ({
    at: Math.round(at * scale),
    part,
    stage: told ? to : from,
    score: counted ? to : from,
  }));
  return { from, to, steps, length: Math.round(length * scale) };
}
