import type { Presence } from '../table/info.ts';
import { presenceAt } from '../table/onlookers.ts';
import type { Tables } from '../table/registry.ts';
import type { PresenceMessage } from './messages.ts';

/** Rounds between two full announcements, in case a message was lost. */
const ALL_AFTER = 30;

/** Who is at tables that other servers run, for the lists of tables; reports the same of tables run here. */
export class Presences {
  readonly #tables: Pick<Tables, 'loaded'>;
  /** What was reported last, by table. */
  #sent = new Map<string, string>();
  readonly #heard = new Map<string, Presence & { readonly from: number }>();
  #rounds = 0;

  constructor(tables: Pick<Tables, 'loaded'>) {
    this.#tables = tables;
  }

  /** What has changed since the last round; undefined: nothing. */
  round(): Readonly<Record<string, PresenceMessage>> | undefined {
    if (++this.#rounds % ALL_AFTER === 0) this.#sent.clear();
    const now = new Map<string, string>();
    const changed: Record<string, PresenceMessage> = {};
    for (const { row, members } of this.#tables.loaded) {
      if (row.status === 'over' || members.length === 0) continue;
      const { guests, watchers } = presenceAt(row, members);
      const presence: PresenceMessage = { guests: [...guests], watchers };
      const text = JSON.stringify(presence);
      now.set(row.id, text);
      if (this.#sent.get(row.id) !== text) changed[row.id] = presence;
    }
    for (const id of this.#sent.keys()) if (!now.has(id)) changed[id] = { guests: [], watchers: 0 };
    this.#sent = now;
    return Object.keys(changed).length > 0 ? changed : undefined;
  }
  /** Announces everything in the next round, for a server that has just joined. */
  again(): void {
    this.#sent.clear();
  }

  heard(from: number, tables: Readonly<Record<string, PresenceMessage>>): void {
    for (const [id, { guests, watchers }] of Object.entries(tables))
      if (guests.length > 0) this.#heard.set(id, { from, guests: new Set(guests), watchers });
      else if (this.#heard.get(id)?.from === from) this.#heard.delete(id);
  }
  /** A server has ended: its sockets went with it. */
  gone(no: number): void {
    for (const [id, { from }] of this.#heard) if (from === no) this.#heard.delete(id);
  }
  /** Who is at a table that another server runs, by its last report. */
  of(table: string): Presence | undefined {
    return this.#heard.get(table);
  }
}
