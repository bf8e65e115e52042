import type { Pool } from 'pg';

/** A secret of the server by its name, kept in the database by the first server that starts: `mine` if there is none yet. */
export async function sharedKey(pool: Pool, name: string, mine: string): Promise<string> {
  await pool.query('INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, mine]);
  const { rows } = await pool.query<{ value: string }>('SELECT value FROM keys WHERE name = $1', [name]);
  return rows[0]!.value;
}
