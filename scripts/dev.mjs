// `npm run dev`: runs the server from its sources, restarting it when one changes, and the pages with vite's hot reload.
// Requests of the pages are proxied to the server. Links that the server prints lead to the pages.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { install, node, root } from './install.mjs';
import { whenOrphaned } from './orphan.mjs';

install();
const port = process.env.PORT ?? '8080';
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
// Their output passes through here, so that they do not see a terminal themselves.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
const server = spawn(node, ['--watch', '--watch-preserve-output', join(root, 'apps', 'server', 'main.ts')], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, ...colours, PORT: port },
});
const pages = spawn(node, [vite, ...process.argv.slice(2)], {
  cwd: join(root, 'apps', 'web'),
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, ...colours, TURNTABLE_SERVER: `http://127.0.0.1:${port}` },
});

const LINK = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\//;
/** Address of the pages, once vite has said it. */
let address;
/** What the server said before. */
const early = [];
/** Prints a line of the server; its own address, which has the pages as they were built last, becomes that of the pages. */
const print = (line) => console.log(line.replace(LINK, address));
createInterface({ input: pages.stdout }).on('line', (line) => {
  console.log(line);
  const [link] = LINK.exec(stripVTControlCharacters(line)) ?? [];
  if (address !== undefined || link === undefined) return;
  address = link;
  early.splice(0).forEach(print);
});
createInterface({ input: server.stdout }).on('line', (line) => {
  if (address === undefined) early.push(line);
  else print(line);
});

const children = [server, pages];
const end = (signal) => children.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
if (process.env.npm_lifecycle_event) whenOrphaned(() => end('SIGTERM'));
for (const child of children)
  child.on('exit', (code) => {
    end('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
