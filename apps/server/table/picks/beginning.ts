import type { AnyGame } from '@turntable/engine';
import { isOpen } from '@turntable/match/draft.ts';
import { Problem } from '../../base/problem.ts';
import { newSeed } from '../../base/seed.ts';
import { ownersOf, withOwners } from '../../storage/owners.ts';
import type { TableRow } from '../../storage/rows.ts';
import { tempoBegun } from '../../time/tempo.ts';
import { begun } from '../rated/rated.ts';
import { expectFairKeeper, isRoom } from '../seats/keeper.ts';
import { heldBy } from '../seats/seating.ts';
import { askingBegun } from '../seats/swapping.ts';
import { draftNow, undrafted, wasShown } from './draft.ts';
import { host } from './hosting.ts';
import { expectPicked, startsByItself } from './picks.ts';

// How a game begins: at once, or first with a draft.

/** The part of a table that its beginning needs. */
interface Beginning {
  readonly game: AnyGame;
  readonly row: TableRow;
  /** Uptime clock (ms). */
  readonly time: number;
  change(slices: Partial<Pick<TableRow, 'picks' | 'seed' | 'commitment' | 'asking'>>): void;
  /** Comes back at that time (uptime). */
  comeBack(at: number | null): void;
  /** Deals. */
  start(): void;
}

/**
 * Deals, or first offers what is to be chosen from; what goes on already goes on. The caller has made sure that the seats are
 * taken; a `Problem` if own locomotives lack consent, or the keeper plays against the room.
 */
export function begin(table: Beginning): void {
  // Before anything is offered: at the end of a draft there is nobody to be told.
  expectBeginning(table);
  advance(table);
}

/**
 * Begins where nothing is missing that people enter. A table that may not begin waits: whoever entered the last of it has done
 * nothing wrong, and its host is told what stands against it when they start it.
 */
export function beginByItself(table: Beginning): void {
  if (startsByItself(table.row, table.game) && mayBegin(table)) advance(table);
}

/** Goes on with a draft; it is over if the game may not begin any more, and the table waits as it did before. */
export function goOn(table: Beginning): void {
  if (mayBegin(table)) return advance(table);
  table.change({ picks: undrafted(table.row) });
  table.comeBack(null);
}

/** What of a row changes when its game is dealt. */
export const runningFrom = (row: TableRow): Partial<TableRow> => ({
  status: 'running',
  ...dealtTo(row),
  ...askingBegun(row),
  rated: begun(row),
  tempo: tempoBegun(row),
});

/** Whoever lent a seat and plays on another has lent it for good: they would come back to a hand that was dealt to somebody else. */
function dealtTo({ seats }: TableRow): Partial<Pick<TableRow, 'seats'>> {
  const plays = (who: string): boolean => heldBy(seats, who).length > 0;
  if (!seats.some((seat) => ownersOf(seat).some(({ guest }) => plays(guest)))) return {};
  return {
    seats: seats.map((seat) => withOwners(seat, (owner) => (plays(owner.guest) ? undefined : owner))),
  };
}

function advance(table: Beginning): void {
  if (wasShown(table.row)) table.change(newSeed());
  const { picks } = table.row;
  const draft = draftNow(table.row, table.game, table.time);
  if (draft && draft !== picks?.draft) {
    const { offered: _, ...rest } = picks!;
    table.change({ picks: { ...rest, draft }, ...askingBegun(table.row) });
  }
  if (draft && isOpen(draft)) table.comeBack(draft.by);
  else table.start();
}

/** Throws the `Problem` that stands against the beginning, if one does. */
export function expectBeginning({ row, game }: Pick<Beginning, 'row' | 'game'>): void {
  expectPicked(row);
  // The sides are known without what is chosen.
  if (row.seats.some(isRoom)) expectFairKeeper(row, game, host(game, { ...row, picks: undrafted(row) }));
}

function mayBegin(table: Beginning): boolean {
  try {
    expectBeginning(table);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
