import { createHash } from 'node:crypto';
import type { LinkReply } from '@turntable/protocol/links.ts';
import { Problem } from '../../base/problem.ts';
import { heldBy } from '../seats/seating.ts';
import type { AccessSlice, SeatLink, SeatRow, TableRow } from '../../storage/rows.ts';

/** What claiming and reclaiming change of a row. */
type Change = Pick<TableRow, 'seats' | 'access' | 'asking'>;

/** What is kept of a token: it cannot be told from it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function seatAt(row: TableRow, at: number): SeatRow {
  const seat = row.seats[at];
  if (!seat) throw new Problem('not-found', `seat: expected 0 to ${row.seats.length - 1}`);
  return seat;
}

/** A new link; the seat's link of before leads nowhere from then on. While the game runs the host can make one to somebody's seat who lost theirs. */
export function offer(row: TableRow, guest: string, at: number, hash: string): SeatLink {
  const seat = seatAt(row, at);
  if (row.status === 'over') throw new Problem('not-running');
  if (seat.kind === 'open' && row.host !== guest) throw new Problem('not-allowed');
  const reissued =
    seat.kind === 'person' && seat.guest !== guest && row.host === guest && row.status === 'running';
  if (seat.kind !== 'open' && seat.guest !== guest && !reissued) throw new Problem('not-your-seat');
  const from = seat.guest ?? null;
  return { seat: at, hash, from, ...(reissued ? { reissued } : {}), claimed: null };
}

/** Without a seat's link, which leads nowhere from then on. */
export function withoutLink(access: AccessSlice, at: number): AccessSlice {
  return { ...access, links: access.links.filter(({ seat }) => seat !== at) };
}

/** Calls off a link, for who made it or could: its seat is kept for nobody any more. */
export function callOff(row: TableRow, guest: string, at: number): AccessSlice {
  if (row.host !== guest && seatAt(row, at).guest !== guest) throw new Problem('not-allowed');
  return withoutLink(row.access, at);
}

/** With a new link in place of its seat's. */
export function withLink(access: AccessSlice, link: SeatLink): AccessSlice {
  const { links, ...rest } = withoutLink(access, link.seat);
  return { ...rest, links: [...links, link] };
}

function linkOf(row: TableRow, token: string): SeatLink {
  const hash = hashOf(token);
  const link = row.access.links.find((each) => each.hash === hash);
  if (!link) throw new Problem('not-found');
  return link;
}

/** Whether the seat is still as it was when its link was made. */
function stands(row: TableRow, { seat: at, from }: SeatLink): boolean {
  const seat = seatAt(row, at);
  if (from !== null) return row.status !== 'over' && seat.guest === from;
  return row.status === 'waiting' && seat.kind === 'open';
}

/** What became of a link, for somebody who opens it. */
export function look(row: TableRow, guest: string, token: string): LinkReply {
  const link = linkOf(row, token);
  const { seat, claimed } = link;
  if (claimed === null) return { seat, state: stands(row, link) ? 'open' : 'gone' };
  if (claimed !== guest) return { seat, state: 'claimed' };
  return { seat, state: row.seats[seat]?.guest === guest ? 'mine' : 'gone' };
}

/** Takes the seat of a link: once, and never for somebody who would then see two hands. Repeats by the same guest change nothing. */
export function claim(
  row: TableRow,
  guest: string,
  token: string,
  wish: { name: string; journey?: string | undefined },
): { readonly change: Change; readonly link: SeatLink } | undefined {
  const link = linkOf(row, token);
  if (link.claimed !== null) {
    if (link.claimed === guest && row.seats[link.seat]?.guest === guest) return undefined;
    throw new Problem('not-your-seat');
  }
  if (!stands(row, link)) throw new Problem('stale');
  if (row.judge?.guest === guest) throw new Problem('not-allowed', 'LV-3.3');
  if (heldBy(row.seats, guest).length > 0)
    throw new Problem('not-allowed', 'seat: expected somebody who has none at this table');
  const before = seatAt(row, link.seat);
  const lender = link.from === null || link.reissued ? undefined : { guest: link.from, name: before.name };
  const owner = before.owner ?? lender;
  const journey = link.from === null ? wish.journey : before.journey;
  const seat: SeatRow = {
    kind: 'person',
    name: wish.name,
    guest,
    ...(journey === undefined ? {} : { journey }),
    ...(owner ? { owner } : {}),
  };
  const links = row.access.links.map((each) => (each === link ? { ...each, claimed: guest } : each));
  const access = { ...row.access, links };
  return { change: { seats: row.seats.with(link.seat, seat), access, asking: null }, link };
}

/** The owner of a seat that was handed over sits down again; whoever had it sees from then on what everybody sees. */
export function reclaim(row: TableRow, guest: string, at: number): Change {
  const { owner, journey } = seatAt(row, at);
  if (row.status === 'over') throw new Problem('not-running');
  if (owner?.guest !== guest) throw new Problem('not-your-seat');
  if (row.judge?.guest === guest) throw new Problem('not-allowed', 'LV-3.3');
  const seat: SeatRow = {
    kind: 'person',
    guest: owner.guest,
    name: owner.name,
    ...(journey === undefined ? {} : { journey }),
  };
  return { seats: row.seats.with(at, seat), access: withoutLink(row.access, at), asking: null };
}
