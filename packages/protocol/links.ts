import { z } from 'zod';
import { KEEPER } from './keeping.ts';
import { Name } from './messages.ts';

const SeatNumber = z.number().int().min(0).max(4);
/** 128 random bits in base64url. */
const Token = z.string().regex(/^[\w-]{22}$/);

/** `POST /api/tables/:id/links`: a link to an open seat (the host, while waiting), to a seat one hands over, or to somebody's seat who lost theirs (the host, while the game runs); `KEEPER`: to keep the game for the room. */
export const OfferSeat = z.strictObject({ seat: SeatNumber.or(z.literal(KEEPER)) });
/** `POST /api/tables/:id/online`: a seat in the room is played on the phone that has its hand (the keeper). */
export const SeatOnline = z.strictObject({ seat: SeatNumber });
/** `POST /api/tables/:id/links/call-off`: the seat's link leads nowhere any more (the host, or whose seat it is). */
export const CallOffLink = z.strictObject({ seat: SeatNumber });
/** `POST /api/tables/:id/links/allow`: who sits there agrees to the host's new link; calling it off is their no. */
export const AllowLink = z.strictObject({ seat: SeatNumber });
/** `POST /api/tables/:id/links/look`: what became of a link. It takes no seat. */
export const LookAtLink = z.strictObject({ token: Token });
/** `POST /api/tables/:id/links/claim`: takes the seat; the link is then bound to this guest. */
export const ClaimSeat = z.strictObject({
  token: Token,
  name: Name,
  journey: z.iso.date().optional(),
});
/** `POST /api/tables/:id/take-back`: the owner sits down again on a seat that was handed over. */
export const ReclaimSeat = z.strictObject({ seat: SeatNumber });

/** A new link, sent once and to its maker alone. The token stands after the `#`, which browsers never send. */
export interface OfferReply {
  readonly path: string;
}
/**
 * `mine`: this guest claimed it; `claimed`: somebody else did; `gone`: its seat can no longer be had by it; `waits`: it
 * works when who sits there agrees, or has been away for longer.
 */
export interface LinkReply {
  readonly seat: number;
  readonly state: 'open' | 'mine' | 'claimed' | 'gone' | 'waits';
}
