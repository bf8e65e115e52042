import type { StoredTable } from '../storage/store.ts';

/** Where several servers share a database: who runs a table. */
export interface Leases {
  /**
   * Takes a table if nobody runs it. `gap`: for how long nobody had, because its server ended without a word (ms).
   * Undefined if there is no such table, or if this server may take none now.
   */
  take(
    table: string,
  ): Promise<
    | { readonly mine: true; readonly gap: number }
    | { readonly mine: false; readonly node: number }
    | undefined
  >;
  /** Who runs it, if that is another server. */
  holder(table: string): Promise<number | undefined>;
  /** Lets tables go that are at rest. */
  release(tables: readonly string[]): Promise<void>;
}

/** Another server runs the table. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
  /** Its number. */
  readonly node: number;

  constructor(node: number) {
    super(`server ${node} runs the table`);
    this.node = node;
  }
}

/** The tables that this server runs under a lease. */
export class Holding {
  readonly #leases: Leases;
  readonly #held = new Set<string>();
  /** Resolves when the leases given up last are gone: their tables may be taken again only then. */
  #releasing: Promise<void> = Promise.resolve();

  constructor(leases: Leases) {
    this.#leases = leases;
  }

  has(id: string): boolean {
    return this.#held.has(id);
  }
  /** Takes over a table that no server runs, and says for how long none did (ms); throws `Elsewhere` if another server runs it. */
  async take(id: string): Promise<number> {
    await this.#releasing;
    const taken = await this.#leases.take(id);
    if (taken?.mine === false) throw new Elsewhere(taken.node);
    // Anybody may ask for a table that is not there, under any name.
    if (taken) this.#held.add(id);
    return taken?.gap ?? 0;
  }
  /** Throws `Elsewhere` if another server runs it. */
  async elsewhere(id: string): Promise<void> {
    const node = await this.#leases.holder(id);
    if (node !== undefined) throw new Elsewhere(node);
  }
  release(ids: readonly string[]): void {
    if (ids.length === 0) return;
    for (const id of ids) this.#held.delete(id);
    // On failure the leases stay with this server, which loads the tables again when asked.
    this.#releasing = this.#releasing.then(() => this.#leases.release(ids)).catch(() => {});
  }
  /** None are held any more: all were taken away. */
  clear(): void {
    this.#held.clear();
  }
}

/** The stored table with its clocks, and who chooses a locomotive, given back the time (ms) in which nobody could move. */
export function withoutGap(stored: StoredTable, gap: number): StoredTable {
  if (gap === 0) return stored;
  const { row } = stored;
  const { clocks, answers } = row.tempo;
  const tempo = {
    ...row.tempo,
    clocks:
      clocks?.map((clock) => (clock.since === null ? clock : { ...clock, since: clock.since + gap })) ?? null,
    answers: answers && { ...answers, by: answers.by + gap },
  };
  const draft = row.picks?.draft;
  const picks =
    draft && draft.by !== null ? { ...row.picks!, draft: { ...draft, by: draft.by + gap } } : row.picks;
  return { ...stored, row: { ...row, tempo, picks } };
}
