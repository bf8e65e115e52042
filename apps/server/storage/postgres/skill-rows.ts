import { BOT } from '../bot-id.ts';
import type { ListedRow, SkillRow } from '../rating-rows.ts';
import type { SkillStore } from '../store.ts';
import type { Pool } from 'pg';
import type { Ask } from './pool.ts';

export const INSERT_RATED = 'INSERT INTO rated_games (table_id) SELECT unnest($1::text[])';
export const UPSERT_SKILLS = `INSERT INTO skills (pool, who, mu, sigma, games)
  SELECT * FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::int[]) AS v (pool, who, mu, sigma, games)
  ORDER BY who
  ON CONFLICT (pool, who) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
  WHERE skills.games = excluded.games - 1`;
const LISTED = `FROM skills LEFT JOIN listed ON guest = who WHERE (guest IS NOT NULL OR who LIKE '${BOT}%')`;

/** Advisory lock held by the server that rates a game. */
const RATING = 748_303;
/** How long the lock is waited for (ms). Without it a rating computed from old skills is still refused when it is stored. */
const WAIT = 2_000;
const LOOK = 20;

/** See `SkillStore`. */
export class SkillRows implements SkillStore {
  readonly #ask: Ask;
  readonly #pool: Pool;

  constructor(ask: Ask, pool: Pool) {
    this.#ask = ask;
    this.#pool = pool;
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      const end = performance.now() + WAIT;
      const take = async (): Promise<boolean> =>
        (await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${RATING}) AS taken`)).rows[0]!
          .taken;
      let taken = await take();
      while (!taken && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, LOOK));
        taken = await take();
      }
      const done = await work();
      if (taken) await client.query(`SELECT pg_advisory_unlock(${RATING})`);
      isBroken = false;
      return done;
    } finally {
      // Closing a broken connection releases the lock.
      client.release(isBroken);
    }
  }

  async of(pool: string, who: readonly string[]): Promise<SkillRow[]> {
    const { rows } = await this.#ask(
      `SELECT who, mu, sigma, games FROM skills
       JOIN unnest($2::text[]) WITH ORDINALITY AS v (asked, place) ON who = asked WHERE pool = $1 ORDER BY place`,
      [pool, [...new Set(who)]],
    );
    return rows as unknown as SkillRow[];
  }

  async all(who: string): Promise<(SkillRow & { readonly pool: string })[]> {
    const { rows } = await this.#ask(
      'SELECT pool, who, mu, sigma, games FROM skills WHERE who = $1 ORDER BY pool',
      [who],
    );
    return rows as unknown as (SkillRow & { pool: string })[];
  }

  async listed(pool: string, limit: number): Promise<ListedRow[]> {
    const { rows } = await this.#ask(
      `SELECT who, mu, sigma, games, name ${LISTED} AND pool = $1 ORDER BY mu - 2 * sigma DESC, who LIMIT $2`,
      [pool, limit],
    );
    return rows as unknown as ListedRow[];
  }

  async pools(): Promise<string[]> {
    const { rows } = await this.#ask(`SELECT DISTINCT pool ${LISTED} ORDER BY pool`);
    return rows.map(({ pool }) => pool as string);
  }

  async name(guest: string): Promise<string | null> {
    const { rows } = await this.#ask('SELECT name FROM listed WHERE guest = $1', [guest]);
    return (rows[0]?.['name'] as string | undefined) ?? null;
  }

  async keepName(guest: string, name: string | null): Promise<void> {
    if (name === null) await this.#ask('DELETE FROM listed WHERE guest = $1', [guest]);
    else
      await this.#ask(
        'INSERT INTO listed (guest, name) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET name = excluded.name',
        [guest, name],
      );
  }
}
