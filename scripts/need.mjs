// Programs of the system that tests use are Debian's; what is missing is installed, and said so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './install.mjs';

/** Path of a program in the usual places, or nothing. */
function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Installs Debian packages unless `find` finds what they bring. `what` says what for; `without` ends everything if it cannot, and
 * without `without` the caller does without.
 */
export function need({ what, packages, find, without }) {
  if (find()) return;
  console.log(`Installing ${what} (once) …`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  if (without && !find()) fail(without, 1);
}

/** What reads the printed documents in tests. */
export function needPaperTools() {
  need({
    what: 'poppler-utils and zbar-tools for the tests of printed sheets',
    packages: ['poppler-utils', 'zbar-tools'],
    find: () => ['pdfinfo', 'pdffonts', 'pdftotext', 'pdftoppm', 'zbarimg'].every(findProgram),
    without:
      'There are no poppler-utils or zbar-tools, and installing them did not work (it wants Debian and root).',
  });
}

/** What runs the example bot in Python. */
export function needPython() {
  need({
    what: 'python3 for the tests of bots from outside',
    packages: ['python3'],
    find: () => findProgram('python3'),
    without: 'There is no Python 3, and installing it did not work (it wants Debian and root).',
  });
}

/** What tests of servers that share a database run against: real ones, in folders of their own. */
export function needDatabases() {
  need({
    what: 'postgresql, redis-server and nginx for the tests of several servers',
    packages: ['postgresql', 'redis-server', 'nginx-light'],
    find: () =>
      existsSync('/usr/lib/postgresql') && findProgram('redis-server') && existsSync('/usr/sbin/nginx'),
    without:
      'There is no PostgreSQL, Redis or nginx, and installing them did not work (it wants Debian and root).',
  });
}

/** The balancer that servers of one database are measured behind. */
export function needBalancer() {
  need({
    what: 'haproxy for servers of one database',
    packages: ['haproxy'],
    find: () => existsSync('/usr/sbin/haproxy'),
    without: 'There is no haproxy, and installing it did not work (it wants Debian and root).',
  });
}
