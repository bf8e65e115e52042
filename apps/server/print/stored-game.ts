import { writeRecord } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { cleanCode } from '../table/access/admission.ts';
import { tableIn } from '../storage/sqlite/tables.ts';
import type { Store, StoredTable } from '../storage/store.ts';
import { Match, type Item } from '@turntable/match/match.ts';
import { roomOf } from '../table/seats/keeper.ts';
import { endingOf } from '../table/undo/ending.ts';

/** A game of a server's database, as a record. */
export interface StoredGame {
  readonly id: string;
  readonly code: string;
  /** The name of whoever judges there. */
  readonly judge?: string;
  readonly record: object;
  /** When it ended, in seconds since 1970. */
  readonly date?: number;
}

/**
 * The game of a table by its id or code, from a database that a server may be using: it is only read. Nothing if there
 * is no such table, or its game has not begun. Throws if the file is no database, or written by a newer version.
 */
export function storedGame(path: string, table: string): StoredGame | undefined {
  return gameIn(tableIn(path, table, cleanCode(table)));
}

/** The same from a store. */
export async function gameOf(store: Store, table: string): Promise<StoredGame | undefined> {
  const row = (await store.row(table)) ?? (await store.rowByCode(cleanCode(table)));
  return row && gameIn(await store.load(row.id));
}

function gameIn(found: Pick<StoredTable, 'row' | 'setup' | 'entries'> | undefined): StoredGame | undefined {
  if (!found?.setup) return undefined;
  const { row, entries, setup } = found;
  const game = gameById(row.game);
  if (!game) return undefined;
  const items = entries.map(({ body }) => JSON.parse(body) as Item);
  const match = Match.load(game, JSON.parse(setup) as object, items);
  const names = row.seats.map(({ name }) => name);
  const record = writeRecord(game, names, match.state, match.log, {
    room: roomOf(row.seats),
    ...endingOf(row),
  });
  return {
    id: row.id,
    code: row.access.code,
    ...(row.judge?.name && { judge: row.judge.name }),
    record: JSON.parse(JSON.stringify(record)) as object,
    ...(row.ended && { date: Math.floor(row.ended.at / 1000) }),
  };
}
