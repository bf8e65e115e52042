import type { WebSocket } from 'ws';
import { CLOSE } from '../base/close-codes.ts';
import { Limiter } from '../base/limiter.ts';
import type { OpenSocket, Wish } from '../transport/wire.ts';
import type { Message } from './messages.ts';

/** Bytes; the same limit as in `connection.ts`. */
const MOST_BEHIND = 256 * 1024;
/** Messages a second that are passed on, and the burst. Above what the server of the table accepts, which refuses properly. */
const RATE = 200;
const BURST = 2_000;

/** A socket here whose table another server runs: what comes is passed on, both ways. */
export class Relay implements OpenSocket {
  /** The number of the server that runs the table. */
  readonly node: number;
  readonly #ws: WebSocket;
  readonly #c: number;
  readonly #send: (message: Message) => Promise<boolean>;
  readonly #limiter = new Limiter(RATE, BURST, performance.now());
  #in = 0;
  #out = 0;
  #alive = true;

  /** `c`: its name here; `send` writes to that server and tells whether it reads. */
  constructor(ws: WebSocket, c: number, node: number, send: (message: Message) => Promise<boolean>) {
    this.#ws = ws;
    this.#c = c;
    this.node = node;
    this.#send = send;
  }

  /** `closed` is called when the socket is. */
  open(guest: string, wish: Wish, closed: () => void): void {
    // It may have closed while the server of its table was looked up; no second close would tell that server.
    if (this.#ws.readyState === this.#ws.CLOSED) return closed();
    this.#pass({ k: 'open', c: this.#c, guest, wish });
    this.#ws.on('message', (data: Buffer, binary: boolean) => {
      // Messages still arrive after a close frame was sent; who was sent away does nothing more.
      if (this.#ws.readyState !== this.#ws.OPEN) return;
      if (!this.#limiter.take(performance.now())) return this.#ws.close(CLOSE.policy);
      const text = data.toString(binary ? 'base64' : 'utf8');
      this.#pass({ k: 'in', c: this.#c, s: this.#in++, text, binary });
    });
    this.#ws.on('pong', () => {
      this.#alive = true;
      this.#pass({ k: 'pong', c: this.#c });
    });
    this.#ws.on('error', () => {});
    this.#ws.on('close', (code) => {
      closed();
      void this.#send({ k: 'left', c: this.#c, code });
    });
  }

  #pass(message: Message): void {
    void this.#send(message).then((read) => read || this.restart());
  }

  /**
   * Forwards message number `s` to the client. A gap in the numbers closes the socket, so that the client catches up; what
   * was said before is passed over.
   */
  out(s: number, texts: readonly string[]): void {
    if (s < this.#out) return;
    if (s !== this.#out++) return this.lost();
    for (const text of texts) this.#ws.send(text);
    if (this.#ws.bufferedAmount > MOST_BEHIND) this.#ws.close(CLOSE.later, 'too far behind');
  }
  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  beat(): void {
    if (!this.#alive) this.#ws.terminate();
    this.#alive = false;
    this.#ws.ping();
  }
  restart(): void {
    this.#ws.close(CLOSE.restart);
  }
  lost(): void {
    this.#ws.close(CLOSE.later);
  }
  end(): void {
    this.#ws.terminate();
  }
}
