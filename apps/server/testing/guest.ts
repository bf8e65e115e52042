import { WebSocket } from 'ws';
import type { Act, SeenBy, Undo, Viewer } from '@turntable/engine';
import {
  patch,
  withEvents,
  type ErrorBody,
  type TableEvent,
  type LogItem,
  type NewTable,
  type Place,
  type ServerMessage,
  type TableInfo,
  type TableReply,
  type TokenReply,
} from '@turntable/protocol';
import { until } from '@turntable/testkit/until.node.ts';

type SeatWish = NewTable['seats'][number];
/** A seat for whoever opens the table. */
export const mine = (name: string): SeatWish => ({ kind: 'mine', name });
export const open: SeatWish = { kind: 'open' };
/** A seat for a bot. */
export const bot = (level: 'easy' | 'medium' | 'hard' = 'easy'): SeatWish => ({ kind: 'bot', level });

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** The answer to a request; a patient asker asks again until the server has its place. */
async function asked(patient: boolean, ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  if (!patient || answer.status !== 503) return answer;
  await until(async () => {
    await answer.arrayBuffer();
    answer = await ask();
    return answer.status !== 503;
  }, 'the server to have its place again');
  return answer;
}

/** Somebody with a token, as a program that plays over the network is. */
export class Guest {
  readonly link: string;
  readonly token: string;
  readonly #patient: boolean;

  /** `patient`: asks again where one of several servers has lost its place for a moment, as on a machine too busy to renew its lease. */
  constructor(link: string, token: string, patient = false) {
    this.link = link;
    this.token = token;
    this.#patient = patient;
  }

  static async arrive(link: string, patient = false): Promise<Guest> {
    const response = await asked(patient, () => fetch(`${link}api/token`, { method: 'POST' }));
    const body = (await response.json()) as TokenReply | ErrorBody;
    if (!('token' in body)) throw new Error(`no token: ${response.status} ${JSON.stringify(body)}`);
    return new Guest(link, body.token, patient);
  }

  /** The same guest after a server came back at another port. */
  at(link: string): Guest {
    return new Guest(link, this.token, this.#patient);
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }

  get<Body>(path: string): Promise<Answer<Body>> {
    return this.#ask(path, { headers: this.headers });
  }

  post<Body>(path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer<Body>> {
    const headers = { ...this.headers, 'content-type': 'application/json', ...more };
    return this.#ask(path, {
      method: 'POST',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  }

  async #ask<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const response = await asked(this.#patient, () => fetch(`${this.link}api/${path}`, init));
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  }

  /** A table with these seats that anybody may sit down at, started if they are all taken. */
  async table(seats: readonly SeatWish[], more: Partial<NewTable> = {}): Promise<TableInfo> {
    const usual = { game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, entry: 'open' };
    const wish = { ...usual, ...more, seats };
    const { status, body } = await this.post<TableReply>('tables', wish);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body.table;
  }

  sit(table: string, options: { as?: Viewer; last?: number; ago?: number } = {}): Seat {
    return new Seat(this, table, options);
  }
}

type Sync = Extract<ServerMessage, { t: 'sync' | 'gap' }>;

/** A socket at a table, and what its client knows from it: what `sync` said, with every patch since. */
export class Seat {
  readonly socket: WebSocket;
  /** All that ever came, as it came. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  view: SeenBy | null = null;
  table: TableInfo | undefined;
  place: Place | undefined;
  as: Viewer | undefined;
  undo: Undo | undefined;
  n = -1;
  log: LogItem[] = [];
  lines: readonly TableEvent[] = [];
  /** Close code, once it is closed. */
  closed: number | undefined;
  readonly #watching = new Set<() => void>();
  #requests = 0;

  constructor(guest: Guest, table: string, { as, last, ago }: { as?: Viewer; last?: number; ago?: number }) {
    const query = new URLSearchParams({ table });
    if (as !== undefined) query.set('as', String(as));
    if (last !== undefined) query.set('last', String(last));
    if (ago !== undefined) query.set('ago', String(ago));
    this.as = as;
    this.socket = new WebSocket(`${guest.link.replace('http', 'ws')}ws?${query}`, { headers: guest.headers });
    this.socket.on('message', (data) => this.#receive(String(data)));
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#changed();
    });
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.texts.push(text);
    this.messages.push(message);
    if (message.t === 'sync' || message.t === 'gap') this.#take(message);
    if (message.t === 'line') this.lines = withEvents(this.lines, [message.line]);
    if (message.t === 'table') ({ table: this.table, place: this.place } = message);
    if (message.t === 'up') {
      if (message.n !== this.n + 1) throw new Error(`update ${message.n} after ${this.n}`);
      this.n = message.n;
      this.view = patch(this.view, message.d);
      for (const event of message.e ?? []) this.log.push({ n: message.n, event });
      this.undo = message.u ?? this.undo;
    }
    this.#changed();
  }

  #take(message: Sync): void {
    ({ n: this.n, table: this.table, place: this.place, undo: this.undo } = message);
    if (message.t === 'sync') {
      this.view = message.view;
      this.as = message.as;
      this.log = [...message.log];
      this.lines = message.lines;
    } else {
      this.view = patch(this.view, message.d);
      this.log.push(...message.log);
      this.lines = withEvents(this.lines, message.lines);
    }
  }

  #changed(): void {
    for (const look of [...this.#watching]) look();
  }

  /** Resolves as soon as the condition holds; rejects after `ms` milliseconds: more than anything takes on a busy machine. */
  until<T>(condition: (seat: this) => T | undefined | false, what: string, ms = 120_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = condition(this);
        if (found === undefined || found === false) return;
        this.#watching.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => {
        this.#watching.delete(look);
        reject(new Error(`waited in vain for ${what}; last: ${this.texts.at(-1)?.slice(0, 300)}`));
      }, ms);
      this.#watching.add(look);
      look();
    });
  }

  ready(): Promise<true> {
    return this.until((seat) => seat.n >= 0, 'the first sync');
  }

  async send(message: unknown): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((done) => this.socket.once('open', done));
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  newId(): string {
    return `r${++this.#requests}-${Math.random().toString(36).slice(2)}`;
  }

  /** Sends a request and gives its answer. */
  async request(message: { t: string; id: string; [key: string]: unknown }): Promise<number | ErrorBody> {
    const from = this.messages.length;
    await this.send(message);
    return this.until(
      ({ messages }) => {
        for (const answer of messages.slice(from)) {
          if (answer.t === 'ok' && answer.id === message.id) return answer.n;
          if (answer.t === 'no' && answer.id === message.id) return answer.error;
        }
        return undefined;
      },
      `the answer to ${JSON.stringify(message)}`,
    );
  }

  /** Answers the first question open to `as`. */
  act(action: Act, as = this.as, id = this.newId()): Promise<number | ErrorBody> {
    const decision = this.view?.decisions.find(({ actors }) => actors.includes(as as number));
    return this.request({ t: 'act', id, as, decision: decision?.id ?? 'none', action });
  }
  back(as = this.as, id = this.newId()): Promise<number | ErrorBody> {
    return this.request({ t: 'back', id, as });
  }
  agree(yes: boolean, as = this.as, id = this.newId()): Promise<number | ErrorBody> {
    return this.request({ t: 'agree', id, as, yes });
  }

  /** Closes the socket; resolves when it is closed. */
  async leave(): Promise<void> {
    this.socket.close();
    await this.until(({ closed }) => closed, 'the close');
  }
}
