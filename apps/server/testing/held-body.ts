import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Guest } from './guest.ts';

/** A POST to the API whose body is held back after the server has taken in its headers. */
export class HeldBody {
  readonly #socket: Socket;
  readonly #body: string;

  private constructor(socket: Socket, body: string) {
    this.#socket = socket;
    this.#body = body;
  }

  /** Resolves once the server has looked at the headers: it says so before it reads a body. */
  static async begin({ link, token }: Guest, path: string, body: object): Promise<HeldBody> {
    const { hostname, host, port } = new URL(link);
    const sent = JSON.stringify(body);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(sent)}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
    );
    const [said] = (await once(socket, 'data')) as [Buffer];
    if (!String(said).startsWith('HTTP/1.1 100 ')) throw new Error(`no wish for the body: ${String(said)}`);
    return new HeldBody(socket, sent);
  }

  /** Sends the body, and gives the status of the answer. */
  async send(): Promise<number> {
    this.#socket.write(this.#body);
    return Number((await text(this.#socket)).split(' ')[1]);
  }
}
