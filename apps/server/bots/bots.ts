import { randomInt } from 'node:crypto';
import type { Act, Decision, SeenBy } from '@turntable/engine';
import type { Hint, Level } from '@turntable/protocol';
import type { BotLimits } from '../config/config.ts';
import type { BotAnswer, BotQuestion, BotReady } from './bot-worker.ts';
import { FairQueue } from '../base/fair-queue.ts';
import { Others } from './others.ts';
import { Starter, type Started } from './starter.ts';

interface Job {
  readonly owner: string;
  readonly question: Omit<BotQuestion, 'budget'>;
  readonly resolve: (answer: Exclude<BotAnswer, { readonly failed: string }>) => void;
  readonly reject: (error: Error) => void;
}
const LEAST_BUDGET = 20;
/**
 * How much longer than a bot's move a hint may take to begin, and again to end (ms): finding the reasons is work too, no table
 * waits for it, and on a box that is busy late is better than never. With a start of 9 s it ends before a page gives up (60 s).
 */
const HINT_GRACE = 20_000;
/** Questions held up by other servers' counts alone are tried again this often (ms): such a server may have crashed. */
const AGAIN = 500;

/** Asks bots in processes of their own. */
export class BotPool {
  readonly #script: URL;
  readonly #limits: BotLimits;
  readonly #queue = new FairQueue<Job>();
  readonly #idle: Thinker[] = [];
  readonly #busy = new Map<Thinker, Job>();
  readonly #others: Others;
  readonly #starter = new Starter();
  #tell: (owner: string, count: number) => void = () => {};
  #again: NodeJS.Timeout | undefined;
  #closed = false;

  /** `script` is the module that the processes run (`bot-worker`). */
  constructor(script: URL, limits: BotLimits) {
    this.#script = script;
    this.#limits = limits;
    this.#others = new Others(
      Math.max(...Object.values(limits.think)) + limits.grace + limits.start + 2 * HINT_GRACE,
    );
  }

  /** Sets the listener for the number of an owner's questions under way here, called whenever it changes. */
  follow(tell: (owner: string, count: number) => void): void {
    this.#tell = tell;
  }
  /** Another server thinks about `count` questions of an owner. */
  heard(from: number, owner: string, count: number): void {
    this.#others.heard(from, owner, count, performance.now());
    this.#next();
  }

  /** Prepares to start processes: best while the server is small. */
  prepare(): void {
    this.#starter.prepare();
  }

  /** Questions that wait for a process. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** How many processes there are now. */
  get processes(): number {
    return this.#idle.length + this.#busy.size;
  }

  /** A bot's answer; rejects if the process failed or did not come back. Owners of questions take turns. */
  async choose(owner: string, game: string, view: SeenBy, decision: Decision, level: Level): Promise<Act> {
    const answer = await this.#ask(owner, { game, view, decision, level, luck: randomInt(2 ** 32) });
    if ('action' in answer) return answer.action;
    throw new Error('the bots’ process gave hints where an action was asked for');
  }

  /** What a person could answer; rejects as `choose` does. The strongest level's time to think. */
  async hints(owner: string, game: string, view: SeenBy, decision: Decision): Promise<readonly Hint[]> {
    const luck = randomInt(2 ** 32);
    const answer = await this.#ask(owner, { game, view, decision, level: 'master', luck, hint: true });
    if ('hints' in answer) return answer.hints;
    throw new Error('the bots’ process gave an action where hints were asked for');
  }

  #ask(owner: string, question: Job['question']): Promise<Parameters<Job['resolve']>[0]> {
    return new Promise((resolve, reject) => {
      this.#queue.push(owner, { owner, question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    while (this.#queue.size > 0 && !this.#closed) {
      if (this.#idle.length === 0 && this.#busy.size >= this.#limits.workers) return;
      const waiting = this.#queue.size;
      const job = this.#queue.take((owner) => this.#mayThink(owner))?.item;
      if (!job) {
        this.#again ??= setTimeout(() => {
          this.#again = undefined;
          this.#next();
        }, AGAIN).unref();
        return;
      }
      const thinker = this.#idle.pop() ?? this.#hire();
      this.#busy.set(thinker, job);
      this.#tell(job.owner, this.#thinking(job.owner));
      const share = this.#limits.think[job.question.level] / Math.ceil(waiting / this.#limits.workers);
      thinker.ask({ ...job.question, budget: Math.max(LEAST_BUDGET, share) });
    }
  }

  #mayThink(owner: string): boolean {
    const elsewhere = this.#others.thinkAbout(owner, performance.now());
    return this.#thinking(owner) + elsewhere < this.#limits.perOwner;
  }
  #thinking(owner: string): number {
    return [...this.#busy.values()].filter((job) => job.owner === owner).length;
  }

  #hire(): Thinker {
    const thinker: Thinker = new Thinker(
      (hearer) => this.#starter.start(this.#script, hearer),
      this.#limits,
      {
        answered: (answer) => {
          const job = this.#busy.get(thinker);
          // Its question was given up at the deadline already.
          if (!job) return;
          this.#busy.delete(thinker);
          this.#idle.push(thinker);
          this.#tell(job.owner, this.#thinking(job.owner));
          if ('failed' in answer) job.reject(new Error(answer.failed));
          else job.resolve(answer);
          this.#next();
        },
        gone: (error) => {
          const job = this.#busy.get(thinker);
          this.#busy.delete(thinker);
          if (job) this.#tell(job.owner, this.#thinking(job.owner));
          const at = this.#idle.indexOf(thinker);
          if (at >= 0) this.#idle.splice(at, 1);
          job?.reject(error);
          this.#next();
        },
      },
    );
    return thinker;
  }

  /** Ends all processes; questions still open are never answered. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    for (const thinker of [...this.#idle, ...this.#busy.keys()]) thinker.end();
    await this.#starter.close();
  }
}

/**
 * One process that thinks, and the timer that guards it. A process, not a thread: when it ends, the system gets all of
 * its memory back, and whatever it does wrong it does to itself.
 */
