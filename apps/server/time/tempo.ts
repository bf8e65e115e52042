import {
  multiplied,
  type ClockRule,
  type ClockWish,
  type FactorWish,
  type Pace,
  type Tempo,
} from '@turntable/protocol';
import { fits } from '@turntable/protocol/tempo.ts';
import { Problem } from '../base/problem.ts';
import type { SeatRow, TableRow, TempoSlice } from '../storage/rows.ts';
import { refactored, returned, startClocks } from './clock.ts';
import { givenBack, lentTo } from './lending.ts';

type Seats = readonly SeatRow[];

/** The clock of each seat: the table's, with that seat's factor; none without a clock. */
export function rulesOf(
  { clock, factors }: Pick<TempoSlice, 'clock' | 'factors'>,
  seats: Seats,
): ClockRule[] {
  return clock ? seats.map((_, seat) => multiplied(clock, factors?.[seat] ?? 1)) : [];
}

/** Whether all persons at a table are one guest, who holds several seats. */
function isOnOneDevice(seats: Seats): boolean {
  const guests = seats.flatMap(({ kind, guest }) =>
    kind === 'person' && guest !== undefined ? [guest] : [],
  );
  return guests.length > 1 && new Set(guests).size === 1 && seats.every(({ kind }) => kind !== 'open');
}

/** The tempo of a new table; throws a `Problem` if it makes no sense. */
export function tempoOf(
  wish: { readonly tempo?: Tempo | undefined; readonly clock?: ClockWish | undefined },
  seats: Seats,
  answerSeconds: number,
): TempoSlice {
  const clock = wish.clock && wish.clock.kind !== 'none' ? wish.clock : null;
  const usual = clock?.kind === 'turns' ? 'turns' : isOnOneDevice(seats) ? 'device' : 'live';
  const kind = wish.tempo ?? usual;
  if (kind === 'device' && !isOnOneDevice(seats))
    throw new Problem('bad-options', 'tempo: expected all persons on one device, two at least');
  if (clock && !fits(kind, clock)) throw new Problem('bad-options', `clock: expected one for ${kind}`);
  return { kind, clock, factors: null, clocks: null, answerSeconds, answers: null };
}

/** The tempo of the next table of the same people: nothing has run yet. */
export const tempoAgain = (tempo: TempoSlice): TempoSlice => ({ ...tempo, clocks: null, answers: null });

/** The tempo when the game begins: its clocks are whole, and stand. */
export function tempoBegun({ tempo, seats }: Pick<TableRow, 'tempo' | 'seats'>): TempoSlice {
  return tempo.clock ? { ...tempo, clocks: startClocks(rulesOf(tempo, seats)) } : tempo;
}

/** Throws the `Problem` that stands against another pace, whoever may agree to it. */
export function expectPace(row: TableRow, { tempo: kind, clock }: Pace): void {
  const same = { kind: 'none', ...row.tempo.clock };
  if (kind === row.tempo.kind && isDeepEqual(clock, same))
    throw new Problem('not-allowed', 'pace: expected another than now');
  if (kind !== 'device' || isOnOneDevice(row.seats)) return;
  if (row.status !== 'running') throw new Problem('not-running');
  if (row.rated) throw new Problem('not-allowed', 'tempo: expected each person on a seat of their own');
  if (row.seats.filter(({ kind }) => kind === 'person').length < 2)
    throw new Problem('not-allowed', 'tempo: expected two persons at least');
}

const isDeepEqual = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** Seats and tempo after all agreed to another pace, which the guest `device` had wished. Other clocks begin anew. `now` in uptime. */
export function paced(
  row: TableRow,
  { tempo: kind, clock }: Pace,
  device: string,
  now: number,
): Pick<TableRow, 'tempo'> & Partial<Pick<TableRow, 'seats'>> {
  const seats = kind === 'device' ? lentTo(device, row.seats) : givenBack(row.seats);
  const rule = clock.kind === 'none' ? null : clock;
  const { tempo } = row;
  const isSame = rule !== null && tempo.clock && isDeepEqual(rule, tempo.clock);
  const runs = rule !== null && row.status === 'running';
  const clocks = runs ? startClocks(rulesOf({ ...tempo, clock: rule }, seats)) : null;
  const after = seats === row.seats ? tempo : seatedAnew(row, seats, now);
  return {
    tempo: { ...after, kind, ...(isSame ? {} : { clock: rule, clocks }) },
    ...(seats === row.seats ? {} : { seats }),
  };
}

/**
 * The tempo when others sit down (`seats` are those after it): on one device only while they are one guest's, and for
 * whoever sits down anew no bot plays. The time of a move runs on: else two friends could pass a seat to and fro without end.
 * `now` in uptime.
 */
export function seatedAnew(row: Pick<TableRow, 'tempo' | 'seats'>, seats: Seats, now: number): TempoSlice {
  const { tempo } = row;
  const kind = tempo.kind === 'device' && !isOnOneDevice(seats) ? 'live' : tempo.kind;
  if (!tempo.clock || !tempo.clocks) return { ...tempo, kind };
  const isPlayedFor = (i: number): boolean => tempo.clocks![i]!.stage === 'autopilot';
  const anew = seats.flatMap(({ guest }, i) => (guest !== row.seats[i]?.guest && isPlayedFor(i) ? [i] : []));
  const rules = rulesOf(tempo, row.seats);
  return { ...tempo, kind, clocks: anew.reduce((after, i) => returned(rules, after, i, now), tempo.clocks) };
}

/** The tempo after all agreed to more or less time for a seat; what is left of it changes alike. `now` in uptime. */
export function factored(
  { tempo, seats }: Pick<TableRow, 'tempo' | 'seats'>,
  { seat, factor }: FactorWish,
  now: number,
): TempoSlice {
  const factors = seats.map((_, i) => tempo.factors?.[i] ?? 1);
  const clocks = tempo.clocks && refactored(tempo.clocks, seat, factor / factors[seat]!, now);
  return { ...tempo, factors: factors.with(seat, factor), clocks };
}
