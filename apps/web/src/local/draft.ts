import { BEFORE_DEAL, keyedRng, type AnyGame } from '@turntable/engine';
import { ownOffers, type Drafted } from '@turntable/match/draft.ts';
import type { DraftInfo, OwnDraft } from '@turntable/protocol/picks.ts';
import { card } from '@turntable/roster/cards.ts';
import { ownSeats, type LocalRow } from './row.ts';

// Three locomotives of one strength are offered to each seat before the deal, as at a server's tables, without a time to
// choose in: nobody waits for somebody else on one device.

/** What is offered at a new table, with the lot's choice for bots; undefined where nothing is. */
export function offersOf(
  { picks }: AnyGame,
  { options, seats, seed }: Pick<LocalRow, 'options' | 'seats' | 'seed'>,
): Drafted | undefined {
  const isBrought = Object.keys(picks?.options([]) ?? {}).some((name) => name in options);
  if (isBrought || !picks?.drafts?.(options)) return undefined;
  const drawn = picks.offers?.(options, seats.length, keyedRng(seed, BEFORE_DEAL));
  return (
    drawn && {
      ...drawn,
      chosen: drawn.offers.map((places, seat) =>
        places.map(() => (seats[seat]?.kind === 'person' ? null : 'lot')),
      ),
    }
  );
}

/** What was chosen after a seat has taken one for its next place, or with null has left it to the lot; undefined: it may not. */
export function chosenAfter(
  { offers, chosen }: Drafted,
  seat: number,
  locomotive: string | null,
): Drafted['chosen'] | undefined {
  const own = chosen[seat];
  const place = own?.indexOf(null) ?? -1;
  if (!own || place < 0) return undefined;
  if (locomotive !== null && !offers[seat]?.[place]?.includes(locomotive)) return undefined;
  return chosen.with(seat, own.with(place, locomotive ?? 'lot'));
}

/** Whose choices are made, never which. */
export function draftInfo({ draft, status }: LocalRow): { draft?: DraftInfo } {
  if (!draft || status !== 'waiting') return {};
  const { band, chosen } = draft;
  return { draft: { band, chosen: chosen.map((places) => places.map((choice) => choice !== null)) } };
}

/** What is chosen from now (`ownOffers`). */
export function ownDraft(row: LocalRow): { draft?: OwnDraft } {
  const { draft, status } = row;
  if (!draft || status !== 'waiting') return {};
  const own = ownOffers(draft, ownSeats(row), (id) => {
    const { values, calculated } = card(id, draft.roster)!;
    return { values, calculated };
  });
  return own ? { draft: own } : {};
}
