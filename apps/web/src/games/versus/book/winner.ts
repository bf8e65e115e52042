import { useState } from 'react';
import type { BookSetup, Tap } from './model/book.ts';
import type { Computed, Page, Side } from './model/draft.ts';
import { targetsOf, waitsFor } from './model/run.ts';
import type { OpenBook } from './useBook.ts';

export type Points = 1 | 2 | 3;

/** The points of a margin that are chosen for the line of the book that is being written; 1 for the next. */
export function usePoints({ lines }: Page): readonly [Points, (points: Points) => void] {
  const line = lines.length;
  const [chosen, choose] = useState<{ readonly line: number; readonly points: Points }>({ line, points: 1 });
  return [chosen.line === line ? chosen.points : 1, (points) => choose({ line, points })];
}

/** The points that the key of a side adds: as they are reckoned, of a margin that the book cannot reckon as they were chosen. */
export function worthOf(
  { scoring }: Pick<BookSetup, 'scoring'>,
  computed: Pick<Computed, 'winner' | 'points'> | undefined,
  side: Side,
  points: Points,
): number {
  if (computed) return computed.winner === side ? computed.points : 1;
  return scoring === 'margin' ? points : 1;
}

/** Who won, as it is written: with the points that were chosen where the book cannot reckon the margin. */
export function winnerOf(
  { scoring }: BookSetup,
  computed: Computed | undefined,
  side: Side | null,
  points: Points,
): Extract<Tap, { t: 'won' }> {
  return { t: 'won', side, ...(scoring === 'margin' && !computed && side !== null && { points }) };
}

/** The tap that says who won; undefined where the book does not ask that. */
export function wonTap({ book, game, page }: OpenBook, side: Side | null, points: Points): Tap | undefined {
  const { setup } = book;
  const { draft } = page;
  if (!draft || targetsOf(game, setup, page, draft).length > 0) return undefined;
  const waits = waitsFor(game.rules, setup, page, draft);
  return waits.for === 'winner' ? winnerOf(setup, waits.computed, side, points) : undefined;
}