class Thinker {
  readonly #process: Started;
  readonly #limits: BotLimits;
  readonly #gone: (error: Error) => void;
  #timer: NodeJS.Timeout | undefined;
  /** It has loaded what it needs: it said so, or has answered. */
  #isReady = false;
  /** How long its question may take once it is ready (ms); null: it has none. */
  #asked: number | null = null;
  /** What its question may take more than a bot's move, to begin and to end (ms). */
  #more = 0;

  constructor(
    start: (hearer: Parameters<Starter['start']>[1]) => Started,
    limits: BotLimits,
    on: { answered: (answer: BotAnswer) => void; gone: (error: Error) => void },
  ) {
    this.#limits = limits;
    this.#gone = on.gone;
    this.#process = start({
      sent: (told) => {
        const message = told as BotAnswer | BotReady;
        this.#isReady = true;
        if ('ready' in message) return this.#wait();
        this.#asked = null;
        this.#wait();
        on.answered(message);
      },
      ended: (why) => this.#leave(why),
    });
  }

  ask(question: BotQuestion): void {
    this.#more = question.hint ? HINT_GRACE : 0;
    this.#asked = question.budget + this.#limits.grace + this.#more;
    this.#wait();
    this.#process.send(question);
  }

  /** Gives it as long as it may take for what it has to do next. */
  #wait(): void {
    if (!this.#isReady) this.#after(this.#limits.start + this.#more, 'did not start');
    else if (this.#asked !== null) this.#after(this.#asked, 'did not answer');
    else this.#after(this.#limits.idle, 'had nothing to do');
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#process.kill();
  }

  #after(ms: number, why: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#leave(why);
      this.end();
    }, ms);
    this.#timer.unref();
  }

  #leave(why: string): void {
    clearTimeout(this.#timer);
    this.#gone(new Error(`the bots' process ${why}`));
  }
}
