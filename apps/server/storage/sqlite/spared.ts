import type { StatementSync } from 'node:sqlite';
import { isDamaged } from '../../base/trouble.ts';

type Sql = (text: string) => StatementSync;
type Found = Record<string, unknown>;

/**
 * The result of `all`. If that query meets a damaged page of the file, falls back to reading row by row: `numbers` lists the
 * tables (`table_no`), `one` reads each. Rows on damaged pages are left out or, with `keep`, given as `numbers` has them;
 * their tables are reported when somebody opens them.
 */
export function spared(
  all: () => Found[],
  numbers: () => Found[],
  one: (no: number) => Found | undefined,
  keep = false,
): Found[] {
  try {
    return all();
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return numbers().flatMap((named): Found[] => {
      try {
        const found = one(named['table_no'] as number);
        return found ? [found] : [];
      } catch (other) {
        if (!isDamaged(other)) throw other;
        return keep ? [named] : [];
      }
    });
  }
}

/** See `Store.due`. */
export function duesIn(sql: Sql, after: number, time: number, limit: number): { id: string; due: number }[] {
  const rows = spared(
    () =>
      sql(
        'SELECT id, due FROM dues JOIN tables ON no = table_no WHERE due > ? AND due <= ? ORDER BY due, id LIMIT ?',
      ).all(after, time, limit),
    () =>
      sql('SELECT table_no FROM dues WHERE due > ? AND due <= ? ORDER BY due, table_no LIMIT ?').all(
        after,
        time,
        limit,
      ),
    (no) => sql('SELECT id, due FROM dues JOIN tables ON no = table_no WHERE table_no = ?').get(no),
  );
  return rows.map(({ id, due }) => ({ id: id as string, due: due as number }));
}
