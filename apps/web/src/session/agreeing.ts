import type { Place, TableInfo } from '@turntable/protocol/messages.ts';

// Who has to agree to what somebody at a table wishes.

type Seats = Pick<TableInfo, 'seats'>;
type Own = Pick<Place, 'seats' | 'keeper'>;

/** The seats that somebody answers for where others wish something: their own, and as the keeper those in the room. */
export function answersFor({ seats }: Seats, place: Own): number[] {
  return seats.flatMap(({ kind }, seat) =>
    place.seats.includes(seat) || (place.keeper && kind === 'room') ? [seat] : [],
  );
}

/** Whether others have to agree to what somebody wishes: persons, or those in the room by their keeper. */
export function mustAsk(table: Seats, place: Own): boolean {
  const mine = answersFor(table, place);
  return table.seats.some(({ kind }, seat) => ['person', 'room'].includes(kind) && !mine.includes(seat));
}
