import type { Pool } from 'pg';

/** A server secret by name, shared by all servers of the database: the stored one, or `mine`, stored now as the first. */
export async function sharedKey(pool: Pool, name: string, mine: string): Promise<string> {
  await pool.query('INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, mine]);
  return (await storedKey(pool, name))!;
}

/** A server secret by name; undefined if no server has stored one. */
export async function storedKey(pool: Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>('SELECT value FROM keys WHERE name = $1', [name]);
  return rows[0]?.value;
}
