import { readOneOf, type Act, type AnyGame, type Decision, type Rng, type SeenBy } from '@turntable/engine';
import type { Level } from '@turntable/bots';
import type { FromBot, ToBot } from '@turntable/bots/door/protocol.ts';
import { readArgs } from './args.ts';
import { luckOf, ownAnswer, warmUp, type Asked } from './arena/player.ts';
import { gameFrom, PLAYERS } from './play.ts';
import { plain } from './terminal/plain.ts';
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
  let at = 0;
  for await (const line of linesOf(process.stdin)) {
    const began = performance.now();
    at++;
    const message = messageFrom(line, `line ${at}`);
    if (message.t === 'bye') break;
    const answer = talk.answer(message, began, `line ${at}`);
    if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.stdin.destroy();
  return 0;
}

/** The lines of an input; only a line feed ends one, for JSON may hold every other sign that ends lines elsewhere. */
async function* linesOf(input: NodeJS.ReadStream): AsyncGenerator<string> {
  let unread = '';
  input.setEncoding('utf8');
  for await (const text of input) {
    const lines = (unread + String(text)).split('\n');
    unread = lines.pop()!;
    yield* lines;
  }
  if (unread !== '') yield unread;
}

/** A line of the arena; throws `UsageError` if it is none. What it has beside its type, each type looks at itself. */
function messageFrom(line: string, place: string): ToBot {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    // Said below, with the place.
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new UsageError(`${place}: expected a message, one JSON object a line`);
  return json as ToBot;
}

const isNumber = (value: unknown): boolean => typeof value === 'number';

/** The decision of a view that an `ask` is about; nothing if it has none such, or is no view. */
function openIn(view: Partial<SeenBy> | null | undefined, asked: Partial<Decision> | null | undefined) {
  const open: unknown = view?.decisions;
  if (!Array.isArray(open) || typeof asked?.id !== 'string') return undefined;
  return (open as (Decision | null)[]).find((each) => each?.id === asked.id) ?? undefined;
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

  /** `began` is when the message came, on the process's clock; `place` says which it is, if it cannot be read. */
  answer(message: ToBot, began: number, place: string): FromBot | undefined {
    switch (message.t) {
      case 'hello':
        if (
          ![message.game, message.seed].every((text) => typeof text === 'string') ||
          !isNumber(message.seats)
        )
          throw new UsageError(`${place}: hello: expected game, seats and seed`);
        if (message.game !== this.#game.id)
          throw new UsageError(`${place}: hello: expected ${this.#game.id}, found ${message.game}`);
        if (!this.#game.seats.includes(message.seats))
          throw new UsageError(`${place}: hello: expected ${this.#game.seats.join(' or ')} seats`);
        this.#luck = luckOf(message.seed);
        warmUp(this.#game, this.#level, message.seats);
        return { t: 'ready', name: this.#level };
      case 'ask': {
        const { n, view, ms, legal } = message;
        const decision = openIn(view, message.decision);
        if (!this.#luck || !decision)
          throw new UsageError(
            `${place}: ask: expected a hello before it, and a decision that the view has open`,
          );
        if (![n, ms].every(isNumber) || !Array.isArray(legal) || legal.length === 0)
          throw new UsageError(`${place}: ask: expected n, ms and legal actions`);
        return {
          t: 'act',
          n,
          action: this.#think({ view, decision, ms }, this.#luck, began, place) ?? legal[0]!,
        };
      }
      default:
        return undefined;
    }
  }

  /** Our answer; nothing, and a line on standard error, where our bot fails: any answer is better than a lost game. */
  #think(asked: Asked, luck: Rng, began: number, place: string): Act | undefined {
    try {
      return ownAnswer(this.#game, this.#level, asked, luck, began);
    } catch (error) {
      const why = `ask: expected a view to think about (${String(error)}); the first legal action is played`;
      console.error(plain(`turntable bot: ${place}: ${why}`));
      return undefined;
    }
  }
}
