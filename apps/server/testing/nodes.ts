import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '@turntable/testkit/until.node.ts';
import { Child } from './child.ts';
import { Way } from './cut.ts';
import { freePort } from './free-port.ts';
import { Postgres } from './postgres.ts';
import { RedisServer } from './redis.ts';

/** One of several servers, in a process of its own; its ways to PostgreSQL and Redis can be cut. */
export class TestNode {
  readonly port: number;
  readonly database: Way;
  readonly broker: Way;
  readonly #folder: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: Child | undefined;
  #before = '';
  #ended: Promise<unknown> = Promise.resolve();

  constructor(
    port: number,
    folder: string,
    database: Way,
    broker: Way,
    env: Readonly<Record<string, string>>,
  ) {
    this.port = port;
    this.#folder = folder;
    this.database = database;
    this.broker = broker;
    this.#env = env;
  }

  get link(): string {
    return `http://127.0.0.1:${this.port}/`;
  }
  get child(): Child {
    return this.#child!;
  }
  /** What it logged as errors, however often it was started. */
  get errors(): string {
    return this.#before + (this.#child?.errors ?? '');
  }

  /** Starts it; as a supervisor does, again if it cannot at first. */
  async start(): Promise<void> {
    await this.#ended;
    this.#before = this.errors;
    for (let tries = 1; ; tries++)
      try {
        return await this.#run();
      } catch (error) {
        if (tries === 5) throw error;
        this.#before += String(error);
      }
  }
  async #run(): Promise<void> {
    this.#child = await Child.start(this.#folder, {
      PORT: String(this.port),
      DATABASE_URL: `postgres://postgres@127.0.0.1:${this.database.port}/d0`,
      REDIS_URL: `redis://127.0.0.1:${this.broker.port}`,
      TRUST_PROXY: '127.0.0.1',
      REQUESTS_PER_MINUTE: '1000000',
      TABLES_PER_MINUTE: '1000000',
      ...this.#env,
    });
  }
  /** Ends it, at once or as an upgrade does. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#ended = this.#child?.end(signal) ?? Promise.resolve();
    await this.#ended;
  }
  /** Lets it stand still, and go on. */
  pause(): void {
    this.child.signal('SIGSTOP');
  }
  wake(): void {
    this.#child?.signal('SIGCONT');
  }
}

/** What stands before the servers, by the example for it in `deploy`. */
export type Before = 'nginx' | 'haproxy';

/** Several servers of one database behind nginx, as `deploy/nginx-nodes.conf` has it, or haproxy. */
export class Nodes implements AsyncDisposable {
  readonly postgres: Postgres;
  readonly redis: RedisServer;
  readonly nodes: readonly TestNode[];
  /** Through what stands before them. */
  readonly link: string;
  /** A way to the database of its own, that is never cut. */
  readonly url: string;
  readonly #folder: string;
  #proxy: ChildProcess | undefined;
  /** The process of nginx, or of haproxy. */
  get proxy(): number {
    return this.#proxy!.pid!;
  }

  private constructor(
    parts: Pick<Nodes, 'postgres' | 'redis' | 'nodes' | 'url'>,
    folder: string,
    port: number,
  ) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.nodes = parts.nodes;
    this.url = parts.url;
    this.#folder = folder;
    this.link = `http://127.0.0.1:${port}/`;
  }

  static async start(
    count: number,
    {
      durable = false,
      database: kind = 'postgres',
      env = {},
      before = 'nginx',
      direct = false,
    }: {
      /** Commits wait for the disk. */
      readonly durable?: boolean;
      /** A file is for one server alone. */
      readonly database?: 'postgres' | 'file';
      readonly env?: Readonly<Record<string, string>>;
      readonly before?: Before;
      /** The servers reach PostgreSQL and Redis by their sockets; nothing can be cut then, and nothing of it passes through this process. */
      readonly direct?: boolean;
    } = {},
  ): Promise<Nodes> {
    const [postgres, redis] = await both(Postgres.start({ durable }), RedisServer.start());
    const url = await postgres.database();
    const folder = mkdtempSync(join(tmpdir(), 'turntable-nodes-'));
    const nodes: TestNode[] = [];
    for (let i = 0; i < count; i++) {
      const [database, broker] = [await Way.open(postgres.socket), await Way.open(redis.socket)];
      const straight = direct ? { DATABASE_URL: url, REDIS_URL: redis.url } : {};
      const own = kind === 'file' ? { ...env, DATABASE_URL: '', REDIS_URL: '' } : { ...straight, ...env };
      nodes.push(new TestNode(await freePort(), join(folder, String(i)), database, broker, own));
    }
    const port = await freePort();
    const world = new Nodes({ postgres, redis, nodes, url }, folder, port);
    try {
      for (const node of nodes) await node.start();
      world.#proxy = (before === 'nginx' ? nginx : haproxy)(folder, port, nodes);
      await until(
        () =>
          fetch(`http://127.0.0.1:${port}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        before,
      );
      return world;
    } catch (error) {
      // What did start would keep the test's process from ending.
      await world[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Asks the database, by the way that is never cut. */
  async ask<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#proxy?.kill('SIGTERM');
    for (const node of this.nodes) {
      node.wake();
      await node.end('SIGKILL');
      await node.database[Symbol.asyncDispose]();
      await node.broker[Symbol.asyncDispose]();
    }
    await this.redis[Symbol.asyncDispose]();
    await this.postgres[Symbol.asyncDispose]();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What two promises bring; where one brings nothing, what the other brought is closed, so that the test's process can end. */
async function both<A extends AsyncDisposable, B extends AsyncDisposable>(
  ...two: readonly [Promise<A>, Promise<B>]
): Promise<readonly [A, B]> {
  try {
    return await Promise.all(two);
  } catch (error) {
    for (const each of await Promise.allSettled(two))
      if (each.status === 'fulfilled') await each.value[Symbol.asyncDispose]();
    throw error;
  }
}

/** haproxy with the configuration that is recommended for many servers. */
function haproxy(folder: string, port: number, nodes: readonly TestNode[]): ChildProcess {
  const servers = nodes.map((node, i) => `    server turntable-${i + 1} 127.0.0.1:${node.port}`);
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(
    config,
    readFileSync(new URL('../../../deploy/haproxy-nodes.cfg', import.meta.url), 'utf8')
      .replace(/( *server turntable-\d .*\n)+/, `${servers.join('\n')}\n`)
      .replace('bind :80', `bind 127.0.0.1:${port}`),
  );
  return spawn('haproxy', ['-db', '-f', config], { stdio: 'ignore' });
}

/** nginx with the site that is recommended for many servers. */
function nginx(folder: string, port: number, nodes: readonly TestNode[]): ChildProcess {
  const servers = nodes.map((node) => `server 127.0.0.1:${node.port} max_fails=1 fail_timeout=1s;`);
  const site = readFileSync(new URL('../../../deploy/nginx-nodes.conf', import.meta.url), 'utf8')
    .replace(/( *server turntable-\d:8080.*;\n)+/, `${servers.join('\n')}\n`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr crit;
     events { worker_connections 4096; } http { access_log off; ${temporary.join(' ')}\n${site} }`,
  );
  return spawn('nginx', ['-c', config, '-p', folder, '-e', 'stderr'], { stdio: 'ignore' });
}
