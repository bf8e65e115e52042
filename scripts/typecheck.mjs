// Several compilations, because each part may use different things: packages nothing but the language,
// the server and the tests Node, the pages the browser. They run side by side, as many as there are cores.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, install, node, root } from './install.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** The dearest first, so that none is begun last. */
const PROJECTS = [
  ['server, tools and tests', 'tsconfig.json'],
  ['pages', 'apps/web/tsconfig.json'],
  ['tests of the pages', 'apps/web/tsconfig.test.json'],
  ['packages', 'packages/tsconfig.json'],
];

/** Resolves to tsc's exit code; what it says is printed in one piece. */
function compile([what, project]) {
  return new Promise((done) => {
    const began = Date.now();
    const child = spawn(node, [tsc, '-p', project, '--pretty', String(process.stdout.isTTY === true)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.on('close', (code) => {
      console.log(`Checked the types of ${what} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      if (said) console.log(said.trimEnd());
      done(code ?? 1);
    });
  });
}

/** Checks the types of everything; ends the process if one is wrong. */
export async function typecheck() {
  const waiting = [...PROJECTS];
  const codes = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) codes.push(await compile(next));
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
  if (codes.some((code) => code !== 0)) fail('Checking the types: failed.', 1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  await typecheck();
}
