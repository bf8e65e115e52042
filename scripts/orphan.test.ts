import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const script = new URL('orphan.mjs', import.meta.url).href;
const program = `import { whenOrphaned } from '${script}';
whenOrphaned(() => { console.log('orphaned'); process.exit(); });
console.log('started');
setInterval(() => {}, 1000);`;

test('a script sees that who started the shell around it has ended', { timeout: 30_000 }, async () => {
  const shell = `"${process.execPath}" --input-type=module -e "$PROGRAM"; :`;
  // The outer shell stands for npm; it must not replace itself by the inner one.
  const npm = spawn('sh', ['-c', `npm_lifecycle_event=start sh -c '${shell}'; :`], {
    env: { ...process.env, npm_lifecycle_event: undefined, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: npm.stdout! })[Symbol.asyncIterator]();
  assert.equal((await lines.next()).value, 'started');
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  assert.equal((await lines.next()).value, 'orphaned');
});

test('who logs out does not end a script whose shell has made way for it', () => {
  // Bash, where it is `sh`, becomes the script: npm is then directly above, and above that a terminal.
  const npm = `npm_lifecycle_event=start "${process.execPath}" --input-type=module -e "$PROGRAM"; :`;
  const { stdout } = spawnSync('sh', ['-c', `sh -c '${npm}'; :`], {
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_lifecycle_event: undefined,
      PROGRAM: `import { starters } from '${script}';
console.log(JSON.stringify({ npm: process.ppid, starters: starters() }));`,
    },
  });
  const found = JSON.parse(stdout) as { npm: number; starters: number[] };
  assert.deepEqual(found.starters, [found.npm]);
});
