import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a server's socket that can be cut, as a network can: nothing arrives, and nobody is told. */
export class Way implements AsyncDisposable {
  readonly #server: Server;
  readonly #to: string;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #cut = false;

  private constructor(to: string) {
    this.#to = to;
    this.#server = createServer({ noDelay: true }, (from) => this.#join(from));
  }

  /** `to`: the path of a socket. */
  static async open(to: string): Promise<Way> {
    const way = new Way(to);
    way.#server.listen(0, '127.0.0.1');
    await once(way.#server, 'listening');
    return way;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #join(from: Socket): void {
    const to = connect(this.#to);
    const pair = [from, to] as const;
    this.#pairs.add(pair);
    for (const [one, other] of [pair, [to, from] as const]) {
      one.on('data', (data: Buffer) => other.write(data));
      one.on('error', () => {});
      one.on('close', () => {
        other.destroy();
        this.#pairs.delete(pair);
      });
      if (this.#cut) one.pause();
    }
  }

  cut(): void {
    this.#cut = true;
    for (const sockets of this.#pairs) for (const socket of sockets) socket.pause();
  }
  /** What was sent meanwhile arrives now, late. */
  mend(): void {
    this.#cut = false;
    for (const sockets of this.#pairs) for (const socket of sockets) socket.resume();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const sockets of this.#pairs) for (const socket of sockets) socket.destroy();
    this.#server.close();
  }
}
