import type { MyTable, MyTables, Reason } from '@turntable/protocol';
import { awaited } from './awaited.ts';
import { consentOwed, isJudge, lacksConsent } from './bench.ts';
import { tableInfo } from './info.ts';
import type { Match } from './match.ts';
import { heldBy, isFull } from './seating.ts';
import type { TableRow } from './storage.ts';
import type { Tables } from './tables.ts';

/** How many tables one is told of, and how many of the newest are looked through for them. */
const TOLD = 20;
const LOOKED_THROUGH = 100;

/** Why a table waits for a guest; empty if it does not. Made of what everybody at the table may know. */
export function reasonsFor(
  guest: string,
  row: Pick<TableRow, 'status' | 'seats' | 'host' | 'asking' | 'bench'>,
  match: Match | null,
): Reason[] {
  const held = heldBy(row.seats, guest);
  const judge = isJudge(row, guest);
  if (row.status === 'waiting') return beforeTheGame(guest, row, held, judge);
  const { asking } = row;
  const asked: Reason[] =
    asking && held.some((seat) => asking.waiting.includes(seat))
      ? [{ what: 'agree', to: asking.what, by: asking.by }]
      : [];
  const acts = awaited(row, match).flatMap(({ who, kind }): Reason[] =>
    (who === 'judge' ? judge : held.includes(who)) ? [{ what: 'act', kind, as: who }] : [],
  );
  return [...asked, ...acts];
}

function beforeTheGame(
  guest: string,
  row: Pick<TableRow, 'seats' | 'host' | 'bench'>,
  held: readonly number[],
  judge: boolean,
): Reason[] {
  const { bench, seats, host } = row;
  const picks = held.some((seat) => bench?.picks[seat] === null);
  const owes = held.some((seat) => consentOwed(row, seat));
  const starts = (host === guest || judge) && isFull(seats) && !lacksConsent(row);
  return [
    ...(picks ? [{ what: 'pick' } as const] : []),
    ...(owes ? [{ what: 'consent' } as const] : []),
    ...(starts ? [{ what: 'start' } as const] : []),
  ];
}

/** A guest's tables that are not over, those that wait for them first and the longest waiting of them first. */
export async function yourMove(tables: Tables, guest: string): Promise<MyTables> {
  const rows = (await tables.store.listOf(guest, LOOKED_THROUGH)).filter(({ status }) => status !== 'over');
  const found: MyTable[] = [];
  // One after the other: games that are not in memory are fetched one at a time, and the sweep lets them go again.
  for (const stored of rows.slice(0, TOLD)) {
    const table = stored.status === 'running' ? await tables.get(stored.id) : tables.live(stored.id);
    const row = table?.row ?? stored;
    if (row.status === 'over') continue;
    const reasons = reasonsFor(guest, row, table?.match ?? null);
    found.push({ table: table?.info ?? tableInfo(row), reasons, since: row.changedAt });
  }
  // What is told is stored: a table in memory may be ahead of the disk.
  await tables.journal.settled();
  const waits = ({ reasons }: MyTable): boolean => reasons.length > 0;
  return {
    tables: [
      ...found.filter(waits).sort((a, b) => a.since - b.since),
      ...found.filter((each) => !waits(each)).sort((a, b) => b.since - a.since),
    ],
  };
}
