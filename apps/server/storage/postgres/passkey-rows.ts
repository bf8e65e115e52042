import type { ChallengeRow, PasskeyRow } from '../device-rows.ts';
import type { PasskeyStore } from '../store.ts';
import type { Ask, Row } from './pool.ts';

const COLUMNS = 'id, guest, party, key, counter, synced, made_at, used_at';

/** See `PasskeyStore`. */
export class PasskeyRows implements PasskeyStore {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async of(guest: string): Promise<PasskeyRow[]> {
    const { rows } = await this.#ask(
      `SELECT ${COLUMNS} FROM passkeys WHERE guest = $1 ORDER BY made_at, id`,
      [guest],
    );
    return rows.map(readRow);
  }
  async find(id: string): Promise<PasskeyRow | undefined> {
    const { rows } = await this.#ask(`SELECT ${COLUMNS} FROM passkeys WHERE id = $1`, [id]);
    return rows[0] && readRow(rows[0]);
  }
  async add({ id, guest, party, key, counter, synced, madeAt, usedAt }: PasskeyRow): Promise<void> {
    await this.#ask(`INSERT INTO passkeys (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
      id,
      guest,
      party,
      key,
      counter,
      synced ? 1 : 0,
      madeAt,
      usedAt,
    ]);
  }
  async used(id: string, counter: number, at: number): Promise<void> {
    await this.#ask('UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1', [id, counter, at]);
  }
  async remove(guest: string, id: string): Promise<void> {
    await this.#ask('DELETE FROM passkeys WHERE guest = $1 AND id = $2', [guest, id]);
  }
  async challenge({ challenge, guest, purpose, due }: ChallengeRow, now: number): Promise<void> {
    await this.#ask('DELETE FROM challenges WHERE due < $1', [now]);
    await this.#ask('INSERT INTO challenges (challenge, guest, purpose, due) VALUES ($1, $2, $3, $4)', [
      ...[challenge, guest, purpose, due],
    ]);
  }
  async take(
    challenge: string,
    guest: string,
    purpose: ChallengeRow['purpose'],
    now: number,
  ): Promise<boolean> {
    const { rows } = await this.#ask(
      'DELETE FROM challenges WHERE challenge = $1 RETURNING guest, purpose, due',
      [challenge],
    );
    const [found] = rows;
    return found?.['guest'] === guest && found['purpose'] === purpose && (found['due'] as number) >= now;
  }
}

function readRow({ made_at: madeAt, used_at: usedAt, synced, ...row }: Row): PasskeyRow {
  return { ...row, madeAt, usedAt, synced: synced === 1 } as PasskeyRow;
}
