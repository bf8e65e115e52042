// `npm run dev`: runs the server from its sources, restarting it when one changes, and the pages with vite's hot reload. The
// address of the pages is printed; their requests are proxied to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './install.mjs';
import { whenOrphaned } from './orphan.mjs';

install();
const port = process.env.PORT ?? '8080';
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', join(root, 'apps', 'server', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(node, [vite, ...process.argv.slice(2)], {
    cwd: join(root, 'apps', 'web'),
    stdio: 'inherit',
    env: { ...process.env, TURNTABLE_SERVER: `http://127.0.0.1:${port}` },
  }),
];
const end = (signal) => children.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
if (process.env.npm_lifecycle_event) whenOrphaned(() => end('SIGTERM'));
for (const child of children)
  child.on('exit', (code) => {
    end('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
