// The browser for the end-to-end tests is Debian's; it is installed if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './install.mjs';

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

export function needChromium() {
  if (findChromium()) return;
  console.log('Installing Chromium for the browser tests (once) …');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  if (!findChromium())
    fail(
      'There is no Chromium, and installing it did not work (it wants Debian and root). Set CHROMIUM to its path.',
      1,
    );
}
