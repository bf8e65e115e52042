// Sockets at the tables of the floor's server: whoever's turn it is sends a message, as long as a move, as soon as the update before
// has come. Started like the other people: the server's link, its process, how many tables and for how many seconds.
import { WebSocket } from 'ws';
import { rounds, type Round } from '../load/round.ts';

/** Moves of a table in a round: as many as 18 000 by 200 tables, what is counted of a round of whole games. */
const MOVES = 90;
let places = 0;

class Seat {
  readonly #socket: WebSocket;
  readonly #seat: number;
  readonly #seats: number;
  readonly #round: Round;
  #n = 0;
  #sent = 0;

  constructor(place: number, seat: number, seats: number, round: Round) {
    [this.#seat, this.#seats, this.#round] = [seat, seats, round];
    this.#socket = new WebSocket(`${process.argv[2]!.replace('http', 'ws')}${place}`, {
      perMessageDeflate: false,
    });
    this.#socket.on('open', () => round.ready());
    this.#socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { t: string; n: number };
      if (message.t === 'ok') return round.acknowledged(performance.now() - this.#sent);
      this.#n = message.n;
      round.update(data.length);
      this.turn();
    });
  }

  turn(): void {
    if (this.#n % this.#seats !== this.#seat) return;
    if (this.#n >= MOVES) return this.#round.over();
    this.#sent = performance.now();
    const action = { type: 'build', section: 'a1-b1' };
    this.#socket.send(
      JSON.stringify({ t: 'act', id: `${this.#n}`, as: this.#seat, decision: `turn-${this.#n}`, action }),
    );
  }
  leave(): void {
    this.#socket.terminate();
  }
}

await rounds((round) => {
  const seats: Seat[] = [];
  for (let i = 0; i < round.tables; i++) {
    const count = 2 + (i % 4);
    places++;
    for (let seat = 0; seat < count; seat++) seats.push(new Seat(places, seat, count, round));
  }
  return Promise.resolve(seats);
});
