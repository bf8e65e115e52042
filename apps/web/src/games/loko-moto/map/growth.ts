import { useState } from 'react';
import {
  FREE,
  INKED,
  isBuilt,
  isReserved,
  ownerOf,
  type SectionState,
} from '@turntable/games/loko-moto/types.ts';

/** What is on the map, parted in what stands there and what was drawn just now. */
export interface Growth {
  /** The lines as they stood before; a line of one's own stays reserved below the pen that builds it. */
  readonly settled: readonly SectionState[];
  readonly fresh: ReadonlySet<number>;
  /** Of those the ones that were turned in, and the pen that stands there until the ink has covered it. */
  readonly pens: ReadonlyMap<number, SectionState>;
}

const NOTHING_FRESH: ReadonlySet<number> = new Set();
const NO_PENS: ReadonlyMap<number, SectionState> = new Map();

/** Parts the lines after each change, once they are `live`: lines drawn while the page is open grow. */
export function useGrowth(lines: readonly SectionState[], live: boolean): Growth {
  const [shown, setShown] = useState<Growth & { readonly lines: readonly SectionState[] }>({
    lines,
    settled: lines,
    fresh: NOTHING_FRESH,
    pens: NO_PENS,
  });
  if (shown.lines === lines) return shown;
  const next = { lines, ...grown(shown.lines, lines, live) };
  if (next.fresh.size === 0 && shown.lines.every((line, i) => line === lines[i])) {
    // The same lines in another view: growing lines go on growing.
    const same = { ...shown, lines };
    setShown(same);
    return same;
  }
  setShown(next);
  return next;
}

/** What stands, and what is new, when lines follow upon others. */
export function grown(
  before: readonly SectionState[],
  lines: readonly SectionState[],
  live: boolean,
): Growth {
  if (!live) return { settled: lines, fresh: NOTHING_FRESH, pens: NO_PENS };
  const fresh = new Set(lines.flatMap((line, i) => (line !== FREE && line !== before[i] ? [i] : [])));
  const below = (line: SectionState, was: SectionState): SectionState =>
    isBuilt(line) && isReserved(was) && ownerOf(line) === ownerOf(was) ? was : FREE;
  return {
    settled: lines.map((line, i) => (fresh.has(i) ? below(line, before[i]!) : line)),
    fresh,
    pens: new Map(
      [...fresh].flatMap((i) =>
        lines[i] === INKED && isBuilt(before[i]!) ? [[i, before[i]!] as const] : [],
      ),
    ),
  };
}
