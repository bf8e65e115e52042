import type { Place, TableInfo } from '@turntable/protocol/messages.ts';

/** Whether a seat plays a rated game against bots alone: nobody is there who could agree to another pace, or to an end without a result. */
export function isRatedAlone(
  { rated, seats }: Pick<TableInfo, 'rated' | 'seats'>,
  place: Pick<Place, 'seats'>,
): boolean {
  return (
    rated !== undefined && !seats.some(({ kind }, seat) => kind === 'person' && !place.seats.includes(seat))
  );
}
