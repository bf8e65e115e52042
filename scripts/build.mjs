// Builds the browser's part to dist/web and the server to dist/server, unless nothing changed since the last time.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root, step } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const stamp = join(root, 'dist', '.built-from');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** A hash over name, size and modification time of every source file: cheap enough to compute at each start. */
function sources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const traverse = (folder) => {
    for (const item of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (item.name === 'node_modules' || item.name.startsWith('.')) continue;
      const path = join(folder, item.name);
      if (item.isDirectory()) traverse(path);
      else if (!/\.test\.tsx?$/.test(item.name)) {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path}:${size}:${mtimeMs}\n`);
      }
    }
  };
  for (const folder of ['packages', 'apps/web', 'apps/server']) traverse(join(root, folder));
  return hash.digest('hex');
}

/** Builds pages and server, unless nothing changed since the last time. `first` is run if anything is to be built. */
export function build(first = () => {}) {
  const now = sources();
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (isBuilt()) return;
  first();
  // Two that build at once would leave a mixture.
  oneAtATime(
    join(root, 'dist', '.building'),
    () => isBuilt() || buildFrom(now),
    () => console.log('Another process builds here; waiting for it …'),
  );
}

function buildFrom(now) {
  // What breaks off leaves a mixture, which sources that come back as they were must not be taken to have been built to.
  rmSync(stamp, { force: true });
  step('Building the pages …', [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps', 'web') });
  step('Building the server …', [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps', 'server') });
  writeFileSync(stamp, now);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  build();
}
