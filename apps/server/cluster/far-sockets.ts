import { CLOSE } from '../base/close-codes.ts';
import type { Wish } from '../transport/wire.ts';
import type { Message } from './messages.ts';
import { RemoteSocket } from './remote-socket.ts';

/** The last number each server gave a socket or a request. Numbers only rise, so one that is not greater is a repeat. */
export class Newer {
  readonly #latest = new Map<number, number>();

  /** Whether a server has not named this one yet; notes it. */
  isNew(from: number, name: number): boolean {
    if (name <= (this.#latest.get(from) ?? 0)) return false;
    this.#latest.set(from, name);
    return true;
  }
  /** A server has ended; its number is given to nobody else. */
  gone(from: number): void {
    this.#latest.delete(from);
  }
}

type Enter = (socket: RemoteSocket, guest: string, wish: Wish) => void;

/** Sockets that other servers hold, at tables that are run here. */
export class FarSockets {
  readonly #send: (to: number, message: Message) => Promise<boolean>;
  /** By the server's number and its name for the socket. */
  readonly #sockets = new Map<string, RemoteSocket>();
  readonly #opened = new Newer();

  constructor(send: (to: number, message: Message) => Promise<boolean>) {
    this.#send = send;
  }

  /** A client of another server comes; `enter` lets it in, undefined if nobody can be now. */
  open(from: number, { c, guest, wish }: Extract<Message, { k: 'open' }>, enter: Enter | undefined): void {
    if (!this.#opened.isNew(from, c)) return;
    const key = `${from} ${c}`;
    const socket = new RemoteSocket(c, (message) => this.#send(from, message));
    if (!enter) return socket.close();
    this.#sockets.set(key, socket);
    socket.on('close', () => this.#sockets.delete(key));
    enter(socket, guest, wish);
  }
  heard(from: number, { c, s, text, binary }: Extract<Message, { k: 'in' }>): void {
    const socket = this.#sockets.get(`${from} ${c}`);
    if (socket) socket.heard(s, text, binary);
    else void this.#send(from, { k: 'close', c, code: CLOSE.later, reason: '' });
  }
  pong(from: number, c: number): void {
    this.#sockets.get(`${from} ${c}`)?.emit('pong');
  }
  left(from: number, c: number, code: number): void {
    this.#sockets.get(`${from} ${c}`)?.gone(code);
  }

  /** What is on the way may be lost: their clients reconnect and catch up. */
  broken(): void {
    for (const socket of [...this.#sockets.values()]) socket.gone();
  }
  /** A server has ended, and its sockets with it. */
  gone(no: number): void {
    this.#opened.gone(no);
    for (const [key, socket] of [...this.#sockets]) if (key.startsWith(`${no} `)) socket.gone();
  }
}
