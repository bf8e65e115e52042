import type { TableInfo } from '@turntable/protocol/messages.ts';

/**
 * What a table's code leads to: a seat; the judge's seat at a table that is entered by links; a table whose seats need
 * such a link; or one without room.
 */
type Entrance = 'seat' | 'judge' | 'link' | 'full';

/** Where the code of this table leads to now. */
export function entranceOf({
  status,
  entry,
  seats,
  judge,
}: Pick<TableInfo, 'status' | 'entry' | 'seats' | 'judge'>): Entrance {
  if (status !== 'waiting') return 'full';
  if (entry === 'links') return judge?.taken === false ? 'judge' : 'link';
  return seats.some((seat) => seat.kind === 'open' && !seat.reserved) ? 'seat' : 'full';
}

/**
 * Whether whoever takes this seat by its link is asked for the date of their last journey (LM-1.4): the game may begin at once. A
 * seat that is handed over keeps the date that it has.
 */
export function asksJourney(
  { status, starter, seats }: Pick<TableInfo, 'status' | 'starter' | 'seats'>,
  seat: number,
): boolean {
  return status === 'waiting' && starter === 'journey' && seats[seat]?.kind === 'open';
}
