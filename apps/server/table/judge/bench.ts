import type { AnyGame } from '@turntable/engine';
import type { JudgeInfo, NewTable, PickedEngine, PicksInfo, Place, Preference } from '@turntable/protocol';
import type { z } from 'zod';
import { Problem } from '../../base/problem.ts';
import { heldBy, isFull } from '../seats/seating.ts';
import type { TableRow } from '../../storage/storage.ts';

type Engine = z.infer<typeof PickedEngine>;
/** What tables of the locomotive games have beyond seats. */
export interface BenchRow {
  /** Null at a table without a judge; a guest of null is an empty bench. */
  readonly judge: { readonly guest: string | null; readonly name: string } | null;
  /** Engines by seat, sealed until the game begins; null: not picked yet. */
  readonly picks: readonly (readonly Engine[] | null)[];
  /** By seat: whether they agree to the others' own engines. */
  readonly consents: readonly boolean[];
  readonly preferences: readonly (readonly Preference[])[];
  readonly answerSeconds: number;
}

/** The bench of a new table; nothing for a game to which nobody brings engines. */
export function benchOf(
  game: AnyGame,
  wish: Pick<NewTable, 'judge' | 'answerSeconds' | 'seats'>,
  host: string,
): BenchRow | undefined {
  if (!game.picks) return undefined;
  const { judge = 'none', answerSeconds = 0, seats } = wish;
  if (judge === 'me' && seats.some(({ kind }) => kind === 'mine'))
    throw new Problem('bad-options', 'judge: expected somebody who has no seat (LV-3.3)');
  return {
    judge: judge === 'none' ? null : { guest: judge === 'me' ? host : null, name: '' },
    picks: seats.map(() => null),
    consents: seats.map(() => false),
    preferences: seats.map(() => []),
    answerSeconds,
  };
}

/** The bench of the next table: same judge and preferences, engines picked anew. */
export function benchAgain(bench: BenchRow | undefined): BenchRow | undefined {
  return bench && { ...bench, picks: bench.picks.map(() => null), consents: bench.consents.map(() => false) };
}

/** The bench when others sit down: whoever takes over a seat finds nothing of what the one before them picked or wished. */
export function benchAfter(row: TableRow, seats: TableRow['seats']): BenchRow | undefined {
  const { bench } = row;
  if (!bench) return undefined;
  const stays = seats.map(({ guest }, seat) => guest === row.seats[seat]?.guest);
  const kept = <Item>(items: readonly Item[], fresh: Item): Item[] =>
    items.map((item, seat) => (stays[seat] ? item : fresh));
  return {
    ...bench,
    picks: kept(bench.picks, null),
    consents: kept(bench.consents, false),
    preferences: kept(bench.preferences, []),
  };
}

function benchAt(row: TableRow): BenchRow {
  if (!row.bench) throw new Problem('not-allowed', 'expected a table to which engines are brought');
  return row.bench;
}
function heldSeat(row: TableRow, guest: string, seat: number): void {
  if (row.seats[seat]?.guest !== guest) throw new Problem('not-your-seat');
}
const isOwn = (engine: Engine): boolean => typeof engine !== 'string';
/** Ids of players' own engines begin so, lest one passes for an engine of the roster. */
const OWN_PREFIX = 'own-';

/** Seals a seat's engines, or opens the seal again with none. Whoever changes own engines needs consent anew. */
export function pick(
  row: TableRow,
  guest: string,
  seat: number,
  engines: readonly Engine[],
  game: AnyGame,
): BenchRow {
  const bench = benchAt(row);
  if (row.status !== 'waiting') throw new Problem('not-waiting');
  heldSeat(row, guest, seat);
  const each = game.picks!.each(row.seats.length);
  if (engines.length !== 0 && engines.length !== each)
    throw new Problem('bad-options', `engines: expected ${each}`);
  for (const engine of engines)
    if (typeof engine !== 'string' && !String(engine['id']).startsWith(OWN_PREFIX))
      throw new Problem(
        'bad-options',
        `engines: expected own engines to have an id that begins with ${OWN_PREFIX}`,
      );
  const sealed = engines.length === 0 ? null : engines;
  const asks = (bench.picks[seat]?.some(isOwn) ?? false) || (sealed?.some(isOwn) ?? false);
  return {
    ...bench,
    picks: bench.picks.with(seat, sealed),
    consents: asks ? bench.consents.map((given, i) => given && i === seat) : bench.consents,
  };
}

export function consent(row: TableRow, guest: string, seat: number, yes: boolean): BenchRow {
  const bench = benchAt(row);
  if (row.status !== 'waiting') throw new Problem('not-waiting');
  heldSeat(row, guest, seat);
  return { ...bench, consents: bench.consents.with(seat, yes) };
}

