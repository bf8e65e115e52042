import type { MyTable, MyTables, Reason } from '@turntable/protocol';
import { Problem } from '../../base/problem.ts';
import { awaited } from '../../table/match/awaited.ts';
import { gameById } from '@turntable/games';
import { drafts } from '../../table/picks/draft.ts';
import { consentOwed, lacksConsent } from '../../table/picks/picks.ts';
import { lacksAgreement, owesAgreement } from '../../table/rated/rated.ts';
import { isJudge } from '../../table/judge/judge.ts';
import { tableInfo } from '../../table/info.ts';
import type { Match } from '@turntable/match/match.ts';
import { laterBy } from '../../table/clocks.ts';
import { actsFor } from '../../table/seats/keeper.ts';
import { heldBy, isFull } from '../../table/seats/seating.ts';
import { clockInfo } from '../../time/clock.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Table } from '../../table/table.ts';
import type { Tables } from '../../table/registry.ts';
import type { Services } from './services.ts';

/** The most tables in an answer: running ones first, the latest change first. */
const MOST = 30;

/** The wish that waits for a guest's answer, for a seat of theirs or one in the room that they keep; null: none does. */
function wishTo(guest: string, row: TableRow): TableRow['asking'] {
  const answers = (seat: number): boolean => actsFor(row, guest, seat) !== undefined;
  return row.asking?.waiting.some(answers) ? row.asking : null;
}

/** Why a table waits for a guest; empty if it does not. Made of what everybody at the table may know. */
function reasonsFor(guest: string, row: TableRow, match: Match | null): Reason[] {
  const held = heldBy(row.seats, guest);
  const judge = isJudge(row, guest);
  const wish = wishTo(guest, row);
  const asked: Reason[] = wish ? [{ what: 'agree', to: wish.what, by: wish.by }] : [];
  if (row.status === 'waiting') return [...asked, ...beforeTheGame(guest, row, held, judge)];
  const acts = awaited(row, match).flatMap(({ who, kind }): Reason[] =>
    (who === 'judge' ? judge : held.includes(who)) ? [{ what: 'act', kind, as: who }] : [],
  );
  return [...asked, ...acts];
}

function beforeTheGame(
  guest: string,
  row: Pick<TableRow, 'game' | 'options' | 'seats' | 'host' | 'picks' | 'rated'>,
  held: readonly number[],
  judge: boolean,
): Reason[] {
  const { picks, seats, host } = row;
  const game = gameById(row.game);
  const lacks = held.some((seat) =>
    game && drafts(game, row) ? picks?.draft?.chosen[seat]?.includes(null) : picks?.engines[seat] === null,
  );
  const owes = held.some((seat) => consentOwed(row, seat));
  // Started before all agree the game would not be rated: nobody is urged to.
  const starts = (host === guest || judge) && isFull(seats) && !lacksConsent(row) && !lacksAgreement(row);
  return [
    ...(lacks ? [{ what: 'pick' } as const] : []),
    ...(owes ? [{ what: 'consent' } as const] : []),
    ...(owesAgreement(row, guest) ? [{ what: 'consent', rated: true } as const] : []),
    ...(starts ? [{ what: 'start' } as const] : []),
  ];
}

/** Since when a table has waited for a guest (ms since 1970). */
function waitedSince(guest: string, table: Table): number {
  const { row, match, events } = table;
  const held = heldBy(row.seats, guest);
  const wish = wishTo(guest, row);
  const wished = wish
    ? [events.findLast(({ kind, by }) => by === wish.by && kind.endsWith('-asked'))?.at ?? row.changedAt]
    : [];
  const asked = awaited(row, match).flatMap(({ who, decision }) =>
    (who === 'judge' ? isJudge(row, guest) : held.includes(who)) ? [table.askedSince(decision, who)] : [],
  );
  const times = [...wished, ...asked];
  return times.length === 0 ? row.changedAt : Math.min(...times);
}

/** When the first of a guest's clocks runs out (uptime), never in quiet hours; null if none runs. */
function runsOut(guest: string, { seats, tempo }: TableRow, uptime: Services['uptime']): number | null {
  const { clock, clocks, factors } = tempo;
  if (!clock || !clocks) return null;
  const now = uptime.now();
  const shown = clockInfo(clock, factors, clocks, now, laterBy(uptime)).seats;
  const times = heldBy(seats, guest).flatMap((seat) => {
    const { since, left: rest } = clocks[seat]!;
    const { runs, stage, left, wait = 0 } = shown[seat]!;
    if (!runs || since === null) return [];
    return [stage === 'out' ? since + rest : now + wait + left];
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** Those that wait for one come first: of them whose clock runs out first, then the longest waiting. */
function byUrgency(a: MyTable, b: MyTable): number {
  const waits = Number(b.reasons.length > 0) - Number(a.reasons.length > 0);
  if (waits !== 0) return waits;
  if (a.reasons.length === 0) return b.since - a.since;
  return (a.by ?? Infinity) - (b.by ?? Infinity) || a.since - b.since;
}

/** A table to read; `damaged` if it cannot be opened, so that the list goes on without it. */
async function glimpsed(tables: Tables, id: string): Promise<Table | 'damaged'> {
  return tables.glimpse(id).catch((error: unknown) => {
    if (error instanceof Problem && error.body.code === 'unavailable') return 'damaged' as const;
    throw error;
  });
}

/** A guest's tables that are not over, the most urgent first. */
export async function yourMove(
  { store, tables, journal, uptime }: Pick<Services, 'store' | 'tables' | 'journal' | 'uptime'>,
  guest: string,
): Promise<MyTables> {
  const found: MyTable[] = [];
  // One after the other: games that are not in memory are fetched one at a time, and the sweep lets them go again.
  for (const stored of await store.lists.going(guest, MOST)) {
    const table = stored.status === 'running' ? await glimpsed(tables, stored.id) : tables.live(stored.id);
    if (table === 'damaged') continue;
    const row = table?.row ?? stored;
    if (row.status === 'over') continue;
    const reasons = reasonsFor(guest, row, table?.match ?? null);
    const since = table && reasons.length > 0 ? waitedSince(guest, table) : row.changedAt;
    const out = runsOut(guest, row, uptime);
    const by = out === null ? {} : { by: uptime.wall(out) };
    found.push({ table: table?.info ?? tableInfo(row), reasons, since, ...by });
  }
  // Answered once everything in it is durable: a table in memory may be ahead of the disk.
  await journal.settled();
  return { tables: found.sort(byUrgency) };
}
