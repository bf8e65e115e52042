import type { StatementSync } from 'node:sqlite';
import { BOT } from '../bot-id.ts';
import type { ListedRow, RatedGame, SkillRow } from '../rating-rows.ts';
import { Conflict, type SkillStore } from '../store.ts';

/** See `SkillStore`; its calls are synchronous inside. */
export class SkillRows implements SkillStore {
  readonly #sql: (text: string) => StatementSync;

  constructor(sql: (text: string) => StatementSync) {
    this.#sql = sql;
  }

  /**
   * Writes within a transaction; a table that was rated before breaks a constraint. Throws `Conflict` if somebody was rated
   * meanwhile.
   */
  write({ table, pool, skills }: RatedGame): void {
    this.#sql('INSERT INTO rated_games (table_id) VALUES (?)').run(table);
    const write = this.#sql(
      `INSERT INTO skills (pool, who, mu, sigma, games) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (pool, who) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
       WHERE skills.games = excluded.games - 1`,
    );
    for (const { who, mu, sigma, games } of skills)
      if (write.run(pool, who, mu, sigma, games).changes !== 1)
        throw new Conflict(`somebody of table ${table} was rated meanwhile`);
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async of(pool: string, who: readonly string[]): Promise<SkillRow[]> {
    const read = this.#sql('SELECT who, mu, sigma, games FROM skills WHERE pool = ? AND who = ?');
    return [...new Set(who)].flatMap((each) => {
      const found = read.get(pool, each);
      return found ? [{ ...found } as unknown as SkillRow] : [];
    });
  }

  async all(who: string): Promise<(SkillRow & { readonly pool: string })[]> {
    return this.#sql('SELECT pool, who, mu, sigma, games FROM skills WHERE who = ? ORDER BY pool')
      .all(who)
      .map((row) => ({ ...row }) as unknown as SkillRow & { pool: string });
  }

  async listed(pool: string, limit: number): Promise<ListedRow[]> {
    return this.#sql(
      `SELECT who, mu, sigma, games, name ${LISTED} AND pool = ? ORDER BY mu - 2 * sigma DESC, who LIMIT ?`,
    )
      .all(pool, limit)
      .map((row) => ({ ...row }) as unknown as ListedRow);
  }

  async pools(): Promise<string[]> {
    return this.#sql(`SELECT DISTINCT pool ${LISTED} ORDER BY pool`)
      .all()
      .map(({ pool }) => pool as string);
  }

  async name(guest: string): Promise<string | null> {
    const found = this.#sql('SELECT name FROM listed WHERE guest = ?').get(guest);
    return (found?.['name'] as string | undefined) ?? null;
  }

  async keepName(guest: string, name: string | null): Promise<void> {
    if (name === null) this.#sql('DELETE FROM listed WHERE guest = ?').run(guest);
    else this.#sql('INSERT OR REPLACE INTO listed (guest, name) VALUES (?, ?)').run(guest, name);
  }
}

const LISTED = `FROM skills LEFT JOIN listed ON guest = who WHERE (guest IS NOT NULL OR who LIKE '${BOT}%')`;
