// The same people at tables of boardgame.io: they think before they act, and their sockets break and come back.
import { createRequire } from 'node:module';
import { crowd } from '../load/crowd.ts';

const { io } = createRequire(import.meta.url)('socket.io-client');
const [link, count, pause] = process.argv.slice(2);

class Seat {
  state;
  acknowledged = 0;
  #waiting;

  constructor(match, seat, players, credentials) {
    Object.assign(this, { match, seat, credentials });
    const options = {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 2000,
    };
    this.socket = io(`${link}lines`, options);
    this.socket.on('connect', () => this.socket.emit('sync', match, seat, credentials, players));
    this.ready = new Promise((resolve) => {
      this.socket.on('sync', (_, { state }) => {
        this.#hear(state, true);
        resolve();
      });
    });
    this.socket.on('update', (_, state) => this.#hear(state, false));
  }

  #hear(state, anew) {
    this.state = state;
    const waiting = this.#waiting;
    if (!waiting || (state._stateID <= waiting.from && !anew)) return;
    this.#waiting = undefined;
    // It has no acknowledgements: an action that came through shows in the state. One that did not is lost with the socket.
    if (state._stateID > waiting.from) this.acknowledged++;
    waiting.done(anew);
  }

  act() {
    const { G, _stateID } = this.state;
    let at = Math.floor(Math.random() * G.lines.length);
    while (G.lines[at] !== 0) at = (at + 1) % G.lines.length;
    const { seat: playerID, credentials } = this;
    const payload = { type: 'build', args: [at], playerID, credentials };
    return new Promise((done) => {
      this.#waiting = { from: _stateID, done };
      this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, playerID);
    });
  }

  cut() {
    this.socket.io.engine.close();
  }
}

class Table {
  constructor(seats) {
    this.seats = seats;
  }
  get #state() {
    return this.seats.reduce((a, b) => (b.state._stateID > a.state._stateID ? b : a)).state;
  }
  get over() {
    return this.#state.ctx.gameover !== undefined;
  }
  async act() {
    const { currentPlayer } = this.#state.ctx;
    const seat = this.seats[currentPlayer];
    if (this.over || !seat.socket.connected || seat.state.ctx.currentPlayer !== currentPlayer)
      return undefined;
    const began = performance.now();
    const cut = await seat.act();
    return cut ? undefined : performance.now() - began;
  }
  cut() {
    this.seats[Math.floor(Math.random() * this.seats.length)].cut();
  }
  leave() {
    for (const { socket } of this.seats) socket.disconnect();
    const stored = this.#state.G.lines.filter((line) => line !== 0).length;
    return { acknowledged: this.seats.reduce((sum, seat) => sum + seat.acknowledged, 0), stored };
  }
}

async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${link}games/lines/${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

await crowd(Number(count), Number(pause), async (i) => {
  const players = 2 + (i % 4);
  const { matchID } = await post('create', { numPlayers: players });
  const seats = [];
  for (let seat = 0; seat < players; seat++) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID: `${seat}`, playerName: 'A' });
    seats.push(new Seat(matchID, `${seat}`, players, playerCredentials));
  }
  await Promise.all(seats.map(({ ready }) => ready));
  return new Table(seats);
});
