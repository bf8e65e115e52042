import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody else's server: keeps all that was posted to it, and answers each with the next of the statuses, then 200. */
export class Receiver {
  readonly got: Received[] = [];
  readonly answers: { status: number; headers?: Record<string, string> }[] = [];
  readonly #server: Server;
  readonly #watching = new Set<() => void>();

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        const { status, headers = {} } = this.answers.shift() ?? { status: 200 };
        response.writeHead(status, headers).end();
        for (const look of [...this.#watching]) look();
      });
    });
  }
  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }
  /** Resolves when so many have come; rejects after 10 seconds. */
  until(count: number): Promise<void> {
    return new Promise((done, fail) => {
      const look = (): void => {
        if (this.got.length < count) return;
        clearTimeout(timer);
        this.#watching.delete(look);
        done();
      };
      const timer = setTimeout(() => {
        this.#watching.delete(look);
        fail(new Error(`${this.got.length} of ${count} came`));
      }, 10_000);
      this.#watching.add(look);
      look();
    });
  }
  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
