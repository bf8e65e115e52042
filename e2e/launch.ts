import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a window; `flags`: further ones of it. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('there is no Chromium; `npm test` installs one');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
