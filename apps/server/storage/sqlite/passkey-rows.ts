import type { StatementSync } from 'node:sqlite';
import type { ChallengeRow, PasskeyRow } from '../device-rows.ts';
import type { PasskeyStore } from '../store.ts';

/** See `PasskeyStore`; its calls are synchronous inside. */
export class PasskeyRows implements PasskeyStore {
  readonly #sql: (text: string) => StatementSync;

  constructor(sql: (text: string) => StatementSync) {
    this.#sql = sql;
  }

  async of(guest: string): Promise<PasskeyRow[]> {
    return this.#sql(`SELECT ${COLUMNS} FROM passkeys WHERE guest = ? ORDER BY made_at, id`)
      .all(guest)
      .map(readRow);
  }
  async find(id: string): Promise<PasskeyRow | undefined> {
    const found = this.#sql(`SELECT ${COLUMNS} FROM passkeys WHERE id = ?`).get(id);
    return found && readRow(found);
  }
  async add({ id, guest, party, key, counter, synced, madeAt, usedAt }: PasskeyRow): Promise<void> {
    this.#sql(
      'INSERT INTO passkeys (id, guest, party, key, counter, synced, made_at, used_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(id, guest, party, key, counter, synced ? 1 : 0, madeAt, usedAt);
  }
  async used(id: string, counter: number, at: number): Promise<void> {
    this.#sql('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?').run(counter, at, id);
  }
  async remove(guest: string, id: string): Promise<void> {
    this.#sql('DELETE FROM passkeys WHERE guest = ? AND id = ?').run(guest, id);
  }
  async challenge({ challenge, guest, purpose, due }: ChallengeRow, now: number): Promise<void> {
    this.#sql('DELETE FROM challenges WHERE due < ?').run(now);
    this.#sql('INSERT INTO challenges (challenge, guest, purpose, due) VALUES (?, ?, ?, ?)').run(
      challenge,
      guest,
      purpose,
      due,
    );
  }
  async take(
    challenge: string,
    guest: string,
    purpose: ChallengeRow['purpose'],
    now: number,
  ): Promise<boolean> {
    const found = this.#sql('DELETE FROM challenges WHERE challenge = ? RETURNING guest, purpose, due').get(
      challenge,
    );
    return found?.['guest'] === guest && found['purpose'] === purpose && (found['due'] as number) >= now;
  }
}

const COLUMNS = 'id, guest, party, key, counter, synced, made_at, used_at';

function readRow(found: Record<string, unknown>): PasskeyRow {
  const { made_at: madeAt, used_at: usedAt, synced, ...row } = found;
  return { ...row, madeAt, usedAt, synced: synced === 1 } as PasskeyRow;
}
