import { WebSocket } from 'ws';
import { patch, type ClockInfo, type ErrorBody, type ServerMessage } from '@turntable/protocol';
import { quickRng, type Rng, type SeenBy } from '@turntable/engine';
import { random } from '@turntable/server/testing/loko-moto.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
// As a browser notices that a server says nothing, and tries again.
import { backoff, Pulse } from '../../apps/web/src/session/link/pulse.ts';
import { fingerprint } from './fingerprint.ts';

/** A browser in which somebody plays asks a server that is silent for so long (ms) for a sign of life. */
const SILENCE = 2_000;

/** The players' time for a game (ms), and by how much clocks may differ from what is measured here (ms). */
export const BANK = 36_000_000;
const JUMP = 1_000;

/** An action as its player knows it. */
interface Acted {
  readonly id: string;
  readonly decision: string;
  readonly action: unknown;
  /** The number it was acknowledged with, or why it was not done; undefined: nobody knows. */
  answer: number | ErrorBody | undefined;
}
/** When a player lost the table, and had it again (ms of this process). */
interface Absence {
  readonly from: number;
  readonly to: number;
  /** What happened to its sockets meanwhile, and when (ms since `from`). */
  readonly steps: readonly string[];
}

/** A player who comes back whenever the socket breaks, sends again what was not answered, and keeps what they saw. */
export class Player {
  readonly token: string;
  readonly guest: string;
  readonly table: string;
  readonly seat: number;
  readonly acts: Acted[] = [];
  /** What was seen at each number, as a fingerprint of the view. */
  readonly seen = new Map<number, string>();
  readonly absences: Absence[] = [];
  /** What should never happen. */
  readonly wrong: string[] = [];
  readonly #link: string;
  readonly #luck: Rng;
  readonly #pause: number;
  #socket: WebSocket | undefined;
  #waiting: Acted | undefined;
  #heardAt = 0;
  #lostAt: number | undefined;
  #steps: string[] = [];
  readonly #pulse: Pulse;
  #awayFrom: number | undefined;
  #acting: NodeJS.Timeout | undefined;
  #closed = false;
  #n = -1;
  /** Before its game began (ms of this process): no clock has run longer. */
  readonly #since: number;
  #view: SeenBy | null = null;

  /** `pause`: how long it thinks (ms); `since`: when its table was asked for, by this process. */
  constructor(
    link: string,
    who: { readonly token: string; readonly guest: string; readonly table: string; readonly seat: number },
    seed: number,
    pause: number,
    since: number,
  ) {
    this.#since = since;
    ({ token: this.token, guest: this.guest, table: this.table, seat: this.seat } = who);
    this.#link = link;
    this.#luck = quickRng(seed);
    this.#pause = pause;
    this.#pulse = new Pulse(
      {
        now: () => performance.now(),
        after(ms, run) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      {
        ask: () => this.#socket?.readyState === WebSocket.OPEN && this.#socket.send('{"t":"ping"}'),
        dead: () => {
          const dead = this.#socket;
          this.#lost(dead?.readyState === WebSocket.OPEN ? 'silent' : 'not opened');
          dead?.terminate();
        },
        silence: () => SILENCE,
      },
    );
    this.#open();
  }

  get n(): number {
    return this.#n;
  }
  get over(): boolean {
    return this.#view !== null && (this.#view as View).decisions.length === 0;
  }
  /** Whether it has the table now, and nothing unanswered. */
  get calm(): boolean {
    return this.#lostAt === undefined && this.#n >= 0 && !this.#waiting;
  }

