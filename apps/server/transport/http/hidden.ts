import { locomotive } from '@turntable/roster/locomotives.ts';
import type { Match } from '@turntable/match/match.ts';
import { Problem } from '../../base/problem.ts';
import { isAlone } from '../../table/seats/seating.ts';
import { ownedBy } from '../../storage/owners.ts';
import type { SeatRow, TableRow } from '../../storage/rows.ts';
import type { Services } from './services.ts';

type Sources = Pick<Services, 'store' | 'tables' | 'journal'>;

/**
 * Ids of locomotives whose rears the rules hide from the guest in a game that is running and counts (LV-1.6), once all that this stands
 * on is stored.
 */
export async function hiddenFrom(
  { store, tables, journal }: Sources,
  guest: string,
  ids: readonly string[],
  counts: (row: TableRow) => boolean = () => true,
): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  if (ids.length === 0) return hidden;
  let isAsked = false;
  // All of them, for one that is left out would tell what it hides. Few have so many, and of games without locomotives none is loaded.
  for (const row of await store.lists.going(guest, Number.MAX_SAFE_INTEGER)) {
    if (row.status !== 'running' || row.picks === null || !counts(row)) continue;
    // A damaged table is played by nobody, and hides nothing.
    const table = await tables.glimpse(row.id).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return undefined;
    });
    if (!table) continue;
    const { match, game } = table;
    if (!match || !game.picks) continue;
    // Somebody with two seats, or a seat and the judge’s seat, is bound by what is hidden from any of them; who has the hand of
    // a seat in the room plays it, by the keeper; who may come back to a seat would do so with what they read meanwhile.
    const isTheirs = (seat: SeatRow): boolean =>
      seat.guest === guest || seat.hand === guest || ownedBy(seat, guest) !== undefined;
    const viewers = row.seats.flatMap((seat, i) => (isTheirs(seat) ? [i] : []));
    isAsked ||= viewers.length > 0;
    for (const viewer of viewers) {
      const view = game.view(match.state, viewer);
      for (const id of ids) if (game.picks.hides(view, id)) hidden.add(id);
    }
  }
  // A card that was opened by a move which is lost would be hidden again.
  if (isAsked) await journal.settled();
  return hidden;
}

/**
 * Whether a locomotive of the roster stands in that game that is hidden from the guest elsewhere (LV-1.6): what is read out
 * there, and the rears of one's own, would tell. Locomotives that bring their values along tell nothing new. Nor does a game
 * that the guest takes up from a replay, alone, lock that replay: they had it before them.
 */
export async function tellsHidden(sources: Sources, guest: string, { game, state }: Match): Promise<boolean> {
  if (!game.picks) return false;
  const named: string[] = [];
  JSON.stringify(game.record.writeSetup(state), (_key, value: unknown) => {
    if (Array.isArray(value)) named.push(...value.filter((item) => typeof item === 'string'));
    return value;
  });
  const locomotives = named.filter((id) => locomotive(id) !== undefined);
  const counts = ({ tookUp, seats }: TableRow): boolean => tookUp === undefined || !isAlone(seats, guest);
  return (await hiddenFrom(sources, guest, locomotives, counts)).size > 0;
}

/** Refuses with LV-1.6 to show such a game. */
export async function expectMayLookInto(sources: Sources, guest: string, match: Match): Promise<void> {
  if (await tellsHidden(sources, guest, match)) throw new Problem('not-allowed', 'LV-1.6');
}
