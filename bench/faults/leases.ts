import pg from 'pg';

/** How often the database is asked who runs what (ms): so much later a handover may be noticed. */
const EVERY = 50;

interface Handover {
  readonly table: string;
  /** Milliseconds of this process. */
  readonly at: number;
}

/** Watches which server runs which table. */
export class Leases {
  readonly #url: string;
  readonly #holders = new Map<string, string>();
  readonly #handovers: Handover[] = [];
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
    void this.#watch();
  }

  async #watch(): Promise<void> {
    while (!this.#closed) {
      try {
        if (!this.#client) {
          const client = new pg.Client({ connectionString: this.#url });
          client.on('error', () => (this.#client = undefined));
          await client.connect();
          this.#client = client;
        }
        const { rows } = await this.#client.query<{ id: string; node: string; name: string }>(
          'SELECT id, node, name FROM leases JOIN tables ON tables.no = table_no JOIN nodes ON nodes.no = node',
        );
        const at = performance.now();
        for (const { id, node, name } of rows) {
          const holder = `${node} ${name.split(':').at(-1)!}`;
          const before = this.#holders.get(id);
          if (before === holder) continue;
          if (before !== undefined) this.#handovers.push({ table: id, at });
          this.#holders.set(id, holder);
        }
      } catch {
        this.#client = undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
    await this.#client?.end().catch(() => {});
  }

  /** The port of the server that runs most tables. */
  busiest(): number | undefined {
    const counts = Map.groupBy(this.#holders.values(), (holder) => holder.split(' ')[1]!);
    const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length);
    return most && Number(most[0]);
  }

  close(): readonly Handover[] {
    this.#closed = true;
    return this.#handovers;
  }
}
