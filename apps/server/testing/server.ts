import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@turntable/games';
import { readConfig, type Config } from '../config/config.ts';
import type { Log } from '../base/log.ts';
import { serve, type Running } from '../serve.ts';
import { TEST_SETTINGS } from './settings.ts';
import './contract.ts';

/** A server inside the test, on a port and in a folder of its own. */
export interface TestServer extends Running {
  readonly dataDir: string;
  /** What the server logged as errors. */
  readonly errors: string[];
  /** Ends the server; its folder stays for the next one. */
  stop(): Promise<void>;
  /** Ends it and removes the folder. */
  [Symbol.asyncDispose](): Promise<void>;
}

export interface ServerOptions {
  /** Environment variables, e.g. `{ BOT_DELAY_MS: '0' }`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
  /** A page like the built one, to be served. */
  readonly page?: string;
  readonly change?: (config: Config) => Config;
  /** Hears what is logged beside errors. */
  readonly log?: Omit<Log, 'error'>;
}

/** As much of the built page as the server looks at. */
export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Turntable</title>
    <meta name="description" content="Three railway games." />
  </head>
  <body></body>
</html>
`;

/** Fails if the server is going to do anything at a table by itself: an answer, the end of a clock. */
export async function nothingDue({ store, journal }: TestServer, table: string): Promise<void> {
  if (!journal.idle) await journal.settled();
  assert.equal((await store.load(table))!.due, null);
}

/** A machine that is busy is no fault: tests of what a bot may take set that themselves (ms). */
const UNHURRIED = { grace: 60_000, start: 60_000 };

export const BOT_WORKER = new URL('../bots/bot-worker.ts', import.meta.url);

/** Starts a server on a free port; without `dataDir` in a folder of its own. */
export async function openServer({
  env = {},
  dataDir,
  page,
  change = (config) => config,
  log: also = {},
}: ServerOptions = {}): Promise<TestServer> {
  const dir = dataDir ?? mkdtempSync(join(tmpdir(), 'turntable-'));
  if (page !== undefined) {
    mkdirSync(join(dir, 'web'), { recursive: true });
    writeFileSync(join(dir, 'web', 'index.html'), page);
  }
  const errors: string[] = [];
  const log: Log = {
    ...also,
    error: (what, error) => errors.push(`${what}: ${String(error)}`),
  };
  const settings = {
    ...TEST_SETTINGS,
    DATA_DIR: dir,
    ...env,
  };
  const place = { webDir: join(dir, 'web'), botWorker: BOT_WORKER, games: GAMES };
  const config = readConfig(settings, [], place);
  const running = await serve(change({ ...config, bots: { ...config.bots, ...UNHURRIED } }), log);
  let open = true;
  const stop = async (): Promise<void> => {
    if (open) await running.close();
    open = false;
  };
  return {
    ...running,
    dataDir: dir,
    errors,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Two servers of one database and one broker, which `env` names; both are closed together. */
export async function openTwo(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly a: TestServer; readonly b: TestServer } & AsyncDisposable> {
  const a = await openServer({ env });
  const b = await openServer({ env });
  return {
    a,
    b,
    async [Symbol.asyncDispose]() {
      await Promise.all([a[Symbol.asyncDispose](), b[Symbol.asyncDispose]()]);
    },
  };
}
