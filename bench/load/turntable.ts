// People at many tables, each with a socket of their own, who act as soon as it is their turn.
// Started with the server's link, its process and how many tables; each line of input is a round.
import { WebSocket } from 'ws';
import { quickRng, type Rng } from '@turntable/engine';
import { patch, type ServerMessage } from '@turntable/protocol';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { choose, Visit } from './people.ts';
import { rounds, type Round } from './round.ts';

const visit = new Visit(process.argv[2]!);

/** One player at one table: the view, kept up to date by patches, and nothing else. */
class Seat {
  readonly #socket: WebSocket;
  readonly #seat: number;
  readonly #luck: Rng;
  readonly #round: Round;
  #view: View | null = null;
  #n = 0;
  #sent = 0;

  constructor(table: string, seat: number, token: string, round: Round) {
    this.#seat = seat;
    this.#round = round;
    this.#luck = quickRng(seat * 65_537 + table.charCodeAt(0) * 257 + table.charCodeAt(1));
    this.#socket = new WebSocket(visit.socket(table, seat), {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data: Buffer) => this.#receive(data));
  }

  #receive(data: Buffer): void {
    const message = JSON.parse(data.toString()) as ServerMessage;
    switch (message.t) {
      case 'sync':
        this.#view = message.view as View;
        this.#n = message.n;
        this.#round.ready();
        break;
      case 'up':
        if (message.n !== this.#n + 1) throw new Error(`update ${message.n} after ${this.#n}`);
        this.#n = message.n;
        this.#view = patch(this.#view, message.d);
        this.#round.update(data.length);
        this.turn();
        break;
      case 'ok':
        this.#round.acknowledged(performance.now() - this.#sent);
        break;
      case 'no':
      case 'error':
        throw new Error(JSON.stringify(message.error));
    }
  }

  /** Acts if it is this seat's turn. */
  turn(): void {
    const view = this.#view!;
    if (view.turn !== this.#seat) return;
    if (view.outcome) return this.#round.over();
    const action = choose(view, this.#luck);
    this.#sent = performance.now();
    const act = { t: 'act', id: String(this.#n), as: this.#seat, decision: view.decisions[0]!.id, action };
    this.#socket.send(JSON.stringify(act));
  }

  leave(): void {
    this.#socket.terminate();
  }
}

const guests = await visit.guests(5);

/** Tables of 2 to 5 seats, and everybody at them; then everybody plays to the end. */
await rounds(async (round) => {
  const seats: Seat[] = [];
  for (let i = 0; i < round.tables; i++) {
    const players = 2 + (i % 4);
    const table = await visit.table(guests, players);
    for (let seat = 0; seat < players; seat++) seats.push(new Seat(table, seat, guests[seat]!, round));
  }
  return seats;
});
