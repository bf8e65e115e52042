import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { FairQueue } from '../base/fair-queue.ts';
import { Problem } from '../base/problem.ts';
import type { PrintAnswer, PrintJob } from './print-worker.ts';

/** The worker lies beside this file in the sources and beside the bundle in a build. */
const SCRIPT = `./print-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`;
/** A worker without work is ended after this long (ms): its fonts and paths are memory. */
const IDLE = 60_000;
/** A document that takes more processor time (ms) is given up; the longest, two hundred copies, take some ten seconds. */
const PATIENCE = 60_000;
/** So many times as long it may take by the clock: a busy machine gives a thread a small part of itself. */
const BY_THE_CLOCK = 10;
/** Waiting documents at most, of one owner and in all; who comes later is told to come again. */
const MOST_OF_ONE = 20;
const MOST_WAITING = 200;

/** Whom a document is for. */
interface Orderer {
  /** Who takes turns with others. */
  readonly owner: string;
  /** Whether nobody waits for it any more. */
  readonly gone?: () => boolean;
}
interface Waiting {
  readonly job: PrintJob;
  readonly gone: () => boolean;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Makes documents in a thread of their own, one after the other; owners take turns. */
export class Printer {
  readonly #script: URL;
  readonly #patience: number;
  readonly #queue = new FairQueue<Waiting>();
  readonly #waiting = new Map<string, number>();
  #worker: Worker | undefined;
  #current: Waiting | undefined;
  #no = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `script` is what the thread runs; `patience` how much processor time a document may take (ms). */
  constructor(script = new URL(SCRIPT, import.meta.url), patience = PATIENCE) {
    this.#script = script;
    this.#patience = patience;
  }

  /** The document. Rejects with a `Problem` if there is nothing of that kind to print, or too much waits. */
  print(job: PrintJob, { owner, gone = () => false }: Orderer): Promise<Uint8Array> {
    const own = this.#waiting.get(owner) ?? 0;
    if (own >= MOST_OF_ONE) return Promise.reject(new Problem('too-fast', 'expected fewer at once'));
    if (this.#queue.size >= MOST_WAITING)
      return Promise.reject(new Problem('unavailable', 'expected fewer at once'));
    this.#waiting.set(owner, own + 1);
    const answer = new Promise<Uint8Array>((resolve, reject) =>
      this.#queue.push(owner, { job, gone, resolve, reject }),
    );
    this.#next();
    return answer;
  }

  /** Begins the next document if none is being made. */
  #next(): void {
    while (!this.#current) {
      const next = this.#queue.take(() => true);
      if (!next) return this.#rest();
      const { owner, item } = next;
      const left = this.#waiting.get(owner)! - 1;
      if (left > 0) this.#waiting.set(owner, left);
      else this.#waiting.delete(owner);
      // Skips what nobody waits for any more: its page was closed.
      if (item.gone()) item.reject(new Problem('unavailable', 'expected somebody who waits'));
      else this.#begin(item);
    }
  }

  #begin(item: Waiting): void {
    this.#current = item;
    clearTimeout(this.#timer);
    try {
      const worker = (this.#worker ??= this.#start());
      worker.postMessage({ no: ++this.#no, job: item.job });
      void this.#watch(worker, item);
    } catch {
      // What is nested too deeply cannot be handed to a thread.
      this.#current = undefined;
      item.reject(new Problem('bad-message', 'expected less deep nesting'));
    }
  }

  /** Gives a document up once it has had its time. */
  async #watch(worker: Worker, item: Waiting): Promise<void> {
    const began = performance.now();
    const before = await processorTime(worker);
    while (this.#current === item) {
      await wait(this.#patience, undefined, { ref: false });
      const spent = (await processorTime(worker)) - before;
      if (this.#current !== item) return;
      if (spent >= 0.9 * this.#patience || performance.now() - began >= BY_THE_CLOCK * this.#patience)
        this.#fail(new Problem('unavailable', 'it takes too long'));
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', ({ no, answer }: { no: number; answer: PrintAnswer }) => {
      if (worker !== this.#worker || no !== this.#no) return;
      const { resolve, reject } = this.#current!;
      this.#current = undefined;
      if ('pdf' in answer) resolve(answer.pdf);
      else if ('refused' in answer) reject(new Problem('bad-message', answer.refused));
      else reject(new Error(answer.failed));
      this.#next();
    });
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#fail(error);
    });
    return worker;
  }

  /** Gives up the document that is being made, and the thread with it. */
  #fail(error: Error): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    this.#current?.reject(error);
    this.#current = undefined;
    this.#next();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.close(), IDLE);
    this.#timer.unref();
  }

  /** Ends the thread; what waits is never printed. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** Processor time of a thread so far (ms); 0 until it runs. */
async function processorTime(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
