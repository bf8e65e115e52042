import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { News, Wish } from './bot-starter.ts';

/** The starter lies beside this file in the sources and beside the bundle in a build. */
const SCRIPT = new URL(`./bot-starter${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Who hears of a started process. */
interface Hearer {
  sent(message: unknown): void;
  /** Once. */
  ended(why: string): void;
}
/** A process that was started, as far as its owner needs it. */
export interface Started {
  send(message: unknown): void;
  /** Kills it; `Hearer.ended` follows. */
  kill(): void;
}

/**
 * Starts processes through a small one. Starting one holds the event loop up for as long as the system copies the page tables of
 * who starts it: 40 ms for a server of 300 MB (bench/bot-start.ts).
 */
export class Starter {
  readonly #hearers = new Map<number, Hearer>();
  #process: ChildProcess | undefined;
  #no = 0;

  /** Starts the small process, best while this one is small; else it is started when it is needed first. */
  prepare(): void {
    this.#process ??= this.#begin();
  }

  /** Starts a process that runs a module. */
  start(script: URL, hearer: Hearer): Started {
    this.prepare();
    const no = ++this.#no;
    this.#hearers.set(no, hearer);
    this.#wish({ no, start: fileURLToPath(script) });
    return {
      send: (message) => this.#wish({ no, send: message }),
      kill: () => this.#wish({ no, end: true }),
    };
  }

  /** Ends all processes, the small one too. */
  async close(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = once(child, 'exit');
    // It is unreferenced while it works; without `ref` this process could exit before it has.
    child.ref();
    if (child.connected) child.disconnect();
    await gone;
  }

  #wish(wish: Wish): void {
    // What a process cannot take any more that ends at this moment: its end is told anyway.
    this.#process?.send(wish, () => {});
  }

  #begin(): ChildProcess {
    const child = fork(fileURLToPath(SCRIPT), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    child.on('message', (news: News | object) => {
      // What `node --watch` (`npm run dev`) says of the files that are loaded goes on to the process that watches.
      if (!('no' in news)) return void process.send?.(news);
      const hearer = this.#hearers.get(news.no);
      if ('sent' in news) return hearer?.sent(news.sent);
      this.#hearers.delete(news.no);
      hearer?.ended(news.ended);
    });
    const gone = (why: string): void => {
      if (this.#process !== child) return;
      this.#process = undefined;
      const hearers = [...this.#hearers.values()];
      this.#hearers.clear();
      for (const hearer of hearers) hearer.ended(why);
    };
    child.on('exit', (code, signal) => gone(`ended with what had started it (${signal ?? code})`));
    child.on('error', (error) => gone(error.message));
    child.unref();
    child.channel?.unref();
    return child;
  }
}
