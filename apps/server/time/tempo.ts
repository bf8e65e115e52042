import {
  multiplied,
  type ClockRule,
  type ClockWish,
  type FactorWish,
  type Pace,
  type Tempo,
} from '@turntable/protocol';
import { fits } from '@turntable/protocol/tempo.ts';
import { refactored, startClocks } from './clock.ts';
import { Problem } from '../base/problem.ts';
import type { SeatRow, TableRow } from '../storage/storage.ts';

type Seats = readonly SeatRow[];

/** How a table is played. */
export function tempoOf({ tempo, clock }: Pick<TableRow, 'tempo' | 'clock'>): Tempo {
  return tempo ?? (clock?.kind === 'turns' ? 'turns' : 'live');
}

/** The clock of each seat: the table's, with that seat's factor. */
export function rulesOf({
  clock,
  factors,
  seats,
}: Pick<TableRow, 'clock' | 'factors' | 'seats'>): ClockRule[] {
  return clock ? seats.map((_, seat) => multiplied(clock, factors?.[seat] ?? 1)) : [];
}

/** Whether all persons at a table are one guest, who holds several seats. */
function isOnOneDevice(seats: Seats): boolean {
  const guests = seats.flatMap(({ kind, guest }) =>
    kind === 'person' && guest !== undefined ? [guest] : [],
  );
  return guests.length > 1 && new Set(guests).size === 1 && seats.every(({ kind }) => kind !== 'open');
}

/** What a row of a new table has of its pace; a `Problem` if it makes no sense. */
export function pacedAnew(
  wish: { readonly tempo?: Tempo | undefined; readonly clock?: ClockWish | undefined },
  seats: Seats,
): Pick<TableRow, 'tempo' | 'clock'> {
  const clock = wish.clock && wish.clock.kind !== 'none' ? wish.clock : undefined;
  const usual = clock?.kind === 'turns' ? 'turns' : isOnOneDevice(seats) ? 'device' : 'live';
  const tempo = wish.tempo ?? usual;
  if (tempo === 'device' && !isOnOneDevice(seats))
    throw new Problem('bad-options', 'tempo: expected all persons on one device, two at least');
  if (clock && !fits(tempo, clock)) throw new Problem('bad-options', `clock: expected one for ${tempo}`);
  return { ...(tempo === 'live' ? {} : { tempo }), ...(clock ? { clock } : {}) };
}

/** Throws the `Problem` that stands against another pace, whoever may agree to it. */
export function mayPace(row: TableRow, { tempo, clock }: Pace): void {
  const same = { kind: 'none', ...row.clock };
  if (tempo === tempoOf(row) && isDeepEqual(clock, same))
    throw new Problem('not-allowed', 'pace: expected another than now');
  if (tempo !== 'device' || isOnOneDevice(row.seats)) return;
  if (row.status !== 'running') throw new Problem('not-running');
  if (row.rated) throw new Problem('not-allowed', 'tempo: expected each person on a seat of their own');
  if (row.seats.filter(({ kind }) => kind === 'person').length < 2)
    throw new Problem('not-allowed', 'tempo: expected two persons at least');
}

const isDeepEqual = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** What a row is after all agreed to another pace, which the guest `device` had wished. Other clocks begin anew. */
export function paced(row: TableRow, { tempo, clock }: Pace, device: string): Partial<TableRow> {
  const seats = seatsFor(row, tempo, device);
  const rule = clock.kind === 'none' ? null : clock;
  const isSame = rule !== null && row.clock && isDeepEqual(rule, row.clock);
  const rules = rulesOf({ ...row, clock: rule });
  const clocks = rule && row.status === 'running' ? startClocks(rules) : null;
  return {
    tempo,
    ...(seats === row.seats ? {} : { seats }),
    ...(isSame ? {} : { clock: rule, clocks }),
  };
}

/** On one device one guest holds all seats of persons; whose they were, gets them back with the next tempo. */
function seatsFor({ seats }: TableRow, tempo: Tempo, device: string): Seats {
  if (tempo !== 'device') {
    if (seats.every(({ owner }) => !owner?.lent)) return seats;
    return seats.map(({ owner, ...seat }) => {
      if (owner?.lent && seat.kind === 'person') return { ...seat, guest: owner.guest, name: owner.name };
      return owner ? { ...seat, owner } : seat;
    });
  }
  return seats.map((seat) => {
    if (seat.kind !== 'person' || seat.guest === undefined || seat.guest === device) return seat;
    return { ...seat, guest: device, owner: { guest: seat.guest, name: seat.name, lent: true as const } };
  });
}

/** What a row is after its seats changed: on one device only while they are one guest's. */
export function tempoAfter(row: TableRow, seats: Seats): Pick<TableRow, 'tempo'> {
  return row.tempo === 'device' && !isOnOneDevice(seats) ? { tempo: 'live' } : {};
}

/** What a row is after all agreed to more or less time for a seat; what is left of it changes alike. `now` in the house's time. */
export function factored(row: TableRow, { seat, factor }: FactorWish, now: number): Partial<TableRow> {
  const factors = row.seats.map((_, i) => row.factors?.[i] ?? 1);
  const clocks = row.clocks && refactored(row.clocks, seat, factor / factors[seat]!, now);
  return { factors: factors.with(seat, factor), ...(clocks ? { clocks } : {}) };
}
