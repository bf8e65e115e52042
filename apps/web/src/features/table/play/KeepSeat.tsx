import { useSettings } from '../../../device/settings.ts';
import type { Seen } from '../../../session/connection.ts';
import { KeepOffer } from './parts.ts';

/** After one's first move among others, once: how not to lose the seat. */
export function KeepSeat({ seen }: { readonly seen: Seen }) {
  const { keepOffered } = useSettings();
  return !keepOffered && isTime(seen) ? <KeepOffer /> : null;
}

/** Whether somebody else sits at this running game, and one has moved. */
function isTime({ table, place, log }: Seen): boolean {
  const isMine = (by: unknown): boolean => place.seats.some((seat) => seat === by);
  const shared = table.seats.some(({ kind }, seat) => kind === 'person' && !isMine(seat));
  return table.status === 'running' && shared && log.some(({ event }) => isMine(event.by));
}
