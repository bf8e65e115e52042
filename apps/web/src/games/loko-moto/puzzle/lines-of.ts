import type { LinePuzzle } from '@turntable/bots/puzzles/puzzle.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { builtBy, FREE, type SectionState, type Sheet } from '@turntable/games/loko-moto/types.ts';

/**
 * The map of a puzzle: one's own lines, and somebody else's where a line cannot be built that would go on from one's own or from
 * one that can. What looks free beyond them is out of reach, so that no other solution is in sight.
 */
export function linesOf({ built, free }: LinePuzzle, sheet: Sheet): readonly SectionState[] {
  const { ids, touching } = topology(sheet);
  const own = new Set(built);
  const open = new Set(free);
  const near = new Set(ids.flatMap((id, at) => (own.has(id) || open.has(id) ? touching[at]! : [])));
  return ids.map((id, at) => (own.has(id) ? builtBy(0) : open.has(id) || !near.has(at) ? FREE : builtBy(1)));
}
