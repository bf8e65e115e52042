import { setImmediate as breath } from 'node:timers/promises';
import {
  commitment,
  keyedRng,
  quickRng,
  writeRecord,
  type AnyGame,
  type Happening,
  type Types,
} from '@turntable/engine';
import { randomLegal } from '@turntable/bots';
import { course, type Played, type Question } from '@turntable/bots/course.ts';
import { PROTOCOL } from '@turntable/bots/door/protocol.ts';
import { Opaque } from '@turntable/bots/opaque.ts';
import { DISTRIBUTION } from '@turntable/roster';
import { whyNot, type Asked, type Player } from './player.ts';
import { Tally } from './tally.ts';

/** Games between players. */
export interface Contest {
  readonly game: AnyGame;
  readonly setup: Types['Setup'];
  /** In seat order of the first rotation. */
  readonly players: readonly Player[];
  /** How many deals. */
  readonly deals: number;
  readonly seed: string;
  readonly ms: number;
  /** Each deal once for each rotation of the seats; teams stay together. */
  readonly mirror: boolean;
  /** Entries after which the fallback plays for programs; after twice as many, for everybody. */
  readonly mostEntries?: number;
  /** Hears of each game when it is over, and of players who failed in it or before it. */
  readonly over?: (result: Result) => void;
  readonly failed?: (player: Player, seat: number, name: string, why: string) => void;
  /** Hears of a game that cannot be played on, by a fault of the rules or of a bot of ours; the others are played. */
  readonly broken?: (name: string, error: unknown) => void;
}
/** Three times the longest of 20,000 games of random moves (330 entries, in Loco Dome). */
const MOST_ENTRIES = 1000;
/** A game that was played. */
export interface Result {
  /** Of the deal; with `mirror`, and which rotation of it. */
  readonly name: string;
  readonly seed: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly entries: number;
  readonly record: object;
}

/** Plays all games, one after another, and tells how many came to their end and how each player did in those, in their order. */
export async function contest(plan: Contest): Promise<{ games: number; tallies: readonly Tally[] }> {
  const { game, players, setup, deals, mirror } = plan;
  const tallies = players.map(() => new Tally());
  const seats = players.length;
  // Places of a team are next to each other.
  const turn = seats / game.record.sides(setup);
  const rotations = mirror ? seats / turn : 1;
  let games = 0;
  let last: Seating | undefined;
  try {
    for (let deal = 0; deal < deals; deal++)
      for (let rotation = 0; rotation < rotations; rotation++) {
        const order = players.map((_, seat) => (seat + rotation * turn) % seats);
        const name = mirror ? `${deal + 1}-${rotation + 1}` : `${deal + 1}`;
        last = { name, deal, rotation, order };
        let result: Result;
        try {
          result = await playGame(plan, tallies, last);
        } catch (error) {
          plan.broken?.(name, error);
          continue;
        }
        games++;
        plan.over?.(result);
      }
  } finally {
    const failures = await Promise.all(players.map((player) => player.stop()));
    for (const [at, failure] of failures.entries())
      if (failure !== undefined && last)
        plan.failed?.(players[at]!, last.order.indexOf(at), last.name, failure);
  }
  return { games, tallies };
}

interface Seating {
  /** Of the game. */
  readonly name: string;
  readonly deal: number;
  readonly rotation: number;
  /** The player of each seat. */
  readonly order: readonly number[];
}

