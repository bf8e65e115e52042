import type { Seat } from '@turntable/engine';
import type { LocomotiveIndex, Pair, Team } from './types.ts';

/** Whom a locomotive belongs to (DH-1.1). */
export function seatOf(players: 2 | 4, team: Team, locomotive: LocomotiveIndex): Seat {
  return players === 4 ? 2 * team + locomotive : team;
}

/** The team of a seat: of four players 0 and 1 against 2 and 3, of two each is one. */
export function teamOf(players: 2 | 4, seat: Seat): Team {
  return (players === 4 ? seat >> 1 : seat) as Team;
}

/** The contestants of a team. */
export function membersOf(players: 2 | 4, team: Team): Seat[] {
  return players === 4 ? [2 * team, 2 * team + 1] : [team];
}

/** The other team, or a team's other locomotive. */
export const other = <Index extends Team | LocomotiveIndex>(index: Index): Index => (1 - index) as Index;

/** A pair with one item replaced; the given one is not changed. */
export function withItem<Item>(pair: Pair<Item>, index: Team | LocomotiveIndex, item: Item): Pair<Item> {
  return index === 0 ? [item, pair[1]] : [pair[0], item];
}

interface Table {
  readonly box: { readonly players: 2 | 4 };
  readonly inUse: Pair<LocomotiveIndex | null>;
}
/** The locomotive of a team that is in use; only asked once both are announced. Throws before that. */
export function locomotiveInUse(table: Table, team: Team): LocomotiveIndex {
  const locomotive = table.inUse[team];
  if (locomotive === null) throw new Error(`team ${team} has no locomotive in use`);
  return locomotive;
}
/** The contestant whose locomotive is in use. */
export function contestant(table: Table, team: Team): Seat {
  return seatOf(table.box.players, team, locomotiveInUse(table, team));
}
/** The contestant whose locomotive is not in use; one against one, the same contestant. */
export function teammate(table: Table, team: Team): Seat {
  return seatOf(table.box.players, team, other(locomotiveInUse(table, team)));
}
