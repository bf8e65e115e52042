import type { AdminList } from '../transport/admin/admin.ts';
import type { Message } from './messages.ts';

/** How long the other servers are waited for (ms); one that does not answer is left out of the list. */
const PATIENCE = 1_000;

/** What every server has in memory for the page of the host, asked of all of them when the page is opened. */
export class AdminLists {
  readonly #own: () => AdminList;
  readonly #tell: (message: Message) => void;
  /** How many other servers there are. */
  readonly #others: () => number;
  readonly #asked = new Map<number, (list: AdminList) => void>();
  #count = 0;

  constructor(own: () => AdminList, tell: (message: Message) => void, others: () => number) {
    this.#own = own;
    this.#tell = tell;
    this.#others = others;
  }

  /** The lists of the other servers, as far as they answer in time. */
  ask(): Promise<AdminList[]> {
    const expected = this.#others();
    if (expected <= 0) return Promise.resolve([]);
    const r = ++this.#count;
    const lists: AdminList[] = [];
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#asked.delete(r);
        resolve(lists);
      };
      const timer = setTimeout(done, PATIENCE);
      this.#asked.set(r, (list) => {
        if (lists.push(list) >= expected) done();
      });
      this.#tell({ k: 'list', r });
    });
  }
  /** What this server gives another that asks. */
  answer(r: number): Message {
    return { k: 'listed', r, list: this.#own() };
  }
  answered(r: number, list: AdminList): void {
    this.#asked.get(r)?.(list);
  }
}
