import { Worker } from 'node:worker_threads';
import { Problem } from '../base/problem.ts';
import type { PrintAnswer, PrintJob } from './print-worker.ts';

/** Beside this file in the sources, and beside the bundle when it is built. */
const SCRIPT = `./print-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`;
/** A worker without work is ended after this long (ms): its fonts and paths are memory. */
const IDLE = 60_000;
/** Waiting documents at most; who comes later is told to come again. */
const MOST_WAITING = 20;

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Makes documents in a thread of their own, one after the other. */
export class Printer {
  #worker: Worker | undefined;
  #no = 0;
  readonly #waiting = new Map<number, Waiting>();
  #idle: NodeJS.Timeout | undefined;

  /** The document. Rejects with a `Problem` if there is nothing of that kind to print. */
  print(job: PrintJob): Promise<Uint8Array> {
    if (this.#waiting.size >= MOST_WAITING)
      return Promise.reject(new Problem('unavailable', 'expected fewer at once'));
    clearTimeout(this.#idle);
    const no = this.#no++;
    const answer = new Promise<Uint8Array>((resolve, reject) => this.#waiting.set(no, { resolve, reject }));
    (this.#worker ??= this.#start()).postMessage({ no, job });
    return answer;
  }

  #start(): Worker {
    const worker = new Worker(new URL(SCRIPT, import.meta.url));
    worker.unref();
    worker.on('message', ({ no, answer }: { no: number; answer: PrintAnswer }) => {
      const waiting = this.#waiting.get(no);
      this.#waiting.delete(no);
      if ('pdf' in answer) waiting?.resolve(answer.pdf);
      else if ('refused' in answer) waiting?.reject(new Problem('bad-message', answer.refused));
      else waiting?.reject(new Error(answer.failed));
      if (this.#waiting.size > 0) return;
      this.#idle = setTimeout(() => void this.close(), IDLE);
      this.#idle.unref();
    });
    worker.on('error', (error) => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    return worker;
  }

  /** Ends the thread; what waits is never printed. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
