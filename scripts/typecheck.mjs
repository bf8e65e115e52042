// Several compilations, because each part may use different things: packages nothing but the language,
// the server and the tests Node, the pages the browser. They run side by side, as many as there are cores.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root } from './install.mjs';
import { sideBySide } from './side-by-side.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** The checks of types for `sideBySide`, the dearest first, so that none is begun last. */
export const TYPES = [
  ['server, tools and tests', 'tsconfig.json'],
  ['pages', 'apps/web/tsconfig.json'],
  ['tests of the pages', 'apps/web/tsconfig.test.json'],
  ['packages', 'packages/tsconfig.json'],
].map(([what, project]) => ({
  what: `the types of ${what}`,
  args: [tsc, '-p', project, '--pretty', String(process.stdout.isTTY === true)],
}));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  await sideBySide(TYPES);
}
