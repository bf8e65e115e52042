import type { ClientMessage, ServerMessage } from '@turntable/protocol/messages.ts';
import { ownSeats, type LocalRow } from './row.ts';
import { localInfo, localPlace } from './info.ts';
import type { Looker } from './table.ts';

/** A table on this device before its deal, for the pages that look at it. Once it is dealt it is opened anew. */
export class LocalDraft {
  #row: LocalRow;
  readonly #lookers = new Set<Looker>();

  constructor(row: LocalRow) {
    this.#row = row;
  }

  get row(): LocalRow {
    return this.#row;
  }
  get deserted(): boolean {
    return this.#lookers.size === 0;
  }

  enter(looker: Looker): void {
    looker.as = ownSeats(this.#row)[0] ?? 'public';
    this.#lookers.add(looker);
    looker.hear(this.#sync(looker));
  }

  leave(looker: Looker): void {
    this.#lookers.delete(looker);
  }

  /** Nothing is played yet: what is chosen comes as a request of its own. */
  hear(looker: Looker, message: ClientMessage): Promise<void> {
    if (message.t === 'ping') looker.hear({ t: 'pong' });
    else if (message.t === 'look') looker.hear(this.#sync(looker));
    else if ('id' in message) looker.hear({ t: 'no', id: message.id, error: { code: 'not-allowed' } });
    return Promise.resolve();
  }

  /** Somebody has chosen, and another is to. */
  change(row: LocalRow): void {
    this.#row = row;
    for (const looker of this.#lookers)
      looker.hear({ t: 'table', table: localInfo(row), place: localPlace(row) });
  }

  #sync({ as }: Looker): ServerMessage {
    const [table, place] = [localInfo(this.#row), localPlace(this.#row)];
    return { t: 'sync', n: 0, as, place, table, view: null, log: [], lines: [], undo: 'sealed' };
  }
}
