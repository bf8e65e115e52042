import { createInterface } from 'node:readline';
import { familyTime } from './processor.ts';

/** What one round came to. */
export interface Figures {
  readonly moves: number;
  readonly seconds: number;
  /** From sending an action to its acknowledgement, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of the middle update. */
  readonly bytes: number;
  /** Microseconds of processor time that the server spent for a move; null where the system does not tell. */
  readonly cpu: number | null;
  /** The same of each group of processes that was named; the server is the first. */
  readonly each: readonly (number | null)[];
}
/** Somebody who plays. */
interface Player {
  /** Acts if it is their turn. */
  turn(): void;
  leave(): void;
}

/**
 * Counts while all tables play. The count ends when the first tenth of the tables are over, before the load thins out, or
 * after so many seconds; what is played after that is not counted.
 */
export class Round {
  readonly tables: number;
  readonly #groups: readonly (readonly number[])[];
  readonly #seconds: number;
  readonly #delays: number[] = [];
  readonly #sizes: number[] = [];
  readonly #ready = Promise.withResolvers<void>();
  readonly #end = Promise.withResolvers<Figures>();
  #here = 0;
  #awaited = Infinity;
  #over = 0;
  #began = 0;
  #spent: readonly (number | null)[] = [];
  #figures: Figures | undefined;

  /** `groups`: ids of processes whose time is counted together. `seconds`: the longest that is counted. */
  constructor(tables: number, groups: readonly (readonly number[])[], seconds: number) {
    this.tables = tables;
    this.#groups = groups;
    this.#seconds = seconds;
  }

  /** One more player has seen their table. */
  ready(): void {
    if (++this.#here === this.#awaited) this.#ready.resolve();
  }
  update(bytes: number): void {
    if (!this.#figures) this.#sizes.push(bytes);
  }
  acknowledged(ms: number): void {
    if (!this.#figures) this.#delays.push(ms);
  }
  /** One more table has come to its end. */
  over(): void {
    if (++this.#over === Math.ceil(this.tables / 10)) this.#figures ??= this.#sum();
    if (this.#over === this.tables) this.#end.resolve(this.#figures!);
  }

  /** Plays to the end with all these, once all are there. */
  async play(players: readonly Player[]): Promise<Figures> {
    this.#awaited = players.length;
    if (this.#here < players.length) await this.#ready.promise;
    this.#spent = this.#groups.map(familyTime);
    this.#began = performance.now();
    for (const player of players) player.turn();
    const timer = setTimeout(() => {
      this.#figures ??= this.#sum();
      this.#end.resolve(this.#figures);
    }, this.#seconds * 1000);
    const figures = await this.#end.promise;
    clearTimeout(timer);
    for (const player of players) player.leave();
    return figures;
  }

  #sum(): Figures {
    const seconds = (performance.now() - this.#began) / 1000;
    const spent = this.#groups.map(familyTime);
    const delays = this.#delays.sort((a, b) => a - b);
    const sizes = this.#sizes.sort((a, b) => a - b);
    const each = spent.map((ms, i) => {
      const before = this.#spent[i];
      return ms === null || before === null || before === undefined
        ? null
        : (1000 * (ms - before)) / delays.length;
    });
    return {
      moves: delays.length,
      seconds,
      p50: delays[Math.floor(delays.length / 2)]!,
      p99: delays[Math.floor(delays.length * 0.99)]!,
      bytes: sizes[Math.floor(sizes.length / 2)]!,
      cpu: each[0] ?? null,
      each,
    };
  }
}

/**
 * For each line of input a round: `seat` brings the players, who then play; a line of output tells what it came to. The program is
 * started with processes (`12+13,14`: groups, the server's first), tables and seconds after the link.
 */
export async function rounds(seat: (round: Round) => Promise<readonly Player[]>): Promise<void> {
  const groups = process.argv[3]!.split(',').map((group) => group.split('+').map(Number));
  const [tables, seconds] = process.argv.slice(4).map(Number);
  for await (const _ of createInterface({ input: process.stdin })) {
    const round = new Round(tables!, groups, seconds!);
    console.log(JSON.stringify(await round.play(await seat(round))));
  }
}
