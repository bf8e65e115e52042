import { createHash } from 'node:crypto';
import { BEFORE_DEAL, keyedRng, type AnyGame } from '@turntable/engine';
import { ownOffers } from '@turntable/match/draft.ts';
import type { Draft, DraftInfo, OwnDraft } from '@turntable/protocol';
import { card } from '@turntable/roster/cards.ts';
import { Problem } from '../../base/problem.ts';
import type { PicksSlice, SeatRow, TableRow } from '../../storage/rows.ts';
import { heldBy, isAlone } from '../seats/seating.ts';

// Three locomotives of one strength are offered to each seat before the deal, for each that it brings; one is chosen face down,
// and all are opened together by the deal.

/** How long people may take to choose (ms), at a live table and by turns. */
const TIME = { live: 60_000, turns: 86_400_000, device: null } as const;

/** Whether people choose from offers at this table, and so bring nothing. */
export const drafts = (game: AnyGame, { options, picks }: Pick<TableRow, 'options' | 'picks'>): boolean =>
  !picks?.again && (game.picks?.drafts?.(options) ?? false);

/** A waiting table's draft as it stands at `now` (uptime), begun if it was not; nothing at tables without. */
export function draftNow(row: TableRow, game: AnyGame, now: number): Draft | undefined {
  const draft = row.picks?.draft ?? begun(row, game, now);
  return draft && draft.by !== null && draft.by <= now ? timeOver(draft) : draft;
}

/** Draws at once for bots and for room seats, which have no device to choose on. */
function begun(row: TableRow, game: AnyGame, now: number): Draft | undefined {
  const { options, seats, seed, tempo } = row;
  if (!drafts(game, row)) return undefined;
  const drawn = game.picks?.offers?.(options, seats.length, keyedRng(seed, BEFORE_DEAL));
  if (!drawn) return undefined;
  const persons = seats.flatMap(({ kind, guest }) =>
    kind === 'person' && guest !== undefined ? [guest] : [],
  );
  // Nobody waits for somebody who plays against bots alone.
  const time = persons.length > 0 && isAlone(seats, persons[0]!) ? null : TIME[tempo.kind];
  const open = ({ kind }: SeatRow): 'lot' | null => (kind === 'person' ? null : 'lot');
  return {
    ...drawn,
    chosen: drawn.offers.map((places, seat) => places.map(() => open(seats[seat]!))),
    by: time === null ? null : now + time,
  };
}

/** Draws for everybody who has not chosen. */
const timeOver = (draft: Draft): Draft => ({
  ...draft,
  chosen: draft.chosen.map((places) => places.map((choice) => choice ?? 'lot')),
});

/**
 * A seat chooses one of its three for the next place, or with null leaves it to the lot. Throws `Problem` where none is offered
 * or the seat has chosen, for anybody else, and for one that was not offered.
 */
export function choose(row: TableRow, guest: string, seat: number, locomotive: string | null): PicksSlice {
  const { picks, seats, status } = row;
  const draft = picks?.draft;
  if (status !== 'waiting') throw new Problem('not-waiting');
  if (!draft) throw new Problem('not-allowed', 'choose: expected a table where locomotives are offered now');
  if (seats[seat]?.guest !== guest) throw new Problem('not-your-seat');
  const place = draft.chosen[seat]!.indexOf(null);
  if (place < 0) throw new Problem('not-allowed', 'choose: expected a seat that has not chosen');
  if (locomotive !== null && !draft.offers[seat]![place]!.includes(locomotive))
    throw new Problem('bad-options', 'engine: expected one of those offered');
  const own = draft.chosen[seat]!.with(place, locomotive ?? 'lot');
  return { ...picks, draft: { ...draft, chosen: draft.chosen.with(seat, own) } };
}

/** Whether a seat has changed hands; the draft is then broken off. */
export const isReseated = (was: TableRow['seats'], seats: TableRow['seats']): boolean =>
  seats.some(({ kind, guest }, seat) => kind !== was[seat]?.kind || guest !== was[seat]?.guest);

type Offered = Pick<TableRow, 'seed' | 'seats' | 'picks'>;
const seatingOf = ({ seed, seats }: Offered): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, ...seats.map(({ guest }) => guest ?? null)]))
    .digest('hex');

/** The picks with a draft broken off, and a note of to whom its offers were shown. */
export function undrafted(row: Offered): PicksSlice | null {
  if (!row.picks?.draft) return row.picks;
  const { draft: _, ...rest } = row.picks;
  return { ...rest, offered: seatingOf(row) };
}

/** Whether what the seed offers a seat has been shown to somebody who does not sit there now. */
export const wasShown = (row: Offered): boolean =>
  row.picks?.offered !== undefined && row.picks.offered !== seatingOf(row);

/** What everybody may know of a draft, at `now` (uptime) if that is known: whose choices are made, never which. */
export function draftInfo({ picks, status }: TableRow, now?: number): { draft?: DraftInfo } {
  const draft = picks?.draft;
  if (!draft || status !== 'waiting') return {};
  const { band, chosen, by } = draft;
  return {
    draft: {
      band,
      chosen: chosen.map((places) => places.map((choice) => choice !== null)),
      ...(by === null || now === undefined ? {} : { left: Math.max(0, by - now) }),
    },
  };
}

/** What only the asker may know: the rears of what they choose from now, until they have chosen. */
export function draftPlace({ picks, status, seats }: TableRow, guest: string): { draft?: OwnDraft } {
  const draft = picks?.draft;
  if (!draft || status !== 'waiting') return {};
  const own = ownOffers(draft, heldBy(seats, guest), (id) => {
    const { values, calculated } = card(id, draft.roster)!;
    return { values, calculated };
  });
  return own ? { draft: own } : {};
}
