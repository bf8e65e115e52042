// `npm run build:static [-- FOLDER]`: the pages without a server, for any web space. FOLDER is made anew (dist/static).
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, install, root, step } from './install.mjs';

/** What every build has; other folders of a web space do not have all of it. */
const OF_BUILD = ['index.html', 'sw.js', 'checker.html', 'manifest.webmanifest'];

/** Why a folder cannot be made anew: something in it is no build of ours and would be deleted. Nothing, if it can. */
export function whyKept(folder) {
  if (!existsSync(folder)) return undefined;
  let found;
  try {
    found = readdirSync(folder);
  } catch (error) {
    return `cannot be read (${error.code})`;
  }
  const holdsUs = `${realpathSync(root)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
  if (!holdsUs && (found.length === 0 || OF_BUILD.every((name) => found.includes(name)))) return undefined;
  return 'holds something else, which would be deleted; expected a new folder, an empty one or an earlier build';
}

/** Builds the pages that need no server into a folder, and all the addresses under which they are shown. */
export function buildStatic(folder = join(root, 'dist', 'static'), more = {}) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, VITE_STATIC: '1', ...more };
  const where = ['--outDir', folder, '--emptyOutDir'];
  step('Building the pages …', [vite, 'build', '--logLevel', 'warn', ...where], {
    cwd: join(root, 'apps', 'web'),
    env,
  });
  step('Writing a page for each address …', [join(root, 'scripts', 'static-pages.ts'), folder]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const strange = process.argv.slice(2).find((word, i) => i > 0 || word.startsWith('-'));
  if (strange !== undefined) fail(`${strange}: expected one folder, or nothing`, 1);
  const folder = resolve(process.argv[2] ?? join(root, 'dist', 'static'));
  // What we made ourselves is ours to delete, also where a build broke off.
  const why = process.argv[2] === undefined ? undefined : whyKept(folder);
  if (why !== undefined) fail(`${folder}: ${why}`, 1);
  install();
  buildStatic(folder);
  console.log(`Copy all of ${folder} to any folder of a web space.`);
}
