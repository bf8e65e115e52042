import type { Act, AnyGame, Happening } from '@turntable/engine';
import { tell } from '@turntable/messages';
import { isBlank, worded } from '@turntable/bots/course.ts';
import { legalChoices } from '@turntable/bots/door/legal-choices.ts';
import {
  GRACE_MS,
  LONGEST_LINE,
  READY_MS,
  type Ask,
  type FromBot,
  type Hello,
} from '@turntable/bots/door/protocol.ts';
import { whyNot, type Asked, type Player, type Wanted } from './player.ts';
import { Program } from './program.ts';
import { FALLBACK } from '@turntable/protocol/locale.ts';

type Ready = Extract<FromBot, { t: 'ready' }>;
type Answer = Extract<FromBot, { t: 'act' }>;
const isReady = (message: FromBot): message is Ready => message.t === 'ready';

/** A bot from outside: a program that speaks the protocol of docs/bots.md, started anew after it failed. */
export class OutsidePlayer implements Player {
  readonly outside = true;
  readonly #command: string;
  readonly #log: string | undefined;
  #program: Program | undefined;
  #name: string;
  #game!: AnyGame;
  #failure: string | undefined;
  /** Counts on over all games of the process, so that a late answer never meets another question. */
  #n = 0;

  /** `log` is a file for what it writes to its standard error. */
  constructor(command: string, log?: string) {
    this.#command = command;
    this.#log = log;
    this.#name = `exec:${command}`;
  }

  get name(): string {
    return this.#name;
  }
  get failure(): string | undefined {
    return this.#failure;
  }

  async begin(game: AnyGame, hello: Hello): Promise<string | undefined> {
    this.#game = game;
    this.#failure = undefined;
    const former = this.#program;
    let program = (this.#program ??= this.#start());
    let ready = await greeted(program, hello);
    // One that ended in the meantime did so in a game that is over: it does not lose the next one.
    const since = former?.failure;
    if (since !== undefined) {
      program = this.#program = this.#start();
      ready = await greeted(program, hello);
    }
    if (ready) this.#name = ready.name;
    else await this.#give(program.failure ?? `was not ready within ${READY_MS / 1000} s`);
    return since === undefined ? undefined : `${since} after the last game, and was started anew`;
  }

  notify(events: readonly Happening[]): void {
    if (events.length > 0) this.#program?.send({ t: 'told', events });
  }

  async choose(asked: Asked): Promise<Wanted> {
    if (!this.#program) return { why: 'failed' };
    const program = this.#program;
    const n = ++this.#n;
    const ask = this.#ask(n, asked);
    const began = performance.now();
    program.send(ask);
    const isAnswer = (message: FromBot): message is Answer => message.t === 'act' && message.n === n;
    const answer = await program.next(isAnswer, asked.ms + GRACE_MS);
    const took = performance.now() - began;
    if (answer) return { ...this.#checked(n, asked, answer.action), took };
    if (program.failure === undefined) {
      program.send({ t: 'late', n });
      return { why: 'late' };
    }
    await this.#give(program.failure);
    return { why: 'failed' };
  }

  over(winners: readonly number[], scores: readonly number[]): void {
    this.#program?.send({ t: 'over', winners, scores });
  }

  async stop(): Promise<string | undefined> {
    const failure = await this.#program?.stop();
    this.#program = undefined;
    return failure && `${failure} after the last game`;
  }

  /** The question as a line that is not too long; legal actions are left out where it would be. */
  #ask(n: number, { view, decision, ms }: Asked): Ask {
    const { id, kind } = decision;
    const choices = legalChoices(this.#game, view, decision);
    let ask: Ask = { t: 'ask', n, decision: { id, kind }, view, ...choices, ms };
    while (ask.legal.length > 1 && Buffer.byteLength(JSON.stringify(ask)) > LONGEST_LINE)
      ask = { ...ask, legal: ask.legal.slice(0, ask.legal.length >> 1), more: true };
    return ask;
  }

  #checked(n: number, asked: Asked, input: unknown): Wanted {
    const action = this.#parsed(input);
    const refusal = action && whyNot(this.#game, asked, action);
    if (action && !refusal) return { action: action satisfies Act };
    const { id } = this.#game;
    const message = refusal && {
      key: `${id}.refusal.${refusal.clause}`,
      ...(refusal.with ? { values: refusal.with } : {}),
    };
    this.#program!.send({
      t: 'no',
      n,
      clause: refusal?.clause ?? '',
      why: message
        ? tell({ locale: FALLBACK, names: [] }, message, 'judge')
        : 'This is no action of the game.',
    });
    return { why: 'illegal' };
  }

  /** The action that was meant. A claim of any words (`text: ""`, as listed) stays one: the course gives it some. */
  #parsed(input: unknown): Act | undefined {
    if (!isBlank(input)) return this.#game.parse(input);
    const action = this.#game.parse(worded(input, 0));
    return action && 'text' in action ? ({ ...action, text: '' } as Act) : action;
  }

  #start(): Program {
    return new Program(this.#command, this.#log);
  }

  async #give(why: string): Promise<void> {
    this.#failure = why;
    await this.#program?.stop();
    this.#program = undefined;
  }
}

/** What a program says to a new game; nothing if it is not ready in time, or fails. */
function greeted(program: Program, hello: Hello): Promise<Ready | undefined> {
  program.send(hello);
  return program.next(isReady, READY_MS);
}
