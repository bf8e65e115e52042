import { createHash } from 'node:crypto';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import type { LinkReply } from '@turntable/protocol/links.ts';
import type { Tempo } from '@turntable/protocol/tempo.ts';
import type { Place } from '@turntable/protocol';
import { expectNoJudge } from '../judge/judge.ts';
import { Problem } from '../../base/problem.ts';
import { lookAtHand, offerHand, offerKeeping, takeHand, takeKeeping } from './hand.ts';
import { expectNoOther } from '../seats/held.ts';
import { expectNoSlips, isKeeper } from '../seats/keeper.ts';
import { expectNoClaim, expectNoHand, heldBy } from '../seats/seating.ts';
import { ownedBy, withOwners } from '../../storage/owners.ts';
import type { AccessSlice, SeatLink, SeatRow, TableRow } from '../../storage/rows.ts';

/** What claiming and reclaiming change of a row. */
type Change = Pick<TableRow, 'seats' | 'access' | 'asking' | 'keeper'>;

/** The SHA-256 of a token, which is all that is stored of it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const DAY = 86_400_000;
/** How long somebody has to be away before a new link to their seat works without their consent (ms). */
const ABSENCE: Readonly<Record<Tempo, number>> = { live: 10 * 60_000, device: 10 * 60_000, turns: 7 * DAY };
/** How long after they are back somebody may undo that the host gave their seat away (ms). */
const UNDO = DAY;

/** For how long a guest has neither been at the table nor acted there (ms); 0: they are there. */
export type Away = (guest: string) => number;

function seatAt(row: TableRow, at: number): SeatRow {
  const seat = row.seats[at];
  if (!seat) throw new Problem('not-found', `seat: expected 0 to ${row.seats.length - 1}`);
  return seat;
}

/**
 * A new link; the seat's link of before leads nowhere from then on. While the game runs the host can make one to somebody's seat
 * who lost theirs: it works once they agree, or have been away for a while (`ABSENCE`). Throws `Problem` after the end, for an
 * open seat unless the host asks, and for one of somebody else.
 */
export function offer(row: TableRow, guest: string, at: number, hash: string, now = Date.now()): SeatLink {
  if (row.status === 'over') throw new Problem('not-running');
  if (at === KEEPER) return offerKeeping(row, guest, hash, now);
  const seat = seatAt(row, at);
  const hand = offerHand(row, guest, at, hash, now);
  if (hand) return hand;
  if (seat.kind === 'open' && row.host !== guest) throw new Problem('not-allowed');
  const reissued =
    seat.kind === 'person' && seat.guest !== guest && row.host === guest && row.status === 'running';
  if (seat.kind !== 'open' && seat.guest !== guest && !reissued) throw new Problem('not-your-seat');
  const from = seat.guest ?? null;
  return { seat: at, hash, from, ...(reissued ? { reissued } : {}), claimed: null };
}

/** The slice without a seat's link; the link leads nowhere from then on. */
export function withoutLink(access: AccessSlice, at: number): AccessSlice {
  return { ...access, links: access.links.filter(({ seat }) => seat !== at) };
}

/** Calls off a link, for whoever may make it: its seat is no longer reserved. Throws `Problem` for anybody else. */
export function callOff(row: TableRow, guest: string, at: number): AccessSlice {
  if (row.host !== guest && seatAt(row, at).guest !== guest) throw new Problem('not-allowed');
  return withoutLink(row.access, at);
}

/** The slice with a new link in place of the one that its seat had. */
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

/** Whether a link works now, as far as who sits there has a say in it. */
function mayPass(row: TableRow, { reissued, agreed, from }: SeatLink, away: Away): boolean {
  return !reissued || agreed === true || away(from!) >= ABSENCE[row.tempo.kind];
}

/** Who sits on a seat agrees to the host's new link to it. Throws `Problem` for anybody else, and where there is no such link. */
export function allow(row: TableRow, guest: string, at: number): AccessSlice {
  if (seatAt(row, at).guest !== guest) throw new Problem('not-your-seat');
  const link = row.access.links.find((each) => each.seat === at && each.reissued && each.claimed === null);
  if (!link) throw new Problem('stale');
  return withLink(row.access, { ...link, agreed: true });
}

/** The state of a link, for somebody who opens it. */
export function look(row: TableRow, guest: string, token: string, away: Away, now = Date.now()): LinkReply {
  const link = linkOf(row, token);
  if (link.until !== undefined) return lookAtHand(row, guest, link, now);
  const { seat, claimed } = link;
  if (claimed === null && !stands(row, link)) return { seat, state: 'gone' };
  if (claimed === null) return { seat, state: mayPass(row, link, away) ? 'open' : 'waits' };
  if (claimed !== guest) return { seat, state: 'claimed' };
  return { seat, state: row.seats[seat]?.guest === guest ? 'mine' : 'gone' };
}

/**
 * Takes the seat of a link: once, and never for somebody who would then see two hands. Repeats by the same guest change nothing.
 * Throws `Problem` if the link is used up or called off, still waits for leave, or the guest keeps the game or has a seat.
 */
