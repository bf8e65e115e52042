import type { Event, Side } from '@turntable/games/loco-dome/types.ts';

interface Read {
  readonly side: Side;
  readonly locomotive: number;
  readonly value: number;
  readonly calculated: boolean;
}
/** What became of the statistic called last, from the log. */
export interface Called {
  readonly statistic: string;
  readonly by: Side;
  readonly target: number | null;
  /** Values read out so far, in the order in which they were read. */
  readonly reads: readonly Read[];
  readonly end:
    | { readonly kind: 'won'; readonly side: Side; readonly points: number }
    | { readonly kind: 'undecided'; readonly side: Side }
    | { readonly kind: 'skipped' }
    | { readonly kind: 'tied' }
    | null;
}
/** One point of the knock-out in progress. */
export interface Point {
  readonly side: Side;
  readonly point: Extract<Event, { kind: 'claimed' }>['point'];
  /** How it was ruled; null as long as it waits. */
  readonly verdict: Extract<Event, { kind: 'ruled' }>['verdict'] | null;
  /** Why it was ruled so, if whoever ruled said it. */
  readonly reason: string | null;
}

/** The last call and what followed; nothing before the first, or once something else began. */
export function lastCall(events: readonly Event[]): Called | undefined {
  const at = events.findLastIndex(({ kind }) => kind === 'called');
  const begun = events
    .slice(at + 1)
    .some(({ kind }) => kind === 'attacked' || kind === 'detonated' || kind === 'swapped');
  return at < 0 || begun ? undefined : callsIn(events.slice(at))[0];
}

/** The calls of a game and what became of each, in order. */
export function callsIn(events: readonly Event[]): readonly Called[] {
  const calls: Called[] = [];
  for (const event of events) {
    if (event.kind === 'called' && typeof event.by === 'number')
      calls.push({ statistic: event.statistic, by: event.by as Side, target: null, reads: [], end: null });
    const last = calls.at(-1);
    if (last) calls[calls.length - 1] = after(last, event);
  }
  return calls;
}

/** What is known of a call once this has happened, too. */
function after(called: Called, event: Event): Called {
  switch (event.kind) {
    case 'targeted':
      return { ...called, target: event.locomotive };
    case 'blocked':
      return { ...called, target: null };
    case 'read':
      return { ...called, reads: [...called.reads, event], end: null };
    case 'tied':
      return { ...called, end: { kind: 'tied' } };
    case 'won':
    case 'undecided':
      return { ...called, end: event };
    case 'rested':
      return event.skipped ? { ...called, end: { kind: 'skipped' } } : called;
    default:
      return called;
  }
}

/** The points of the knock-out that began last, in order. */
export function pointsMade(events: readonly Event[]): readonly Point[] {
  const at = events.findLastIndex(({ kind }) => kind === 'attacked');
  const made: Point[] = [];
  for (const event of events.slice(at + 1)) {
    if (event.kind === 'claimed')
      made.push({ side: event.side, point: event.point, verdict: null, reason: null });
    const last = made.at(-1);
    if (!last) continue;
    if (event.kind === 'ruled')
      made[made.length - 1] = { ...last, verdict: event.verdict, reason: event.reason };
    else if (event.kind === 'corrected-claim') made[made.length - 1] = { ...last, verdict: 'equal' };
  }
  return made;
}

/** Events that get a stage of their own when they happen. */
const STAGED = [
  'swapped',
  'blocked',
  'rested',
  'detonated',
  'knocked-out',
  'reset',
  'markers',
  'attacked',
  'identical',
] as const;
export type Staged = Extract<Event, { kind: (typeof STAGED)[number] }>;
/** As many as are shown at once. */
const MOST = 4;

const isStaged = (event: Event): event is Staged => (STAGED as readonly string[]).includes(event.kind);

/** What has happened besides values since the last call, knock-out or Detonation began, that included; oldest first. */
export function justNow(events: readonly Event[]): readonly Staged[] {
  const out: Staged[] = [];
  for (const event of events.toReversed()) {
    if (event.kind === 'called' || event.kind === 'claimed' || event.kind === 'dealt') break;
    if (isStaged(event)) out.unshift(event);
    if (event.kind === 'attacked' || event.kind === 'detonated') break;
  }
  return out.slice(-MOST);
}

/**
 * The point that a locomotive fell by, as no reply came to it; nothing where it fell otherwise, or where a judge ended the duel
 * while the last point waited for a verdict.
 */
export function unansweredOf(last: Event | undefined, points: readonly Point[]): Point | null {
  if (last?.kind !== 'knocked-out' || last.how !== 'no-reply') return null;
  const point = points.findLast(({ side }) => side !== last.side);
  return point?.verdict === 'claimant' ? point : null;
}
