import type { LogItem, Place } from '@turntable/protocol/messages.ts';
import { useHeldBack } from '../../../device/useHeldBack.ts';
import type { Show } from '../../../session/show/useShow.ts';

/** As much of a table as is needed to know how far its reader has been shown it. */
interface Known {
  readonly n: number;
  readonly place: Place;
  readonly log: readonly LogItem[];
}

/** The number of the last update of which all was shown; an update that is not here yet has a higher one. */
function lastShown({ n, log }: Known, { now, log: settled }: Pick<Show, 'now' | 'log'>): number {
  return now === null ? n : (log[settled.length]?.n ?? n + 1) - 1;
}

/**
 * The reader's place at a table as far as the show has come: why a plan ended tells what happened, and is sent before that. What the
 * reader plans or puts away themself changes at once.
 */
export function useToldPlace(known: Known, show: Pick<Show, 'now' | 'log'>): Place {
  const { place } = known;
  const told = lastShown(known, show);
  const waits = place.orders?.some(({ ended }) => ended !== undefined && ended.n > told) === true;
  const orders = useHeldBack(place.orders, waits);
  if (orders === place.orders) return place;
  const { orders: _, ...rest } = place;
  return orders ? { ...rest, orders } : rest;
}
