import { createInterface } from 'node:readline';
import { readOneOf, type Act, type AnyGame, type Rng } from '@turntable/engine';
import type { Level } from '@turntable/bots';
import type { FromBot, ToBot } from '@turntable/bots/door/protocol.ts';
import { readArgs } from './args.ts';
import { luckOf, ownAnswer, warmUp, type Asked } from './arena/player.ts';
import { gameFrom, PLAYERS } from './play.ts';
import { UsageError } from './usage.ts';

/** `turntable bot GAME --level LEVEL`: our own bot, which speaks the protocol of docs/bots.md on its input and output. */
export async function bot(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(
    args,
    { level: { type: 'string' } },
    { what: 'one GAME', least: 1, most: 1 },
  );
  const game = gameFrom(positionals[0]!);
  if (values.level === undefined) throw new UsageError(`--level: expected ${PLAYERS.join(', ')}`);
  const level = readOneOf(values.level, '--level', PLAYERS);
  const talk = new Talk(game, level);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const began = performance.now();
    const message = JSON.parse(line) as ToBot;
    if (message.t === 'bye') break;
    const answer = talk.answer(message, began);
    if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.stdin.destroy();
  return 0;
}

/** What our bot says to each message of the arena. */
class Talk {
  readonly #game: AnyGame;
  readonly #level: Level | 'random';
  #luck: Rng | undefined;

  constructor(game: AnyGame, level: Level | 'random') {
    this.#game = game;
    this.#level = level;
  }

  /** `began` is when the message came, on the process's clock. */
  answer(message: ToBot, began: number): FromBot | undefined {
    switch (message.t) {
      case 'hello':
        if (message.game !== this.#game.id)
          throw new UsageError(`hello: expected ${this.#game.id}, found ${message.game}`);
        this.#luck = luckOf(message.seed);
        warmUp(this.#game, this.#level, message.seats);
        return { t: 'ready', name: this.#level };
      case 'ask': {
        const { n, view, ms, legal } = message;
        const decision = view.decisions.find(({ id }) => id === message.decision.id);
        if (!this.#luck || !decision)
          throw new UsageError('ask: expected a hello before it, and an open decision');
        return { t: 'act', n, action: this.#think({ view, decision, ms }, this.#luck, began) ?? legal[0]! };
      }
      default:
        return undefined;
    }
  }

  /** Our answer; nothing, and a line on standard error, where our bot fails: any answer is better than a lost game. */
  #think(asked: Asked, luck: Rng, began: number): Act | undefined {
    try {
      return ownAnswer(this.#game, this.#level, asked, luck, began);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }
}
