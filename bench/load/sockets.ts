// Players and very many onlookers at tables, each with a socket of their own. Started with the server's link, how many tables,
// how many sockets in all, and milliseconds between two actions of a table; each line of input is so many seconds of play.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { quickRng } from '@turntable/engine';
import { patch, type ServerMessage } from '@turntable/protocol';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { choose, Visit } from './people.ts';

/** What came of a while of play; delays in milliseconds from sending an action, each the middle and the slowest hundredth. */
export interface Fanned {
  readonly moves: number;
  readonly seconds: number;
  /** Updates that sockets received. */
  readonly updates: number;
  /** To its acknowledgement, to the update of each socket at the table, and to the last of them. */
  readonly acknowledged: readonly [number, number];
  readonly each: readonly [number, number];
  readonly last: readonly [number, number];
}

const [link, ...numbers] = process.argv.slice(2);
const [tables, sockets, pause] = numbers.map(Number) as [number, number, number];
const visit = new Visit(link!);
/** Sockets that are opened at the same time. */
const HANDS = 50;

/** A table; one action at a time is under way. */
class Table {
  readonly id: string;
  readonly #luck = quickRng(Math.floor(Math.random() * 2 ** 32));
  readonly #players: WebSocket[] = [];
  #members = 0;
  #view: View | null = null;
  #n = 0;
  #sent = 0;
  #awaited = 0;
  #answered: (() => void) | undefined;

  constructor(id: string) {
    this.id = id;
  }
  get over(): boolean {
    return this.#view !== null && this.#view.outcome !== null;
  }

  /** Opens a socket, and resolves once it has seen the table; `seat`: of a player, else it looks on. */
  open(token: string, seat?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const address =
        seat === undefined
          ? `${link!.replace('http', 'ws')}ws?table=${this.id}`
          : visit.socket(this.id, seat);
      const socket = new WebSocket(address, {
        headers: { authorization: `Bearer ${token}` },
        perMessageDeflate: false,
      });
      if (seat !== undefined) this.#players[seat] = socket;
      socket.on('error', reject);
      socket.on('close', (code) => reject(new Error(`closed: ${code}`)));
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.t === 'sync') {
          this.#members++;
          // All see the same of this game; the first who sits keeps it.
          if (seat === 0) [this.#view, this.#n] = [message.view as View, message.n];
          resolve();
        } else if (message.t === 'up') {
          if (seat === 0) this.#view = patch(this.#view, message.d);
          this.#heard();
        } else if (message.t === 'ok') acknowledged.push(performance.now() - this.#sent);
        else if (message.t === 'no' || message.t === 'error') throw new Error(JSON.stringify(message.error));
      });
    });
  }

  /** Whoever's turn it is acts; resolves once every socket has its update. */
  act(): Promise<void> {
    const { turn, decisions } = this.#view!;
    const action = choose(this.#view!, this.#luck);
    const act = { t: 'act', id: `${this.#n}`, as: turn, decision: decisions[0]!.id, action };
    this.#n++;
    this.#awaited = this.#members;
    this.#sent = performance.now();
    this.#players[turn]!.send(JSON.stringify(act));
    return new Promise((answered) => (this.#answered = answered));
  }

  #heard(): void {
    const delay = performance.now() - this.#sent;
    each.push(delay);
    if (--this.#awaited > 0) return;
    last.push(delay);
    this.#answered?.();
  }
}

let acknowledged: number[] = [];
let each: number[] = [];
let last: number[] = [];

const guests = await visit.guests(20);
const all: Table[] = [];
for (let i = 0; i < tables; i++) {
  const players = 2 + (i % 4);
  const table = new Table(await visit.table(guests, players));
  for (let seat = 0; seat < players; seat++) await table.open(guests[seat]!, seat);
  all.push(table);
}
const seated = all.reduce((sum, _, i) => sum + 2 + (i % 4), 0);
let next = seated;
await Promise.all(
  Array.from({ length: HANDS }, async () => {
    while (next < sockets) {
      const i = next++;
      await all[i % tables]!.open(guests[5 + (i % 15)]!);
    }
  }),
);
console.log(`seated ${seated}`);

const middle = (delays: readonly number[]): [number, number] => {
  const sorted = delays.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)]!, sorted[Math.floor(sorted.length * 0.99)]!];
};

for await (const line of createInterface({ input: process.stdin })) {
  [acknowledged, each, last] = [[], [], []];
  const began = performance.now();
  const end = began + Number(line) * 1000;
  await Promise.all(
    all.map(async (table) => {
      for (;;) {
        const wait = -Math.log(1 - Math.random()) * pause;
        if (table.over || performance.now() + wait > end) return;
        await sleep(wait);
        await table.act();
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const fanned: Fanned = {
    moves: last.length,
    seconds,
    updates: each.length,
    acknowledged: middle(acknowledged),
    each: middle(each),
    last: middle(last),
  };
  console.log(JSON.stringify(fanned));
}