  #open(): void {
    const query = new URLSearchParams({ table: this.table, as: String(this.seat) });
    if (this.#n >= 0) query.set('last', String(this.#n));
    const headers = { authorization: `Bearer ${this.token}` };
    const socket = new WebSocket(`${this.#link.replace('http', 'ws')}ws?${query}`, {
      headers,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#heardAt = performance.now();
    this.#pulse.opening();
    socket.on('open', () => socket === this.#socket && this.#pulse.opened());
    socket.on('message', (data: Buffer) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data.toString()) as ServerMessage);
    });
    let why = '';
    socket.on('error', ({ message }) => (why = message));
    socket.on('close', (code) => socket === this.#socket && this.#lost(why || `closed ${code}`));
  }

  #lost(why: string): void {
    this.#lostAt ??= this.#heardAt;
    this.#steps.push(`${Math.round(performance.now() - this.#lostAt)} ${why}`);
    clearTimeout(this.#acting);
    this.#socket = undefined;
    this.#pulse.stop();
    this.#awayFrom ??= performance.now();
    const again = backoff(performance.now() - this.#awayFrom, Math.random(), this.#pulse.spent);
    if (!this.#closed) setTimeout(() => this.#closed || this.#open(), again);
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    this.#pulse.heard();
    if ('table' in message && message.table.clock) this.#clock(message.table.clock);
    if (message.t === 'clock' && message.clock) this.#clock(message.clock);
    switch (message.t) {
      case 'sync':
        if (message.n < this.#n) this.wrong.push(`back from ${this.#n} to ${message.n}`);
        [this.#n, this.#view] = [message.n, message.view];
        return this.#there();
      case 'gap':
        if (message.from !== this.#n) this.wrong.push(`a gap from ${message.from} at ${this.#n}`);
        [this.#n, this.#view] = [message.n, patch(this.#view, message.d)];
        return this.#there();
      case 'up':
        if (message.n !== this.#n + 1) this.wrong.push(`update ${message.n} after ${this.#n}`);
        [this.#n, this.#view] = [message.n, patch(this.#view, message.d)];
        return this.#look();
      case 'ok':
        return this.#answered(message.id, message.n);
      case 'no':
        return this.#answered(message.id, message.error);
    }
  }

  /** One clock runs at a time: all of them together have lost no more than has passed since the table was asked for. What is given back is right. */
  #clock({ seats }: ClockInfo): void {
    const lost = seats.reduce((sum, { left }) => sum + BANK - left, 0);
    const passed = performance.now() - this.#since;
    if (lost > passed + JUMP) this.wrong.push(`clocks lost ${lost} ms in ${Math.round(passed)} ms`);
  }

  /** The table is there again: what was under way goes out once more. */
  #there(): void {
    if (this.#lostAt !== undefined)
      this.absences.push({ from: this.#lostAt, to: performance.now(), steps: this.#steps });
    this.#steps = [];
    this.#lostAt = undefined;
    this.#awayFrom = undefined;
    if (this.#waiting) this.#send(this.#waiting);
    this.#look();
  }

  #look(): void {
    const known = this.seen.get(this.#n);
    const now = fingerprint(this.#view);
    if (known !== undefined && known !== now) this.wrong.push(`two views of ${this.#n}`);
    this.seen.set(this.#n, now);
    this.#think();
  }

  #think(): void {
    clearTimeout(this.#acting);
    if (this.#waiting || this.#closed) return;
    const view = this.#view as View | null;
    const decision = view?.decisions.find(({ actors }) => actors.includes(this.seat));
    if (!view || !decision) return;
    this.#acting = setTimeout(
      () => {
        const action = random(view, this.#luck);
        const acted: Acted = {
          id: `s${this.seat}-${this.acts.length}`,
          decision: decision.id,
          action,
          answer: undefined,
        };
        this.acts.push(acted);
        this.#waiting = acted;
        this.#send(acted);
      },
      this.#pause * (0.5 + Math.random()),
    );
  }

  #send({ id, decision, action }: Acted): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ t: 'act', id, as: this.seat, decision, action }));
  }

  #answered(id: string, answer: number | ErrorBody): void {
    if (this.#waiting?.id !== id) return;
    if (typeof answer !== 'number' && answer.code === 'unavailable') {
      const again = this.#waiting;
      setTimeout(() => this.#waiting === again && this.#send(again), 200);
      return;
    }
    this.#waiting.answer = answer;
    this.#waiting = undefined;
    this.#think();
  }

  leave(): void {
    this.#closed = true;
    this.#pulse.stop();
    clearTimeout(this.#acting);
    this.#socket?.terminate();
  }
}
