#!/usr/bin/env node
// Plain JavaScript, so that any Node of 20 or newer can read it and hand over to the project's own.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) {
  const { run } = await import('../main.ts');
  process.exitCode = await run(process.argv.slice(2));
} else {
  const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  const code = `import(${JSON.stringify(main)}).then(async (m) => { process.exitCode = await m.run(process.argv.slice(1)); })`;
  const child = spawn(node, ['-e', code, '--', ...process.argv.slice(2)], { stdio: 'inherit' });
  // Whoever ends this process means the other, which may have a folder or programs of its own to let go.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', ({ code: why }) => {
    console.error(`turntable: ${node} cannot be started (${why}); npm install puts it there`);
    process.exitCode = 1;
  });
  child.on('exit', (status, signal) => {
    process.exitCode = status ?? 1;
    if (signal === null) return;
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
