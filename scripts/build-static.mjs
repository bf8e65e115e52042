// `npm run build:static [-- FOLDER]`: the pages without a server, for any web space. FOLDER is made anew (dist/static).
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, install, root, step } from './install.mjs';

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
  install();
  const folder = resolve(process.argv[2] ?? join(root, 'dist', 'static'));
  buildStatic(folder);
  console.log(`Copy all of ${folder} to any folder of a web space.`);
}
