import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fail, node, root } from './install.mjs';

/** Runs a script in our Node; resolves to its exit code. What it says is printed in one piece, with how long it took. */
function run({ what, args }) {
  return new Promise((done) => {
    const began = Date.now();
    const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (code) => {
      console.log(`Checked ${what} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      if (said) console.log(said.trimEnd());
      done({ what, code: code ?? 1 });
    });
  });
}

/**
 * Runs checks, each `{ what, args }`: what it looks at, and the script with its arguments. As many at once as there are cores,
 * begun in this order; all of them run to their end, and then the process ends with a sentence if any found something.
 */
export async function sideBySide(checks) {
  const waiting = [...checks];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next));
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
  const failed = results.filter(({ code }) => code !== 0).map(({ what }) => what);
  if (failed.length > 0) fail(`Checking ${failed.join(', ')}: failed.`, 1);
}
