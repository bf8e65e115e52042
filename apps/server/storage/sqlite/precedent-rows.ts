import type { StatementSync } from 'node:sqlite';
import { folded } from '../../base/folded.ts';
import { precedentFrom } from '../reading.ts';
import type { PrecedentRow } from '../rows.ts';

type Sql = (text: string) => StatementSync;

/** Keeps a ruling in the book, or takes it out, whatever name it stands under by now. */
export function writePrecedent(sql: Sql, ruling: PrecedentRow, gone: boolean): void {
  const { game, claim, verdict, reason, judge, at, shared } = ruling;
  if (gone)
    sql('DELETE FROM precedents WHERE game = ? AND claim = ? AND verdict = ? AND at = ?').run(
      ...[game, claim, verdict, at],
    );
  else
    sql(
      'INSERT INTO precedents (game, claim, verdict, reason, judge, at, shared) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).run(game, claim, verdict, reason, judge, at, shared ? 1 : 0);
}

/** See `Store.precedents`. */
export function findPrecedents(
  sql: Sql,
  words: string,
  game: string | null,
  limit: number,
  sharedOnly: boolean,
): PrecedentRow[] {
  const like = `%${folded(words.trim()).replace(/[\\%_]/g, '\\$&')}%`;
  return sql(
    `SELECT game, claim, verdict, reason, judge, at, shared FROM precedents
     WHERE (folded(claim) LIKE ?1 ESCAPE '\\' OR folded(reason) LIKE ?1 ESCAPE '\\') AND (?2 IS NULL OR game = ?2)
       AND shared >= ?4
     ORDER BY id DESC LIMIT ?3`,
  )
    .all(like, game, limit, sharedOnly ? 1 : 0)
    .map(precedentFrom);
}
