import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT } from './edit.ts';

const NOT_COPIED = new Set(['node_modules', 'dist', '.git', 'results', 'test-results', 'tmp']);

/** A copy of the project with what is installed here, to try something in. */
export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), 'turntable-copy-'));

  constructor() {
    const ours = (path: string): boolean =>
      !NOT_COPIED.has(basename(path)) && relative(ROOT, path) !== 'data';
    cpSync(ROOT, this.root, { recursive: true, filter: ours });
    // Links to what is installed; our own packages lead to those of the copy.
    const [from, to] = [join(ROOT, 'node_modules'), join(this.root, 'node_modules')];
    mkdirSync(join(to, '@turntable'), { recursive: true });
    for (const name of readdirSync(from))
      if (name !== '@turntable' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
    for (const name of readdirSync(join(from, '@turntable')))
      symlinkSync(readlinkSync(join(from, '@turntable', name)), join(to, '@turntable', name));
    // The marker that everything is installed, and tsc's incremental state, which saves it most of the work.
    for (const known of ['turntable-installed', 'tsc'])
      if (existsSync(join(from, '.cache', known)))
        cpSync(join(from, '.cache', known), join(to, '.cache', known), { recursive: true });
  }

  /** Runs a script of the copy in our Node; resolves to what it printed, and rejects with that if it failed. */
  run(...args: readonly string[]): Promise<string> {
    const env = { ...process.env };
    // Without this the inner test runner reports to the outer one instead of running by itself.
    delete env['NODE_TEST_CONTEXT'];
    const child = spawn(process.execPath, args, { cwd: this.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    return new Promise((resolve, reject) =>
      child.on('close', (code) =>
        code === 0
          ? resolve(said)
          : reject(new Error(`node ${args.join(' ')}: ${code}\n${said.slice(-6000)}`)),
      ),
    );
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
