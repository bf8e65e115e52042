import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TEST_SETTINGS } from './settings.ts';

const CLOCK_AHEAD = new URL('clock-ahead.ts', import.meta.url).href;
const CLOCK_JUMP = new URL('clock-jump.ts', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own, as people run it. Disposing of it kills it. */
export class Child implements AsyncDisposable {
  readonly link: string;
  readonly #process: ChildProcess;
  readonly #ended: Promise<NodeJS.Signals | number | null>;
  readonly #errors: () => string;
  readonly #said: () => string;

  private constructor(
    link: string,
    process: ChildProcess,
    ended: Promise<NodeJS.Signals | number | null>,
    errors: () => string,
    said: () => string,
  ) {
    this.link = link;
    this.#process = process;
    this.#ended = ended;
    this.#errors = errors;
    this.#said = said;
  }

  /**
   * Resolves when it has said its address. With `CLOCK_AHEAD_MS` its clock goes that much ahead, with `CLOCK_JUMPS` it is set by
   * SIGUSR2, with `CLOCK_STOPS` that is as if the process had stood for so long (ms). `files`: how many it may open;
   * `errorsTo`: the file that its standard error output goes to.
   */
  static start(
    dataDir: string,
    env: Readonly<Record<string, string>> = {},
    { files, errorsTo }: { readonly files?: number; readonly errorsTo?: string } = {},
  ): Promise<Child> {
    const settings = {
      ...TEST_SETTINGS,
      DATA_DIR: dataDir,
    };
    const preload = [
      ...(env['CLOCK_AHEAD_MS'] === undefined ? [] : ['--import', CLOCK_AHEAD]),
      ...((env['CLOCK_JUMPS'] ?? env['CLOCK_STOPS']) ? ['--import', CLOCK_JUMP] : []),
    ];
    const [program, ...args] = [
      // A shell sets the limit and becomes the server.
      ...(files === undefined ? [] : ['sh', '-c', `ulimit -n ${files} && exec "$0" "$@"`]),
      ...[process.execPath, ...preload, MAIN],
    ];
    const errorFile = errorsTo === undefined ? undefined : openSync(errorsTo, 'a');
    const child = spawn(program!, args, {
      env: { ...process.env, ...settings, ...env },
      stdio: ['ignore', 'pipe', errorFile ?? 'pipe'],
    });
    if (errorFile !== undefined) closeSync(errorFile);
    let said = '';
    let errors = '';
    child.stderr?.on('data', (text) => (errors += text));
    const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? code)),
    );
    return new Promise((resolve, reject) => {
      child.stdout!.on('data', (text) => {
        said += text;
        const link = /^(http\S+)\n/m.exec(said)?.[1];
        if (link)
          resolve(
            new Child(
              link,
              child,
              ended,
              () => errors,
              () => said,
            ),
          );
      });
      void ended.then((code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
    });
  }

  get pid(): number {
    return this.#process.pid!;
  }
  /** All that it said on the standard output, as its host reads it. */
  get said(): string {
    return this.#said();
  }
  get errors(): string {
    return this.#errors();
  }
  /** Resident memory in megabytes. */
  get memory(): number {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(this.#process.pid)], { encoding: 'utf8' })) / 1024
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end('SIGKILL');
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  async end(signal: NodeJS.Signals): Promise<NodeJS.Signals | number | null> {
    this.#process.kill(signal);
    return this.#ended;
  }
}
