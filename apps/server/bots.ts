import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Act, Decision, SeenBy } from '@turntable/engine';
import type { Level } from '@turntable/protocol';
import type { BotAnswer, BotQuestion } from './bot-worker.ts';

/** How the bots' thinking is limited. */
export interface BotLimits {
  /** Threads at most; they are made when they are needed and end when they are not. */
  readonly workers: number;
  /** Milliseconds of thinking by level; shared out when many bots are asked at once. */
  readonly think: Readonly<Record<Level, number>>;
  /** A thread that has not answered this long (ms) after its time is up is ended. */
  readonly grace: number;
  /** A thread without work is kept this long (ms). */
  readonly idle: number;
}
interface Job {
  readonly question: Omit<BotQuestion, 'budget'>;
  readonly resolve: (action: Act) => void;
  readonly reject: (error: Error) => void;
}
const LEAST_BUDGET = 20;

/** Asks bots on threads of their own. */
export class BotPool {
  readonly #script: URL;
  readonly #limits: BotLimits;
  readonly #queue: Job[] = [];
  readonly #idle: Thread[] = [];
  readonly #busy = new Map<Thread, Job>();
  #closed = false;

  /** `script` is the module that the threads run (`bot-worker`). */
  constructor(script: URL, limits: BotLimits) {
    this.#script = script;
    this.#limits = limits;
  }

  /** How many threads there are now. */
  get threads(): number {
    return this.#idle.length + this.#busy.size;
  }

  /** A bot's answer; rejects if the thread failed or did not come back. */
  choose(game: string, view: SeenBy, decision: Decision, level: Level): Promise<Act> {
    return new Promise((resolve, reject) => {
      const question = { game, view, decision, level, luck: randomInt(2 ** 32) };
      this.#queue.push({ question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      let thread = this.#idle.pop();
      if (!thread && this.#busy.size < this.#limits.workers) thread = this.#hire();
      if (!thread) return;
      const waiting = this.#queue.length;
      const job = this.#queue.shift()!;
      this.#busy.set(thread, job);
      const share = this.#limits.think[job.question.level] / Math.ceil(waiting / this.#limits.workers);
      thread.ask({ ...job.question, budget: Math.max(LEAST_BUDGET, share) });
    }
  }

  #hire(): Thread {
    const thread: Thread = new Thread(this.#script, this.#limits, {
      answered: (answer) => {
        const job = this.#busy.get(thread);
        this.#busy.delete(thread);
        this.#idle.push(thread);
        if ('failed' in answer) job?.reject(new Error(answer.failed));
        else job?.resolve(answer.action);
        this.#next();
      },
      gone: (error) => {
        const job = this.#busy.get(thread);
        this.#busy.delete(thread);
        const at = this.#idle.indexOf(thread);
        if (at >= 0) this.#idle.splice(at, 1);
        job?.reject(error);
        this.#next();
      },
    });
    return thread;
  }

  /** Ends all threads; questions still open are never answered. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.end()));
  }
}

/** One worker thread, and the timer that guards it. */
class Thread {
  readonly #worker: Worker;
  readonly #limits: BotLimits;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    script: URL,
    limits: BotLimits,
    on: { answered: (answer: BotAnswer) => void; gone: (error: Error) => void },
  ) {
    this.#limits = limits;
    let reason: Error | undefined;
    this.#worker = new Worker(script);
    this.#worker.on('message', (answer: BotAnswer) => {
      this.#after(limits.idle);
      on.answered(answer);
    });
    this.#worker.on('error', (error: Error) => (reason = error));
    this.#worker.on('exit', (code) => {
      clearTimeout(this.#timer);
      on.gone(reason ?? new Error(`the bots' thread ended with ${code}`));
    });
    this.#worker.unref();
  }

  ask(question: BotQuestion): void {
    this.#after(question.budget + this.#limits.grace);
    this.#worker.postMessage(question);
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }

  #after(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(), ms);
    this.#timer.unref();
  }
}
