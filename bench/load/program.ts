import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { memoryOf } from './processor.ts';

/** One program stands for hundreds of people in a benchmark; the limits for one visitor are not what is measured. */
export const NO_LIMITS = {
  REQUESTS_PER_MINUTE: '100000000',
  CODES_PER_MINUTE: '100000000',
  TABLES_PER_MINUTE: '100000000',
  TABLES_PER_GUEST: '100000000',
  BOT_TABLES_PER_GUEST: '100000000',
  MESSAGES_PER_SECOND: '1000000',
  MESSAGE_BURST: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
};

/** A program that is told what to do line by line, and whose output is read line by line. */
export class Program implements Disposable {
  readonly #process: ChildProcess;
  readonly #lines: Interface;
  readonly #script: string;

  /** `script`: its path. Fails when it ends by itself before it has said what is waited for. */
  constructor(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#script = script;
    this.#process = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#lines = createInterface({ input: this.#process.stdout! });
  }

  get pid(): number {
    return this.#process.pid!;
  }
  /** Megabytes of memory that it has resident; null where the system does not tell. */
  get memory(): number | null {
    return memoryOf(this.pid);
  }
  /** The first line from now on that begins so. */
  async line(start: string): Promise<string> {
    for (;;) {
      const gone = new AbortController();
      const said = once(this.#lines, 'line', { signal: gone.signal }).then(([line]) => line as string);
      const ended = once(this.#process, 'exit', { signal: gone.signal }).then(() => null);
      const line = await Promise.race([said, ended]);
      gone.abort();
      for (const each of [said, ended]) each.catch(() => {});
      if (line === null) throw new Error(`${this.#script} ended before it said ${start}`);
      if (line.startsWith(start)) return line;
    }
  }
  /** Gives an order, and waits for the JSON that answers it. */
  async ask<Answer>(order: string): Promise<Answer> {
    this.#process.stdin!.write(`${order}\n`);
    return JSON.parse(await this.line('{')) as Answer;
  }
  /** Ends it, and resolves when it has ended. */
  async end(): Promise<void> {
    const exit = once(this.#process, 'exit');
    this.#process.kill();
    await exit;
  }
  [Symbol.dispose](): void {
    this.#process.kill();
  }
}
