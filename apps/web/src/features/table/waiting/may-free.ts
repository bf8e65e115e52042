import type { Place, SeatInfo } from '@turntable/protocol/messages.ts';

/** Whether the host may free a seat: any that is taken, but not the only one of their own, which they leave. */
export function mayFree(
  { kind }: Pick<SeatInfo, 'kind'>,
  index: number,
  { seats }: Pick<Place, 'seats'>,
): boolean {
  return kind !== 'open' && (seats.length > 1 || !seats.includes(index));
}
