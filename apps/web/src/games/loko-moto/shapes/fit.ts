import type { Seat } from '@turntable/engine';
import { placements, placementsOn, type Placement } from '@turntable/games/loko-moto/cards.ts';
import { orientations, patternKey, turnPattern } from '@turntable/games/loko-moto/lattice.ts';
import {
  builtBy,
  FREE,
  reservedBy,
  type SectionState,
  type Shape,
  type Sheet,
} from '@turntable/games/loko-moto/types.ts';

/** A place for a shape on the map, with its lines counted for one player. */
export interface Fit {
  readonly placement: Placement;
  /** Lines already built in the player's colour, lines still to be had, and lines that are lost to others or inked. */
  readonly own: number;
  readonly open: number;
  readonly lost: number;
}

/** Counts the lines of a placement for a seat; `mine` tells which are its own, by default the built ones. */
export function fitOf(
  placement: Placement,
  lines: readonly SectionState[],
  seat: Seat,
  mine: (section: number) => boolean = (section) => lines[section] === builtBy(seat),
): Fit {
  let own = 0;
  let open = 0;
  for (const section of placement.sections) {
    if (mine(section)) own++;
    else if (lines[section] === FREE || lines[section] === reservedBy(seat)) open++;
  }
  return { placement, own, open, lost: placement.sections.length - own - open };
}

/** The better fit first: nothing lost, then most lines of one's own. */
const byWorth = (a: Fit, b: Fit): number =>
  Number(a.lost > 0) - Number(b.lost > 0) || b.own - a.own || a.lost - b.lost;

/** Every place for a shape, the best first; turned by `steps` (of the lattice), or in every direction if left out. */
export function fits(
  sheet: Sheet,
  shape: Shape,
  lines: readonly SectionState[],
  seat: Seat,
  steps?: number,
): readonly Fit[] {
  const turned = steps === undefined ? undefined : alike(sheet, shape, steps);
  return placements(sheet, shape)
    .filter((placement) => turned === undefined || placement.steps === turned)
    .map((placement) => fitOf(placement, lines, seat))
    .sort(byWorth);
}

/** The steps under which `placements` lists a pattern that looks the same after some turns. */
function alike(sheet: Sheet, shape: Shape, steps: number): number {
  const key = patternKey(turnPattern(sheet.lattice, shape.pattern, steps));
  const found = orientations(sheet.lattice, shape.pattern).find(({ pattern }) => patternKey(pattern) === key);
  return found?.steps ?? 0;
}

/** The place where a player has most of a shape: most own lines first, then fewest lost; undefined if it fits nowhere. */
export function closest(
  sheet: Sheet,
  shape: Shape,
  lines: readonly SectionState[],
  seat: Seat,
  mine?: (section: number) => boolean,
): Fit | undefined {
  let best: Fit | undefined;
  for (const placement of placements(sheet, shape)) {
    const fit = fitOf(placement, lines, seat, mine);
    if (!best || fit.own > best.own || (fit.own === best.own && fit.lost < best.lost)) best = fit;
  }
  return best;
}

/** The sections that a shape card points at: every place where one has all of it; failing that, where one has most. */
export function whereItFits(
  sheet: Sheet,
  shape: Shape,
  lines: readonly SectionState[],
  seat: Seat,
): readonly number[] {
  const complete = placementsOn(sheet, shape, lines, builtBy(seat));
  if (complete.length > 0) return complete.flatMap((placement) => placement.sections);
  const best = closest(sheet, shape, lines, seat);
  return best && best.own > 0 ? best.placement.sections : [];
}
