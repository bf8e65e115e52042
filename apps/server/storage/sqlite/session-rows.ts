import type { StatementSync } from 'node:sqlite';
import type { BanRow, SessionRow } from '../device-rows.ts';
import type { BanStore, SessionStore } from '../store.ts';

type Sql = (text: string) => StatementSync;

/** See `SessionStore`; its calls are synchronous inside. */
export class SessionRows implements SessionStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(guest: string): Promise<SessionRow[]> {
    return this.#sql(
      'SELECT guest, id, kind, device, made_at, used_at, until FROM sessions WHERE guest = ? ORDER BY made_at, id',
    )
      .all(guest)
      .map(({ made_at: madeAt, used_at: usedAt, ...row }) => ({ ...row, madeAt, usedAt }) as SessionRow);
  }
  async keep({ guest, id, kind, device, madeAt, usedAt, until }: SessionRow): Promise<void> {
    this.#sql(
      'INSERT OR REPLACE INTO sessions (guest, id, kind, device, made_at, used_at, until) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).run(guest, id, kind, device, madeAt, usedAt, until);
  }
  async end(guest: string, id: string): Promise<void> {
    this.#sql('DELETE FROM sessions WHERE guest = ? AND id = ?').run(guest, id);
  }
  async sweep(now: number): Promise<void> {
    this.#sql('DELETE FROM sessions WHERE until < ?').run(now);
  }
}

/** See `BanStore`; its calls are synchronous inside. */
export class BanRows implements BanStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async all(): Promise<BanRow[]> {
    return this.#sql('SELECT who, at, reason FROM bans ORDER BY at DESC, who')
      .all()
      .map((row) => ({ ...row }) as unknown as BanRow);
  }
  async keep({ who, at, reason }: BanRow): Promise<void> {
    this.#sql('INSERT OR REPLACE INTO bans (who, at, reason) VALUES (?, ?, ?)').run(who, at, reason);
  }
  async lift(who: string): Promise<boolean> {
    return this.#sql('DELETE FROM bans WHERE who = ?').run(who).changes > 0;
  }
}
