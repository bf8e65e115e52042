import { change, event, PROCEED, type Effect } from '../match/effects.ts';
import { unrate } from '../rated/rated.ts';
import { heir, passHost } from '../seats/hosts.ts';
import { heldBy, kick, leave } from '../seats/seating.ts';
import type { TableEvent, TableRow } from '../../storage/rows.ts';
import { withoutLink } from './links.ts';

/**
 * Effects of a guest giving up all their seats, or the one at `at`: once the game runs, bots play on there; of a host who keeps none,
 * the person who has sat there longest becomes host in their place. `deserted`: the table still waits and nobody is left to be host, so it is to be removed.
 */
export function leaving(
  row: TableRow,
  events: readonly TableEvent[],
  guest: string,
  at?: number,
): { readonly effects: readonly Effect[]; readonly deserted: boolean } {
  const seats = leave(row, guest, at);
  const kept = heldBy(seats, guest);
  const hostLeaves = row.host === guest && kept.length === 0;
  const next = hostLeaves ? heir(seats, events) : undefined;
  const given =
    row.status === 'running' ? heldBy(row.seats, guest).filter((seat) => !kept.includes(seat)) : [];
  return {
    effects: [
      change({ seats, asking: null }),
      ...given.map((seat) => event('seat-bot', seat, { name: seats[seat]!.name })),
      ...(next === undefined ? [] : passHost(row, next)),
      PROCEED,
    ],
    deserted: row.status === 'waiting' && hostLeaves && next === undefined,
  };
}

/** Effects of the host freeing a seat or, once the game runs, giving it to a bot. */
export function kicking(row: TableRow, guest: string, at: number): readonly Effect[] {
  const seats = kick(row, guest, at);
  const gone = row.seats[at];
  return [
    change({ seats, access: withoutLink(row.access, at), asking: null }),
    ...(gone?.kind === 'person' && gone.guest !== guest
      ? [event('kicked', 'host', { name: gone.name, seat: at })]
      : []),
    ...(row.status === 'running' ? [...unrate(row), PROCEED] : []),
  ];
}
