#!/usr/bin/env node
// Plain JavaScript, so that any Node of 20 or newer can read it and hand over to the project's own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) {
  const { run } = await import('../main.ts');
  process.exitCode = await run(process.argv.slice(2));
} else {
  const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  const code = `import(${JSON.stringify(main)}).then(async (m) => { process.exitCode = await m.run(process.argv.slice(1)); })`;
  const done = spawnSync(node, ['-e', code, '--', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = done.status ?? 1;
}
