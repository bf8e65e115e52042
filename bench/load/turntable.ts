// People at many tables, each with a socket of their own, who act as soon as it is their turn.
// Started with the server's link, its process and how many tables; each line of input is a round.
import { WebSocket } from 'ws';
import { quickRng, type Rng } from '@turntable/engine';
import { patch, type ServerMessage, type TableReply } from '@turntable/protocol';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { FREE, type Action, type View } from '@turntable/games/loko-moto/types.ts';
import { rounds, type Round } from './round.ts';

const link = process.argv[2]!;
/** One in so many actions is any legal one (purchases and reservations among them), the others build. */
const ANY = 6;

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
    this.#socket = new WebSocket(`${link.replace('http', 'ws')}ws?table=${table}&as=${seat}`, {
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

function choose(view: View, luck: Rng): Action {
  if (luck.below(ANY) === 0) return lokoMoto.sampleLegal!(view, view.decisions[0]!, luck);
  const { sections } = view.box.sheet;
  let at = luck.below(sections.length);
  while (view.lines[at] !== FREE) at = (at + 1) % sections.length;
  return { type: view.phase === 'opening' ? 'close' : 'build', section: sections[at]!.join('-') };
}

async function post<Body>(path: string, token: string, body?: object): Promise<Body> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers: token ? headers : {}, body: body ? JSON.stringify(body) : null };
  const response = await fetch(`${link}api/${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const guests: string[] = [];
for (let i = 0; i < 5; i++) guests.push((await post<{ token: string }>('token', '')).token);

/** Tables of 2 to 5 seats, and everybody at them; then everybody plays to the end. */
await rounds(async (round) => {
  const seats: Seat[] = [];
  for (let i = 0; i < round.tables; i++) {
    const players = 2 + (i % 4);
    const open = Array(players - 1).fill({ kind: 'open' });
    const wish = {
      game: 'loko-moto',
      options: {},
      starter: 0,
      seats: [{ kind: 'mine', name: 'A' }, ...open],
    };
    const { table } = await post<TableReply>('tables', guests[0]!, wish);
    for (let seat = 1; seat < players; seat++)
      await post(`tables/${table.id}/join`, guests[seat]!, { name: 'B' });
    await post(`tables/${table.id}/start`, guests[0]!);
    for (let seat = 0; seat < players; seat++) seats.push(new Seat(table.id, seat, guests[seat]!, round));
  }
  return seats;
});
