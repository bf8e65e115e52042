// The browser for the end-to-end tests is Debian's; it is installed if there is none.
import { existsSync } from 'node:fs';
import { need } from './need.mjs';

/** Path of a Chromium on this machine: `CHROMIUM`, or the usual places. */
export function findChromium() {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return places.find((place) => place && existsSync(place));
}

/**
 * Path of what most tests use: Chromium without the parts that draw windows, which costs them less (see
 * docs/decisions/0026-a-browser-without-windows.md), or else the whole one.
 */
export function findHeadlessShell() {
  const place = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROMIUM && existsSync(place) ? place : findChromium();
}

/**
 * Finds Chromium, or installs it on Debian as root; ends the process with a sentence if neither works. Where Debian's is used, its
 * shell without windows is installed too; the tests do without if that fails.
 */
export function needChromium() {
  need({
    what: 'Chromium for the browser tests',
    packages: ['chromium', 'fonts-liberation'],
    find: findChromium,
    without:
      'There is no Chromium, and installing it did not work (it wants Debian and root). Set CHROMIUM to its path.',
  });
  const debian = '/usr/bin/chromium';
  if (findChromium() !== debian) return;
  need({
    what: 'Chromium without windows for the browser tests',
    packages: ['chromium-headless-shell'],
    find: () => findHeadlessShell() !== debian,
  });
}
