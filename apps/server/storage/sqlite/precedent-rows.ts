import type { StatementSync } from 'node:sqlite';
import { likeWord, precedentFrom } from '../reading.ts';
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
  words: readonly string[],
  game: string | null,
  limit: number,
  sharedOnly: boolean,
): PrecedentRow[] {
  const found = (all: string, ...more: string[]): PrecedentRow[] =>
    sql(all)
      .all(game, limit, sharedOnly ? 1 : 0, ...more)
      .map(precedentFrom);
  if (words.length === 0)
    return found(
      `SELECT game, claim, verdict, reason, judge, at, shared FROM precedents
       WHERE (?1 IS NULL OR game = ?1) AND shared >= ?3 ORDER BY id DESC LIMIT ?2`,
    );
  const has = words.map((_, i) => `(claim_and_reason LIKE ?${i + 4} ESCAPE '\\')`).join(' + ');
  // Each ruling is folded once, however many words there are: that is what a search takes its time for.
  return found(
    `WITH folded_once AS MATERIALIZED
       (SELECT *, folded(claim || char(10) || reason) AS claim_and_reason FROM precedents
        WHERE (?1 IS NULL OR game = ?1) AND shared >= ?3)
     SELECT game, claim, verdict, reason, judge, at, shared FROM (SELECT *, ${has} AS has FROM folded_once)
     WHERE has > 0 ORDER BY has DESC, id DESC LIMIT ?2`,
    ...words.map(likeWord),
  );
}
