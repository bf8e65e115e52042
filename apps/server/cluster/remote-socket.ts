import { EventEmitter } from 'node:events';
import { CLOSE } from '../base/close-codes.ts';
import type { Wire } from '../transport/wire.ts';
import type { Message } from './messages.ts';

/** A socket that another server holds, as the one that runs its table sees it. */
export class RemoteSocket extends EventEmitter implements Wire {
  readonly OPEN = 1;
  readonly isFar = true;
  readyState = 1;
  /** Always 0: the server that holds the socket closes it if its reader falls too far behind. */
  readonly bufferedAmount = 0;
  readonly #send: (message: Message) => Promise<boolean>;
  readonly #c: number;
  #texts: string[] = [];
  #done: (() => void)[] = [];
  #out = 0;
  #in = 0;

  /** `c`: its name there; `send` writes to that server and tells whether it reads. */
  constructor(c: number, send: (message: Message) => Promise<boolean>) {
    super();
    this.#c = c;
    this.#send = send;
  }

  send(text: string): void {
    this.sendAll([text]);
  }
  sendAll(texts: readonly string[], done?: () => void): void {
    if (this.readyState !== this.OPEN) return;
    // All of a turn goes in one message.
    if (this.#texts.length === 0) queueMicrotask(() => this.#flush());
    this.#texts.push(...texts);
    if (done) this.#done.push(done);
  }
  #flush(): void {
    const [texts, done] = [this.#texts, this.#done];
    [this.#texts, this.#done] = [[], []];
    if (this.readyState !== this.OPEN) return;
    void this.#send({ k: 'out', c: this.#c, s: this.#out++, texts }).then((read) => {
      if (!read) this.gone();
      else for (const each of done) each();
    });
  }

  close(code: number = CLOSE.later, reason = ''): void {
    if (this.readyState !== this.OPEN) return;
    this.#flush();
    void this.#send({ k: 'close', c: this.#c, code, reason });
    this.gone(code);
  }
  terminate(): void {
    this.close();
  }
  /** Nothing to do: the server that holds the socket pings it. */
  ping(): void {}

  /** Takes message number `s` from the client; a gap in the numbers closes the socket, what was said before is passed over. */
  heard(s: number, text: string, binary: boolean): void {
    if (s < this.#in) return;
    if (s !== this.#in++) this.close();
    else this.emit('message', Buffer.from(text, binary ? 'base64' : 'utf8'), binary);
  }
  /** The socket has closed at the other server. */
  gone(code = 1006): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close', code);
  }
}
