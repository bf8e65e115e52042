import type { BanRow, SessionRow } from '../device-rows.ts';
import type { BanStore, SessionStore } from '../store.ts';
import type { Ask } from './pool.ts';

const COLUMNS = 'guest, id, kind, device, made_at, used_at, until';
export const UPSERT_SESSION = `INSERT INTO sessions (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (guest, id) DO UPDATE SET kind = excluded.kind, device = excluded.device, made_at = excluded.made_at,
    used_at = excluded.used_at, until = excluded.until`;
/** The values of a session in the order of the statement's columns. */
export const sessionValues = ({ guest, id, kind, device, madeAt, usedAt, until }: SessionRow): unknown[] => [
  ...[guest, id, kind, device, madeAt, usedAt, until],
];

/** See `SessionStore`. */
export class SessionRows implements SessionStore {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async of(guest: string): Promise<SessionRow[]> {
    const { rows } = await this.#ask(
      `SELECT ${COLUMNS} FROM sessions WHERE guest = $1 ORDER BY made_at, id`,
      [guest],
    );
    return rows.map(
      ({ made_at: madeAt, used_at: usedAt, ...row }) => ({ ...row, madeAt, usedAt }) as SessionRow,
    );
  }
  async keep(row: SessionRow): Promise<void> {
    await this.#ask(UPSERT_SESSION, sessionValues(row));
  }
  async end(guest: string, id: string): Promise<void> {
    await this.#ask('DELETE FROM sessions WHERE guest = $1 AND id = $2', [guest, id]);
  }
  async sweep(now: number): Promise<void> {
    await this.#ask('DELETE FROM sessions WHERE until < $1', [now]);
  }
}

/** See `BanStore`. */
export class BanRows implements BanStore {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async all(): Promise<BanRow[]> {
    const { rows } = await this.#ask('SELECT who, at, reason FROM bans ORDER BY at DESC, who');
    return rows as unknown as BanRow[];
  }
  async keep({ who, at, reason }: BanRow): Promise<void> {
    await this.#ask(
      `INSERT INTO bans (who, at, reason) VALUES ($1, $2, $3)
       ON CONFLICT (who) DO UPDATE SET at = excluded.at, reason = excluded.reason`,
      [who, at, reason],
    );
  }
  async lift(who: string): Promise<boolean> {
    return ((await this.#ask('DELETE FROM bans WHERE who = $1', [who])).rowCount ?? 0) > 0;
  }
}
