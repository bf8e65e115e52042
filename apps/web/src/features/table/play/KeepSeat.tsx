import { useSettings } from '../../../device/settings.ts';
import type { Seen } from '../../../session/connection.ts';
import { KeepOffer, TellOffer } from './parts.ts';

/** After one's first move among others, once each: how to be told of one's turn where days lie between, how not to lose the seat. */
export function KeepSeat({ seen }: { readonly seen: Seen }) {
  const { keepOffered, tellOffered } = useSettings();
  if (!isTime(seen)) return null;
  if (!tellOffered && seen.table.tempo === 'turns') return <TellOffer />;
  return keepOffered ? null : <KeepOffer />;
}

/** Whether somebody else sits at this running game, and one has moved. */
function isTime({ table, place, log }: Seen): boolean {
  const isMine = (by: unknown): boolean => place.seats.some((seat) => seat === by);
  const shared = table.seats.some(({ kind }, seat) => kind === 'person' && !isMine(seat));
  return table.status === 'running' && shared && log.some(({ event }) => isMine(event.by));
}