export function prefer(
  row: TableRow,
  guest: string,
  seat: number,
  preferences: readonly Preference[],
): BenchRow {
  const bench = benchAt(row);
  heldSeat(row, guest, seat);
  return { ...bench, preferences: bench.preferences.with(seat, preferences) };
}

/** Sits down on an empty bench; never somebody with a seat at the table (LV-3.3). */
export function takeBench(row: TableRow, guest: string, name: string): BenchRow {
  const bench = benchAt(row);
  if (!bench.judge) throw new Problem('not-allowed', 'expected a table with a judge');
  if (bench.judge.guest !== null && bench.judge.guest !== guest) throw new Problem('table-full');
  if (heldBy(row.seats, guest).length > 0) throw new Problem('not-allowed', 'LV-3.3');
  return { ...bench, judge: { guest, name } };
}

/** Leaves the bench, so that another can take it. */
export function leaveBench(row: TableRow, guest: string): BenchRow {
  const bench = benchAt(row);
  if (bench.judge?.guest !== guest) throw new Problem('not-your-seat');
  return { ...bench, judge: { guest: null, name: '' } };
}

/** Whom the judge lets go first (LV-3.1): a seat, or the coin. */
export function pickFirst(row: TableRow, guest: string, starter: number | 'lot'): number | 'lot' {
  if (row.status !== 'waiting') throw new Problem('not-waiting');
  if (!isJudge(row, guest)) throw new Problem('not-your-seat');
  if (starter !== 'lot' && starter >= row.seats.length)
    throw new Problem('bad-options', 'starter: expected a seat');
  return starter;
}

export const isJudge = (row: Pick<TableRow, 'bench'>, guest: string): boolean =>
  row.bench?.judge?.guest === guest;

/** Whether somebody else brings an engine of their own that this person has not agreed to. */
export function consentOwed({ bench, seats }: Pick<TableRow, 'bench' | 'seats'>, seat: number): boolean {
  if (!bench || seats[seat]?.kind !== 'person' || bench.consents[seat]) return false;
  return bench.picks.some((engines, i) => i !== seat && engines?.some(isOwn));
}

/** Whether somebody brings an engine of their own that another person has not agreed to. */
export function lacksConsent(row: Pick<TableRow, 'bench' | 'seats'>): boolean {
  return row.seats.some((_, seat) => consentOwed(row, seat));
}

/** Whether the game is to begin without anybody's word: no seat is free, and all engines and consents are in. */
export function startsByItself(row: TableRow): boolean {
  const { status, startWhenFull, seats, bench } = row;
  if (status !== 'waiting' || !startWhenFull || !isFull(seats)) return false;
  return seats.every(({ kind }, i) => kind !== 'person' || bench?.picks[i] !== null) && !lacksConsent(row);
}

/** Throws the `Problem` that stands against the beginning of the game, if one does. */
export function mayBegin(row: TableRow): void {
  if (lacksConsent(row))
    throw new Problem(
      'not-allowed',
      'consent: expected that of everybody to the engines that are not of the roster',
    );
}

/** What the game is asked to host: the host's options, and the engines that were picked. */
export function optionsWith(row: TableRow, game: AnyGame): Readonly<Record<string, unknown>> {
  const { bench, options, starter, seats } = row;
  if (!bench || !game.picks) return options;
  const first = typeof starter === 'number' ? { first: seats.length === 4 ? starter >> 1 : starter } : {};
  return { ...options, ...first, judge: bench.judge !== null, ...game.picks.options(bench.picks) };
}

/** What everybody may know of the picks: whose are in, never which they are. */
export function picksInfo(row: TableRow, game: AnyGame): PicksInfo | undefined {
  const { bench, seats, status } = row;
  if (!bench || !game.picks || status !== 'waiting') return undefined;
  return {
    each: game.picks.each(seats.length),
    ready: bench.picks.map((engines, seat) => engines !== null || seats[seat]!.kind === 'bot'),
    own: bench.picks.map((engines) =>
      (engines ?? []).flatMap((e) => (typeof e === 'string' ? [] : [String(e['name'])])),
    ),
    consents: bench.consents,
  };
}

export function judgeInfo(row: TableRow, here: (guest: string) => boolean): JudgeInfo | undefined {
  const judge = row.bench?.judge;
  if (!judge) return undefined;
  const present = judge.guest !== null && here(judge.guest);
  return { name: judge.name, taken: judge.guest !== null, here: present, deputy: !present };
}

/** What only the asker may know of the bench. */
export function benchPlace(row: TableRow, guest: string): Partial<Place> {
  const { bench } = row;
  if (!bench) return {};
  const held = heldBy(row.seats, guest);
  return {
    ...(isJudge(row, guest) ? { judge: true as const } : {}),
    picks: held.flatMap((seat) => (bench.picks[seat] ? [{ seat, engines: bench.picks[seat]! }] : [])),
    preferences: held.map((seat) => ({ seat, preferences: bench.preferences[seat] ?? [] })),
  };
}
