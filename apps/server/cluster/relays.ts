import type { WebSocket } from 'ws';
import type { OpenSocket, Wish } from '../transport/wire.ts';
import type { Message } from './messages.ts';
import { Relay } from './relay.ts';

/** Sockets of this server's clients at tables that other servers run. */
export class Relays {
  readonly #send: (to: number, message: Message) => Promise<boolean>;
  /** By their names, which count up. */
  readonly #open = new Map<number, Relay>();
  #last = 0;

  /** `send` writes to a server and tells whether it reads. */
  constructor(send: (to: number, message: Message) => Promise<boolean>) {
    this.#send = send;
  }

  /** Passes a client's socket on to the server `node`, which runs the table that is wished for. */
  open(ws: WebSocket, guest: string, wish: Wish, node: number): OpenSocket {
    const c = ++this.#last;
    const relay = new Relay(ws, c, node, (message) => this.#send(node, message));
    this.#open.set(c, relay);
    relay.open(guest, wish, () => this.#open.delete(c));
    return relay;
  }

  /** The relay of that name, if its table is run by the server `from`; undefined otherwise. */
  of(from: number, c: number): Relay | undefined {
    const relay = this.#open.get(c);
    return relay?.node === from ? relay : undefined;
  }

  /** Messages between servers may have been lost: all are closed, so that their clients catch up. */
  broken(): void {
    for (const relay of [...this.#open.values()]) relay.lost();
  }

  /** These servers have ended: the clients at their tables are sent away to come back. */
  gone(nodes: readonly number[]): void {
    for (const relay of [...this.#open.values()]) if (nodes.includes(relay.node)) relay.restart();
  }
}
