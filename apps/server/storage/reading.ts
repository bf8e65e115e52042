import { folded } from '../base/folded.ts';
import { DamagedRow } from '../base/trouble.ts';
import type { ChannelRow } from './device-rows.ts';
import type { PrecedentRow, ReportRow, SettingsRow, TableRow } from './rows.ts';
import { rowOf, type TableColumns, type TableDoc } from './table-doc.ts';

// Converts database rows to the types of `rows.ts`, for both stores, whose columns have the same names.

/** What a table's row is read from. */
export const COLUMNS = 'id, code, status, changed_at, version, doc';

/** A row of `tables` as it was stored. Throws `DamagedRow` if it cannot be read. */
export function readRow(found: Record<string, unknown> | undefined): TableRow | undefined {
  if (!found) return undefined;
  const { id, code, status, changed_at: changedAt, version, doc } = found;
  try {
    return rowOf(
      { id, code, status, changedAt, version } as TableColumns,
      JSON.parse(doc as string) as TableDoc,
    );
  } catch (cause) {
    throw new DamagedRow(`the row of table ${String(id)}: ${(cause as Error).message}`, { cause });
  }
}

/** Rows of `tables` for a list. */
export function readRows(found: readonly Record<string, unknown>[]): TableRow[] {
  return found.flatMap((each) => {
    try {
      return readRow(each) ?? [];
    } catch {
      // A damaged row is in no list; whoever opens the table by its address has it named in the log.
      return [];
    }
  });
}

/** The pattern of folded text that has a word in it, whatever the word's case and accents. */
export function likeWord(word: string): string {
  return `%${folded(word.trim()).replace(/[\\%_]/g, '\\$&')}%`;
}

/** A ruling of the book as it was stored. */
export function precedentFrom({ shared, ...rest }: Record<string, unknown>): PrecedentRow {
  return { ...rest, ...(shared ? { shared: true } : {}) } as unknown as PrecedentRow;
}

/** A report as it was stored. */
export function reportFrom({ table_id, at, body }: Record<string, unknown>): ReportRow {
  return { table: table_id, at, ...JSON.parse(String(body)) } as ReportRow;
}

/** A guest's settings; those of before holidays have none. */
export function readSettings({ guest, until, body }: Record<string, unknown>): SettingsRow {
  return { holidays: [], ...JSON.parse(String(body)), guest, until } as SettingsRow;
}

/** A guest's channel; those stored before `writtenAt` was count as written at 0. */
export function readChannel({ id, guest, until, body }: Record<string, unknown>): ChannelRow {
  return { writtenAt: 0, ...JSON.parse(String(body)), id, guest, until } as ChannelRow;
}
