import type { Front } from '@turntable/roster';
import type { Known, Locomotive, Rear } from './locomotive.ts';

/** A value once read out: public for the rest of the game (LV-2.3). */
interface ReadOut {
  readonly value: number;
  /** Calculated, not published (LV-1.4). */
  readonly calculated?: true;
}
/** Values read out so far, by statistic. */
export type ReadOuts = Readonly<Record<string, ReadOut>>;

/** A locomotive as somebody sees it. */
export interface SeenLocomotive {
  readonly front: Front;
  /** The rear of the card, for who may look at it; else null. */
  readonly rear: Rear | null;
  /** Which values there are, for who must choose by it (LV-6.2); else null. */
  readonly known: Known | null;
  /** Of a foreign card, whoever may know which values there are: those that were said to be missing (`Locomotive.unread`). */
  readonly unread?: readonly string[];
  readonly read: ReadOuts;
}

/** What somebody sees of a locomotive, everything named. */
export function seenLocomotive(
  locomotive: Locomotive,
  read: ReadOuts,
  sees: { readonly rear: boolean; readonly known: boolean },
): SeenLocomotive {
  const known = sees.rear || sees.known;
  return {
    front: locomotive.front,
    rear: sees.rear ? locomotive.rear : null,
    known: known ? locomotive.known : null,
    ...(known && locomotive.unread ? { unread: locomotive.unread } : {}),
    read,
  };
}

/** The value of a statistic, if the viewer knows it: from the rear of the card, or because it was read out. */
export function seenValue(seen: SeenLocomotive, statistic: string): number | undefined {
  if (seen.rear && Object.hasOwn(seen.rear.values, statistic)) return seen.rear.values[statistic];
  return Object.hasOwn(seen.read, statistic) ? seen.read[statistic]!.value : undefined;
}

/** `read` with one more value read out. */
export function withReadOut(
  read: ReadOuts,
  locomotive: Locomotive,
  statistic: string,
  value = locomotive.rear.values[statistic]!,
): ReadOuts {
  const calculated = locomotive.rear.calculated.includes(statistic);
  return { ...read, [statistic]: calculated ? { value, calculated } : { value } };
}

/** Whether somebody who sees the locomotives so may not look at the rear of one of that id (LV-1.6). */
export function hidden(seen: readonly (readonly SeenLocomotive[])[], id: string): boolean {
  const same = seen.flat().filter(({ front }) => front.id === id);
  return same.length > 0 && same.every(({ rear }) => rear === null);
}
