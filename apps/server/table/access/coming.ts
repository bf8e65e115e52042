import type { z } from 'zod';
import type { JoinTable } from '@turntable/protocol';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import { change, event, PROCEED, type Effect } from '../match/effects.ts';
import { borneBy } from '../seats/borne.ts';
import { agreed, unrate } from '../rated/rated.ts';
import { join } from '../seats/seating.ts';
import type { SeatLink, TableRow } from '../../storage/rows.ts';
import { expectAdmitted } from './admission.ts';
import { allow, claim, reclaim, withLink, type Away } from './links.ts';

type Joining = z.infer<typeof JoinTable>;

/** Effects of a guest sitting down; at a rated table that includes the agreement to it. */
export function joining(row: TableRow, guest: string, { code, ...wish }: Joining): readonly Effect[] {
  expectAdmitted(row, guest, code);
  return [change({ seats: join(row, guest, wish), rated: agreed(row, guest) })];
}

/** Effects of making a link; if it reissues an occupied seat, a table event says so. */
export function offering(row: TableRow, link: SeatLink): readonly Effect[] {
  const { seat, reissued } = link;
  return [
    change({ access: withLink(row.access, link) }),
    ...(reissued ? [event('seat-reissued', 'host', { seat, name: row.seats[seat]!.name })] : []),
  ];
}

/** Effects of a guest claiming the seat of a link; none if they did before. */
export function claiming(
  row: TableRow,
  guest: string,
  token: string,
  wish: { readonly name: string; readonly journey?: string | undefined },
  away: Away,
): readonly Effect[] {
  const claimed = claim(row, guest, token, wish, away);
  if (!claimed) return [];
  const { seat, from, reissued } = claimed.link;
  if (seat === KEEPER)
    return [
      change({ ...claimed.change, ...borneBy(row, guest, wish.name) }),
      event('keeper-named', null, { name: wish.name }),
    ];
  const names = { name: wish.name, before: row.seats[seat]!.name };
  return [
    change({ ...claimed.change, rated: agreed(row, guest) }),
    ...(from === null ? [] : [event(reissued ? 'seat-refound' : 'seat-substitute', seat, names)]),
    ...(reissued ? unrate(row) : []),
  ];
}

/** Effects of a seat's holder agreeing to the host's new link to it. */
export function allowing(row: TableRow, guest: string, seat: number): readonly Effect[] {
  const access = allow(row, guest, seat);
  return [change({ access }), event('seat-allowed', seat, { name: row.seats[seat]!.name })];
}

/** Effects of a seat's owner reclaiming it. `now`: wall clock (ms). */
export function reclaiming(row: TableRow, guest: string, seat: number, now: number): readonly Effect[] {
  const before = row.seats[seat]?.name ?? '';
  const back = reclaim(row, guest, seat, now);
  const { name } = back.seats[seat]!;
  // Perhaps it was a bot's turn.
  return [change(back), event('seat-taken-back', seat, { name, before }), PROCEED];
}
