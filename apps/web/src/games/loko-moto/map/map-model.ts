import type { Seat } from '@turntable/engine';
import {
  builtBy,
  isBuilt,
  isReserved,
  ownerOf,
  type SectionState,
} from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';

/** Lines of `of` that share a station with a line of `with`. */
function touching(plot: Plot, of: Iterable<number>, joined: (line: number) => boolean): readonly number[] {
  const meets = (station: number): boolean => plot.meeting[station]!.some(joined);
  return [...of].filter((i) => meets(plot.tracks[i]!.from) || meets(plot.tracks[i]!.to));
}

/** What may be drawn now and joins on to one's own built lines: the map lights it. Everything else is quiet, and can be picked too. */
export function litLines(
  plot: Plot,
  lines: readonly SectionState[],
  seat: Seat,
  drawable: ReadonlySet<number>,
): readonly number[] {
  return touching(plot, drawable, (i) => lines[i] === builtBy(seat));
}

/** One's built lines by networks: lines that hang together, the largest first. */
export function networks(
  plot: Plot,
  lines: readonly SectionState[],
  seat: Seat,
): readonly (readonly number[])[] {
  const left = new Set(lines.flatMap((line, i) => (line === builtBy(seat) ? [i] : [])));
  const out: number[][] = [];
  for (const first of left) {
    const network = [first];
    left.delete(first);
    for (const line of network)
      for (const station of [plot.tracks[line]!.from, plot.tracks[line]!.to])
        for (const next of plot.meeting[station]!) if (left.delete(next)) network.push(next);
    out.push(network);
  }
  return out.sort((a, b) => b.length - a.length);
}

/** The lines as if the seat had built `more`, too. */
export function withBuilt(
  lines: readonly SectionState[],
  seat: Seat,
  more: readonly number[],
): readonly SectionState[] {
  return more.length === 0 ? lines : lines.map((line, i) => (more.includes(i) ? builtBy(seat) : line));
}

/** How many lines hang together with `more` in the seat's largest network, if they were built too. */
export function networkWith(
  plot: Plot,
  lines: readonly SectionState[],
  seat: Seat,
  more: readonly number[],
): number {
  return networks(plot, withBuilt(lines, seat, more), seat)[0]?.length ?? 0;
}

/**
 * Built lines that carry their owner's letter: no two of them touch, and every other one touches one that does, so
 * that a run has a letter on every second line and at least one.
 */
export function lettered(plot: Plot, lines: readonly SectionState[]): ReadonlySet<number> {
  const out = new Set<number>();
  lines.forEach((line, i) => {
    if (!isBuilt(line)) return;
    const { from, to } = plot.tracks[i]!;
    const near = [...plot.meeting[from]!, ...plot.meeting[to]!];
    if (!near.some((other) => out.has(other) && lines[other] === line)) out.add(i);
  });
  return out;
}

/** Pencil marks that still mean something: a line that was drawn on needs none. */
export function livePencil(
  marks: Iterable<number>,
  lines: readonly SectionState[],
  seat: Seat,
): readonly number[] {
  return [...marks].filter((i) => {
    const line = lines[i]!;
    return line === 0 || (isReserved(line) && ownerOf(line) === seat);
  });
}
