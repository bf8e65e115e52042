import { createHash, type Hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '@turntable/engine';
import { Match, type Item } from '@turntable/match/match.ts';
import { withoutNul } from '../base/nul.ts';
import { databaseTrouble, isDamaged, Trouble, troubleOf } from '../base/trouble.ts';
import type { StoredTable } from '../storage/store.ts';
import { storedSetup } from '../table/picks/hosting.ts';
import { LAYOUT, type Layout } from './layout.ts';
import { openPlace, type Place, type Row } from './place.ts';

const PAGE = 1_000;

/** What was copied and found equal. */
interface Moved {
  readonly rows: number;
  readonly tables: number;
  /** Entries that were played again from both ends. */
  readonly entries: number;
}

/**
 * Copies everything from one store to an empty one, either way: a folder, or a PostgreSQL database (`postgres://…`). Then it
 * reads both and compares them row by row, and plays every record again from both. Rejects with `Trouble` if a server works
 * with one of them, if the target is not empty or cannot be written, or if they differ. A folder that was not filled is left as it was.
 */
export async function moveStore(from: string, to: string, games: readonly AnyGame[]): Promise<Moved> {
  const source = await openPlace(from, 'from');
  try {
    const target = await openPlace(to, 'to');
    try {
      return await fill(target, source, games);
    } catch (error) {
      throw databaseTrouble(error, target.name) ?? troubleOf(error, target.name) ?? error;
    }
  } finally {
    await source.close(false);
  }
}

async function fill(target: Place, source: Place, games: readonly AnyGame[]): Promise<Moved> {
  let done = false;
  try {
    await target.keepKeys(await source.keys());
    for (const layout of LAYOUT)
      for await (const rows of pages(source, layout)) await target.write(layout, rows);
    await target.finish();
    const moved = await compare(source, target, games);
    done = true;
    return moved;
  } finally {
    await target.close(done);
  }
}

async function* pages(place: Place, layout: Layout): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await place.read(layout, last, PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)!;
  }
}

async function compare(source: Place, target: Place, games: readonly AnyGame[]): Promise<Moved> {
  if (!isDeepStrictEqual(await source.keys(), await target.keys())) throw differs(target, 'the keys');
  let rows = 0;
  for (const layout of LAYOUT) {
    const [a, b] = [await digest(source, layout), await digest(target, layout)];
    if (a.hash !== b.hash || a.rows !== b.rows)
      throw differs(target, `${layout.table} (${a.rows}, ${b.rows})`);
    rows += a.rows;
  }
  let [tables, entries] = [0, 0];
  for await (const page of pages(source, LAYOUT[0]!))
    for (const { id } of page) {
      const name = String(id);
      const [a, b] = [await loaded(source, name), await loaded(target, name)];
      if (a === 'damaged' && b === 'damaged') {
        tables++;
        continue;
      }
      if (a === 'damaged' || b === 'damaged' || !a || !b || !isDeepStrictEqual(a, b))
        throw differs(target, `table ${name}`);
      if (played(a, games) !== played(b, games)) throw differs(target, `the record of table ${name}`);
      tables++;
      entries += a.entries.length;
    }
  return { rows, tables, entries };
}

/** A table; one whose row cannot be read is as damaged at the other end. */
async function loaded(place: Place, id: string): Promise<StoredTable | 'damaged' | undefined> {
  try {
    const table = await place.store.load(id);
    const entries = table?.entries.map((entry) => ({
      ...entry,
      request: entry.request === null ? null : withoutNul(entry.request),
    }));
    return table && { ...table, entries: entries! };
  } catch (error) {
    if (isDamaged(error)) return 'damaged';
    throw error;
  }
}

function differs({ name }: Place, what: string): Trouble {
  return new Trouble('data', `${name}: is not equal in ${what}; do not use it`);
}

async function digest(place: Place, layout: Layout): Promise<{ hash: string; rows: number }> {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  for await (const page of pages(place, layout))
    for (const row of page) {
      hash.update(JSON.stringify(Object.keys(layout.columns).map((name) => row[name])));
      rows++;
    }
  return { hash: hash.digest('hex'), rows };
}

/** What a stored game comes to, or why it cannot be played: a damaged one is as damaged at the other end. */
function played(stored: StoredTable, games: readonly AnyGame[]): string {
  if (stored.setup === null) return '';
  try {
    const game = games.find(({ id }) => id === stored.row.game)!;
    const items = stored.entries.map(({ body }) => JSON.parse(body) as Item);
    const match = Match.load(game, storedSetup(game, stored.row, stored.setup), items);
    return JSON.stringify([match.n, match.state]);
  } catch (error) {
    return String(error);
  }
}
