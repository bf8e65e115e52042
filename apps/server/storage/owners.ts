import type { OwnerRow, SeatRow } from './rows.ts';

/** Who may come back to a seat: its owner, and whose it was before it was lent to one device. */
export function ownersOf({ owner }: Pick<SeatRow, 'owner'>): OwnerRow[] {
  if (!owner) return [];
  return owner.before ? [owner, owner.before] : [owner];
}

/** What a guest owns of a seat; undefined: nothing. */
export function ownedBy(seat: Pick<SeatRow, 'owner'>, guest: string): OwnerRow | undefined {
  return ownersOf(seat).find((owner) => owner.guest === guest);
}

/** The seat with each of its owners as `next` gives them; undefined: they own nothing of it any more. */
export function withOwners(seat: SeatRow, next: (owner: OwnerRow) => OwnerRow | undefined): SeatRow {
  const { owner, ...rest } = seat;
  if (!owner) return seat;
  const { before, ...own } = owner;
  const former = before && next(before);
  const first = next(own);
  if (!first) return former ? { ...rest, owner: former } : rest;
  return { ...rest, owner: former ? { ...first, before: former } : first };
}
