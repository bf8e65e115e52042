// Several compilations, because each side of the house may use different things: packages nothing but the language,
// the server and the tests Node, the pages the browser.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root, step } from './install.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

export function typecheck() {
  for (const [what, project] of [
    ['packages', 'packages/tsconfig.json'],
    ['server, tools and tests', 'tsconfig.json'],
    ['pages', 'apps/web/tsconfig.json'],
    ['tests of the pages', 'apps/web/tsconfig.test.json'],
  ])
    step(`Checking the types of ${what} …`, [tsc, '-p', project]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  typecheck();
}