/** Plays one game of a contest to its end, and adds what came of it to the tallies. */
// Long: its helpers share who plays which seat and who has failed.
async function playGame(plan: Contest, tallies: readonly Tally[], seating: Seating): Promise<Result> {
  const { game, setup, ms, mostEntries = MOST_ENTRIES } = plan;
  const { name, deal, rotation, order } = seating;
  const seed = `${plan.seed}/${deal}`;
  const seated = order.map((at) => plan.players[at]!);
  const failed = new Set<Player>();
  const table = new Witnesses(game, seated.length);
  let entries = 0;
  const questions = course({
    ...{ game, setup, seed },
    mostEntries: 4 * mostEntries,
    heard: (events, state) => {
      entries++;
      table.heard(events, state);
    },
  });
  const judgeLuck = quickRng(keyedRng(`${seed}/judge`, 0).below(0x1_0000_0000));
  let next = questions.next();
  await Promise.all(seated.map((player, seat) => begin(player, seat)));
  while (!next.done) {
    const { actor } = next.value;
    // Bots of ours never wait: without this no signal would be heard, nor that the reader has gone, before the last game is over.
    await breath();
    if (entries >= mostEntries) hurry();
    if (actor === 'judge') {
      const { view, decision } = next.value;
      next = questions.next(randomLegal(game, view, decision, judgeLuck));
    } else {
      next = questions.next(await answer(actor, next.value));
    }
  }
  return finish(next.value);

  async function begin(player: Player, seat: number): Promise<void> {
    const { values, known } = DISTRIBUTION;
    const before = await player.begin(game, {
      t: 'hello',
      protocol: PROTOCOL,
      game: game.id,
      rules: game.rulesVersion,
      seat,
      seats: seated.length,
      options: table.options,
      ms,
      // A hash, from which the seed of the deal does not follow.
      seed: commitment(`${seed}/${rotation}/bot/${seat}`),
      ...(game.picks ? { roster: { values, known } } : {}),
    });
    if (before !== undefined) plan.failed?.(player, seat, name, before);
    if (player.failure !== undefined) say(player, seat, player.failure);
  }
  /** With a judge, bots of legal actions alone can claim style points for ever; fallbacks come to an end. */
  function hurry(): void {
    const all = entries >= 2 * mostEntries;
    for (const [seat, player] of seated.entries())
      if (all || player.outside) say(player, seat, `no end after ${entries} entries, the fallback plays on`);
  }
  function say(player: Player, seat: number, why: string): void {
    if (failed.has(player)) return;
    failed.add(player);
    plan.failed?.(player, seat, name, why);
  }
  async function answer(seat: number, { view, decision }: Question): Promise<Types['Action']> {
    const player = seated[seat]!;
    const tally = tallies[order[seat]!]!;
    const fallback = (): Types['Action'] => game.fallback(view, decision);
    if (failed.has(player)) return fallback();
    const asked: Asked = { view: table.opaque.view(view), decision, ms };
    player.notify(table.unseen(seat));
    const wanted = await player.choose(asked);
    if (wanted.took !== undefined) tally.took(wanted.took);
    if (wanted.action) {
      const refusal = whyNot(game, asked, wanted.action);
      if (!refusal) return wanted.action;
      throw new Error(`${player.name} played what ${refusal.clause} forbids`);
    }
    if (wanted.why === 'late') tally.late++;
    if (wanted.why === 'illegal') tally.illegal++;
    if (wanted.why === 'failed') say(player, seat, player.failure ?? 'failed');
    return fallback();
  }
  function finish({ state, log, scores, winners }: Played): Result {
    const names = seated.map((player) => player.name);
    const host = game.record.writeHost(setup);
    const fairness = { commitment: commitment(seed), seed, ...(host ? { host } : {}) };
    const record = writeRecord(game, names, state, log, { fairness });
    seated.forEach((player, seat) => {
      player.notify(table.unseen(seat));
      player.over(winners, scores);
      const side = game.record.side(setup, seat);
      const victory = winners.includes(side) ? 1 / winners.length : 0;
      tallies[order[seat]!]!.played(deal, victory, scores[side]!);
    });
    return { name, seed, names, scores, winners, entries: log.length, record };
  }
}

/** What each seat has witnessed and was not told yet. */
class Witnesses {
  readonly opaque = new Opaque();
  /** Of the table as a record writes them, known with the deal. */
  options: object = {};
  #dealt = false;
  readonly #game: AnyGame;
  readonly #unseen: Happening[][];

  constructor(game: AnyGame, seats: number) {
    this.#game = game;
    this.#unseen = Array.from({ length: seats }, () => []);
  }
  heard(events: readonly Happening[], state: Types['State']): void {
    if (!this.#dealt) this.options = this.#game.record.writeSetup(state).options;
    this.#dealt = true;
    this.#unseen.forEach((list, seat) => {
      for (const event of events) {
        const seen = this.#game.witness(event, seat);
        if (seen) list.push(seen);
      }
    });
  }
  unseen(seat: number): readonly Happening[] {
    return this.#unseen[seat]!.splice(0);
  }
}
