// The same people at tables of boardgame.io: each with a socket of their own, acting as soon as it is their turn. They speak
// socket.io without boardgame.io's client, which would check and keep every state once more: the server is what is measured.
import { createRequire } from 'node:module';
import { rounds } from '../load/round.ts';

const { io } = createRequire(import.meta.url)('socket.io-client');
const link = process.argv[2];

class Seat {
  #state;
  #sent = 0;

  constructor(match, seat, players, credentials, round) {
    Object.assign(this, { match, seat, credentials, round });
    this.socket = io(`${link}lines`, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () => this.socket.emit('sync', match, seat, credentials, players));
    this.socket.on('sync', (_, { state }) => {
      this.#state = state;
      round.ready();
    });
    this.socket.on('update', (_, state) => {
      this.#state = state;
      if (this.#sent > 0) round.acknowledged(performance.now() - this.#sent);
      this.#sent = 0;
      this.turn();
    });
    this.socket.io.on('open', () =>
      this.socket.io.engine.on('packet', ({ type, data }) => {
        if (type === 'message' && data.includes('"update"')) round.update(Buffer.byteLength(data));
      }),
    );
  }

  turn() {
    const { G, ctx, _stateID } = this.#state;
    if (ctx.gameover) {
      if (this.seat === '0') this.round.over();
      return;
    }
    if (ctx.currentPlayer !== this.seat) return;
    let at = Math.floor(Math.random() * G.lines.length);
    while (G.lines[at] !== 0) at = (at + 1) % G.lines.length;
    const { seat: playerID, credentials } = this;
    const payload = { type: 'build', args: [at], playerID, credentials };
    this.#sent = performance.now();
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, playerID);
  }

  leave() {
    this.socket.disconnect();
  }
}

async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${link}games/lines/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

await rounds(async (round) => {
  const seats = [];
  for (let i = 0; i < round.tables; i++) {
    const players = 2 + (i % 4);
    const { matchID } = await post('create', { numPlayers: players });
    for (let seat = 0; seat < players; seat++) {
      const { playerCredentials } = await post(`${matchID}/join`, { playerID: `${seat}`, playerName: 'A' });
      seats.push(new Seat(matchID, `${seat}`, players, playerCredentials, round));
    }
  }
  return seats;
});
