// People at many tables who think before they act, and whose sockets break. Started with the server's link, how many
// tables, and milliseconds between two actions of a table.
import { WebSocket } from 'ws';
import { quickRng, type Rng } from '@turntable/engine';
import { patch, type ServerMessage } from '@turntable/protocol';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { crowd, type Group, type Settled } from './crowd.ts';
import { choose, Visit } from './people.ts';

const [link, count, pause] = process.argv.slice(2);
const visit = new Visit(link!);
/** Milliseconds a broken socket stays away, at most. */
const AWAY = 2000;

/** One player at one table, who comes back from where they were when their socket breaks. */
class Seat {
  readonly #table: string;
  readonly #seat: number;
  readonly #token: string;
  #socket: WebSocket;
  #waiting: { id: string; text: string; cut: boolean; done: (cut: boolean) => void } | undefined;
  readonly #ready = Promise.withResolvers<void>();
  #gone = false;
  view: View | null = null;
  n = 0;
  /** Updates that came twice, out of order, or not at all. */
  wrong = 0;
  acknowledged = 0;

  constructor(table: string, seat: number, token: string) {
    this.#table = table;
    this.#seat = seat;
    this.#token = token;
    this.#socket = this.#open();
  }

  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  #open(): WebSocket {
    const last = this.view ? this.n : undefined;
    const headers = { authorization: `Bearer ${this.#token}` };
    const socket = new WebSocket(visit.socket(this.#table, this.#seat, last), {
      headers,
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as ServerMessage));
    socket.on('open', () => this.#waiting && socket.send(this.#waiting.text));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#waiting) this.#waiting.cut = true;
      if (!this.#gone) setTimeout(() => this.#gone || (this.#socket = this.#open()), Math.random() * AWAY);
    });
    return socket;
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'sync':
        this.view = message.view as View;
        this.n = message.n;
        return this.#ready.resolve();
      case 'gap':
        if (message.from !== this.n) this.wrong++;
        this.view = patch(this.view, message.d);
        this.n = message.n;
        return;
      case 'up':
        if (message.n !== this.n + 1) this.wrong++;
        this.view = patch(this.view, message.d);
        this.n = message.n;
        return;
      case 'ok':
      case 'no': {
        const waiting = this.#waiting;
        if (waiting?.id !== message.id) return;
        this.#waiting = undefined;
        // Somebody came to the question first: with one who acts at a time, that was never so.
        if (message.t === 'ok') this.acknowledged++;
        else this.wrong++;
        return waiting.done(waiting.cut);
      }
      case 'error':
        throw new Error(JSON.stringify(message.error));
    }
  }

  /** Acts; whether the socket broke before the acknowledgement. */
  act(luck: Rng): Promise<boolean> {
    const view = this.view!;
    const id = `${this.#seat}-${this.n}`;
    const act = { t: 'act', id, as: this.#seat, decision: view.decisions[0]!.id, action: choose(view, luck) };
    return new Promise((done) => {
      const text = JSON.stringify(act);
      this.#waiting = { id, text, cut: this.#socket.readyState !== WebSocket.OPEN, done };
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  cut(): void {
    this.#socket.terminate();
  }
  leave(): void {
    this.#gone = true;
    this.#socket.terminate();
  }
}

class Table implements Group {
  readonly #id: string;
  readonly #seats: readonly Seat[];
  readonly #luck = quickRng(Math.floor(Math.random() * 2 ** 32));

  constructor(id: string, seats: readonly Seat[]) {
    this.#id = id;
    this.#seats = seats;
  }

  /** The newest state that any player of the table has; some may be disconnected. */
  get #view(): View {
    return this.#seats.reduce((a, b) => (b.n > a.n ? b : a)).view!;
  }
  get over(): boolean {
    return this.#view.outcome !== null;
  }

  async act(): Promise<number | undefined> {
    const { turn } = this.#view;
    const seat = this.#seats[turn]!;
    // Whoever's turn it is may be away, and not have heard.
    if (this.over || seat.view!.turn !== turn) return undefined;
    const began = performance.now();
    const cut = await seat.act(this.#luck);
    return cut ? undefined : performance.now() - began;
  }

  cut(): void {
    this.#seats[Math.floor(Math.random() * this.#seats.length)]!.cut();
  }

  leave(): Settled {
    const wrong = this.#seats.reduce((sum, seat) => sum + seat.wrong, 0);
    if (wrong > 0) throw new Error(`table ${this.#id}: ${wrong} updates lost, repeated or refused`);
    for (const seat of this.#seats) seat.leave();
    return { acknowledged: this.#seats.reduce((sum, seat) => sum + seat.acknowledged, 0), stored: null };
  }
}

const guests = await visit.guests(5);
await crowd(Number(count), Number(pause), async (i) => {
  const players = 2 + (i % 4);
  const id = await visit.table(guests, players);
  const seats = guests.slice(0, players).map((token, seat) => new Seat(id, seat, token));
  await Promise.all(seats.map(({ ready }) => ready));
  return new Table(id, seats);
});
