import type { SessionRow } from '../device-rows.ts';
import { OWN_TABLES } from '../own-tables.ts';
import { reportFrom } from '../reading.ts';
import type { ReportRow, SeatOrders } from '../rows.ts';
import { Conflict, type Forgotten, type PersonStore, type Write } from '../store.ts';
import type { Ask, Row } from './pool.ts';
import { sessionValues, UPSERT_SESSION } from './session-rows.ts';

const NO = '(SELECT no FROM tables WHERE id = $1)';

/** See `PersonStore`. */
export class PersonRows implements PersonStore {
  readonly #ask: Ask;
  readonly #atOnce: (writes: readonly Write[], work: (ask: Ask) => Promise<void>) => Promise<void>;

  /** `atOnce` does the writes and the work in one transaction. */
  constructor(
    ask: Ask,
    atOnce: (writes: readonly Write[], work: (ask: Ask) => Promise<void>) => Promise<void>,
  ) {
    this.#ask = ask;
    this.#atOnce = atOnce;
  }

  async tables(guest: string): Promise<string[]> {
    // Keepers, hands and who was muted are in no index. This is asked rarely, so all rows may be read.
    const { rows } = await this.#ask(
      `SELECT id FROM tables WHERE no IN
         (SELECT table_no FROM guests WHERE guest = $1 UNION SELECT table_no FROM visits WHERE guest = $1)
         OR position($2 IN doc) > 0 ORDER BY no`,
      [guest, `"${guest}"`],
    );
    return rows.map(({ id }) => id as string);
  }

  async reports(guest: string): Promise<ReportRow[]> {
    return (await reportsOf(this.#ask, guest)).map(reportFrom);
  }

  async forget(guest: string, tables: readonly Forgotten[], gone: SessionRow): Promise<void> {
    const writes = tables.map(({ row, was }) => ({ kind: 'table', row, was }) as const);
    await this.#atOnce(writes, async (ask) => {
      for (const table of tables) await change(ask, guest, table);
      // Messages on their way to the guest's devices.
      await ask(
        `DELETE FROM jobs WHERE body::json ->> 'channel' IN (SELECT id FROM channels WHERE guest = $1)`,
        [guest],
      );
      for (const [table, column] of OWN_TABLES)
        await ask(`DELETE FROM ${table} WHERE ${column} = $1`, [guest]);
      await ask(`DELETE FROM bans WHERE who = 'guest:' || $1::text`, [guest]);
      await cleanReports(ask, guest);
      await ask(UPSERT_SESSION, sessionValues(gone));
    });
  }
}

async function change(ask: Ask, guest: string, { row, events, judged }: Forgotten): Promise<void> {
  for (const { seq, ...rest } of events) {
    const { rowCount } = await ask(`UPDATE lines SET body = $2 WHERE seq = $3 AND table_no = ${NO}`, [
      ...[row.id, JSON.stringify(rest), seq],
    ]);
    if (rowCount !== 1) throw new Conflict(`table ${row.id} has no event ${seq}`);
  }
  // A request's name says whose it was, and is needed only while it may be repeated.
  await ask(`UPDATE entries SET request = NULL WHERE table_no = ${NO} AND starts_with(request, $2)`, [
    ...[row.id, `${guest} `],
  ]);
  const { rows: orders } = await ask(`SELECT seat, body FROM orders WHERE table_no = ${NO}`, [row.id]);
  const own = orders.filter(({ body }) => (JSON.parse(body as string) as SeatOrders).guest === guest);
  for (const { seat } of own)
    await ask(`DELETE FROM orders WHERE table_no = ${NO} AND seat = $2`, [row.id, seat]);
  for (const name of judged)
    await ask(`UPDATE precedents SET judge = '' WHERE game = $1 AND judge = $2 AND at >= $3`, [
      ...[row.game, name, row.madeAt],
    ]);
}

/** Stored reports by a guest or about them, the newest first. PostgreSQL's own JSON fails at signs that ours has, as `\u0000`. */
async function reportsOf(ask: Ask, guest: string): Promise<Row[]> {
  const text = 'SELECT no, table_id, at, body FROM reports WHERE position($1 IN body) > 0 ORDER BY no DESC';
  const { rows } = await ask(text, [`"${guest}"`]);
  return rows.filter(({ body }) => {
    const { by, guest: about } = JSON.parse(body as string) as ReportRow;
    return by === guest || about === guest;
  });
}

async function cleanReports(ask: Ask, guest: string): Promise<void> {
  for (const { no, body } of await reportsOf(ask, guest)) {
    const report = JSON.parse(body as string) as Omit<ReportRow, 'table' | 'at'>;
    const by = report.by === guest ? '' : report.by;
    const about = report.guest === guest ? { guest: null, name: '', said: [] } : {};
    await ask('UPDATE reports SET body = $2 WHERE no = $1', [
      no,
      JSON.stringify({ ...report, by, ...about }),
    ]);
  }
}
