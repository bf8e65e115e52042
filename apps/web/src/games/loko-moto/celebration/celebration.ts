import { placements } from '@turntable/games/loko-moto/cards.ts';
import type { Shape, Sheet } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { TIMES } from './pace.ts';
import type { Celebrated } from './use-celebration.ts';

/** The lines in the order in which they are drawn: from an end if there is one, each touching an earlier one if possible. */
export function traversal(plot: Plot, sections: readonly number[]): readonly number[] {
  const left = new Set(sections);
  const degree = (station: number): number => plot.meeting[station]!.filter((i) => left.has(i)).length;
  const start =
    sections.find((i) => degree(plot.tracks[i]!.from) === 1 || degree(plot.tracks[i]!.to) === 1) ??
    sections[0];
  if (start === undefined) return [];
  const out: number[] = [];
  const { from, to } = plot.tracks[start]!;
  // Depth first: continues from the current station or, at a dead end, from the last one with lines left.
  const way = [degree(from) === 1 ? from : to];
  while (left.size > 0) {
    const at = way.findLast((station) => degree(station) > 0);
    if (at === undefined) break;
    const next = plot.meeting[at]!.find((i) => left.has(i))!;
    left.delete(next);
    out.push(next);
    const track = plot.tracks[next]!;
    way.push(track.from === at ? track.to : track.from);
  }
  return [...out, ...left];
}

/** When each line is inked (ms): at a fixed interval, shortened so that all are done before the shape is highlighted. */
export function inkTimes(count: number): readonly number[] {
  const room = TIMES.shape - TIMES.first;
  const each = Math.min(TIMES.each, count > 0 ? room / count : room);
  return Array.from({ length: count }, (_, i) => TIMES.first + i * each);
}

/** When each line of a purchase that is told is inked, in milliseconds from its beginning: one after the other along a walk. */
export function inkingOf(plot: Plot, { move, factor, still }: Celebrated): ReadonlyMap<number, number> {
  if (still) return new Map();
  const times = inkTimes(move.sections.length);
  return new Map(traversal(plot, move.sections).map((line, i) => [line, times[i]! * factor]));
}

/** The lines of a purchase that its shape card lies in; none without a card. */
export function shapeIn(
  sheet: Sheet,
  shape: Shape | undefined,
  sections: readonly number[],
): readonly number[] {
  if (!shape) return [];
  const paid = new Set(sections);
  const place = placements(sheet, shape).find((each) => each.sections.every((i) => paid.has(i)));
  return place?.sections ?? [];
}
