import { DatabaseSync } from 'node:sqlite';
import type { AnyGame } from '@turntable/engine';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { Match, type Item } from '@turntable/match/match.ts';
import { storedSetup } from '../table/picks/hosting.ts';

/** What opening every table of a database found. */
export interface Checked {
  readonly tables: number;
  /** Ids of those that cannot be opened, and why. */
  readonly damaged: readonly { readonly id: string; readonly why: string }[];
}

/** Opens every table of a database and plays its log again. Brings the schema up to date; no server may use it meanwhile. */
export async function checkTables(path: string, games: readonly AnyGame[]): Promise<Checked> {
  const store = new SqliteStore(path);
  try {
    const ids = allIds(path);
    const damaged: Checked['damaged'][number][] = [];
    for (const id of ids) {
      try {
        const stored = (await store.load(id))!;
        const game = games.find((each) => each.id === stored.row.game);
        if (!game) throw new Error(`there is no game ${stored.row.game}`);
        const items = stored.entries.map(({ body }) => JSON.parse(body) as Item);
        if (stored.setup !== null) Match.load(game, storedSetup(game, stored.row, stored.setup), items);
      } catch (error) {
        damaged.push({ id, why: (error as Error).message });
      }
    }
    return { tables: ids.length, damaged };
  } finally {
    await store.close();
  }
}

function allIds(path: string): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return db
      .prepare('SELECT id FROM tables ORDER BY no')
      .all()
      .map(({ id }) => id as string);
  } finally {
    db.close();
  }
}