export function claim(
  row: TableRow,
  guest: string,
  token: string,
  wish: { name: string; journey?: string | undefined },
  away: Away,
  now = Date.now(),
): { readonly change: Change; readonly link: SeatLink } | undefined {
  const link = linkOf(row, token);
  if (link.until !== undefined) {
    if (link.claimed === guest) return undefined;
    if (link.seat === KEEPER) {
      const keeper = takeKeeping(row, guest, link, now);
      return {
        change: { seats: row.seats, access: used(row, link, guest), asking: row.asking, keeper },
        link,
      };
    }
    return { change: claimed(row, link, takeHand(row, guest, link, now), guest), link };
  }
  if (link.claimed !== null) {
    if (link.claimed === guest && row.seats[link.seat]?.guest === guest) return undefined;
    throw new Problem('not-your-seat');
  }
  if (!stands(row, link)) throw new Problem('stale');
  if (!mayPass(row, link, away))
    throw new Problem('not-allowed', 'link: expected the yes of who sits there, or a longer absence');
  expectNoJudge(row, guest);
  expectNoSlips(row, guest);
  // Before the game the host may still name another keeper (`expectFairKeeper`).
  if (row.keeper === guest || (row.status !== 'waiting' && isKeeper(row, guest)))
    throw new Problem('not-allowed', 'seat: expected somebody else than the keeper');
  if (heldBy(row.seats, guest).length > 0)
    throw new Problem('not-allowed', 'seat: expected somebody who has none at this table');
  expectNoHand(row.seats, guest);
  // They would come back to their own with what they saw on this one.
  expectNoClaim(row.seats.with(link.seat, { kind: 'open', name: '' }), guest);
  expectNoOther(row, guest, link.seat);
  const before = seatAt(row, link.seat);
  const owner = ownerAfter(before, link);
  const journey = link.from === null ? wish.journey : before.journey;
  const seat: SeatRow = {
    kind: 'person',
    name: wish.name,
    guest,
    ...(journey === undefined ? {} : { journey }),
    ...(owner ? { owner } : {}),
  };
  return { change: claimed(row, link, seat, guest), link };
}

/** The row with a seat as its link makes it, and the link used. A hand takes nobody's place, and ends no wish. */
function claimed(row: TableRow, link: SeatLink, seat: SeatRow, guest: string): Change {
  const asking = seat.guest === row.seats[link.seat]!.guest ? row.asking : null;
  return { seats: row.seats.with(link.seat, seat), access: used(row, link, guest), asking };
}

function used({ access }: TableRow, link: SeatLink, guest: string): AccessSlice {
  return {
    ...access,
    links: access.links.map((each) => (each === link ? { ...each, claimed: guest } : each)),
  };
}

/**
 * The owner of a seat after its link was claimed. An owner that it has stays, so a seat that a substitute passes on, or that
 * the host gives away while a substitute has it, still belongs to who lent it first.
 */
function ownerAfter(before: SeatRow, { from, reissued }: SeatLink): SeatRow['owner'] {
  if (before.owner || from === null) return before.owner;
  return { guest: from, name: before.name, ...(reissued ? { replaced: { back: null } } : {}) };
}

/** The seats after a guest came back whose seat was given away meanwhile; undefined if none was. */
export function cameBack(
  { seats, status }: TableRow,
  guest: string,
  now: number,
): TableRow['seats'] | undefined {
  const isNews = (seat: SeatRow): boolean => ownedBy(seat, guest)?.replaced?.back === null;
  if (status !== 'running' || !seats.some(isNews)) return undefined;
  return seats.map((seat) =>
    withOwners(seat, (owner) =>
      owner.guest === guest && owner.replaced?.back === null ? { ...owner, replaced: { back: now } } : owner,
    ),
  );
}

/** What somebody may know of links to their seats: what the host made, and what they may undo. */
export function linksPlace(row: TableRow, guest: string): Pick<Place, 'owned' | 'replaced' | 'reissued'> {
  if (row.status === 'over') return {};
  const mine = row.seats.flatMap((each, seat) => {
    const owner = ownedBy(each, guest);
    return owner ? [{ seat, ...owner }] : [];
  });
  const owned = mine.flatMap(({ seat, replaced }) => (replaced ? [] : [seat]));
  const replaced = mine.flatMap(({ seat, replaced: by }) =>
    by ? [{ seat, until: by.back === null ? null : by.back + UNDO }] : [],
  );
  const reissued = row.access.links.flatMap((link) =>
    link.reissued && link.claimed === null && link.from === guest && stands(row, link)
      ? [{ seat: link.seat, agreed: link.agreed === true }]
      : [],
  );
  return {
    ...(owned.length > 0 ? { owned } : {}),
    ...(replaced.length > 0 ? { replaced } : {}),
    ...(reissued.length > 0 ? { reissued } : {}),
  };
}

/**
 * The owner of a seat that was handed over sits down again; the one who had it looks on from then on. Throws
 * `Problem` after the end, for anybody else, for the keeper, and once the time to undo it is over.
 */
export function reclaim(row: TableRow, guest: string, at: number, now: number): Change {
  const { journey, ...before } = seatAt(row, at);
  const owner = ownedBy(before, guest);
  if (row.status === 'over') throw new Problem('not-running');
  if (!owner) throw new Problem('not-your-seat');
  const back = owner.replaced?.back ?? now;
  if (now > back + UNDO) throw new Problem('not-allowed', 'take-back: expected within a day of being back');
  expectNoJudge(row, guest);
  expectNoSlips(row, guest);
  if (row.keeper === guest) throw new Problem('not-allowed', 'seat: expected somebody else than the keeper');
  expectNoHand(row.seats, guest);
  const seat: SeatRow = {
    kind: 'person',
    guest: owner.guest,
    name: owner.name,
    ...(journey === undefined ? {} : { journey }),
    // A seat that was lent for one device is its lender's again; an owner from before may still come back.
    ...(owner.lent && owner.before ? { owner: owner.before } : {}),
  };
  return { seats: row.seats.with(at, seat), access: withoutLink(row.access, at), asking: null };
}
