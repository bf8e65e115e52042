import { isJudge } from '../judge/judge.ts';
import { change, event, PROCEED, type Effect } from '../match/effects.ts';
import { unrate } from '../rated/rated.ts';
import { heir, passHost } from '../seats/hosts.ts';
import { heldBy, kick, leave } from '../seats/seating.ts';
import type { TableEvent, TableRow } from '../../storage/rows.ts';
import { withoutLink } from './links.ts';

/**
 * What it comes to that a guest gives up all their seats: bots play on there once the game runs, and a host who goes
 * leaves the table to whoever sits there longest. `deserted`: it waits, and has nobody left who may be host; it goes, too.
 */
export function leaving(
  row: TableRow,
  events: readonly TableEvent[],
  guest: string,
): { readonly effects: readonly Effect[]; readonly deserted: boolean } {
  const seats = leave(row, guest);
  const hostLeaves = row.host === guest && !isJudge(row, guest);
  const next = hostLeaves ? heir(seats, events) : undefined;
  const given = row.status === 'running' ? heldBy(row.seats, guest) : [];
  return {
    effects: [
      change({ seats, asking: null }),
      ...given.map((seat) => event('seat-bot', seat, { name: seats[seat]!.name })),
      ...(next === undefined ? [] : passHost(row.seats, next)),
      PROCEED,
    ],
    deserted: row.status === 'waiting' && hostLeaves && next === undefined,
  };
}

/** What it comes to that the host frees a seat or, once the game runs, has a bot play on there. */
export function kicking(row: TableRow, guest: string, at: number): readonly Effect[] {
  const seats = kick(row, guest, at);
  const gone = row.seats[at];
  return [
    change({ seats, access: withoutLink(row.access, at), asking: null }),
    ...(gone?.kind === 'person' && gone.guest !== guest
      ? [event('kicked', 'host', { name: gone.name })]
      : []),
    ...(row.status === 'running' ? [...unrate(row), PROCEED] : []),
  ];
}
