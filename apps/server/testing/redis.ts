import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's Redis in a temporary folder, reached by a socket there. */
export class RedisServer implements AsyncDisposable {
  readonly folder: string;
  #process: ChildProcess | undefined;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(mkdtempSync(join(tmpdir(), 'turntable-redis-')));
    await server.run();
    return server;
  }

  get pid(): number {
    return this.#process!.pid!;
  }
  /** Its socket. */
  get socket(): string {
    return join(this.folder, 'socket');
  }
  get url(): string {
    return `unix://${this.socket}`;
  }

  /** Starts it, for the first time or again. */
  async run(): Promise<void> {
    const settings = ['--port', '0', '--unixsocket', this.socket, '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', settings, {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => {
        said += String(text);
        if (/ready to accept connections/i.test(said)) resolve();
      });
      child.once('error', () => reject(new Error('there is no Redis: apt-get install redis-server')));
      child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}: ${said}`)));
    });
  }
  async end(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
