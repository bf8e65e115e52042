import type { Actor, Viewer } from '@turntable/engine';
import { isJudge } from '../judge/judge.ts';
import { Problem } from '../../base/problem.ts';
import type { TableRow } from '../../storage/rows.ts';
import { actsFor, isRoom } from '../seats/keeper.ts';
import { handOf } from './hand.ts';

/** Whether a guest may have the view of `as`: of a seat they hold or have the hand of, of the judge if they are, or the public one. */
export function maySee(row: TableRow, guest: string, as: Viewer): boolean {
  if (as === 'judge') return isJudge(row, guest);
  return (
    as === 'public' ||
    (typeof as === 'number' && (row.seats[as]?.guest === guest || handOf(row, guest) === as))
  );
}

/** The seat that a guest acts for; a `Problem` if it is not theirs. */
export function seatFor({ seats }: TableRow, guest: string, as: Viewer): number {
  if (typeof as !== 'number' || seats[as]?.guest !== guest) throw new Problem('not-your-seat');
  return as;
}

/** The same for actions that the keeper may also do for room seats. Throws `Problem` if the guest may do neither. */
export function seatOrRoomFor(row: TableRow, guest: string, as: Viewer): number {
  const seat = actsFor(row, guest, as);
  if (seat === undefined) throw new Problem('not-your-seat');
  return seat;
}

/** Whether an actor counts as the viewer's own: a guest with several seats takes back for all of them as for one. */
export function owns({ seats }: TableRow, viewer: Viewer): (actor: Actor) => boolean {
  const own = typeof viewer === 'number' ? seats[viewer] : undefined;
  // The keeper takes back for the whole room.
  if (own && isRoom(own)) return (actor) => typeof actor === 'number' && isRoom(seats[actor]!);
  const guest = own?.guest;
  return (actor) =>
    actor === viewer || (guest !== undefined && typeof actor === 'number' && seats[actor]?.guest === guest);
}
