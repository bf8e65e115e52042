import { mayHave, surelyHas, type Presence } from '../versus/index.ts';
import {
  MARKER_EVERY,
  SIDES,
  other,
  type Open,
  type Pair,
  type Sequence,
  type Side,
  type Status,
} from './types.ts';

/** What choices are judged by: public facts, and which values there are (LV-6.2). A state or a contestant's view. */
export interface Sight extends Pick<Open, 'locomotives' | 'called' | 'calling'> {
  readonly rosters: readonly (readonly Presence[])[];
  readonly box: { readonly statistics: readonly string[] };
}
type Stalls = Pick<Open, 'locomotives'>;

/** The active locomotive of a contestant; none before the first activation or when the last one fell. */
export function activeOf({ locomotives }: Stalls, side: Side): number | undefined {
  const at = locomotives[side].indexOf('active');
  return at < 0 ? undefined : at;
}

/** Places of the dormant locomotives, in order. */
export function dormantOf({ locomotives }: Stalls, side: Side): number[] {
  const out: number[] = [];
  locomotives[side].forEach((status, at) => {
    if (status === 'dormant') out.push(at);
  });
  return out;
}

/** Whether a side has a dormant locomotive. */
export function hasDormant({ locomotives }: Stalls, side: Side): boolean {
  return locomotives[side].includes('dormant');
}

/** How many locomotives of either roster are out. */
function knockedOut({ locomotives }: Stalls): number {
  let count = 0;
  for (const side of SIDES) for (const status of locomotives[side]) if (status === 'knocked-out') count++;
  return count;
}

/** The other side of the point that waits in a sequence: it rules where no judge does (LV-3.2). */
export function othersOf({
  calling,
  sequence,
}: {
  readonly calling: Side;
  readonly sequence: Pick<Sequence, 'waiting'> | null;
}): readonly Side[] {
  if (!sequence?.waiting) return [];
  return [sequence.waiting.turn === 'claim' ? other(calling) : calling];
}

/** LD-7.1: 100 points, less 10 for every locomotive out of the game. */
export function thresholdOf(stalls: Stalls): number {
  return 100 - 10 * knockedOut(stalls);
}

/** LD-4.1: the points of both together that bring the next marker. The highest total so far counts, whatever a correction took. */
export function nextMarkerAt({ earned }: Pick<Open, 'earned'>): number {
  return MARKER_EVERY * (earned + 1);
}

/** Makes a locomotive active; the one that was becomes dormant (LD-1.2). */
export function withActive(
  locomotives: Pair<readonly Status[]>,
  side: Side,
  at: number,
): Pair<readonly Status[]> {
  const after = locomotives[side].map((status, i) =>
    i === at ? 'active' : status === 'active' ? 'dormant' : status,
  );
  return side === 0 ? [after, locomotives[1]] : [locomotives[0], after];
}

/** The statuses of both rosters after the locomotive at a place of one is knocked out. */
export function withKnockedOut(
  locomotives: Pair<readonly Status[]>,
  side: Side,
  at: number,
): Pair<readonly Status[]> {
  const after = locomotives[side].with(at, 'knocked-out');
  return side === 0 ? [after, locomotives[1]] : [locomotives[0], after];
}

/** A pair with one item replaced; the given one is not changed. */
export function withItem<Item>(pair: Pair<Item>, side: Side, item: Item): Pair<Item> {
  return side === 0 ? [item, pair[1]] : [pair[0], item];
}

/** Whether a locomotive has a value, as a foreign card may and others do; false for who may not know. */
type Has = (locomotive: Presence, statistic: string) => boolean;

/** Whether a locomotive has a value, for all that is known (foreign cards). */
export function hasValue(
  sight: Pick<Sight, 'rosters'>,
  side: Side,
  at: number,
  statistic: string,
  has: Has = mayHave,
): boolean {
  const locomotive = sight.rosters[side]![at];
  return locomotive !== undefined && has(locomotive, statistic);
}

/** Whether any locomotive of the contestant that is not out has a value (LD-2.1). */
export function anyHas(sight: Sight, side: Side, statistic: string, has: Has = mayHave): boolean {
  const stalls = sight.locomotives[side];
  for (let at = 0; at < stalls.length; at++)
    if (stalls[at] !== 'knocked-out' && hasValue(sight, side, at, statistic, has)) return true;
  return false;
}

/** Statistics that a locomotive of the contestant could call if the record were empty, in the order of the list (LD-2.1). */
export function* valid(sight: Sight, side: Side, at: number, has: Has = mayHave): Generator<string, void> {
  for (const statistic of sight.box.statistics)
    if (hasValue(sight, side, at, statistic, has) && anyHas(sight, other(side), statistic, has))
      yield statistic;
}

/** Whether a locomotive could call anything at all, after a reset if need be (LD-7.5). */
export function canCall(sight: Sight, side: Side, at: number, has: Has = mayHave): boolean {
  for (const _ of valid(sight, side, at, has)) return true;
  return false;
}

/** The same, certainly: but for foreign cards there is no difference. */
export function certainlyCanCall(sight: Sight, side: Side, at: number): boolean {
  return canCall(sight, side, at, surelyHas);
}

/**
 * Whether the caller may have to activate another locomotive by LD-7.5, which only who keeps the game knows; only with
 * foreign cards.
 */
export function perhapsStuck(sight: Sight): boolean {
  const { calling } = sight;
  const active = activeOf(sight, calling);
  if (active === undefined || certainlyCanCall(sight, calling, active)) return false;
  return dormantOf(sight, calling).some((at) => canCall(sight, calling, at));
}

/** Dormant locomotives with a value for the statistic: the ones to try a tie with (LD-3.1, LD-3.2, LD-4.3). */
export function dormantWith(
  sight: Pick<Sight, 'rosters' | 'locomotives'>,
  side: Side,
  statistic: string,
  has: Has = mayHave,
): number[] {
  return dormantOf(sight, side).filter((at) => hasValue(sight, side, at, statistic, has));
}
