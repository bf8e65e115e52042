import { after } from 'node:test';
import type { Browser } from 'playwright-core';
import { findChromium, findHeadlessShell } from '../scripts/chromium.mjs';
import { openBrowser } from './launch.ts';
import { Server } from './server.ts';

/** What a test file wishes of its server and its browser. */
interface Wishes {
  /** Environment variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the server listens, if it has to be known before. */
  readonly port?: number;
  /** Flags of the server's command. */
  readonly flags?: readonly string[];
  /** Flags of the browser's. */
  readonly browserFlags?: readonly string[];
  /** That it is the whole browser: its shell without windows cannot show notifications. */
  readonly wholeBrowser?: boolean;
}

/** A server and a browser for the tests of a file, which closes them when all have ended. */
export async function serverAndBrowser({
  env,
  port,
  flags,
  browserFlags,
  wholeBrowser = false,
}: Wishes = {}): Promise<{
  readonly server: Server;
  readonly browser: Browser;
}> {
  const chromium = wholeBrowser ? findChromium() : findHeadlessShell();
  const [starting, launching] = [Server.open(env, port, flags), openBrowser(browserFlags, chromium)];
  const close = async (): Promise<void> => {
    const there = await Promise.allSettled([launching, starting]);
    for (const each of there) if (each.status === 'fulfilled') await each.value.close();
  };
  after(close);
  try {
    const [server, browser] = await Promise.all([starting, launching]);
    return { server, browser };
  } catch (error) {
    // `after` is not called for a file that could not be read; what did open would stay behind.
    await close();
    throw error;
  }
}
