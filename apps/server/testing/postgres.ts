import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** The newest PostgreSQL of Debian on this machine. */
function programs(): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base)
    ? readdirSync(base)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  if (versions[0] === undefined) throw new Error('there is no PostgreSQL: apt-get install postgresql');
  return join(base, String(versions[0]), 'bin');
}

/** PostgreSQL does not run as root: who it runs as then. */
function somebody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const find = (): string | undefined => /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0];
  if (!find()) execFileSync('useradd', ['--system', 'postgres']);
  const [, , uid, gid] = find()!.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A PostgreSQL server in a temporary folder, reached by a socket there. */
export class Postgres implements AsyncDisposable {
  readonly folder: string;
  readonly #durable: boolean;
  #process: ChildProcess | undefined;
  #databases = 0;

  private constructor(folder: string, durable: boolean) {
    this.folder = folder;
    this.#durable = durable;
  }

  /** `durable`: its commits wait for the disk. */
  static async start({ durable = false }: { readonly durable?: boolean } = {}): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'turntable-pg-'));
    const who = somebody();
    if (who) chownSync(folder, who.uid, who.gid);
    const flags = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    execFileSync(join(programs(), 'initdb'), [...flags, '--no-sync'], { ...who, cwd: folder, stdio: 'pipe' });
    const server = new Postgres(folder, durable);
    await server.run();
    return server;
  }

  get pid(): number {
    return this.#process!.pid!;
  }
  /** Its socket. */
  get socket(): string {
    return join(this.folder, '.s.PGSQL.5432');
  }

  /** Starts it, for the first time or again. */
  async run(): Promise<void> {
    const settings = {
      ...{ listen_addresses: '', unix_socket_directories: this.folder, max_connections: '200' },
      ...(this.#durable ? {} : { fsync: 'off', synchronous_commit: 'off' }),
      shared_buffers: '32MB',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(programs(), 'postgres'), ['-D', join(this.folder, 'data'), ...flags], {
      ...somebody(),
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr!.on('data', (text: Buffer) => {
        said += String(text);
        if (said.includes('ready to accept connections')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
    });
  }

  /** Ends it: `SIGTERM` waits for its clients, `SIGINT` does not, `SIGQUIT` is a crash. */
  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** The address of a new database. */
  async database(): Promise<string> {
    const name = `d${this.#databases++}`;
    await this.do(`CREATE DATABASE ${name}`);
    return this.url(name);
  }
  /** Does what concerns all databases: makes one, or a role. */
  async do(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url('postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
  url(database: string): string {
    return `postgres://postgres@/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
