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

/** Finds Chromium, or installs it on Debian as root; ends the process with a sentence if neither works. */
export function needChromium() {
  need({
    what: 'Chromium for the browser tests',
    packages: ['chromium', 'fonts-liberation'],
    find: findChromium,
    without:
      'There is no Chromium, and installing it did not work (it wants Debian and root). Set CHROMIUM to its path.',
  });
}
