import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** The real server, as built, on a folder of its own. */
export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'turntable-e2e-'));
  readonly #env: Readonly<Record<string, string>>;
  readonly #flags: readonly string[];
  #process: ChildProcess | undefined;
  #port = 0;

  private constructor(env: Readonly<Record<string, string>>, flags: readonly string[]) {
    this.#flags = flags;
    this.#env = env;
  }

  /** `port`: where, if it has to be known before; 0: anywhere. */
  static async open(
    env: Readonly<Record<string, string>> = {},
    port = 0,
    flags: readonly string[] = [],
  ): Promise<Server> {
    const usual = { BOT_DELAY_MS: '0', REVEAL_PERCENT: '0', BOT_THINK_MS: '20' };
    const server = new Server({ ...usual, ...env }, flags);
    server.#port = port;
    await server.start();
    return server;
  }

  /** Where the server keeps everything. */
  get dataDir(): string {
    return this.#data;
  }
  /** Address with a slash at the end; the same after a restart. */
  get link(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Starts the server; resolves when it has printed its address. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [script, ...this.#flags], {
      env: {
        ...process.env,
        ...this.#env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#data,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout! })) {
      const port = /:(\d+)\/$/.exec(line)?.[1];
      if (!port) continue;
      this.#port = Number(port);
      child.stdout!.resume();
      return;
    }
    throw new Error('the server ended before it answered');
  }

  /** Ends the server as the kernel would, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
