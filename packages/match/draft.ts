import { draftPicks, type DraftRecord, type Offers } from '@turntable/engine';

/** Locomotives offered before the deal, and what was chosen of them. */
export interface Drafted extends Offers {
  /** By seat and by place: an id, or `lot` where it was left to the lot; null: it is open. */
  readonly chosen: readonly (readonly (string | null)[])[];
}

/** Whether somebody has yet to choose. */
export const isOpen = ({ chosen }: Pick<Drafted, 'chosen'>): boolean =>
  chosen.some((places) => places.includes(null));

/**
 * What is chosen from now by whoever has these seats, one after the other: friends on one device do not see each other's. `rearOf`
 * gives the values of a locomotive in the draft's edition; they are for them alone.
 */
export function ownOffers<Rear>(
  { offers, chosen }: Pick<Drafted, 'offers' | 'chosen'>,
  seats: readonly number[],
  rearOf: (id: string) => Rear,
):
  | { readonly seat: number; readonly place: number; readonly offers: readonly (Rear & { id: string })[] }
  | undefined {
  const seat = seats.find((held) => chosen[held]?.includes(null));
  if (seat === undefined) return undefined;
  const place = chosen[seat]!.indexOf(null);
  return { seat, place, offers: offers[seat]![place]!.map((id) => ({ id, ...rearOf(id) })) };
}

/** What the seats bring of a draft that is over. Throws while it goes on. */
export function drafted(draft: Drafted): readonly (readonly string[])[] {
  const picks = draftPicks(draft, recordOf(draft).chosen);
  if (!picks || isOpen(draft)) throw new Error('the draft goes on');
  return picks;
}

/** What a record says of it, once it is over. */
export function recordOf({ band, offers, chosen }: Pick<Drafted, 'band' | 'offers' | 'chosen'>): DraftRecord {
  return { band, offers, chosen: chosen.map((places) => places.map((id) => (id === 'lot' ? null : id))) };
}
