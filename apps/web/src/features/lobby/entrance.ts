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
